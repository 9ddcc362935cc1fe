//! The shapes of the pieces and of the coordinates. All of them are our own.

use partie_table::Kind;

/// A shape in a box of 45 by 45 for pieces, of 6 by 13 for letters. Paths have only `M`, `L`, `C` and `Z`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Shape {
    /// Filled in the colour of the piece, with an outline.
    Body(&'static str),
    /// A round part of the body.
    Ball { x: f32, y: f32, radius: f32 },
    /// Lines on the body.
    Lines(&'static str),
    /// A ring on the body.
    Ring { x: f32, y: f32, radius: f32 },
}

use Shape::{Ball, Body, Lines, Ring};

const BASE: Shape = Body("M 11,40.5 L 34,40.5 L 32.5,35.5 L 12.5,35.5 Z");

const PAWN: [Shape; 3] = [
    Body("M 16,36 L 29,36 C 29,30 26.5,27 25.5,20.5 L 28,18.5 L 17,18.5 L 19.5,20.5 C 18.5,27 16,30 16,36 Z"),
    Ball { x: 22.5, y: 13.5, radius: 5.4 },
    BASE,
];

const KNIGHT: [Shape; 3] = [
    Body(
        "M 14,35.5 C 14,28.5 18,25.5 20.5,21.5 L 16.5,24 C 14.5,27 11.5,26.5 10,24 C 10.5,20 13,16 15.5,12.5 \
         L 15.5,8 L 19.5,10.5 C 28,10 33,17 33,27 L 32.5,35.5 Z",
    ),
    Ring { x: 18.4, y: 15.6, radius: 0.7 },
    BASE,
];

const BISHOP: [Shape; 5] = [
    Body("M 16.5,28.5 L 14,35.5 L 31,35.5 L 28.5,28.5 Z"),
    Body("M 22.5,11 C 15.5,15.5 14,23 17,28.5 L 28,28.5 C 31,23 29.5,15.5 22.5,11 Z"),
    Ball { x: 22.5, y: 8.4, radius: 2.6 },
    Lines("M 22.5,16 L 22.5,23.5 M 19,19.5 L 26,19.5"),
    BASE,
];

const ROOK: [Shape; 3] = [
    Body("M 15.5,18.5 L 14.5,35.5 L 30.5,35.5 L 29.5,18.5 Z"),
    Body(
        "M 12,8.5 L 12,15.5 L 15,18.5 L 30,18.5 L 33,15.5 L 33,8.5 L 28.5,8.5 L 28.5,11.5 L 25,11.5 L 25,8.5 \
         L 20,8.5 L 20,11.5 L 16.5,11.5 L 16.5,8.5 Z",
    ),
    BASE,
];

const QUEEN: [Shape; 8] = [
    Body(
        "M 9,14.5 L 13.5,30.5 L 31.5,30.5 L 36,14.5 L 29,24.5 L 29.5,11 L 24.5,23.5 L 22.5,9.5 L 20.5,23.5 \
         L 15.5,11 L 16,24.5 Z",
    ),
    Body("M 13.5,30.5 L 12.5,35.5 L 32.5,35.5 L 31.5,30.5 Z"),
    Ball { x: 9.0, y: 12.8, radius: 2.0 },
    Ball { x: 15.5, y: 9.2, radius: 2.0 },
    Ball { x: 22.5, y: 7.8, radius: 2.0 },
    Ball { x: 29.5, y: 9.2, radius: 2.0 },
    Ball { x: 36.0, y: 12.8, radius: 2.0 },
    BASE,
];

const KING: [Shape; 5] = [
    Body(
        "M 21,4.5 L 24,4.5 L 24,7 L 26.5,7 L 26.5,10 L 24,10 L 24,16 L 21,16 L 21,10 L 18.5,10 L 18.5,7 L 21,7 Z",
    ),
    Body(
        "M 13.5,30.5 C 6,24 8,14.5 15,14.5 C 18.5,14.5 21,16.5 22.5,20 C 24,16.5 26.5,14.5 30,14.5 \
         C 37,14.5 39,24 31.5,30.5 Z",
    ),
    Lines("M 22.5,20 L 22.5,30.5"),
    Body("M 13.5,30.5 L 12.5,35.5 L 32.5,35.5 L 31.5,30.5 Z"),
    BASE,
];

const MAN: [Shape; 2] = [Ball { x: 22.5, y: 22.5, radius: 16.0 }, Ring { x: 22.5, y: 22.5, radius: 11.0 }];

const CROWNED: [Shape; 3] = [
    Ball { x: 22.5, y: 22.5, radius: 16.0 },
    Ring { x: 22.5, y: 22.5, radius: 13.0 },
    Lines("M 14.5,28.5 L 13.5,17.5 L 18.5,22.5 L 22.5,15 L 26.5,22.5 L 31.5,17.5 L 30.5,28.5 Z"),
];

/// What a piece looks like, from the lowest layer up.
pub(super) fn of_piece(kind: Kind, draughts: bool) -> &'static [Shape] {
    match kind {
        Kind::King if draughts => &CROWNED,
        Kind::Pawn => &PAWN,
        Kind::Knight => &KNIGHT,
        Kind::Bishop => &BISHOP,
        Kind::Rook => &ROOK,
        Kind::Queen => &QUEEN,
        Kind::King => &KING,
        Kind::Man => &MAN,
    }
}

