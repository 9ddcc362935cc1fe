//! A scoresheet as an SVG page of the size A4, in millimetres.

use std::fmt::Write as _;

use super::sheet::{Row, Sheet, escaped};
use crate::text::texts::Texts;

const WIDTH: usize = 210;
const MARGIN: usize = 15;
const ROW: usize = 6;
/// Rows in each column of moves.
const ROWS: usize = 30;
const FIRST_ROW: usize = 66;

/// The head of a scoresheet: keys of the texts, and what is written there.
pub(super) fn fields(sheet: &Sheet) -> [(&'static str, &str); 7] {
    [
        ("convert-white", &sheet.white),
        ("convert-black", &sheet.black),
        ("convert-event", &sheet.event),
        ("convert-round", &sheet.round),
        ("convert-site", &sheet.site),
        ("convert-date", &sheet.date),
        ("convert-result", &sheet.result),
    ]
}

pub(super) fn page(sheet: &Sheet, texts: &Texts) -> String {
    let columns = sheet.rows.len().div_ceil(ROWS).max(2);
    let width = (WIDTH - 2 * MARGIN) / columns.min(4);
    let height = FIRST_ROW + ROWS * ROW * columns.div_ceil(4) + 35;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}mm\" height=\"{height}mm\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"Georgia, serif\" font-size=\"3.6\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    _ = writeln!(
        text,
        "<text x=\"{MARGIN}\" y=\"20\" font-size=\"7\">{}</text>",
        texts.say("convert-scoresheet")
    );
    for (index, (key, value)) in fields(sheet).into_iter().enumerate() {
        let (x, y) = (MARGIN + index % 2 * 90, 30 + index / 2 * 8);
        write_field(&mut text, (x, y), &texts.say(key), value);
    }
    for (index, row) in sheet.rows.iter().enumerate() {
        let column = index / ROWS;
        let x = MARGIN + column % 4 * width;
        let y = FIRST_ROW + (column / 4 * ROWS + index % ROWS) * ROW;
        write_row(&mut text, (x, y), width, row);
    }
    for (index, key) in
        ["convert-signed-white", "convert-signed-black", "convert-signed-arbiter"].into_iter().enumerate()
    {
        let (x, y) = (MARGIN + index * 62, height - 15);
        _ = writeln!(text, "<path d=\"M {x},{y} h 55\" stroke=\"#111\" stroke-width=\"0.2\"/>");
        _ = writeln!(text, "<text x=\"{x}\" y=\"{}\" fill=\"#666\">{}</text>", y + 5, texts.say(key));
    }
    text.push_str("</svg>\n");
    text
}

fn write_field(text: &mut String, (x, y): (usize, usize), name: &str, value: &str) {
    let value = escaped(value);
    _ = writeln!(text, "<text x=\"{x}\" y=\"{y}\" fill=\"#666\">{name}</text>");
    _ = writeln!(text, "<text x=\"{}\" y=\"{y}\">{value}</text>", x + 22);
    _ = writeln!(text, "<path d=\"M {},{} h 62\" stroke=\"#999\" stroke-width=\"0.2\"/>", x + 22, y + 1);
}

fn write_row(text: &mut String, (x, y): (usize, usize), width: usize, row: &Row) {
    let Row { number, white, black } = row;
    let half = (width - 10) / 2;
    let (white, black) = (escaped(white), escaped(black));
    _ = writeln!(text, "<text x=\"{}\" y=\"{y}\" fill=\"#666\" text-anchor=\"end\">{number}</text>", x + 7);
    _ = writeln!(text, "<text x=\"{}\" y=\"{y}\">{white}</text>", x + 9);
    _ = writeln!(text, "<text x=\"{}\" y=\"{y}\">{black}</text>", x + 9 + half);
    _ = writeln!(text, "<path d=\"M {x},{} h {}\" stroke=\"#ccc\" stroke-width=\"0.2\"/>", y + 2, width - 3);
}
