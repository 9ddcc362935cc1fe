//! The register files' format, read strictly.
//!
//! ```text
//! # A comment. Blank lines separate the records.
//! covers: 1 2 3 9.6
//!
//! 4.12 rule
//! en: One line of English.
//! cs: Jeden řádek česky.
//! awaits: table
//! ```
//!
//! `covers:` is the first record and names the parts of the text that the file has in full, or `all`. `awaits:` names
//! the crate that an article of kind `rule` or `ruling` still waits for.

use std::fmt;

use crate::number;
use crate::register::{Entry, Kind, Register};

/// What is wrong with a register file, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct RegisterError {
    line: usize,
    problem: String,
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.problem)
    }
}

fn fail<T>(line: usize, problem: impl Into<String>) -> Result<T, RegisterError> {
    Err(RegisterError { line, problem: problem.into() })
}

/// A line of the file that is not a comment, with its number.
type Line = (usize, &'static str);

pub(crate) fn parse(text: &'static str) -> Result<Register, RegisterError> {
    let mut records = records(text).into_iter();
    let Some(header) = records.next() else { return fail(1, "the file is empty") };
    let covers = parse_header(&header)?;
    let mut entries: Vec<Entry> = Vec::new();
    for record in records {
        let entry = parse_record(&record)?;
        if let Some(earlier) = entries.iter().find(|earlier| number::same(earlier.number, entry.number)) {
            return fail(
                record[0].0,
                format!("article {} is already there as {}", entry.number, earlier.number),
            );
        }
        entries.push(entry);
    }
    Ok(Register { covers, entries })
}

/// The blank-line separated groups of lines, without comments.
fn records(text: &'static str) -> Vec<Vec<Line>> {
    let mut records = vec![Vec::new()];
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            records.push(Vec::new());
        } else if let Some(record) = records.last_mut()
            && !line.starts_with('#')
        {
            record.push((index + 1, line));
        }
    }
    records.retain(|record| !record.is_empty());
    records
}

fn parse_header(record: &[Line]) -> Result<Vec<&'static str>, RegisterError> {
    let (line, text) = record[0];
    let Some(covers) = text.strip_prefix("covers: ") else {
        return fail(line, format!("expected `covers: ` and the parts that are complete, found `{text}`"));
    };
    match record.get(1) {
        Some((line, text)) => fail(*line, format!("expected a blank line after `covers:`, found `{text}`")),
        // The empty number is the group that every article is within.
        None if covers == "all" => Ok(vec![""]),
        None => Ok(covers.split_whitespace().collect()),
    }
}

fn parse_record(record: &[Line]) -> Result<Entry, RegisterError> {
    let (number, kind) = parse_title(record[0])?;
    let mut fields = record[1..].iter().copied().peekable();
    let mut field = |name: &'static str| {
        let (_, text) = fields.peek()?;
        let value = text.strip_prefix(name)?.strip_prefix(": ")?;
        fields.next();
        Some(value)
    };
    let (en, cs, awaits) = (field("en"), field("cs"), field("awaits"));
    if let Some((line, text)) = fields.next() {
        return fail(line, format!("expected `en: `, `cs: `, `awaits: ` in this order, found `{text}`"));
    }
    let line = record[0].0;
    let Some(en) = en else { return fail(line, format!("article {number} has no `en: ` line")) };
    let Some(cs) = cs else { return fail(line, format!("article {number} has no `cs: ` line")) };
    if awaits.is_some() && !kind.needs_test() {
        return fail(line, format!("article {number} is a {kind}: only a rule or a ruling awaits a crate"));
    }
    Ok(Entry { number, kind, en, cs, awaits })
}

fn parse_title((line, text): Line) -> Result<(&'static str, Kind), RegisterError> {
    let Some((number, word)) = text.split_once(' ') else {
        return fail(line, format!("expected an article number and its kind, found `{text}`"));
    };
    if number.ends_with('.') || !number.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return fail(line, format!("expected a number such as `3.8b(2)a`, found `{number}`"));
    }
    match Kind::ALL.into_iter().find(|kind| kind.name() == word) {
        Some(kind) => Ok((number, kind)),
        None => fail(line, format!("expected rule, ruling, conduct or definition, found `{word}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_header_comments_and_records() {
        let register =
            parse("# About.\ncovers: 1 C\n\n# Part one.\n1.1 rule\nen: A.\ncs: Á.\nawaits: table\n\nC2 conduct\nen: B.\ncs: Bé.\n")
                .unwrap();
        assert_eq!(register.covers, ["1", "C"]);
        assert_eq!(parse("covers: all\n").unwrap().covers, [""]);
        let first = Entry { number: "1.1", kind: Kind::Rule, en: "A.", cs: "Á.", awaits: Some("table") };
        let second = Entry { number: "C2", kind: Kind::Conduct, en: "B.", cs: "Bé.", awaits: None };
        assert_eq!(register.entries, [first, second]);
    }

    #[test]
    fn says_what_is_wrong_and_on_which_line() {
        let cases = [
            ("", "1: the file is empty"),
            ("1.1 rule", "1: expected `covers: ` and the parts that are complete, found `1.1 rule`"),
            ("covers: 1\n1.1 rule", "2: expected a blank line after `covers:`, found `1.1 rule`"),
            ("covers: 1\n\n1.1", "3: expected an article number and its kind, found `1.1`"),
            ("covers: 1\n\n1.1. rule", "3: expected a number such as `3.8b(2)a`, found `1.1.`"),
            ("covers: 1\n\n1.1 law", "3: expected rule, ruling, conduct or definition, found `law`"),
            ("covers: 1\n\n1.1 rule\ncs: B.", "3: article 1.1 has no `en: ` line"),
            ("covers: 1\n\n1.1 rule\nen: A.", "3: article 1.1 has no `cs: ` line"),
            (
                "covers: 1\n\n1.1 rule\nen: A.\nand more",
                "5: expected `en: `, `cs: `, `awaits: ` in this order, found `and more`",
            ),
            (
                "covers: 1\n\n1.1 conduct\nen: A.\ncs: B.\nawaits: table",
                "3: article 1.1 is a conduct: only a rule or a ruling awaits a crate",
            ),
            (
                "covers: 1\n\n1.1a rule\nen: A.\ncs: B.\n\n1.1(A) rule\nen: A.\ncs: B.",
                "7: article 1.1(A) is already there as 1.1a",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(parse(text).unwrap_err().to_string(), expected, "{text}");
        }
    }
}
