//! The rules that a game is played by, as named facts: one value for each edition of the FIDE Laws, and one for Czech
//! draughts.
//!
//! All the differences between these texts are here, so that deciding code asks for a fact and never for a year or for
//! the game. A value names every fact with its article; none is taken over from another value, so that the compiler finds
//! what a new text has not said yet.

mod czech_draughts;
mod fide;

use crate::article::{Article, Text};

/// The rules in force.
///
/// ```
/// use partie_laws::Rules;
/// assert_eq!(Rules::FIDE_2018.automatic_moves, Some(75));
/// assert!(Rules::CZECH_DRAUGHTS_2006.claims.is_none()); // a repetition ends the game by itself
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, with its article")]
pub struct Rules {
    /// The text that says all this.
    pub text: Text,

    /// The draws that a player has to claim; `None` where nothing is claimed.
    pub claims: Option<Claims>,
    /// The repetitions that draw the game without a claim.
    pub automatic_repetition: Option<AutomaticRepetition>,
    /// How many moves by each player without progress draw the game without a claim.
    pub automatic_moves: Option<u32>,
    /// Whether a draw should be offered only after moving, before pressing the clock.
    pub offers_follow_a_move: bool,
    /// Whether both players have to move before they can agree to a draw.
    pub agreement_after_a_move: bool,
    /// Whether resigning only draws if the opponent could not mate.
    pub resignation_may_draw: bool,
    /// Whether a mating or drawing move ends the game only if it keeps the touch rules.
    pub end_needs_touch_rules: bool,
    /// Whether the two scores of a game never add up to more than a win.
    pub scores_are_bounded: bool,
    /// Whether a game can only be won by one player or drawn, so that an arbiter gives no other scores.
    pub only_wins_and_draws: bool,

    /// What completes a move besides the clock.
    pub completion: Completion,
    /// Whether letting go of a piece ends a move even where no legal move ends.
    pub let_go_ends_any_move: bool,
    /// Whether a capture is shown jump by jump, and what it takes is removed in that order.
    pub captures_are_shown: bool,
    /// Whether a new king is marked with a second man laid on top.
    pub kings_are_crowned: bool,
    /// Whether the player who has the move may adjust pieces only while the own clock runs.
    pub adjusting_by_clock: bool,
    /// Whether a touch that is not clearly an accident counts as meant.
    pub contact_is_meant: bool,
    /// Whether a move has to be made with one hand.
    pub moves_with_one_hand: bool,
    /// Whether a player who touches a piece can no longer complain of how the opponent moved.
    pub touch_ends_complaints: bool,
    /// Whether a pawn left on the last rank becomes a queen.
    pub unfinished_promotion_is_a_queen: bool,

    /// Whether only the opponent decides if an irregularity is put right, before making a move.
    pub opponent_decides: bool,
    /// Whether a wrong set-up is put right only for a player who has not moved yet.
    pub set_up_confirmed_by_a_move: bool,
    /// Whether a board that lies the wrong way round means a new game.
    pub turned_board_is_a_new_game: bool,
    /// What follows if the players have the wrong colours.
    pub exchanged_colours: ExchangedColours,
    /// What offences cost; `None` where nobody is punished for them.
    pub prices: Option<Prices>,

    /// Rapid and blitz; `None` where the rules do not tell games apart by their time.
    pub fast_games: Option<FastGames>,
    /// The quickplay finish, if there is one.
    pub quickplay: Option<QuickplayFinish>,
    /// Which games the players have to write down.
    pub writing: Writing,
    /// Whether time trouble excuses from writing until the period ends, not only while it lasts.
    pub excused_for_period: bool,
    /// Whether the arbiter may let a player who is late play.
    pub late_player_may_be_admitted: bool,
    /// How many minutes late a player may come to the resumption of an adjourned game; `None` for the default time of
    /// the game itself.
    pub late_for_resumption_minutes: Option<u32>,
    /// Whether an assistant may move the pieces for a player.
    pub assistants_may_move: bool,
    /// Whether the opponent of a player who cannot see has to repeat each move aloud.
    pub moves_are_repeated: bool,
    /// Whether nobody may tell a player anything about the moves made.
    pub moves_are_not_told: bool,
}

/// How often a position has to occur, and how many moves have to pass, before a player may claim a draw.
///
/// ```
/// use partie_laws::Rules;
/// assert_eq!(Rules::FIDE_2009.claims.unwrap().repetition, 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claims {
    /// How many times the position has to occur.
    pub repetition: u32,
    /// How many moves by each player have to pass without a pawn move or a capture.
    pub moves: u32,
}

