//! A small language in which a partie can be written down, played over and checked.
//!
//! ```text
//! partie: the touched knight
//! conduct: over the board
//! time: 90+30
//!
//! [0:10] white touches g1       -> bound: move-the g1 (FIDE 4.3a)
//!        white moves e4         -> refused (FIDE 4.3a); allowed: Nf3 Nh3
//!        white moves Nf3, presses the clock
//! [1:30] black offers a draw    -> offered at the wrong moment (FIDE 9.1b(1))
//!        white accepts          -> 1/2-1/2, agreement (FIDE 5.2c)
//! ```
//!
//! A line beginning with `#` is a comment. `partie: TITLE` begins a game. Before its first act stand its regulations,
//! `NAME: VALUE` each: `game` (`chess`, `chess960 518`, `czech-draughts`), `edition` or several `editions`, `conduct`, `time` (as people write
//! it, in minutes), `supervision`, `flag` (`automatic`), `agreement` (`from move 30`, `with consent`, `none`), `default time`
//! (in minutes), `lag limit` (in seconds), `next period` (`when zero reached`), `start` (FEN), `handicap` (`white d1`),
//! `quickplay` (`announced`), `arbiter` (`none`), `appeals` (`none`), `devices` (`milder penalty`), `scoring` (`3-1-0`),
//! `scoresheets` (`by the players`), `languages` (`cs en`: White's, Black's), `session` and `resumption default` (in minutes), `special boards`, `assistants`,
//! `blindfold` (`white with notes`), `simultaneous` (`white`), `correspondence` (`yes`).
//!
//! Then each row is `[TIME] WHO DOES, DOES -> WHAT FOLLOWS; WHAT FOLLOWS`. The time is that of the wall clock since the
//! beginning, `m:ss` or `h:mm:ss`, and never runs backwards; without one it is the time of the row before. Who: `white`, `black`, `arbiter`,
//! `white's assistant`, `black's assistant`, `spectator`. `they play e4 e5 Nf3` is for both, with the clock; in `they play and
//! write e4 e5` both also write. After `the arbiter leaves` there is none at the table. What can
//! follow is told when a row does not come out: every expectation has to be among the facts of its row, and an article
//! at its end has to be one that the fact rests on ([`Event::rests_on`]). What stands on the board and on the clocks
//! rests on no article, so that none may be cited behind it; what happened does. Without `->` the acts have to be allowed.
//! A partie with `editions: fide-2014 fide-2018` is played by each of them, and `FIDE 2014/4.3a | 2018/4.3.1` cites the article by
//! its number in each.
//! A refusal, a duty, an incident, a piece of advice and a penalty go by their names and facts, as they are written in logs:
//! `refused: not-your-turn black (FIDE 1.1)`, `bound: capture-with d5 e4`, `advised: time-to-opponent 2`.
//!
//! What people do stands in the [catalogue of acts](crate::catalogue), which the terminal reads too; here it is told: `claims
//! repetition with Nf3`, `gives white 2 minutes by FIDE 13.5 because of noise`. A row that is not understood is answered with an
//! example, and `help acts` in `partie play` lists all acts. Scripts add how long a move or a press was on its way (`moves e2-e4 with lag
//! 0.5`), and seal with a secret of their own. `writes e4 e5 (=)` is an act for each move.

mod acts;
pub(crate) mod arbiter_facts;
mod editions;
pub(crate) mod facts;
mod record;
mod run;
mod settings;

use std::fmt;

use crate::clock::Instant;
use crate::{ActKind, Actor, Event, Refusal, Table};

/// Where a script is wrong or does not come out, and how.
///
/// ```
/// let error = partie_table::script::check("partie: short\nwhite moves e2-e5").unwrap_err();
/// assert_eq!(error.line, 2);
/// assert!(error.message.starts_with("refused (FIDE 3.7b)"), "{error}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is the matter.
    pub message: String,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ScriptError {}

/// A partie that was played over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its title.
    pub title: String,
    /// Every event, the opening first.
    pub log: Vec<Event>,
    /// What somebody did, in order.
    pub done: Vec<(Actor, ActKind)>,
    /// What somebody was not allowed to do.
    pub refused: Vec<RefusedAct>,
    /// The table at the end.
    pub table: Table,
}

/// An act of a script that the table has refused.
///
/// ```
/// let played = partie_table::script::check("partie: too far\nwhite moves e2-e5 -> refused (FIDE 3.7b)").unwrap();
/// let refused = &played[0].refused[0];
/// assert_eq!(refused.act, partie_table::ActKind::Move);
/// assert_eq!(refused.refusal.article.to_string(), "FIDE 3.7b");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedAct {
    /// How many events of the log came before.
    pub after: usize,
    /// When.
    pub at: Instant,
    /// Who wanted it.
    pub by: Actor,
    /// What.
    pub act: ActKind,
    /// Why not.
    pub refusal: Refusal,
}

/// Plays over every partie of a script and checks what is expected.
///
/// ```
/// use partie_table::script::check;
/// let played = check("
///     partie: the shortest mate
///     they play f3 e5 g4
///     black moves Qh4  -> 0-1, checkmate (FIDE 5.1a)
/// ").unwrap();
/// assert_eq!(played[0].table.plies().len(), 4);
/// let error = check("partie: one\nwhite moves e4 -> white pawn on e4 (FIDE 3.7b)").unwrap_err();
/// assert!(error.message.contains("rests on no article"), "{error}");
/// ```
///
/// # Errors
/// The first line that is not understood or does not come out as it says.
pub fn check(text: &str) -> Result<Vec<Played>, ScriptError> {
    run::run(text)
}