/// The files from a to h.
const FILES: [&str; 8] = [
    "M 5,4 L 5,10 M 5,5.5 C 4,3.5 1,3.5 1,7 C 1,10.5 4,10.5 5,8.5",
    "M 1,0 L 1,10 M 1,5.5 C 2,3.5 5,3.5 5,7 C 5,10.5 2,10.5 1,8.5",
    "M 5,5 C 4,3.5 1,3.5 1,7 C 1,10.5 4,10.5 5,9",
    "M 5,0 L 5,10 M 5,5.5 C 4,3.5 1,3.5 1,7 C 1,10.5 4,10.5 5,8.5",
    "M 1,7 L 5,7 C 5,3 1,3 1,7 C 1,10.5 4,10.5 5,9",
    "M 5,0.7 C 4,-0.3 2.5,0 2.5,2 L 2.5,10 M 1,4 L 4.5,4",
    "M 5,4 L 5,11 C 5,13 2,13 1,12 M 5,5.5 C 4,3.5 1,3.5 1,7 C 1,10.5 4,10.5 5,8.5",
    "M 1,0 L 1,10 M 1,6 C 2,3.5 5,3.5 5,6 L 5,10",
];

/// The ranks from 1 to 8.
const RANKS: [&str; 8] = [
    "M 1,2 L 3,0 L 3,10",
    "M 1,2.5 C 1,-0.8 5,-0.8 5,2.5 C 5,5 1,7 1,10 L 5,10",
    "M 1,1 C 2,-0.5 5,-0.2 5,2.5 C 5,4.5 3,4.8 2.5,4.8 C 3.5,4.8 5,5 5,7.5 C 5,10.3 2,10.5 1,9",
    "M 4,10 L 4,0 L 1,7 L 5.5,7",
    "M 5,0 L 1.5,0 L 1,4.5 C 2,3.5 5,3.5 5,7 C 5,10.5 2,10.5 1,9",
    "M 4.5,0 C 2,1 1,4 1,7 C 1,11 5,11 5,7 C 5,4 1.5,4 1,7",
    "M 1,0 L 5,0 L 2.5,10",
    "M 3,4.7 C 0,4.7 0.5,0 3,0 C 5.5,0 6,4.7 3,4.7 C -0.5,4.7 0,10 3,10 C 6,10 6.5,4.7 3,4.7 Z",
];

/// The letter of a file and the digit of a rank, both from 0.
pub(super) fn of_file(file: u8) -> Shape {
    Lines(FILES[usize::from(file % 8)])
}

pub(super) fn of_rank(rank: u8) -> Shape {
    Lines(RANKS[usize::from(rank % 8)])
}