/// Repetitions that end the game without a claim.
///
/// ```
/// use partie_laws::Rules;
/// assert!(Rules::FIDE_2014.automatic_repetition.unwrap().consecutive);
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
/// use partie_laws::{Completion, Rules};
/// assert_eq!(Rules::FIDE_2014.completion, Completion::ByOwnNextMove);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completion {
    /// Nothing: only the clock, or the end of the game.
    ByClockOnly,
    /// The player's own next move.
    ByOwnNextMove,
    /// Letting go of the piece: the move counts from then on, however late the clock is pressed.
    ByLettingGo,
}

/// What follows if the players have the wrong colours.
///
/// ```
/// use partie_laws::{ExchangedColours, Rules};
/// assert_eq!(Rules::FIDE_2018.exchanged_colours, ExchangedColours::NewGameBefore(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExchangedColours {
    /// Nothing: the rules do not speak of it.
    NotRegulated,
    /// The game goes on, unless the arbiter rules otherwise.
    PlayOn,
    /// A new game, as long as a player has made fewer moves than this.
    NewGameBefore(u32),
}

/// Minutes that depend on how fast the game is.
///
/// ```
/// use partie_laws::Rules;
/// assert_eq!(Rules::FIDE_2023.prices.unwrap().wrong_claim_minutes.rapid, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MinutesByPace {
    /// In a game with standard time.
    pub standard: u32,
    /// In rapid chess.
    pub rapid: u32,
    /// In blitz.
    pub blitz: u32,
    /// In blitz with an arbiter for each game.
    pub supervised_blitz: u32,
}

impl MinutesByPace {
    const fn always(minutes: u32) -> Self {
        Self { standard: minutes, rapid: minutes, blitz: minutes, supervised_blitz: minutes }
    }
}

/// What offences cost.
///
/// ```
/// use partie_laws::Rules;
/// assert_eq!(Rules::FIDE_2014.prices.unwrap().losing_illegal_move, 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, with its article")]
pub struct Prices {
    /// How many minutes the opponent gets for a wrong claim of a draw.
    pub wrong_claim_minutes: MinutesByPace,
    /// How many minutes the opponent gets for an illegal move that does not lose.
    pub illegal_move_minutes: MinutesByPace,
    /// Which illegal move of a player loses the game.
    pub losing_illegal_move: u32,
    /// The same in rapid chess without enough arbiters.
    pub losing_illegal_move_in_rapid: u32,
    /// The same in blitz without enough arbiters.
    pub losing_illegal_move_in_blitz: u32,
    /// Whether pressing the clock without having moved counts as an illegal move.
    pub press_without_move_is_illegal: bool,
    /// Whether making a move with both hands counts as an illegal move.
    pub both_hands_are_illegal: bool,
    /// Whether a phone that makes a sound gives the opponent only half a point if mate was impossible.
    pub device_may_give_half_a_point: bool,
    /// Whether the rules of the event may set a milder penalty for a device than the loss of the game.
    pub device_penalty_may_be_milder: bool,
}

/// Rapid and blitz.
///
/// ```
/// use partie_laws::Rules;
/// assert!(Rules::FIDE_2009.fast_games.unwrap().unsupervised.article_4_on_request);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FastGames {
    /// Up to which time a game is blitz.
    pub blitz: BlitzLimit,
    /// Below how many minutes a game that is not blitz is rapid.
    pub rapid_below_minutes: u32,
    /// What is so without enough arbiters.
    pub unsupervised: Unsupervised,
}

/// Up to which time a game is blitz.
///
/// ```
/// use partie_laws::{BlitzLimit, Rules};
/// assert_eq!(Rules::FIDE_2023.fast_games.unwrap().blitz, BlitzLimit::AtMostMinutes(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlitzLimit {
    /// Less than so many minutes.
    BelowMinutes(u32),
    /// So many minutes or less.
    AtMostMinutes(u32),
}

/// What is so in rapid and blitz games without enough arbiters.
///
/// ```
/// use partie_laws::Rules;
/// assert_eq!(Rules::FIDE_2014.fast_games.unwrap().unsupervised.start_stands_after, 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, with its article")]
pub struct Unsupervised {
    /// Whether the arbiter acts on an illegal move without a claim.
    pub arbiter_acts_on_illegal_moves: bool,
    /// Whether article 4 is applied only when a player asks.
    pub article_4_on_request: bool,
    /// After how many moves by each player a wrong set-up or a turned board stays.
    pub start_stands_after: u32,
    /// Whether the arbiter leaves fallen flags to the players.
    pub arbiter_silent_on_flag: bool,
    /// Whether a player who claims a win on time needs to have time left.
    pub flag_claim_needs_time: bool,
}

