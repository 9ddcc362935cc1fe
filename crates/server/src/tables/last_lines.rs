//! The last lines of the scoresheet, kept in notation: to write the next one the game need not be played over.

use partie_table::{Event, Fact, Table, lines_since};

use crate::wire::Line;

/// How the last lines that were told are written.
#[derive(Default)]
pub(super) struct LastLines {
    first: usize,
    notations: Vec<String>,
}

impl LastLines {
    /// The lines from this one on. `made` is how the last move is written, if it is all that has happened since the last time.
    pub(super) fn since(&mut self, table: &Table, from: usize, made: Option<String>) -> Vec<Line> {
        self.notations.extend(made);
        if self.first > from || self.first + self.notations.len() != table.plies().len() {
            self.notations = lines_since(table, from).into_iter().map(|line| line.notation).collect();
        } else {
            self.notations.drain(..from - self.first);
        }
        self.first = from;
        let plies = table.plies().iter().skip(from);
        plies.zip(&self.notations).map(|(ply, notation)| Line::new(ply, notation.clone())).collect()
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
