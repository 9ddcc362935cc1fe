//! The board as it is drawn.

use partie_table::{Colour, Piece, Square};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::layout::Layout;
use crate::diagram::{Diagram, Signs, is_dark, sign};

/// How squares are marked.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) cursor: Option<Square>,
    pub(super) chosen: Vec<Square>,
    /// Where the chosen piece may go.
    pub(super) targets: Vec<Square>,
    pub(super) last_move: Vec<Square>,
}

/// How the board is drawn.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) signs: Signs,
    pub(super) draughts: bool,
    /// `NO_COLOR` is not set.
    pub(super) coloured: bool,
}

pub(super) fn draw(frame: &mut Frame<'_>, layout: &Layout, diagram: &Diagram, marks: &Marks, look: Look) {
    for row in 0..8 {
        for column in 0..8 {
            if let Some(square) = diagram.square_at(row, column) {
                let piece = diagram.piece_at(square);
                draw_square(frame, layout.of_square(row, column), square, piece, marks, look);
            }
        }
    }
    draw_coordinates(frame, layout, diagram);
}

fn draw_square(
    frame: &mut Frame<'_>,
    place: Rect,
    square: Square,
    piece: Option<Piece>,
    marks: &Marks,
    look: Look,
) {
    let style = style(square, piece, marks, look);
    frame.buffer_mut().set_style(place, style);
    for y in place.y..place.bottom() {
        frame.buffer_mut().set_string(place.x, y, " ".repeat(usize::from(place.width)), style);
    }
    let (x, y) = (place.x + place.width.saturating_sub(1) / 2, place.y + place.height / 2);
    let text = match piece {
        Some(piece) => picture(piece, look).to_string(),
        None if marks.targets.contains(&square) => "•".to_owned(),
        None if !look.coloured && is_dark(square) => ".".to_owned(),
        None => return,
    };
    frame.buffer_mut().set_string(x, y, text, style);
    if marks.cursor == Some(square) && place.width > 2 {
        frame.buffer_mut().set_string(place.x, y, "[", style);
        frame.buffer_mut().set_string(place.right() - 1, y, "]", style);
    }
}

/// With colours the filled pictures are used for both players, because the others are hard to see.
fn picture(piece: Piece, look: Look) -> char {
    let filled = look.coloured && look.signs == Signs::Figurines;
    let piece = if filled { Piece { colour: Colour::Black, ..piece } } else { piece };
    sign(piece, look.draughts, look.signs)
}

fn style(square: Square, piece: Option<Piece>, marks: &Marks, look: Look) -> Style {
    let marked = marks.chosen.contains(&square) || marks.cursor == Some(square);
    if !look.coloured {
        return if marked { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
    }
    let ground = match (marks.chosen.contains(&square), marks.cursor == Some(square), is_dark(square)) {
        (true, ..) => Color::Rgb(120, 150, 80),
        (_, true, _) => Color::Rgb(200, 170, 60),
        _ if marks.last_move.contains(&square) => Color::Rgb(170, 160, 90),
        (.., true) => Color::Rgb(130, 100, 75),
        (.., false) => Color::Rgb(190, 165, 135),
    };
    let ink = match piece.map(|piece| piece.colour) {
        Some(Colour::White) => Color::Rgb(255, 255, 255),
        _ => Color::Rgb(15, 15, 15),
    };
    Style::new().bg(ground).fg(ink).add_modifier(Modifier::BOLD)
}

fn draw_coordinates(frame: &mut Frame<'_>, layout: &Layout, diagram: &Diagram) {
    for n in 0..8 {
        if let (Some(left), Some(below)) = (diagram.square_at(n, 0), diagram.square_at(7, n)) {
            let rank = char::from(b'1' + left.0.rank()).to_string();
            let place = layout.of_square(n, 0);
            frame.buffer_mut().set_string(layout.board.x, place.y + place.height / 2, rank, Style::new());
            let place = layout.of_square(7, n);
            let x = place.x + place.width.saturating_sub(1) / 2;
            frame.buffer_mut().set_string(x, place.bottom(), below.0.file_letter().to_string(), Style::new());
        }
    }
}
