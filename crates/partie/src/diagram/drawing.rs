//! A diagram as coloured shapes, whatever they are drawn with.

use super::shapes::{self, Shape};
use super::{Diagram, is_dark, is_white};

pub(super) type Rgb = [u8; 3];

const LIGHT: Rgb = [238, 228, 207];
const DARK: Rgb = [164, 132, 102];
const FRAME: Rgb = [84, 64, 48];
const LABEL: Rgb = [238, 228, 207];
const WHITE: Rgb = [252, 252, 250];
const BLACK: Rgb = [44, 40, 38];

/// The side of a square, and the margin with the coordinates.
pub(super) const SQUARE: f32 = 45.0;
pub(super) const MARGIN: f32 = 18.0;
/// The side of the whole.
pub(super) const SIDE: f32 = 8.0 * SQUARE + 2.0 * MARGIN;

/// Something to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Item {
    Rectangle {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        fill: Rgb,
    },
    /// A shape moved to a place; bodies are filled, and all have a line.
    Shape {
        shape: Shape,
        x: f32,
        y: f32,
        fill: Rgb,
        line: Rgb,
        width: f32,
    },
}

/// The board from the lowest layer up.
pub(super) fn items(diagram: &Diagram, draughts: bool) -> Vec<Item> {
    let mut items = vec![Item::Rectangle { x: 0.0, y: 0.0, width: SIDE, height: SIDE, fill: FRAME }];
    for row in 0..8u8 {
        for column in 0..8u8 {
            let Some(square) = diagram.square_at(row, column) else { continue };
            let (x, y) = (MARGIN + f32::from(column) * SQUARE, MARGIN + f32::from(row) * SQUARE);
            let fill = if is_dark(square) { DARK } else { LIGHT };
            items.push(Item::Rectangle { x, y, width: SQUARE, height: SQUARE, fill });
            if let Some(piece) = diagram.piece_at(square) {
                let (fill, line) = if is_white(piece) { (WHITE, BLACK) } else { (BLACK, WHITE) };
                let shapes = shapes::of_piece(piece.kind, draughts).iter();
                items.extend(shapes.map(|&shape| Item::Shape { shape, x, y, fill, line, width: 1.4 }));
            }
        }
    }
    items.extend(labels(diagram));
    items
}

fn labels(diagram: &Diagram) -> Vec<Item> {
    let label = |shape, x, y| Item::Shape { shape, x, y, fill: FRAME, line: LABEL, width: 1.1 };
    let mut items = Vec::new();
    for n in 0..8u8 {
        let middle = MARGIN + (f32::from(n) + 0.5) * SQUARE;
        if let (Some(left), Some(below)) = (diagram.square_at(n, 0), diagram.square_at(7, n)) {
            items.push(label(shapes::of_rank(left.0.rank()), MARGIN / 2.0 - 3.0, middle - 5.0));
            items.push(label(shapes::of_file(below.0.file()), middle - 3.0, SIDE - MARGIN / 2.0 - 6.0));
        }
    }
    items
}
