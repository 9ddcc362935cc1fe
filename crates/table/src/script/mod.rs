//! A small language in which a partie can be written down, played over and checked.
//!
//! ```text
//! partie: the touched knight
//! conduct: over the board
//! time: 90+30
//!
//! [0:10] white touches g1       -> bound: the piece on g1 must move (FIDE 4.3a)
//!        white moves e4         -> refused (FIDE 4.3a); allowed: Nf3 Nh3
//!        white moves Nf3, presses the clock
//! [1:30] black offers a draw    -> offered at the wrong moment (FIDE 9.1b(1))
//!        white accepts          -> 1/2-1/2, agreement (FIDE 5.2c)
//! ```
//!
//! A line beginning with `#` is a comment. `partie: TITLE` begins a game. Before its first act stand its regulations,
//! `NAME: VALUE` each: `game` (`chess`, `chess960 518`, `czech-draughts`), `edition`, `conduct`, `time` (as people write
//! it, in minutes), `supervision`, `flag` (`automatic`), `agreement` (`from move 30`, `with consent`, `none`), `default time`
//! (in minutes), `lag limit` (in seconds), `next period` (`when zero reached`), `start` (FEN), `handicap` (`white d1`),
//! `quickplay` (`announced`), `arbiter` (`none`), `appeals` (`none`), `devices` (`milder penalty`), `scoring` (`3-1-0`),
//! `scoresheets` (`by the players`), `session` and `resumption default` (in minutes), `special boards`, `assistants`,
//! `blindfold` (`white with notes`), `simultaneous` (`white`), `correspondence` (`yes`).
//!
//! Then each row is `[TIME] WHO DOES, DOES -> WHAT FOLLOWS; WHAT FOLLOWS`. The time is that of the wall clock since the
//! beginning, `m:ss` or `h:mm:ss`, and never runs backwards; without one it is the time of the row before. Who: `white`, `black`, `arbiter`,
//! `white's assistant`, `black's assistant`, `spectator`. `they play e4 e5 Nf3` is for both, with the clock; in `they play and
//! write e4 e5` both also write. What can
//! follow is told when a row does not come out: every expectation has to be among the facts of its row, and an article
//! at its end has to be one that the fact rests on ([`Event::rests_on`]). What stands on the board and on the clocks
//! rests on no article, so that none may be cited behind it; what happened does. Without `->` the acts have to be allowed.
//!
//! What people do:
//! - `starts the game`, also `without white`, `without black` or `without the players`; `arrives`, `calls the default`;
//! - `moves Nf3`, `moves e2-e4 and offers a draw`, `moves e2-e4 with lag 0.5` (seconds on its way);
//! - `touches e1 h1` in this order, `touches e1 and h1 together`, `touches g1 by accident`, `touches g1 perhaps by accident`, `adjusts g1`;
//! - `releases e2-e4`, `takes off d5`, `puts a queen on e8`, `lets go`; `presses the clock`, `stops the clocks`;
//! - `offers a draw`, `accepts`, `declines`; `claims repetition`, `claims fifty moves with Ra2`, `examines the claim`;
//! - `claims the flag`, `calls the flag`, `calls the flags in unknown order`; `complains`, `resigns`, `records`;
//! - `notices an illegal move`, `notices the illegal ply 7`, `an illegal position`, `displaced pieces`, `the wrong set-up`, `the
//!   turned board`, `the exchanged colours`; `displaces d1-e1 e1-d1 f2-off`, `puts the pieces back`, `uses both hands`, `lets it
//!   stand`, `proposes to go back to 4 plies`; `restores 12 plies by FIDE 7.5 because ...`, also `12 plies with 40:00 and 35:00`,
//!   `orders a new game by FIDE 7.2 because ...`, `places the clock on the right of white`, `admits white because ...`;
//! - `writes e4 e5 (=)`, `writes "no move at all"`, `corrects line 3 to Nf3`, `borrows the scoresheet`, `gives the scoresheet
//!   back`, `signs 1-0`; `reconstructs the game after 38 moves`, `declares the count lost because nobody has written`;
//! - `orders sealing`, `seals Nf3`, `adjourns`, `schedules tomorrow at ten`, `continues the game`, also `without black`,
//!   `opens the envelope with Nf3`, `declares the envelope lost because it burnt`;
//! - `feels e4 d5`, `announces Springer Gustav eins Felix drei`, `makes the move on black's board`, or `makes e7-e6 on black's
//!   board`, `asks for moves and times`, `reports a touch of e2`, `compares the boards`;
//! - `stops the clocks because the lights went out`, `resumes play`, also with a reason;
//! - `sets white to 45:00 by FIDE 6.10b because it was set wrongly`, also `to 45:00 and 31 moves`;
//! - `gives white 2 minutes by FIDE 13.5 because of noise`, `rules 1-0 by FIDE 6.9 because it can mate`,
//!   `rules play on by FIDE 9.1a because they have hardly begun`;
//! - `reports distraction of white seen by a neighbour because of humming`, also `of somebody` who does not play;
//! - `penalises white with a warning and 2 minutes for the opponent by FIDE 12.6 because of humming`; penalties are also
//!   `2 minutes less`, `loss`, `loss for 1/2`, `at most 1/2`, `at least 1`, `a fine of 50 euros`, `2 rounds out`, `expulsion`;
//! - `claims that black cannot win`, `claims that black makes no effort`, `confirms`, `asks for an increment`,
//!   `rules postponed with 2 minutes by FIDE 10.2b because ...`, `rules rejected by`, `rules increment by`;
//! - `admits white's assistant` (`... to move the pieces`), `asks for the scoresheet`, `appeals against FIDE 13.4b because ...`,
//!   `rejects white's appeal because ...`, `upholds white's appeal with 1-0 because ...`.

mod acts;
mod arbiter_facts;
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
    pub refused: Vec<Refused>,
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
pub struct Refused {
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
