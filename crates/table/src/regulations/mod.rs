//! What is fixed before play.

pub(crate) mod cited;
mod conditions;

use std::fmt;

use partie_chess::{Kind as ChessKind, Position as ChessPosition, Setup, chess960};
use partie_draughts::Position as DraughtsPosition;
use partie_laws::{Article, Edition, Rules, Unsupervised, Writing};
use serde::{Deserialize, Serialize};

use crate::board::{Board, ChessBoard, DraughtsBoard};
use crate::clock::{Clock, ClockRules, NextPeriod};
use crate::regulations::cited::fide_2018;
use crate::time_control::{Millis, Pace, Periods, Quota, TimeControl};
use crate::{Arbitration, Colour, KindOfPlay, Recording, Score, Square};

pub use conditions::Condition;

/// What is fixed before play. The default is a game of chess in assisted conduct, by the Laws of 2009.
///
/// ```
/// use partie_table::{Conduct, Game, Regulations};
/// let regulations = Regulations { game: Game::Chess960 { number: 518 }, ..Regulations::default() };
/// assert_eq!(regulations.conduct, Conduct::Assisted);
/// assert_eq!(regulations.edition.name(), "fide-2009");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Regulations {
    /// What is played.
    pub game: Game,
    /// By which edition of the FIDE Laws; draughts has one text only.
    pub edition: Edition,
    /// How much time the players have.
    pub time_control: TimeControl,
    /// When the time of the next period is added.
    pub next_period: NextPeriod,
    /// How moves are made.
    pub conduct: Conduct,
    /// Whether there are arbiters enough for a rapid or blitz game (FIDE A3, B2).
    pub supervision: Supervision,
    /// Who points out that a flag has fallen.
    pub flag: FlagCall,
    /// How late a player may come (FIDE 6.6).
    pub default_time_ms: Millis,
    /// What the players may agree on (FIDE 9.1a).
    pub agreement: Agreement,
    /// What the results are worth (FIDE 11.1).
    pub scoring: Scoring,
    /// What the event says of arbiters, appeals and penalties.
    #[serde(skip_serializing_if = "Arbitration::is_default")]
    pub arbitration: Arbitration,
    /// The most that is taken off a player's time for a slow connection.
    pub lag_limit_ms: Millis,
    /// Pieces that a player gives before the game (ČUD 11.1g).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
    /// Another position to begin with, as FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// A federation's own additions (FIDE, preface).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annex: Option<String>,
    /// Whether FIDE rates the game; then no annex holds.
    pub fide_rated: bool,
    /// Whether moves go by post (ČUD 11.1c). Time is then counted in whole days.
    pub correspondence: bool,
    /// Scoresheets and adjournment.
    #[serde(skip_serializing_if = "Recording::is_usual")]
    pub recording: Recording,
    /// The kind of play.
    #[serde(skip_serializing_if = "KindOfPlay::is_usual")]
    pub play: KindOfPlay,
}

impl Default for Regulations {
    fn default() -> Self {
        Regulations {
            game: Game::Chess,
            edition: Edition::default(),
            time_control: TimeControl::UNTIMED,
            next_period: NextPeriod::default(),
            conduct: Conduct::Assisted,
            supervision: Supervision::Adequate,
            flag: FlagCall::ByTheLaws,
            default_time_ms: Millis::ZERO, // FIDE 6.6a
            agreement: Agreement::Free,
            scoring: Scoring::default(),
            arbitration: Arbitration::default(),
            lag_limit_ms: Millis::ZERO,
            handicap: None,
            start: None,
            annex: None,
            fide_rated: false,
            correspondence: false,
            recording: Recording::default(),
            play: KindOfPlay::default(),
        }
    }
}

/// What is played.
///
/// ```
/// use partie_table::Game;
/// assert_eq!(serde_json::to_string(&Game::CzechDraughts).unwrap(), r#""czech-draughts""#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Chess.
    #[default]
    Chess,
    /// Chess960 (FIDE F).
    Chess960 {
        /// The number of the initial position, 0 to 959.
        number: u16,
    },
    /// Czech draughts.
    CzechDraughts,
}

/// How moves are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Conduct {
    /// The software refuses an illegal move; moving and pressing the clock are one act.
    #[default]
    Assisted,
    /// Touching, releasing and pressing are acts of their own, and an illegal move can be played.
    OverTheBoard,
}

/// Whether there are arbiters enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Supervision {
    /// FIDE A3, B2: the competition rules hold.
    #[default]
    Adequate,
    /// FIDE A4, B3.
    Inadequate,
}

impl Supervision {
    /// What holds for a game of this pace without enough arbiters (FIDE A4, B3); `None` if it has enough or needs none.
    pub(crate) fn leaves(self, rules: &'static Rules, pace: Pace) -> Option<&'static Unsupervised> {
        let fast = rules.fast_games.as_ref().filter(|_| pace != Pace::Standard)?;
        (self == Supervision::Inadequate).then_some(&fast.unsupervised)
    }
}

/// Who points out that a flag has fallen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FlagCall {
    /// Players and arbiter, as the edition says (FIDE 6.8, A4d).
    #[default]
    ByTheLaws,
    /// The clock itself, at once, as on the web.
    Automatic,
}

