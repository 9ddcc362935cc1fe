use super::{
    AutomaticRepetition, BlitzLimit, Claims, Completion, ExchangedColours, FastGames, MinutesByPace, Prices,
    QuickplayFinish, Rules, Unsupervised, Writing,
};
use crate::article::Text;

impl Rules {
    /// The FIDE Laws in force from 1 July 2009.
    pub const FIDE_2009: Rules = Rules {
        text: Text::Fide2009,

        claims: Some(Claims { repetition: 3, moves: 50 }), // FIDE 9.2, 9.3
        automatic_repetition: None,                        // every repetition is claimed: FIDE 9.2
        automatic_moves: None,                             // the fifty moves are claimed: FIDE 9.3
        offers_follow_a_move: true,                        // FIDE 9.1b(1)
        agreement_after_a_move: false,                     // FIDE 5.2c
        resignation_may_draw: false,                       // FIDE 5.1b
        end_needs_touch_rules: false,                      // FIDE 5.1a
        scores_are_bounded: false,                         // FIDE 11.1
        only_wins_and_draws: false,                        // FIDE 13.4e

        completion: Completion::ByClockOnly,    // FIDE 6.7a
        let_go_ends_any_move: false,            // FIDE 4.6
        captures_are_shown: false,              // no such thing
        kings_are_crowned: false,               // no such thing
        adjusting_by_clock: false,              // FIDE 4.2
        contact_is_meant: false,                // FIDE 4.3
        moves_with_one_hand: true,              // FIDE 4.1
        touch_ends_complaints: true,            // FIDE 4.7
        unfinished_promotion_is_a_queen: false, // FIDE 7.4a

        opponent_decides: false,                     // FIDE 7.4a
        set_up_confirmed_by_a_move: false,           // FIDE 7.1a
        turned_board_is_a_new_game: false,           // FIDE 7.1b
        exchanged_colours: ExchangedColours::PlayOn, // FIDE 7.2
        prices: Some(Prices {
            wrong_claim_minutes: MinutesByPace::always(3),  // FIDE 9.5b
            illegal_move_minutes: MinutesByPace::always(2), // FIDE 7.4b
            losing_illegal_move: 3,                         // FIDE 7.4b
            losing_illegal_move_in_rapid: 3,                // FIDE A4c, 7.4b
            losing_illegal_move_in_blitz: 1,                // FIDE B3c
            press_without_move_is_illegal: false,           // not regulated
            both_hands_are_illegal: false,                  // FIDE 4.1
            device_may_give_half_a_point: true,             // FIDE 12.3b
            device_penalty_may_be_milder: false,            // FIDE 12.3b
        }),

        fast_games: Some(FastGames {
            blitz: BlitzLimit::BelowMinutes(15), // FIDE B1
            rapid_below_minutes: 60,             // FIDE A1
            unsupervised: Unsupervised {
                arbiter_acts_on_illegal_moves: false, // FIDE A4c
                article_4_on_request: true,           // FIDE A4b
                start_stands_after: 3,                // FIDE A4a
                arbiter_silent_on_flag: true,         // FIDE A4d(1)
                flag_claim_needs_time: true,          // FIDE A4d(2)
            },
        }),
        quickplay: Some(QuickplayFinish {
            needs_announcement: false,         // FIDE 10.1
            in_supervised_blitz: true,         // FIDE B2
            increment_may_be_requested: false, // FIDE 10.2
            answer_is_final: true,             // FIDE 10.2d
            settles_unknown_flag_order: false, // FIDE 6.11
        }),
        writing: Writing::UnlessFast,          // FIDE A2, B2
        excused_for_period: false,             // FIDE 8.4
        late_player_may_be_admitted: false,    // FIDE 6.6a
        late_for_resumption_minutes: Some(60), // FIDE G10
        assistants_may_move: false,            // FIDE 6.7d
        moves_are_repeated: true,              // FIDE E2.1
        moves_are_not_told: true,              // FIDE 13.6
    };

