//! Where the editions of the FIDE Laws differ: facts that the rules are played by.

use crate::article::Text;

/// Repetitions that end the game without a claim.
///
/// ```
/// use partie_laws::Edition;
/// assert!(Edition::FIDE_2014.automatic_repetition.unwrap().consecutive);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutomaticRepetition {
    /// How many times the position has to occur.
    pub times: u32,
    /// Whether each player has to have it back at every second move, without other moves in between.
    pub consecutive: bool,
}

/// What completes a move besides the clock.
///
/// ```
/// use partie_laws::{Completion, Edition};
/// assert_eq!(Edition::FIDE_2014.completion, Completion::ByOpponentsMove);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completion {
    /// Nothing: only the clock, or the end of the game.
    ByClockOnly,
    /// The opponent's move.
    ByOpponentsMove,
    /// The player's own next move.
    ByOwnNextMove,
}

/// Minutes that depend on how fast the game is.
///
/// ```
/// use partie_laws::Edition;
/// assert_eq!(Edition::FIDE_2023.wrong_claim_minutes.rapid, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MinutesByPace {
    /// In a game with standard time.
    pub standard: u32,
    /// In rapid chess.
    pub rapid: u32,
    /// In blitz.
    pub blitz: u32,
}

impl MinutesByPace {
    const fn always(minutes: u32) -> Self {
        Self { standard: minutes, rapid: minutes, blitz: minutes }
    }
}

/// One edition of the FIDE Laws, as the facts in which it differs from the others.
///
/// The default is the edition of 2009.
///
/// ```
/// use partie_laws::Edition;
/// let edition = Edition::named("fide-2018").unwrap();
/// assert_eq!(edition.automatic_moves, Some(75));
/// assert_eq!(Edition::default(), Edition::FIDE_2009);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, with its article")]
pub struct Edition {
    /// The text that this edition is.
    pub text: Text,
    /// How many times a position has to occur before a player may claim a draw.
    pub claim_repetition: u32,
    /// The repetitions that draw the game without a claim.
    pub automatic_repetition: Option<AutomaticRepetition>,
    /// How many moves by each player without a pawn move or a capture let a player claim a draw.
    pub claim_moves: u32,
    /// How many such moves by each player draw the game without a claim.
    pub automatic_moves: Option<u32>,
    /// How many minutes the opponent gets for a wrong claim of a draw.
    pub wrong_claim_minutes: MinutesByPace,
    /// What completes a move besides the clock.
    pub completion: Completion,
    /// Whether the player whose clock runs may adjust pieces, not the one who has the move.
    pub adjusting_by_clock: bool,
    /// Whether pressing the clock without having moved counts as an illegal move.
    pub press_without_move_is_illegal: bool,
    /// Whether making a move with both hands counts as an illegal move.
    pub both_hands_are_illegal: bool,
    /// How many minutes the opponent gets for an illegal move that does not lose.
    pub illegal_move_minutes: MinutesByPace,
    /// Which illegal move of a player loses the game.
    pub losing_illegal_move: u32,
    /// The same in rapid chess without enough arbiters.
    pub losing_illegal_move_in_rapid: u32,
    /// The same in blitz without enough arbiters.
    pub losing_illegal_move_in_blitz: u32,
    /// Whether a phone that makes a sound gives the opponent only half a point if mate was impossible.
    pub device_may_give_half_a_point: bool,
    /// Whether the rules of the event may set a milder penalty for a device than the loss of the game.
    pub device_penalty_may_be_milder: bool,
    /// Whether a pawn left on the last rank becomes a queen.
    pub unfinished_promotion_is_a_queen: bool,
    /// Whether the arbiter of an unsupervised rapid or blitz game acts on an illegal move without a claim.
    pub arbiter_acts_on_illegal_moves: bool,
    /// Whether article 4 is applied in such a game only when a player asks.
    pub article_4_on_request: bool,
    /// After how many moves by each player such a game keeps a wrong set-up or a turned board.
    pub start_stands_after: u32,
    /// Until how many moves by each player a game with exchanged colours is begun anew.
    pub exchanged_colours_until: Option<u32>,
    /// Whether a touch that is not clearly an accident counts as meant.
    pub contact_is_meant: bool,
    /// Whether the arbiter may let a player who is late play.
    pub late_player_may_be_admitted: bool,
    /// Whether an unsupervised rapid or blitz game leaves fallen flags to the players.
    pub arbiter_silent_on_flag: bool,
    /// Whether a player who claims a win on time in such a game needs to have time left.
    pub flag_claim_needs_time: bool,
    /// Whether nobody can appeal against the answer to a claim in a quickplay finish.
    pub quickplay_answer_is_final: bool,
    /// Whether resigning only draws if the opponent could not mate.
    pub resignation_may_draw: bool,
    /// Whether both players have to move before they can agree to a draw.
    pub agreement_after_a_move: bool,
    /// Whether time trouble excuses from writing until the period ends, not only while it lasts.
    pub excused_for_period: bool,
}