/// What the players may agree on (FIDE 9.1a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// A draw at any time.
    #[default]
    Free,
    /// A draw when each player has completed so many moves.
    FromMove(u32),
    /// A draw if the arbiter consents.
    WithConsent,
    /// No draw.
    None,
}

/// What the results are worth, in half points (FIDE 11.1).
///
/// ```
/// use partie_table::{Score, Scoring};
/// let football = Scoring { win: 6, draw: 2, loss: 0 };
/// assert_eq!(football.half_points(Score::Draw), 2);
/// assert_eq!(Scoring::default().half_points(Score::Win), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scoring {
    /// For a win.
    pub win: u8,
    /// For a draw.
    pub draw: u8,
    /// For a loss.
    pub loss: u8,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring { win: 2, draw: 1, loss: 0 } // FIDE 11.1
    }
}

impl Scoring {
    /// What a score is worth.
    pub const fn half_points(self, score: Score) -> u8 {
        match score {
            Score::Win => self.win,
            Score::Draw => self.draw,
            Score::Loss => self.loss,
        }
    }
}

/// Pieces that a player gives before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Handicap {
    /// Who gives them.
    pub giver: Colour,
    /// Where they would stand.
    pub squares: Vec<Square>,
}

/// Why no game can be played by these regulations.
///
/// ```
/// use partie_table::{Game, Regulations, Table};
/// let regulations = Regulations { game: Game::Chess960 { number: 960 }, ..Regulations::default() };
/// let error = Table::open(regulations).unwrap_err();
/// assert_eq!(error.to_string(), "FIDE F2: 960 is no number of a position; expected 0 to 959");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegulationsError {
    /// There is no such Chess960 position.
    NoSuchNumber {
        /// The number that was asked for.
        number: u16,
        /// The article that says how many there are.
        article: Article,
    },
    /// The start position is none.
    Start(String),
    /// These pieces cannot be given.
    Handicap(String),
    /// A federation's annex does not hold for a game that FIDE rates.
    AnnexOnRatedGame {
        /// The article that says so.
        article: Article,
    },
    /// The game is over before it begins.
    NoGame,
}

impl RegulationsError {
    /// The article that is in the way, if one is.
    pub const fn article(&self) -> Option<Article> {
        match self {
            RegulationsError::NoSuchNumber { article, .. }
            | RegulationsError::AnnexOnRatedGame { article } => Some(*article),
            RegulationsError::Handicap(_) => Some(Article::czech_draughts("11.1g")),
            _ => None,
        }
    }
}

impl fmt::Display for RegulationsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(article) = self.article() {
            write!(f, "{article}: ")?;
        }
        match self {
            RegulationsError::NoSuchNumber { number, .. } => {
                write!(f, "{number} is no number of a position; expected 0 to 959")
            }
            RegulationsError::Start(error) => write!(f, "the start position: {error}"),
            RegulationsError::Handicap(error) => write!(f, "the handicap: {error}"),
            RegulationsError::AnnexOnRatedGame { .. } => {
                f.write_str("a federation's annex does not hold for a game rated by FIDE")
            }
            RegulationsError::NoGame => f.write_str("the start position: there is no legal move"),
        }
    }
}

impl std::error::Error for RegulationsError {}

impl Regulations {
    /// Whether the players have to write down the moves: not in rapid chess and blitz (FIDE A2, B2), and in draughts
    /// only where so many moves have to be made in a time (ČUD 10.2b, 10.4).
    ///
    /// ```
    /// use partie_table::{Regulations, time_control::TimeControl};
    /// let blitz = Regulations { time_control: TimeControl::from_pgn("180+2").unwrap(), ..Regulations::default() };
    /// assert!(!blitz.asks_for_recording());
    /// ```
    pub fn asks_for_recording(&self) -> bool {
        let counts_moves = |of| {
            let periods = self.time_control.of(of).map(Periods::listed).unwrap_or_default();
            periods.iter().any(|period| period.quota != Quota::Rest)
        };
        match self.rules().writing {
            Writing::UnlessFast => self.pace() == Pace::Standard,
            Writing::WhereMovesAreCounted => Colour::BOTH.into_iter().any(counts_moves),
        }
    }