/// The quickplay finish.
///
/// ```
/// use partie_laws::Rules;
/// assert!(Rules::FIDE_2018.quickplay.unwrap().needs_announcement);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, with its article")]
pub struct QuickplayFinish {
    /// Whether it exists only where it was announced before the event.
    pub needs_announcement: bool,
    /// Whether it exists in blitz with enough arbiters.
    pub in_supervised_blitz: bool,
    /// Whether a player may ask for extra time with each move instead of claiming.
    pub increment_may_be_requested: bool,
    /// Whether nobody can appeal against the answer to a claim.
    pub answer_is_final: bool,
    /// Whether what follows when both flags are down in unknown order is said for such games only.
    pub settles_unknown_flag_order: bool,
}

/// Which games the players have to write down.
///
/// ```
/// use partie_laws::{Rules, Writing};
/// assert_eq!(Rules::CZECH_DRAUGHTS_2006.writing, Writing::WhereMovesAreCounted);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// All but rapid and blitz games.
    UnlessFast,
    /// Those in which so many moves have to be made in a time.
    WhereMovesAreCounted,
}

impl Rules {
    /// The rules that a text lays down.
    ///
    /// ```
    /// use partie_laws::{Rules, Text};
    /// assert_eq!(Rules::of(Text::Fide2023), &Rules::FIDE_2023);
    /// ```
    pub const fn of(text: Text) -> &'static Rules {
        match text {
            Text::Fide2009 => &Self::FIDE_2009,
            Text::Fide2014 => &Self::FIDE_2014,
            Text::Fide2018 => &Self::FIDE_2018,
            Text::Fide2023 => &Self::FIDE_2023,
            Text::CzechDraughts2006 => &Self::CZECH_DRAUGHTS_2006,
        }
    }

    /// An article by the number that it has in these rules: see [`Text::own`].
    ///
    /// ```
    /// use partie_laws::{Article, Rules};
    /// assert_eq!(Rules::FIDE_2018.own(Article::fide("6.12a")).to_string(), "FIDE 2018/6.11.1");
    /// ```
    pub fn own(&self, article: Article) -> Article {
        self.text.own(article)
    }

    /// An article of the FIDE Laws of 2009 by its number in these rules, or the one that takes its place in draughts.
    ///
    /// ```
    /// use partie_laws::Rules;
    /// assert_eq!(Rules::FIDE_2023.cite("7.3", "5.5").to_string(), "FIDE 2023/7.4.1");
    /// assert_eq!(Rules::CZECH_DRAUGHTS_2006.cite("7.3", "5.5").to_string(), "ČUD 5.5");
    /// ```
    pub fn cite(&self, fide: &'static str, draughts: &'static str) -> Article {
        self.in_fide(fide).unwrap_or(Article::czech_draughts(draughts))
    }

    /// An article of the FIDE Laws of 2009 by its number in these rules; `None` in draughts.
    ///
    /// ```
    /// use partie_laws::Rules;
    /// assert_eq!(Rules::CZECH_DRAUGHTS_2006.in_fide("4.6"), None);
    /// ```
    pub fn in_fide(&self, number: &'static str) -> Option<Article> {
        self.text.is_fide().then(|| self.own(Article::fide(number)))
    }

    /// An article of the rules of Czech draughts; `None` in chess.
    ///
    /// ```
    /// use partie_laws::Rules;
    /// assert_eq!(Rules::FIDE_2009.in_draughts("5.4"), None);
    /// ```
    pub fn in_draughts(&self, number: &'static str) -> Option<Article> {
        (!self.text.is_fide()).then(|| Article::czech_draughts(number))
    }

    /// The article of a matter, given as the articles that have treated it, oldest first: the first that there was, and one
    /// for each edition that moved the matter to an article about something else. What an edition only renumbers is
    /// known to [`Text::own`]. `None` if these rules do not treat the matter, or no longer.
    ///
    /// ```
    /// use partie_laws::{Article, Rules, Text};
    /// let both_hands = [Article::fide("4.1"), Article::new(Text::Fide2018, "7.5.4")];
    /// assert_eq!(Rules::FIDE_2014.on(&both_hands).unwrap().to_string(), "FIDE 2014/4.1");
    /// assert_eq!(Rules::FIDE_2023.on(&both_hands).unwrap().to_string(), "FIDE 2023/7.5.4");
    /// assert_eq!(Rules::CZECH_DRAUGHTS_2006.on(&both_hands), None);
    /// assert_eq!(Rules::FIDE_2014.on(&[Article::fide("A4b")]), None); // dropped
    /// ```
    pub fn on(&self, matter: &[Article]) -> Option<Article> {
        let fits =
            |article: &&Article| article.text <= self.text && article.text.is_fide() == self.text.is_fide();
        let own = self.own(*matter.iter().rev().find(fits)?);
        (own.text == self.text).then_some(own)
    }
}
