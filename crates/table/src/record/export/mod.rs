//! A partie as a file that other programs read: PGN for chess, PDN for draughts.
//!
//! What happened besides the moves stands in comments, in the words of scripts: offers, claims, time given, rulings, and
//! why the game ended. Each move has the clock of its player in the usual `[%clk h:mm:ss]`.
//!
//! Neither format knows a move against the rules. In PGN the moves end before the first illegal one that stands, and a
//! comment tells what was played from there on; in PDN a set-up shows the pieces as they stood after it. A result that
//! the format does not know, such as `1/2-0`, stands in the tag `Result`.

mod notes;
mod pdn;
mod pgn;

pub use notes::clocks_changed;
pub use pdn::pdn;
pub use pgn::pgn;

use crate::{Given, Outcome, Penalty, Reason, Score, Table};

/// What stands above the moves: who, where, when. Empty texts are left out.
///
/// ```
/// use partie_table::Heading;
/// let heading = Heading { white: "Anna".to_owned(), ..Heading::default() };
/// assert_eq!(heading.black, "");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The tournament; PGN calls it `Event`.
    pub tournament: String,
    /// Where.
    pub site: String,
    /// When, as `2009.07.01`.
    pub date: String,
    /// The round.
    pub round: String,
    /// Who plays White.
    pub white: String,
    /// Who plays Black.
    pub black: String,
    /// The table, by the name that its keeper has for it.
    pub table: String,
    /// What proves the record to be that of the table.
    pub proof: String,
    /// From where on the record is damaged, so that the game is cut off.
    pub damaged: String,
}

impl Heading {
    /// The tags that are known.
    fn tags(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = [
            ("Event", &self.tournament),
            ("Site", &self.site),
            ("Date", &self.date),
            ("Round", &self.round),
            ("White", &self.white),
            ("Black", &self.black),
            ("Table", &self.table),
            ("Proof", &self.proof),
            ("Damaged", &self.damaged),
        ];
        all.into_iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| (name, value.as_str()))
    }
}

/// How a game came to its end, in the words of the PGN standard, and `unplayed` for a game that was not played.
fn termination(table: &Table) -> &'static str {
    let Some(outcome) = table.outcome() else { return "unterminated" };
    let of_points =
        |given: &Given| matches!(given.penalty, Penalty::FewerPoints { .. } | Penalty::MorePoints { .. });
    match outcome.reason {
        _ if !outcome.played => "unplayed",
        Reason::Flag | Reason::BothFlags => "time forfeit",
        Reason::Absence | Reason::SealedMove | Reason::Penalty | Reason::IllegalMove => "rules infraction",
        Reason::Ruling | Reason::Signed => "adjudication", // whatever stands on the board (FIDE 8.7)
        _ if table.casebook.penalties.iter().any(of_points) => "rules infraction",
        _ => "normal",
    }
}

/// The result, if it is not one of the usual three.
fn odd_result(outcome: Option<&Outcome>) -> Option<String> {
    let outcome = outcome?;
    let usual = matches!(
        (outcome.white, outcome.black),
        (Score::Win, Score::Loss) | (Score::Loss, Score::Win) | (Score::Draw, Score::Draw)
    );
    (!usual).then(|| format!("{}-{}", outcome.white, outcome.black))
}
