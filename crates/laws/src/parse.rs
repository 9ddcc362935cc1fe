//! The register files' format, read strictly.
//!
//! ```text
//! # A comment. Blank lines separate the records.
//! covers: 1 2 3 9.6
//!
//! 4.12 rule
//! en: One line of English.
//! cs: Jeden řádek česky.
//!
//! 4.13 as FIDE 4.12
//! 4.14 as FIDE 2014/4.13
//!
//! 4.15 as FIDE 4.14
//! en: In other words, because it names other articles.
//! cs: Jinými slovy, protože jmenuje jiné články.
//!
//! 4.12 for FIDE 4.10
//! ```
//!
//! `covers:` is the first record and names the parts of the text that the file has in full, or `all`. A record of `as`
//! lines lists articles that say the same as articles of earlier texts, one on each line; an article alone may have its
//! own words for it. A record of `for` lines lists articles that take the place of earlier ones which say something
//! else, or which several say.

use std::fmt;

use crate::article::{Article, Text};
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

/// Reads the file of a text. The registers of earlier texts are consulted for what it takes over from them.
pub(crate) fn parse(text: Text, file: &'static str) -> Result<Register, RegisterError> {
    let mut records = records(file).into_iter();
    let Some(header) = records.next() else { return fail(1, "the file is empty") };
    let covers = parse_header(&header)?;
    let mut entries: Vec<Entry> = Vec::new();
    let mut places = Vec::new();
    for record in records {
        if record[0].1.contains(" for ") {
            for &line in &record {
                places.push(parse_place(text, line, &entries)?);
            }
            continue;
        }
        for (line, entry) in parse_record(text, &record)? {
            if let Some(earlier) = entries.iter().find(|earlier| number::same(earlier.number, entry.number)) {
                return fail(
                    line,
                    format!("article {} is already there as {}", entry.number, earlier.number),
                );
            }
            entries.push(entry);
        }
    }
    Ok(Register { covers, entries, places })
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

/// The entries of a record: one, or one for each `as` line.
fn parse_record(text: Text, record: &[Line]) -> Result<Vec<(usize, Entry)>, RegisterError> {
    let (first, rest) = (record[0], &record[1..]);
    let has_own_words = rest.first().is_some_and(|(_, words)| words.starts_with("en: "));
    match (first.1.contains(" as "), has_own_words) {
        (true, false) => record.iter().map(|&line| Ok((line.0, parse_same(text, line)?))).collect(),
        (true, true) => {
            let same = parse_same(text, first)?;
            let (en, cs) = parse_fields(same.number, first.0, rest)?;
            Ok(vec![(first.0, Entry { en, cs, ..same })])
        }
        (false, _) => {
            let (number, kind) = parse_title(first)?;
            let (en, cs) = parse_fields(number, first.0, rest)?;
            Ok(vec![(first.0, Entry { number, kind, en, cs, same_as: None })])
        }
    }
}

/// `6.2.3 as FIDE 6.7b`: what that article of an earlier text says.
fn parse_same(text: Text, line: Line) -> Result<Entry, RegisterError> {
    let (number, same) = parse_relation(text, line, "as")?;
    match same.entry() {
        Some(entry) => Ok(Entry { number, same_as: Some(same), ..*entry }),
        None => fail(line.0, format!("there is no article {same}")),
    }
}

/// `7.5.5 for FIDE 7.4b`: an article that was listed before takes the place of that one.
fn parse_place(text: Text, line: Line, listed: &[Entry]) -> Result<(Article, Article), RegisterError> {
    let (number, earlier) = parse_relation(text, line, "for")?;
    if listed.iter().all(|entry| entry.number != number) {
        return fail(line.0, format!("expected an article that is listed before, found `{number}`"));
    }
    Ok((earlier, Article::new(text, number)))
}

/// A number, `as` or `for`, and an article of an earlier text.
fn parse_relation(
    text: Text,
    (line, words): Line,
    relation: &str,
) -> Result<(&'static str, Article), RegisterError> {
    let Some((number, citation)) = words.split_once(&format!(" {relation} ")) else {
        return fail(
            line,
            format!("expected a number, `{relation}` and an article of an earlier text, found `{words}`"),
        );
    };
    check_number(line, number)?;
    if Article::text_of(citation).is_none_or(|named| named >= text) {
        return fail(line, format!("expected an article of an earlier text, found `{citation}`"));
    }
    let earlier = Article::parse(citation).or_else(|error| fail(line, error.to_string()))?;
    Ok((number, earlier))
}

/// What an article says in English and in Czech.
type Fields = (&'static str, &'static str);

fn parse_fields(number: &str, line: usize, lines: &[Line]) -> Result<Fields, RegisterError> {
    let mut fields = lines.iter().copied().peekable();
    let mut field = |name: &'static str| {
        let (_, text) = fields.peek()?;
        let value = text.strip_prefix(name)?.strip_prefix(": ")?;
        fields.next();
        Some(value)
    };
    let (en, cs) = (field("en"), field("cs"));
    if let Some((line, text)) = fields.next() {
        return fail(line, format!("expected `en: ` and `cs: ` in this order, found `{text}`"));
    }
    let Some(en) = en else { return fail(line, format!("article {number} has no `en: ` line")) };
    let Some(cs) = cs else { return fail(line, format!("article {number} has no `cs: ` line")) };
    Ok((en, cs))
}