impl Edition {
    /// The Laws in force from 1 July 2009.
    pub const FIDE_2009: Edition = Edition {
        text: Text::Fide2009,
        claim_repetition: 3,                            // FIDE 9.2
        automatic_repetition: None,                     // every repetition is claimed: FIDE 9.2
        claim_moves: 50,                                // FIDE 9.3
        automatic_moves: None,                          // the fifty moves are claimed: FIDE 9.3
        wrong_claim_minutes: MinutesByPace::always(3),  // FIDE 9.5b
        completion: Completion::ByClockOnly,            // FIDE 6.7a
        adjusting_by_clock: false,                      // FIDE 4.2
        press_without_move_is_illegal: false,           // not regulated
        both_hands_are_illegal: false,                  // FIDE 4.1
        illegal_move_minutes: MinutesByPace::always(2), // FIDE 7.4b
        losing_illegal_move: 3,                         // FIDE 7.4b
        losing_illegal_move_in_rapid: 3,                // FIDE A4c, 7.4b
        losing_illegal_move_in_blitz: 1,                // FIDE B3c
        device_may_give_half_a_point: true,             // FIDE 12.3b
        device_penalty_may_be_milder: false,            // FIDE 12.3b
        unfinished_promotion_is_a_queen: false,         // FIDE 7.4a
        arbiter_acts_on_illegal_moves: false,           // FIDE A4c
        article_4_on_request: true,                     // FIDE A4b
        start_stands_after: 3,                          // FIDE A4a
        exchanged_colours_until: None,                  // FIDE 7.2
        contact_is_meant: false,                        // FIDE 4.3
        late_player_may_be_admitted: false,             // FIDE 6.6a
        arbiter_silent_on_flag: true,                   // FIDE A4d(1)
        flag_claim_needs_time: true,                    // FIDE A4d(2)
        quickplay_answer_is_final: true,                // FIDE 10.2d
        resignation_may_draw: false,                    // FIDE 5.1b
        agreement_after_a_move: false,                  // FIDE 5.2c
        excused_for_period: false,                      // FIDE 8.4
    };

