//! The moves as they are shown.

use serde::Serialize;

use crate::clock::{Both, Instant};
use crate::{Colour, Table};

/// A move as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Who moved.
    pub by: Colour,
    /// In the notation of the game.
    pub notation: String,
    /// Whether it was legal.
    pub legal: bool,
    /// Whether a draw was offered with it (FIDE 9.1b(2)).
    pub offered: bool,
    /// When it was made.
    pub made_at: Instant,
    /// When it was completed.
    pub completed_at: Option<Instant>,
    /// When White and Black wrote it down.
    pub recorded_at: Both<Option<Instant>>,
}

/// The moves from this one on in notation, whoever may see them: played over from the beginning.
///
/// ```
/// use partie_table::{Act, Actor, Regulations, Table, clock::Instant, decide, lines_since};
/// let mut table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("g1-f3".parse().unwrap());
/// decide(&table, Actor::White, &act, Instant::BEGINNING).unwrap().iter().for_each(|event| table.apply(event));
/// assert_eq!(lines_since(&table, 0)[0].notation, "Nf3");
/// assert_eq!(lines_since(&table, 1), []);
/// ```
pub fn lines_since(table: &Table, first: usize) -> Vec<Line> {
    let mut lines = Vec::with_capacity(table.plies.len().saturating_sub(first));
    if first >= table.plies.len() {
        return lines;
    }
    table.played_over(|board, index| {
        if index < first {
            return;
        }
        let crate::Ply { by, mv, legal, offered, made_at, completed_at, recorded_at, .. } =
            table.plies[index];
        let notation = mv.map_or_else(|| "?".to_owned(), |mv| board.notation(&mv));
        lines.push(Line { by, notation, legal, offered, made_at, completed_at, recorded_at });
    });
    lines
}
