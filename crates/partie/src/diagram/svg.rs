//! A diagram as SVG.

use std::fmt::Write as _;

use super::Diagram;
use super::drawing::{Item, Rgb, SIDE, items};
use super::shapes::Shape;

/// The diagram as an SVG picture of this many pixels a side.
pub(crate) fn svg(diagram: &Diagram, draughts: bool, size: u32) -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {SIDE} {SIDE}\">\n"
    );
    for item in items(diagram, draughts) {
        write_item(&mut text, &item);
    }
    text.push_str("</svg>\n");
    text
}

fn write_item(text: &mut String, item: &Item) {
    match *item {
        Item::Rectangle { x, y, width, height, fill } => {
            let fill = hex(fill);
            _ = writeln!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
            );
        }
        Item::Shape { shape, x, y, fill, line, width } => {
            let (fill, line) = (hex(fill), hex(line));
            let pen = format!(
                "stroke=\"{line}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
            );
            let at = format!("transform=\"translate({x} {y})\"");
            _ = match shape {
                Shape::Body(path) => writeln!(text, "<path d=\"{path}\" fill=\"{fill}\" {pen} {at}/>"),
                Shape::Lines(path) => writeln!(text, "<path d=\"{path}\" fill=\"none\" {pen} {at}/>"),
                Shape::Ball { x, y, radius } => {
                    writeln!(
                        text,
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" {pen} {at}/>"
                    )
                }
                Shape::Ring { x, y, radius } => {
                    writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" {pen} {at}/>")
                }
            };
        }
    }
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
