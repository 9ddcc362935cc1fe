//! Making every position at the end of a line, with the key that repetitions and tables are found by.

use std::hint::black_box;

use shakmaty::{Chess, Position as _};

use super::Options;
use super::contest::{self, Contestant};
use super::perft::{chess_board, cozy_board, ours, shakmaty_board};
use super::positions::{self, Task};
use super::table::Table;

pub(super) fn hold(options: &Options) {
    let tasks = positions::tasks(1 + u32::from(options.quick));
    let contestants = vec![
        Contestant::new("partie", |task: &Task| Some(our_leaves(task))),
        Contestant::new("cozy-chess", |task: &Task| {
            let mut leaves = Leaves::default();
            cozy(&cozy_board(task), task.depth, &mut leaves);
            Some(leaves.count())
        }),
        Contestant::new("chess", |task: &Task| {
            let mut leaves = Leaves::default();
            chess_leaves(&chess_board(task)?, task.depth, &mut leaves);
            Some(leaves.count())
        }),
        // Its key is not part of a position and would be made from scratch, so it goes without.
        Contestant::new("shakmaty without keys", |task: &Task| {
            Some(shakmaty_leaves(&shakmaty_board(task), task.depth))
        }),
    ];
    let scores = contest::hold(&tasks, |task| task.lines, contestants, options);
    let names: Vec<String> = tasks.iter().map(|task| format!("{} d{}", task.name, task.depth)).collect();
    let table = Table {
        title: "Perft, every leaf made with its key, millions of leaves a second",
        unit: 1e6,
        columns: names.iter().map(String::as_str).collect(),
        peer: "cozy-chess",
        means: vec![("usual five", positions::USUAL), ("Chess960", positions::CHESS960)],
    };
    table.print(&scores);
}

/// All keys put together, so that none can be left out.
#[derive(Default)]
struct Leaves {
    count: u64,
    keys: u64,
}

impl Leaves {
    #[inline]
    fn add(&mut self, key: u64) {
        self.count += 1;
        self.keys ^= key;
    }

    fn count(&self) -> u64 {
        black_box(self.keys);
        self.count
    }
}

fn our_leaves(task: &Task) -> u64 {
    let mut leaves = Leaves::default();
    ours(task.fen).visit_leaves(task.depth, &mut |position| leaves.add(position.key()));
    leaves.count()
}

/// The generator is made twice, for the last ply and for those before it.
fn cozy(board: &cozy_chess::Board, depth: u32, leaves: &mut Leaves) {
    let after = |m| {
        let mut next = board.clone();
        next.play_unchecked(m);
        next
    };
    if depth == 1 {
        board.generate_moves(|moves| {
            moves.into_iter().for_each(|m| leaves.add(after(m).hash()));
            false
        });
    } else {
        board.generate_moves(|moves| {
            moves.into_iter().for_each(|m| cozy(&after(m), depth - 1, leaves));
            false
        });
    }
}

fn chess_leaves(board: &chess::Board, depth: u32, leaves: &mut Leaves) {
    for m in chess::MoveGen::new_legal(board) {
        let next = board.make_move_new(m);
        if depth == 1 { leaves.add(next.get_hash()) } else { chess_leaves(&next, depth - 1, leaves) }
    }
}

fn shakmaty_leaves(position: &Chess, depth: u32) -> u64 {
    let leaves = |&m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        if depth == 1 {
            u64::from(black_box(&next).turn() != position.turn())
        } else {
            shakmaty_leaves(&next, depth - 1)
        }
    };
    position.legal_moves().iter().map(leaves).sum()
}
