//! A board of letters or pictures.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Color, Style};
use partie_table::{Kind, Piece};

use super::{Diagram, is_dark, is_white};

/// What stands for the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signs {
    /// Capitals for White, small letters for Black; in draughts `w` and `b` are men, `W` and `B` kings.
    Letters,
    /// The pictures of Unicode.
    Figurines,
}

const LIGHT: Style =
    Style::new().bg_color(Some(Color::Ansi(AnsiColor::White))).fg_color(Some(Color::Ansi(AnsiColor::Black)));
const DARK: Style = Style::new()
    .bg_color(Some(Color::Ansi(AnsiColor::BrightBlack)))
    .fg_color(Some(Color::Ansi(AnsiColor::Black)));

/// The sign of a piece. In draughts the kings are told apart from those of chess by the game.
pub(crate) fn sign(piece: Piece, draughts: bool, signs: Signs) -> char {
    let white = is_white(piece);
    match (signs, draughts) {
        (Signs::Letters, true) => match (piece.kind, white) {
            (Kind::King, true) => 'W',
            (Kind::King, false) => 'B',
            (_, true) => 'w',
            (_, false) => 'b',
        },
        (Signs::Figurines, true) => match (piece.kind, white) {
            (Kind::King, true) => '⛁',
            (Kind::King, false) => '⛃',
            (_, true) => '⛀',
            (_, false) => '⛂',
        },
        (Signs::Letters, false) => {
            let letter = ['P', 'N', 'B', 'R', 'Q', 'K', 'M'][piece.kind as usize];
            if white { letter } else { letter.to_ascii_lowercase() }
        }
        (Signs::Figurines, false) => {
            let pictures = if white {
                ['♙', '♘', '♗', '♖', '♕', '♔', '⛀']
            } else {
                ['♟', '♞', '♝', '♜', '♛', '♚', '⛂']
            };
            pictures[piece.kind as usize]
        }
    }
}

/// The board with its coordinates, one line a row.
pub(crate) fn terminal(diagram: &Diagram, draughts: bool, signs: Signs) -> String {
    let mut text = String::new();
    let column = |row, column| diagram.square_at(row, column);
    for row in 0..8 {
        let rank = column(row, 0).map_or(' ', |square| char::from(b'1' + square.0.rank()));
        _ = write!(text, "{rank} ");
        for square in (0..8).filter_map(|at| column(row, at)) {
            let empty = if draughts && !is_dark(square) { ' ' } else { '.' };
            let sign = diagram.piece_at(square).map_or(empty, |piece| sign(piece, draughts, signs));
            let style = if is_dark(square) { DARK } else { LIGHT };
            _ = write!(text, "{style} {sign} {style:#}");
        }
        text.push('\n');
    }
    text.push_str("  ");
    for square in (0..8).filter_map(|at| column(7, at)) {
        _ = write!(text, " {} ", square.0.file_letter());
    }
    text.push('\n');
    text
}
