//! The rules of movement and capture, article by article, by known counts, and beside a second generator.

mod against_naive;
mod article_11;
mod article_2;
mod article_3;
mod article_4;
mod article_6;
mod article_7;
mod key;
mod naive;
mod paths;
mod perft;
mod random;
mod setup;
mod why_not;
mod why_not_claims;

use partie_draughts::{Colour, Move, Piece, Position, Square};

/// Reads `W:Wc3,Kd4:Be5`: whose turn it is, then each side's pieces, by letters or by numbers.
fn position(text: &str) -> Position {
    let mut fields = text.split(':');
    let turn = colour(fields.next().unwrap_or_default());
    let pieces = fields.flat_map(|field| {
        let (side, list) = field.split_at(1);
        list.split(',').filter(|name| !name.is_empty()).map(move |name| piece(colour(side), name))
    });
    Position::from_pieces(turn, pieces).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn piece(colour: Colour, name: &str) -> (Square, Colour, Piece) {
    match name.strip_prefix('K') {
        Some(name) => (square(name), colour, Piece::King),
        None => (square(name), colour, Piece::Man),
    }
}

fn colour(letter: &str) -> Colour {
    match letter {
        "W" => Colour::White,
        "B" => Colour::Black,
        other => panic!("expected W or B, not {other:?}"),
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// All legal moves with their paths, in the order of the alphabet.
fn legal(text: &str) -> Vec<String> {
    let mut moves: Vec<String> = position(text).legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    moves
}

/// The position after the move that is written like this.
fn after(text: &str, mv: &str) -> Position {
    let position = position(text);
    let moves = position.legal_moves();
    let found = moves.iter().find(|legal| legal.to_string() == mv);
    position.play(found.unwrap_or_else(|| panic!("{mv} is not legal in {text}: {moves:?}")))
}
