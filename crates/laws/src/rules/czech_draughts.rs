use super::{AutomaticRepetition, Completion, ExchangedColours, Rules, Writing};
use crate::article::Text;

impl Rules {
    /// The rules of Czech draughts in force from 1 October 2006. Where they are silent, adjourned games follow the FIDE
    /// Laws of 2009.
    pub const CZECH_DRAUGHTS_2006: Rules = Rules {
        text: Text::CzechDraughts2006,

        claims: None, // the game is drawn by itself: ČUD 7.3b
        automatic_repetition: Some(AutomaticRepetition { times: 3, consecutive: false }), // ČUD 6.1
        automatic_moves: Some(15), // ČUD 6.2
        offers_follow_a_move: false, // ČUD 7.3a
        agreement_after_a_move: false, // ČUD 7.3a
        resignation_may_draw: false, // ČUD 7.2a
        end_needs_touch_rules: false, // ČUD 7.2
        scores_are_bounded: false, // not regulated
        only_wins_and_draws: true, // ČUD 7.1

        completion: Completion::ByLettingGo, // ČUD 3.10; clocks are left to the competition rules: ČUD 10.5
        let_go_ends_any_move: true,          // ČUD 3.10
        captures_are_shown: true,            // ČUD 4.4, 4.9, 4.11
        kings_are_crowned: true,             // ČUD 3.6
        adjusting_by_clock: false,           // ČUD 3.13
        contact_is_meant: false,             // ČUD 3.11
        moves_with_one_hand: false,          // not regulated
        touch_ends_complaints: false,        // only a move does: ČUD 5.7
        unfinished_promotion_is_a_queen: false, // no such thing: ČUD 3.5

        opponent_decides: true,           // ČUD 5.4
        set_up_confirmed_by_a_move: true, // ČUD 5.2, 5.7
        turned_board_is_a_new_game: true, // ČUD 5.1
        exchanged_colours: ExchangedColours::NotRegulated,
        prices: None, // ČUD 5.4 puts right, and punishes nobody

        fast_games: None,                       // ČUD 10 knows clocks and no paces
        quickplay: None,                        // ČUD 10.3
        writing: Writing::WhereMovesAreCounted, // ČUD 10.2b, 10.4
        excused_for_period: false,              // not regulated
        late_player_may_be_admitted: false,     // not regulated
        late_for_resumption_minutes: Some(60),  // not regulated; as FIDE G10
        assistants_may_move: false,             // not regulated
        moves_are_repeated: false,              // no such thing
        moves_are_not_told: false,              // not regulated
    };
}