    /// The FIDE Laws in force from 1 July 2014.
    pub const FIDE_2014: Rules = Rules {
        text: Text::Fide2014,

        claims: Some(Claims { repetition: 3, moves: 50 }), // FIDE 2014/9.2, FIDE 2014/9.3
        automatic_repetition: Some(AutomaticRepetition { times: 5, consecutive: true }), // FIDE 2014/9.6a
        automatic_moves: Some(75),                         // FIDE 2014/9.6b
        offers_follow_a_move: true,                        // FIDE 2014/9.1b(1)
        agreement_after_a_move: false,                     // FIDE 2014/5.2c
        resignation_may_draw: false,                       // FIDE 2014/5.1b
        end_needs_touch_rules: true,                       // FIDE 2014/5.1a, FIDE 2014/5.2a
        scores_are_bounded: true,                          // FIDE 2014/10.2
        only_wins_and_draws: false,                        // FIDE 2014/10.2

        completion: Completion::ByOwnNextMove, // FIDE 2014/6.2a(2)
        let_go_ends_any_move: false,           // FIDE 2014/4.7
        captures_are_shown: false,             // no such thing
        kings_are_crowned: false,              // no such thing
        adjusting_by_clock: true,              // FIDE 2014/6.2d
        contact_is_meant: false,               // FIDE 2014/4.3
        moves_with_one_hand: true,             // FIDE 2014/4.1
        touch_ends_complaints: true,           // FIDE 2014/4.8
        unfinished_promotion_is_a_queen: true, // FIDE 2014/7.5a

        opponent_decides: false,                     // FIDE 2014/7.5a
        set_up_confirmed_by_a_move: false,           // FIDE 2014/7.2a
        turned_board_is_a_new_game: false,           // FIDE 2014/7.2b
        exchanged_colours: ExchangedColours::PlayOn, // FIDE 2014/7.3
        prices: Some(Prices {
            wrong_claim_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1, supervised_blitz: 1 }, // FIDE 2014/9.5b, FIDE 2014/B2
            illegal_move_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1, supervised_blitz: 1 }, // FIDE 2014/7.5b, FIDE 2014/B2
            losing_illegal_move: 2,               // FIDE 2014/7.5b
            losing_illegal_move_in_rapid: 1,      // FIDE 2014/A4b
            losing_illegal_move_in_blitz: 1,      // FIDE 2014/A4b
            press_without_move_is_illegal: false, // FIDE 2014/6.2c
            both_hands_are_illegal: false,        // FIDE 2014/4.1
            device_may_give_half_a_point: false,  // FIDE 2014/11.3b
            device_penalty_may_be_milder: true,   // FIDE 2014/11.3b
        }),

        fast_games: Some(FastGames {
            blitz: BlitzLimit::AtMostMinutes(10), // FIDE 2014/B1
            rapid_below_minutes: 60,              // FIDE 2014/A1
            unsupervised: Unsupervised {
                arbiter_acts_on_illegal_moves: true, // FIDE 2014/A4b
                article_4_on_request: false,         // no such rule any more
                start_stands_after: 10,              // FIDE 2014/A4a
                arbiter_silent_on_flag: false,       // FIDE 2014/A4e
                flag_claim_needs_time: true,         // FIDE 2014/A4c
            },
        }),
        quickplay: Some(QuickplayFinish {
            needs_announcement: true,          // FIDE 2014/G2
            in_supervised_blitz: false,        // FIDE 2014/G3
            increment_may_be_requested: true,  // FIDE 2014/G4
            answer_is_final: true,             // FIDE 2014/G5d
            settles_unknown_flag_order: false, // FIDE 2014/6.11
        }),
        writing: Writing::UnlessFast,          // FIDE 2014/A2
        excused_for_period: true,              // FIDE 2014/8.4
        late_player_may_be_admitted: true,     // FIDE 2014/6.7a
        late_for_resumption_minutes: Some(60), // FIDE 2014/E10
        assistants_may_move: true,             // FIDE 2014/4.9
        moves_are_repeated: true,              // FIDE 2014/D2.1
        moves_are_not_told: true,              // FIDE 2014/12.6
    };

    /// The FIDE Laws in force from 1 January 2018.
    pub const FIDE_2018: Rules = Rules {
        text: Text::Fide2018,

        claims: Some(Claims { repetition: 3, moves: 50 }), // FIDE 2018/9.2.1, FIDE 2018/9.3
        automatic_repetition: Some(AutomaticRepetition { times: 5, consecutive: false }), // FIDE 2018/9.6.1
        automatic_moves: Some(75),                         // FIDE 2018/9.6.2
        offers_follow_a_move: true,                        // FIDE 2018/9.1.2.1
        agreement_after_a_move: true,                      // FIDE 2018/5.2.3
        resignation_may_draw: false,                       // FIDE 2018/5.1.2
        end_needs_touch_rules: true,                       // FIDE 2018/5.1.1, FIDE 2018/5.2.1
        scores_are_bounded: true,                          // FIDE 2018/10.2
        only_wins_and_draws: false,                        // FIDE 2018/10.2

        completion: Completion::ByOwnNextMove, // FIDE 2018/6.2.1.2
        let_go_ends_any_move: false,           // FIDE 2018/4.7
        captures_are_shown: false,             // no such thing
        kings_are_crowned: false,              // no such thing
        adjusting_by_clock: true,              // FIDE 2018/6.2.5
        contact_is_meant: true,                // FIDE 2018/4.2.2
        moves_with_one_hand: true,             // FIDE 2018/4.1
        touch_ends_complaints: true,           // FIDE 2018/4.8
        unfinished_promotion_is_a_queen: true, // FIDE 2018/7.5.2

        opponent_decides: false,                                // FIDE 2018/7.5.1
        set_up_confirmed_by_a_move: false,                      // FIDE 2018/7.2.1
        turned_board_is_a_new_game: false,                      // FIDE 2018/7.2.2
        exchanged_colours: ExchangedColours::NewGameBefore(10), // FIDE 2018/7.3
        prices: Some(Prices {
            wrong_claim_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1, supervised_blitz: 1 }, // FIDE 2018/9.5.3, FIDE 2018/B.2
            illegal_move_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1, supervised_blitz: 1 }, // FIDE 2018/7.5.5, FIDE 2018/B.2
            losing_illegal_move: 2,              // FIDE 2018/7.5.5
            losing_illegal_move_in_rapid: 2,     // FIDE 2018/A.4.2
            losing_illegal_move_in_blitz: 2,     // FIDE 2018/A.4.2
            press_without_move_is_illegal: true, // FIDE 2018/7.5.3
            both_hands_are_illegal: true,        // FIDE 2018/7.5.4
            device_may_give_half_a_point: false, // FIDE 2018/11.3.2.2
            device_penalty_may_be_milder: true,  // FIDE 2018/11.3.2.2
        }),

        fast_games: Some(FastGames {
            blitz: BlitzLimit::AtMostMinutes(10), // FIDE 2018/B.1
            rapid_below_minutes: 60,              // FIDE 2018/A.1
            unsupervised: Unsupervised {
                arbiter_acts_on_illegal_moves: true, // FIDE 2018/A.4.2
                article_4_on_request: false,         // no such rule any more
                start_stands_after: 10,              // FIDE 2018/A.4.1
                arbiter_silent_on_flag: false,       // FIDE 2018/A.4.5
                flag_claim_needs_time: false,        // FIDE 2018/A.4.3
            },
        }),
        quickplay: Some(QuickplayFinish {
            needs_announcement: true,         // FIDE 2018/III.2.1
            in_supervised_blitz: false,       // FIDE 2018/III.2.2
            increment_may_be_requested: true, // FIDE 2018/III.4
            answer_is_final: false,           // as any other decision: FIDE 2018/11.10
            settles_unknown_flag_order: true, // FIDE 2018/III.3.1
        }),
        writing: Writing::UnlessFast,      // FIDE 2018/A.2
        excused_for_period: true,          // FIDE 2018/8.4
        late_player_may_be_admitted: true, // FIDE 2018/6.7.1
        late_for_resumption_minutes: None, // FIDE 2018/I.10
        assistants_may_move: true,         // FIDE 2018/4.9
        moves_are_repeated: true,          // FIDE 2018/D.2.1
        moves_are_not_told: true,          // FIDE 2018/12.6
    };

    /// The FIDE Laws in force from 1 January 2023.
    pub const FIDE_2023: Rules = Rules {
        text: Text::Fide2023,

        claims: Some(Claims { repetition: 3, moves: 50 }), // FIDE 2023/9.2, FIDE 2023/9.3
        automatic_repetition: Some(AutomaticRepetition { times: 5, consecutive: false }), // FIDE 2023/9.6.1
        automatic_moves: Some(75),                         // FIDE 2023/9.6.2
        offers_follow_a_move: true,                        // FIDE 2023/9.1.2.1
        agreement_after_a_move: true,                      // FIDE 2023/5.2.3
        resignation_may_draw: true,                        // FIDE 2023/5.1.2
        end_needs_touch_rules: true,                       // FIDE 2023/5.1.1, FIDE 2023/5.2.1
        scores_are_bounded: true,                          // FIDE 2023/10.2
        only_wins_and_draws: false,                        // FIDE 2023/10.2

        completion: Completion::ByOwnNextMove, // FIDE 2023/6.2.1.2
        let_go_ends_any_move: false,           // FIDE 2023/4.7
        captures_are_shown: false,             // no such thing
        kings_are_crowned: false,              // no such thing
        adjusting_by_clock: true,              // FIDE 2023/6.2.5
        contact_is_meant: true,                // FIDE 2023/4.2.2
        moves_with_one_hand: true,             // FIDE 2023/4.1
        touch_ends_complaints: true,           // FIDE 2023/4.8
        unfinished_promotion_is_a_queen: true, // FIDE 2023/7.5.2

        opponent_decides: false,                                // FIDE 2023/7.5.1
        set_up_confirmed_by_a_move: false,                      // FIDE 2023/7.2.1
        turned_board_is_a_new_game: false,                      // FIDE 2023/7.2.2
        exchanged_colours: ExchangedColours::NewGameBefore(10), // FIDE 2023/7.3
        prices: Some(Prices {
            wrong_claim_minutes: MinutesByPace { standard: 2, rapid: 1, blitz: 1, supervised_blitz: 2 }, // FIDE 2023/9.5.3, FIDE 2023/A.3, FIDE 2023/B.2
            illegal_move_minutes: MinutesByPace { standard: 2, rapid: 1, blitz: 1, supervised_blitz: 2 }, // FIDE 2023/7.5.5, FIDE 2023/A.3, FIDE 2023/B.2
            losing_illegal_move: 2,              // FIDE 2023/7.5.5
            losing_illegal_move_in_rapid: 2,     // FIDE 2023/A.5.2
            losing_illegal_move_in_blitz: 2,     // FIDE 2023/A.5.2
            press_without_move_is_illegal: true, // FIDE 2023/7.5.3
            both_hands_are_illegal: true,        // FIDE 2023/7.5.4
            device_may_give_half_a_point: false, // FIDE 2023/11.3.2.2
            device_penalty_may_be_milder: true,  // FIDE 2023/11.3.2.2
        }),

        fast_games: Some(FastGames {
            blitz: BlitzLimit::AtMostMinutes(10), // FIDE 2023/B.1
            rapid_below_minutes: 60,              // FIDE 2023/A.1
            unsupervised: Unsupervised {
                arbiter_acts_on_illegal_moves: true, // FIDE 2023/A.5.2
                article_4_on_request: false,         // no such rule any more
                start_stands_after: 10,              // FIDE 2023/A.5.1
                arbiter_silent_on_flag: false,       // FIDE 2023/A.5.5
                flag_claim_needs_time: false,        // FIDE 2023/A.5.3
            },
        }),
        quickplay: Some(QuickplayFinish {
            needs_announcement: true,         // FIDE 2023/III.2.1
            in_supervised_blitz: false,       // FIDE 2023/III.2.2
            increment_may_be_requested: true, // FIDE 2023/III.4
            answer_is_final: false,           // as any other decision: FIDE 2023/11.10
            settles_unknown_flag_order: true, // FIDE 2023/III.3.1
        }),
        writing: Writing::UnlessFast,      // FIDE 2023/A.2
        excused_for_period: true,          // FIDE 2023/8.4
        late_player_may_be_admitted: true, // FIDE 2023/6.7.1
        late_for_resumption_minutes: None, // FIDE 2023/I.10
        assistants_may_move: true,         // FIDE 2023/4.9
        moves_are_repeated: true,          // FIDE 2023/D.2.1
        moves_are_not_told: true,          // FIDE 2023/12.6
    };
}
