//! What the board looked like after each move that stands: a restored position has to look like that again.

use partie_table::{Event, Fact, Table};

pub(crate) struct Boards {
    /// After so many moves; the first is the start.
    after: Vec<String>,
    started: bool,
}

impl Boards {
    pub(crate) fn new(table: &Table) -> Self {
        Boards { after: vec![look(table)], started: false }
    }

    pub(crate) fn follow(&mut self, event: &Event, table: &Table, seed: u64) {
        match &event.fact {
            Fact::Started { .. } => self.started = true,
            Fact::Made { .. } | Fact::MadeIllegally { .. } => self.after.push(look(table)),
            Fact::WentOn => drop(self.after.pop()),
            Fact::Displaced { .. } if !self.started => self.after = vec![look(table)],
            Fact::Cancelled { .. } => self.begin_anew(table, seed),
            Fact::Restored { to, mended, white, black, .. } => {
                let kept = *to as usize;
                let takes_back = kept + 1 < self.after.len();
                self.after.truncate(kept + 1);
                if mended.is_some() || !takes_back && !self.started {
                    self.after.truncate(kept);
                    self.after.push(look(table));
                }
                assert_eq!(table.plies().len(), kept, "seed {seed}");
                // Nothing was taken back: a hand may be in the middle of a move.
                assert!(
                    !takes_back || Some(&look(table)) == self.after.last(),
                    "seed {seed}: {event:?}\n{}\n{:?}",
                    look(table),
                    self.after.last()
                );
                for (player, setting) in partie_table::Colour::BOTH.into_iter().zip([white, black]) {
                    let completed = setting.map(|setting| setting.completed);
                    assert!(completed.is_none_or(|n| n == table.clock().completed(player)), "seed {seed}");
                }
            }
            _ => {}
        }
    }

    fn begin_anew(&mut self, table: &Table, seed: u64) {
        let fresh = Table::open(table.regulations().clone()).expect("the regulations are possible");
        assert_eq!((table.plies().len(), look(table)), (0, look(&fresh)), "seed {seed}");
        *self = Boards::new(table);
    }
}

/// What stands where, and who has the move.
fn look(table: &Table) -> String {
    let squares = (b'a'..=b'h').flat_map(|file| (1..=8).map(move |rank| format!("{}{rank}", file as char)));
    let pieces = squares.filter_map(|name| Some(format!("{name}:{}", table.piece_at(name.parse().ok()?)?)));
    format!("{} {}", table.turn(), pieces.collect::<Vec<_>>().join(" "))
}
