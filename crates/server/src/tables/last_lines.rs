//! The last lines of the scoresheet, kept: to write the next one the game need not be played over, and
//! only what has changed is told.

use partie_table::{Event, Fact, Table, lines_since};

use crate::wire::Line;

/// The last lines as every page has them.
#[derive(Default)]
pub(super) struct LastLines {
    first: usize,
    lines: Vec<Line>,
}

impl LastLines {
    /// The lines that differ from what the pages have, and the place of the first of them; those before `from` do not.
    /// `made` is how the last move is written, if it is all that has happened since the last time.
    pub(super) fn since(&mut self, table: &Table, from: usize, made: Option<String>) -> (usize, &[Line]) {
        let told = std::mem::take(&mut self.lines);
        let told = told.get(from.wrapping_sub(self.first)..).unwrap_or_default();
        let mut notations: Vec<String> = told.iter().map(|line| line.notation.clone()).collect();
        notations.extend(made);
        if from + notations.len() != table.plies().len() {
            notations = lines_since(table, from).into_iter().map(|line| line.notation).collect();
        }
        let plies = table.plies().iter().skip(from);
        self.first = from;
        self.lines = plies.zip(notations).map(|(ply, notation)| Line::new(ply, notation)).collect();
        let same = self.lines.iter().zip(told).take_while(|(line, told)| line == told).count();
        (from + same, &self.lines[same..])
    }
}

/// How the move is written that these events make, if they do nothing else to the board.
pub(super) fn written(table: &Table, events: &[Event]) -> Option<String> {
    let mut made = None;
    for event in events {
        match &event.fact {
            Fact::Made { mv, .. } if made.is_none() => made = Some(mv),
            Fact::Started { .. } | Fact::Pressed { .. } | Fact::Offered { .. } | Fact::Ended { .. } => {}
            _ => return None,
        }
    }
    made.map(|mv| table.notation(mv))
}