fn parse_title((line, text): Line) -> Result<(&'static str, Kind), RegisterError> {
    let Some((number, word)) = text.split_once(' ') else {
        return fail(line, format!("expected an article number and its kind, found `{text}`"));
    };
    check_number(line, number)?;
    match Kind::ALL.into_iter().find(|kind| kind.name() == word) {
        Some(kind) => Ok((number, kind)),
        None => fail(line, format!("expected rule, ruling, conduct or definition, found `{word}`")),
    }
}

fn check_number(line: usize, number: &str) -> Result<(), RegisterError> {
    if number.ends_with('.') || !number.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return fail(line, format!("expected a number such as `3.8b(2)a`, found `{number}`"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_header_comments_and_records() {
        let register = parse(
            Text::Fide2009,
            "# About.\ncovers: 1 C\n\n# Part one.\n1.1 rule\nen: A.\ncs: Á.\n\nC2 conduct\nen: B.\ncs: Bé.\n",
        )
        .unwrap();
        assert_eq!(register.covers, ["1", "C"]);
        assert_eq!(parse(Text::Fide2009, "covers: all\n").unwrap().covers, [""]);
        let first = Entry { number: "1.1", kind: Kind::Rule, en: "A.", cs: "Á.", same_as: None };
        let second = Entry { number: "C2", kind: Kind::Conduct, en: "B.", cs: "Bé.", same_as: None };
        assert_eq!(register.entries, [first, second]);
    }

    #[test]
    fn takes_over_what_an_earlier_text_says() {
        let register =
            parse(Text::Fide2014, "covers: all\n\n3.2.1 as FIDE 3.2\n3.3.1 as fide 2009/3.3\n").unwrap();
        let [bishop, rook] = &register.entries[..] else { panic!("{:?}", register.entries) };
        let same = Article::fide("3.2").entry().unwrap();
        assert_eq!(
            (bishop.number, bishop.kind, bishop.en, bishop.cs),
            ("3.2.1", same.kind, same.en, same.cs)
        );
        assert_eq!(rook.same_as, Some(Article::fide("3.3")));
        let other_words = "covers: all\n\n4.4.2 as FIDE 4.4b\nen: A.\ncs: Á.\n";
        let entry = parse(Text::Fide2018, other_words).unwrap().entries[0];
        assert_eq!((entry.kind, entry.en, entry.cs), (Kind::Rule, "A.", "Á."));
    }

    #[test]
    fn tells_what_takes_the_place_of_an_earlier_article() {
        let file = "covers: all\n\n9.1 rule\nen: A.\ncs: Á.\n\n9.1 for FIDE 9.2\n9.1 for FIDE 9.3\n";
        let own = Article::new(Text::Fide2014, "9.1");
        let places = [(Article::fide("9.2"), own), (Article::fide("9.3"), own)];
        assert_eq!(parse(Text::Fide2014, file).unwrap().places, places);
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
                "5: expected `en: ` and `cs: ` in this order, found `and more`",
            ),
            (
                "covers: 1\n\n1.1a rule\nen: A.\ncs: B.\n\n1.1(A) rule\nen: A.\ncs: B.",
                "7: article 1.1(A) is already there as 1.1a",
            ),
            (
                "covers: 1\n\n3.2 as FIDE 3.2\n3.3",
                "4: expected a number, `as` and an article of an earlier text, found `3.3`",
            ),
            ("covers: 1\n\n3.2 as FIDE 3.10", "3: FIDE 3.10: there is no such article"),
            (
                "covers: 1\n\n3.2 as FIDE 2018/3.2",
                "3: expected an article of an earlier text, found `FIDE 2018/3.2`",
            ),
            ("covers: 1\n\n3.2 as 3.2", "3: expected an article of an earlier text, found `3.2`"),
            ("covers: 1\n\n3.2. as FIDE 3.2", "3: expected a number such as `3.8b(2)a`, found `3.2.`"),
            (
                "covers: 1\n\n3.2 as FIDE 3.2\n\n3.2 for FIDE 3.3\n3.4",
                "6: expected a number, `for` and an article of an earlier text, found `3.4`",
            ),
            ("covers: 1\n\n3.2 for FIDE 3.3", "3: expected an article that is listed before, found `3.2`"),
        ];
        for (text, expected) in cases {
            assert_eq!(parse(Text::Fide2018, text).unwrap_err().to_string(), expected, "{text}");
        }
    }
}
