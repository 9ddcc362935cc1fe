//! A modest evaluation: men and kings, how far the men are, who guards the back row, whose men can move.

use std::sync::LazyLock;

use partie_draughts::{Colour, Position, Square, Squares};

const MAN: i32 = 100;
/// A king sees along whole diagonals.
const KING: i32 = 330;
/// For each row that a man has gone, more near the end.
const ADVANCE: [i32; 8] = [0, 0, 2, 4, 7, 11, 18, 0];
/// For a man still on its first row, while the opponent has men to bring there.
const GUARD: i32 = 7;
/// For a king on the main diagonal, which the opponent can hardly drive away.
const ON_THE_MAIN_DIAGONAL: i32 = 25;
/// For a piece in the middle of the board.
const CENTRE: i32 = 3;
/// For each free square right before a man.
const MOBILITY: i32 = 2;
/// With fewer pieces the same advantage is worth more: hundredths added for each piece that is gone.
const SIMPLER: i32 = 2;

/// The value for the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let own = position.turn();
    let score = side(position, own) - side(position, own.opponent());
    let gone = 24 - (32 - position.empty().len() as i32);
    score * (100 + SIMPLER * gone.max(0)) / 100
}

fn side(position: &Position, colour: Colour) -> i32 {
    let (men, kings) = (position.men(colour), position.kings(colour));
    let opposing_men = position.men(colour.opponent());
    let mut score = men.len() as i32 * MAN + kings.len() as i32 * KING;
    for square in men.iter() {
        let gone = if colour == Colour::White { square.row() - 1 } else { 8 - square.row() };
        score += ADVANCE[usize::from(gone)];
        score += MOBILITY * (AHEAD[colour as usize][square.index()] & position.empty()).len() as i32;
        if gone == 0 && !opposing_men.is_empty() {
            score += GUARD;
        }
        if matches!(square.column(), 'c'..='f') && matches!(square.row(), 3..=6) {
            score += CENTRE;
        }
    }
    if !(kings & Squares::MAIN_DIAGONAL).is_empty() {
        score += ON_THE_MAIN_DIAGONAL;
    }
    score
}

/// The squares right before a man, by its colour and square.
static AHEAD: LazyLock<[[Squares; 32]; 2]> = LazyLock::new(|| {
    Colour::BOTH.map(|colour| {
        let mut ahead = [Squares::NONE; 32];
        for square in Square::all() {
            let row = if colour == Colour::White { square.row() + 1 } else { square.row() - 1 };
            let column = square.column() as u8;
            let columns = [column - 1, column + 1].map(char::from);
            ahead[square.index()] =
                columns.into_iter().filter_map(|column| Square::from_letters(column, row)).collect();
        }
        ahead
    })
});