    /// The Laws in force from 1 July 2014.
    pub const FIDE_2014: Edition = Edition {
        text: Text::Fide2014,
        automatic_repetition: Some(AutomaticRepetition { times: 5, consecutive: true }), // FIDE 2014/9.6a
        automatic_moves: Some(75),                                                       // FIDE 2014/9.6b
        wrong_claim_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1 }, // FIDE 2014/9.5b, FIDE 2014/B2
        completion: Completion::ByOpponentsMove,                                // FIDE 2014/6.2a
        adjusting_by_clock: true,                                               // FIDE 2014/6.2d
        illegal_move_minutes: MinutesByPace { standard: 2, rapid: 2, blitz: 1 }, // FIDE 2014/7.5b, FIDE 2014/B2
        losing_illegal_move: 2,                                                  // FIDE 2014/7.5b
        losing_illegal_move_in_rapid: 1,                                         // FIDE 2014/A4b
        losing_illegal_move_in_blitz: 1,                                         // FIDE 2014/A4b
        device_may_give_half_a_point: false,                                     // FIDE 2014/11.3b
        device_penalty_may_be_milder: true,                                      // FIDE 2014/11.3b
        unfinished_promotion_is_a_queen: true,                                   // FIDE 2014/7.5a
        arbiter_acts_on_illegal_moves: true,                                     // FIDE 2014/A4b
        article_4_on_request: false,                                             // no such rule any more
        start_stands_after: 10,                                                  // FIDE 2014/A4a
        late_player_may_be_admitted: true,                                       // FIDE 2014/6.7a
        flag_claim_needs_time: true,                                             // FIDE 2014/A4c
        arbiter_silent_on_flag: false,                                           // FIDE 2014/A4e
        excused_for_period: true,                                                // FIDE 2014/8.4
        quickplay_answer_is_final: true,                                         // FIDE 2014/G5d
        ..Self::FIDE_2009
    };

    /// The Laws in force from 1 January 2018.
    pub const FIDE_2018: Edition = Edition {
        text: Text::Fide2018,
        automatic_repetition: Some(AutomaticRepetition { times: 5, consecutive: false }), // FIDE 2018/9.6.1
        automatic_moves: Some(75),                                                        // FIDE 2018/9.6.2
        completion: Completion::ByOwnNextMove,                                            // FIDE 2018/6.2.1.2
        press_without_move_is_illegal: true,                                              // FIDE 2018/7.5.3
        both_hands_are_illegal: true,                                                     // FIDE 2018/7.5.4
        losing_illegal_move_in_rapid: 2,                                                  // FIDE 2018/A.4.2
        losing_illegal_move_in_blitz: 2,                                                  // FIDE 2018/A.4.2
        exchanged_colours_until: Some(10),                                                // FIDE 2018/7.3
        flag_claim_needs_time: false,                                                     // FIDE 2018/A.4.3
        quickplay_answer_is_final: false, // not in FIDE 2018/III.5
        contact_is_meant: true,           // FIDE 2018/4.2.2
        agreement_after_a_move: true,     // FIDE 2018/5.2.3
        ..Self::FIDE_2014
    };

    /// The Laws in force from 1 January 2023: FIDE 2023/9.6.1 and FIDE 2023/9.6.2 are as in 2018.
    pub const FIDE_2023: Edition = Edition {
        text: Text::Fide2023,
        wrong_claim_minutes: MinutesByPace { standard: 2, rapid: 1, blitz: 1 }, // FIDE 2023/9.5.3, A.3
        illegal_move_minutes: MinutesByPace { standard: 2, rapid: 1, blitz: 1 }, // FIDE 2023/A.3
        resignation_may_draw: true,                                             // FIDE 2023/5.1.2
        ..Self::FIDE_2018
    };

    /// Every edition, oldest first.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// let names: Vec<_> = Edition::ALL.iter().map(|edition| edition.name()).collect();
    /// assert_eq!(names, ["fide-2009", "fide-2014", "fide-2018", "fide-2023"]);
    /// ```
    pub const ALL: [Edition; 4] = [Self::FIDE_2009, Self::FIDE_2014, Self::FIDE_2018, Self::FIDE_2023];

    /// The name of this edition in settings.
    ///
    /// ```
    /// assert_eq!(partie_laws::Edition::FIDE_2014.name(), "fide-2014");
    /// ```
    pub const fn name(&self) -> &'static str {
        self.text.id()
    }

    /// The edition of this name.
    ///
    /// ```
    /// use partie_laws::Edition;
    /// assert_eq!(Edition::named("fide-2014"), Some(Edition::FIDE_2014));
    /// assert_eq!(Edition::named("fide-1066"), None);
    /// ```
    pub fn named(name: &str) -> Option<Edition> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::FIDE_2009
    }
}
