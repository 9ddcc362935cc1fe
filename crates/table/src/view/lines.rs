//! The moves as they are shown.

use serde::{Deserialize, Serialize};

use super::knows_legality;
use crate::json::text::is_false;
use crate::{Actor, Colour, Move, Ply, Signs, Table};

/// A line of the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// Who moved.
    pub by: Colour,
    /// The move as squares; none for an illegal move that was more than one piece going somewhere.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    pub mv: Option<Move>,
    /// In the notation of the game: in chess SAN with the English letters `KQRBN`, which the page replaces by those of the
    /// reader's language; in draughts letters, which it may replace by numbers. Over the board, before the end, whoever is not
    /// the arbiter sees squares only: `Ng1-f3`.
    pub notation: String,
    /// The signs behind it: `!?`, `+1 a.l.` (ČUD 9.1).
    #[serde(default, skip_serializing_if = "Signs::is_empty")]
    pub signs: Signs,
    /// Whether it was against the Laws.
    #[serde(default, skip_serializing_if = "is_false")]
    pub illegal: bool,
    /// Whether a draw was offered with it (FIDE 9.1b(2)): `(=)`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub offered: bool,
    /// Whether the clock has not been pressed yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unfinished: bool,
}

impl Line {
    /// A move, and how it is written.
    ///
    /// ```
    /// use partie_table::{Act, Actor, Line, Presence, Regulations, Table, clock::Instant, decide};
    /// let mut table = Table::open(Regulations::default()).unwrap();
    /// let act = Act::moving("g1-f3".parse().unwrap());
    /// let events = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap();
    /// events.iter().for_each(|event| table.apply(event));
    /// assert!(!Line::new(&table.plies()[0], "Nf3".to_owned()).illegal);
    /// ```
    pub fn new(ply: &Ply, notation: String) -> Line {
        let Ply { by, mv, signs, legal, offered, completed_at, .. } = *ply;
        Line { by, mv, notation, signs, illegal: !legal, offered, unfinished: completed_at.is_none() }
    }
}

/// The moves from this one on as somebody may see them: over the board only the arbiter is told what is legal before the end, so
/// the others see squares, and a move only once the clock was pressed (FIDE 6.14, 12.3).
///
/// ```
/// use partie_table::{Act, Actor, Conduct, Presence, Regulations, Table, clock::Instant, decide, lines_for};
/// let regulations = Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
/// let mut table = Table::open(regulations).unwrap();
/// for act in [Act::Release { path: "g1-f3".parse().unwrap() }, Act::pressing()] {
///     let events = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap();
///     events.iter().for_each(|event| table.apply(event));
/// }
/// assert_eq!(lines_for(&table, Actor::Arbiter, 0)[0].notation, "Nf3");
/// assert_eq!(lines_for(&table, Actor::Spectator, 0)[0].notation, "Ng1-f3");
/// ```
pub fn lines_for(table: &Table, role: Actor, first: usize) -> Vec<Line> {
    if knows_legality(table, role) {
        return lines_since(table, first);
    }
    table.seen_lines().into_iter().skip(first).collect()
}

/// The moves from this one on in notation, whoever may see them: played over from the beginning.
///
/// ```
/// use partie_table::{Act, Actor, Presence, Regulations, Table, clock::Instant, decide, lines_since};
/// let mut table = Table::open(Regulations::default()).unwrap();
/// let act = Act::moving("g1-f3".parse().unwrap());
/// let events = decide(&table, Presence::FULL, Actor::White, &act, Instant::BEGINNING).unwrap();
/// events.iter().for_each(|event| table.apply(event));
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
        let ply = &table.plies[index];
        let notation = ply.mv.map_or_else(|| "?".to_owned(), |mv| board.notation(&mv));
        lines.push(Line::new(ply, notation));
    });
    lines
}
