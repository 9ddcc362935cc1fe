//! Scoresheets as a page to print.

use std::fmt::Write as _;

use super::sheet::{Row, Sheet, escaped};
use crate::text::texts::Texts;

const STYLE: &str = "\
body { font: 12pt/1.4 Georgia, serif; margin: 2em auto; max-width: 46em; color: #111; background: #fff; }
section { break-after: page; margin-bottom: 3em; }
dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: .2em 1em; }
dt { color: #666; } dd { margin: 0; border-bottom: 1px solid #999; min-height: 1.4em; }
.moves { columns: 2; column-gap: 2em; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; } th, td { border: 1px solid #999; padding: .1em .6em; text-align: left; }
td:first-child, th:first-child { text-align: right; color: #666; width: 2.5em; }
.signed { display: flex; gap: 3em; margin-top: 3em; } .signed p { flex: 1; border-top: 1px solid #111; }
@media print { body { margin: 0; max-width: none; } }
";

/// What ends the page.
pub(super) const FOOT: &str = "</body>\n</html>\n";

/// What begins a page of scoresheets, each on paper of its own.
pub(super) fn head(texts: &Texts) -> String {
    let language = texts.language().tag();
    let title = texts.say("convert-scoresheet");
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
    )
}

/// One scoresheet.
pub(super) fn section(sheet: &Sheet, texts: &Texts) -> String {
    let mut text = format!("<section>\n<h1>{}</h1>\n<dl>\n", texts.say("convert-scoresheet"));
    for (key, value) in super::sheet_svg::fields(sheet) {
        _ = writeln!(text, "<dt>{}</dt><dd>{}</dd>", texts.say(key), escaped(value));
    }
    _ = writeln!(text, "</dl>\n<div class=\"moves\">\n<table>");
    let [number, white, black] =
        ["convert-number", "convert-white", "convert-black"].map(|key| texts.say(key));
    _ = writeln!(text, "<tr><th>{number}</th><th>{white}</th><th>{black}</th></tr>");
    for Row { number, white, black } in &sheet.rows {
        let (white, black) = (escaped(white), escaped(black));
        _ = writeln!(text, "<tr><td>{number}</td><td>{white}</td><td>{black}</td></tr>");
    }
    _ = writeln!(text, "</table>\n</div>\n<div class=\"signed\">");
    for key in ["convert-signed-white", "convert-signed-black", "convert-signed-arbiter"] {
        _ = writeln!(text, "<p>{}</p>", texts.say(key));
    }
    text.push_str("</div>\n</section>\n");
    text
}
