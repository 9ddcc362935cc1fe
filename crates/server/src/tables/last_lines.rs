//! The last lines of the scoresheet, kept: to write the next one the game need not be played over, and only what
//! has changed is told.

use partie_table::{Actor, Event, Fact, Line, Table, lines_for, lines_since};

/// The last lines as every page has them.
#[derive(Debug, Default)]
pub(super) struct LastLines {
    first: usize,
    lines: Vec<Line>,
}

impl LastLines {
    /// The lines that differ from what the pages have, and the place of the first of them; those before `from` do not.
    /// `made` is how the last move is written, if it is all that has happened since the last time; otherwise the game is
    /// played over, because a move may have been replaced (FIDE 7.4a).
    pub(super) fn since(&mut self, table: &Table, from: usize, made: Option<String>) -> (usize, &[Line]) {
        let told = std::mem::take(&mut self.lines);
        let told = told.get(from.wrapping_sub(self.first)..).unwrap_or_default();
        let mut notations: Vec<String> = told.iter().map(|line| line.notation.clone()).collect();
        let is_known = made.is_some();
        notations.extend(made);
        if !is_known || from + notations.len() != table.plies().len() {
            notations = lines_since(table, from).into_iter().map(|line| line.notation).collect();
        }
        let plies = table.plies().iter().skip(from);
        self.first = from;
        self.lines = plies.zip(notations).map(|(ply, notation)| Line::new(ply, notation)).collect();
        let same = self.lines.iter().zip(told).take_while(|(line, told)| line == told).count();
        (from + same, &self.lines[same..])
    }
}

/// The lines over the board as those have them who are not told what is legal.
#[derive(Debug, Default)]
pub(super) struct SeenLines(Vec<Line>);

impl SeenLines {
    /// The lines that differ from what the pages have, and the place of the first of them.
    pub(super) fn since(&mut self, table: &Table) -> (usize, &[Line]) {
        let told = std::mem::replace(&mut self.0, lines_for(table, Actor::Spectator, 0));
        let same = self.0.iter().zip(&told).take_while(|(line, told)| line == told).count();
        (same, &self.0[same..])
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

#[cfg(test)]
mod tests {
    use partie_table::clock::Instant;
    use partie_table::{Act, Actor, Presence, Regulations, Table, decide};

    use super::LastLines;

    fn table(moves: &[&str]) -> Table {
        let mut table = Table::open(Regulations::default()).unwrap();
        for (actor, mv) in [Actor::White, Actor::Black].into_iter().cycle().zip(moves) {
            let act = Act::moving(mv.parse().unwrap());
            let events = decide(&table, Presence::FULL, actor, &act, Instant::BEGINNING).unwrap();
            for event in &events {
                table.apply(event);
            }
        }
        table
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let mut last = LastLines::default();
        let mut told = |moves: &[&str], from, made: Option<&str>| {
            let (from, lines) = last.since(&table(moves), from, made.map(str::to_owned));
            (from, lines.iter().map(|line| line.notation.clone()).collect::<Vec<_>>().join(" "))
        };
        let is = |from: usize, notations: &str| (from, notations.to_owned());
        assert_eq!(told(&["e2-e4"], 0, Some("e4")), is(0, "e4"));
        assert_eq!(told(&["e2-e4", "e7-e5"], 0, Some("e5")), is(1, "e5"));
        assert_eq!(told(&["e2-e4", "e7-e5"], 0, None), is(2, ""), "nothing but an offer, say");
        assert_eq!(told(&["e2-e4", "c7-c5"], 0, None), is(1, "c5"), "a move was replaced");
        assert_eq!(told(&["e2-e4"], 0, None), is(1, ""), "a move was taken back");
        assert_eq!(told(&["d2-d4"], 0, None), is(0, "d4"));
    }
}
