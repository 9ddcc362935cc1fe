//! Counting lines of play; the last ply is counted without being played.

use partie_chess::Position;
use shakmaty::{Chess, Position as _};

use super::Options;
use super::contest::{self, Contestant};
use super::positions::{self, Task};
use super::stockfish::Stockfish;
use super::table::Table;
use crate::peers::shakmaty_from;

pub(super) fn hold(options: &Options) {
    let tasks = positions::tasks(u32::from(options.quick));
    let mut stockfish = Stockfish::start();
    let contestants = vec![
        Contestant::new("partie", |task: &Task| Some(ours(task.fen).perft(task.depth))),
        Contestant::new("cozy-chess", |task: &Task| Some(cozy(&cozy_board(task), task.depth))),
        Contestant::new("chess", |task: &Task| {
            chess_board(task).map(|board| chess_lines(&board, task.depth))
        }),
        Contestant::new("shakmaty", |task: &Task| Some(shakmaty_lines(&shakmaty_board(task), task.depth))),
        Contestant::new("stockfish", |task: &Task| Some(stockfish.perft(task))).outside(),
    ];
    let scores = contest::hold(&tasks, |task| task.lines, contestants, options);
    let names: Vec<String> = tasks.iter().map(|task| format!("{} d{}", task.name, task.depth)).collect();
    let table = Table {
        title: "Perft, last ply counted, millions of lines a second",
        unit: 1e6,
        columns: names.iter().map(String::as_str).collect(),
        peer: "cozy-chess",
        means: vec![("usual five", positions::USUAL), ("Chess960", positions::CHESS960)],
    };
    table.print(&scores);
}

pub(super) fn ours(fen: &str) -> Position {
    fen.parse().expect("a position of ours")
}

pub(super) fn cozy_board(task: &Task) -> cozy_chess::Board {
    cozy_chess::Board::from_fen(task.fen, task.chess960).expect("a position of cozy-chess")
}

pub(super) fn shakmaty_board(task: &Task) -> Chess {
    shakmaty_from(task.fen).expect("a position of shakmaty")
}

/// The crate `chess` does not know Chess960.
pub(super) fn chess_board(task: &Task) -> Option<chess::Board> {
    (!task.chess960).then(|| task.fen.parse().expect("a position of chess"))
}

/// The generator is made twice, for counting and for playing, as cozy-chess does it in its own benchmark.
fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut lines = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            lines += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                lines += cozy(&next, depth - 1);
            }
            false
        });
    }
    lines
}

fn chess_lines(board: &chess::Board, depth: u32) -> u64 {
    let moves = chess::MoveGen::new_legal(board);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|m| chess_lines(&board.make_move_new(m), depth - 1)).sum()
}

fn shakmaty_lines(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let lines = |&m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        shakmaty_lines(&next, depth - 1)
    };
    moves.iter().map(lines).sum()
}