    /// The rules in force: those of the edition, or of Czech draughts, which has one text only.
    ///
    /// ```
    /// use partie_table::{Game, Regulations};
    /// let draughts = Regulations { game: Game::CzechDraughts, ..Regulations::default() };
    /// assert!(draughts.rules().opponent_decides);
    /// assert!(!Regulations::default().rules().opponent_decides);
    /// ```
    pub const fn rules(&self) -> &'static Rules {
        match self.game {
            Game::Chess | Game::Chess960 { .. } => self.edition.rules(),
            Game::CzechDraughts => &Rules::CZECH_DRAUGHTS_2006,
        }
    }

    /// Standard, rapid or blitz (FIDE A1, B1).
    pub(crate) fn pace(&self) -> Pace {
        self.time_control.pace(self.rules())
    }

    /// What holds in rapid chess or blitz without enough arbiters (FIDE A4, B3); `None` in any other game.
    pub(crate) fn unsupervised(&self) -> Option<&'static Unsupervised> {
        self.supervision.leaves(self.rules(), self.pace())
    }

    /// With enough arbiters a rapid or blitz game is recorded by one, and the players may ask for that record
    /// (FIDE 2018/A.3.2, 2018/B.3.2, 2023/A.4.3, 2023/B.2.3).
    pub(crate) fn kept_scoresheet(&self) -> Option<Article> {
        let matter = match self.pace() {
            _ if self.supervision == Supervision::Inadequate => return None,
            Pace::Standard => return None,
            Pace::Rapid => fide_2018("A.3.2"),
            Pace::Blitz => fide_2018("B.3.2"),
        };
        self.rules().on(&[matter])
    }

    /// Whether pieces are touched and released at a board.
    pub(crate) fn over_the_board(&self) -> bool {
        self.conduct == Conduct::OverTheBoard
    }

    /// An article of the FIDE Laws of 2009 by its number in the edition that is in force, or the one that takes its place
    /// in draughts.
    pub(crate) fn cite(&self, fide: &'static str, draughts: &'static str) -> Article {
        self.rules().cite(fide, draughts)
    }

    /// An article of the FIDE Laws of 2009 by its number in the edition that is in force; draughts has none like it.
    pub(crate) fn in_fide(&self, number: &'static str) -> Option<Article> {
        self.rules().in_fide(number)
    }

    /// The article by which play is interrupted and both clocks stand: FIDE 6.12a.
    ///
    /// ```
    /// use partie_table::Regulations;
    /// assert_eq!(Regulations::default().interruption().to_string(), "FIDE 6.12a");
    /// ```
    pub fn interruption(&self) -> Article {
        self.cite("6.12a", "10.5")
    }

    /// The clock before the game.
    pub(crate) fn clock(&self) -> Clock {
        let rules = ClockRules { next_period: self.next_period, lag_limit: self.lag_limit_ms };
        Clock::with_rules(self.time_control.clone(), rules)
    }

    /// The board before the first move.
    pub(crate) fn board(&self) -> Result<Board, RegulationsError> {
        if self.annex.is_some() && self.fide_rated {
            return Err(RegulationsError::AnnexOnRatedGame {
                article: self.edition.own(Article::fide("P3c")),
            });
        }
        let board = match self.game {
            Game::CzechDraughts => Board::Draughts(DraughtsBoard::new(self.draughts_start()?)),
            _ => Board::Chess(ChessBoard::new(self.chess_start()?)),
        };
        if board.legal_moves().is_empty() { Err(RegulationsError::NoGame) } else { Ok(board) }
    }

    fn chess_start(&self) -> Result<ChessPosition, RegulationsError> {
        let start = match (&self.start, self.game) {
            (Some(fen), _) => fen.parse().map_err(|error| RegulationsError::Start(format!("{error}")))?,
            (None, Game::Chess960 { number }) => {
                let article = self.edition.own(Article::fide("F2"));
                let known = chess960::Number::new(number)
                    .ok_or(RegulationsError::NoSuchNumber { number, article })?;
                chess960::start_position(known)
            }
            (None, _) => ChessPosition::start(),
        };
        match &self.handicap {
            Some(handicap) => without(&start, handicap),
            None => Ok(start),
        }
    }

    fn draughts_start(&self) -> Result<DraughtsPosition, RegulationsError> {
        if let Some(fen) = &self.start {
            return fen.parse().map_err(|error| RegulationsError::Start(format!("{error}")));
        }
        let Some(Handicap { giver, squares }) = &self.handicap else { return Ok(DraughtsPosition::start()) };
        let dark = |square: &Square| {
            square.dark().ok_or_else(|| RegulationsError::Handicap(format!("{square} is a light square")))
        };
        let given: Vec<_> = squares.iter().map(dark).collect::<Result<_, _>>()?;
        DraughtsPosition::handicap((*giver).into(), &given)
            .map_err(|error| RegulationsError::Handicap(error.to_string()))
    }
}

/// Odds in chess: the pieces are not there, and a rook that is not there cannot castle.
fn without(start: &ChessPosition, handicap: &Handicap) -> Result<ChessPosition, RegulationsError> {
    let wrong = |text: String| RegulationsError::Handicap(text);
    let mut setup = Setup { plies_since_progress: 0, move_number: 1, ..Setup::from(start) };
    for &square in &handicap.squares {
        match start.piece_at(square.0) {
            Some(piece) if Colour::from(piece.colour) == handicap.giver && piece.kind != ChessKind::King => {
                setup.put(square.0, None);
                setup.castling = setup.castling.without(square.0.into());
            }
            _ => return Err(wrong(format!("{} has no piece on {square} to give", handicap.giver))),
        }
    }
    setup.passed = None;
    setup.position().map_err(|why| wrong(why.to_string()))
}
