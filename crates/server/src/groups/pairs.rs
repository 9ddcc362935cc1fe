//! Reads a list of pairings as organisers write or export it.

use std::collections::{HashMap, HashSet};

use crate::wire::{Fault, FaultKind};

/// So many lines are read at once.
pub(super) const MOST_LINES: usize = 200;
/// The longest name.
pub(super) const LONGEST_NAME: usize = 80;
/// The highest number of a table.
const HIGHEST_NUMBER: u16 = 9999;

/// One table of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) number: u16,
    /// Two names, White's first; in simultaneous play one.
    pub(super) names: Vec<String>,
}

/// A line that cannot be read, or says something impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BadLine {
    /// From 1, empty ones counted.
    pub(super) line: usize,
    pub(super) expected: String,
}

impl From<BadLine> for Fault {
    fn from(BadLine { line, expected }: BadLine) -> Fault {
        Fault::new(FaultKind::Malformed, format!("pairs, line {line}: {expected}"))
    }
}

/// Reads a list with so many names in each line. Numbers go on after `last`, and those that are `there` are taken.
pub(super) fn read(text: &str, names: usize, last: u16, there: &HashSet<u16>) -> Result<Vec<Pair>, BadLine> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut pairs, mut last): (Vec<Pair>, u16) = (Vec::new(), last);
    let (mut numbers, mut known) = (HashMap::new(), HashMap::new());
    for (line, written) in (1..).zip(text.split('\n')) {
        let written = written.trim();
        if written.is_empty() {
            continue;
        }
        let bad = |expected: String| BadLine { line, expected };
        if pairs.len() >= MOST_LINES {
            return Err(bad(format!("expected at most {MOST_LINES} tables at once")));
        }
        let (number, names) = read_line(written, names).map_err(bad)?;
        let number = number.unwrap_or(last.saturating_add(1));
        if number == 0 || number > HIGHEST_NUMBER {
            return Err(bad(format!("expected a number from 1 to {HIGHEST_NUMBER}")));
        }
        if there.contains(&number) {
            return Err(bad(format!("expected another number: the round has a table {number}")));
        }
        if let Some(before) = numbers.insert(number, line) {
            return Err(bad(format!("expected another number: line {before} has {number} too")));
        }
        // Two opponents of an exhibitor may have one name, but two people do not play each other at two tables.
        if let [white, black] = &*names
            && let Some(before) = known.insert([white.clone(), black.clone()], line)
        {
            return Err(bad(format!("expected another pair: line {before} has it too")));
        }
        last = number;
        pairs.push(Pair { number, names });
    }
    if pairs.is_empty() {
        return Err(BadLine { line: 1, expected: "expected at least one table".to_owned() });
    }
    Ok(pairs)
}

fn read_line(line: &str, count: usize) -> Result<(Option<u16>, Vec<String>), String> {
    let (number, fields) = if let Some(fields) = fields(line, count)? {
        let first = fields.first().filter(|_| fields.len() > count);
        match first.and_then(|first| plain_number(first)) {
            Some(number) => (Some(number), fields[1..].to_vec()),
            None => (None, fields),
        }
    } else {
        let (number, rest) = numbered(line);
        (number, if count == 1 { vec![rest.to_owned()] } else { around_dash(rest)? })
    };
    if fields.len() != count || fields.iter().any(String::is_empty) {
        return Err(match count {
            1 => "expected a name".to_owned(),
            _ => "expected two names, as in `1 Nováková – Dvořák`".to_owned(),
        });
    }
    for name in &fields {
        if name.chars().count() > LONGEST_NAME {
            return Err(format!("expected names of at most {LONGEST_NAME} characters"));
        }
        if name.chars().any(char::is_control) {
            return Err("expected names without control characters".to_owned());
        }
    }
    Ok((number, fields))
}

/// The fields of a line from a spreadsheet; nothing if it is not from one.
fn fields(line: &str, count: usize) -> Result<Option<Vec<String>>, String> {
    let outside = outside_quotes(line);
    let separator = ['\t', ';'].into_iter().find(|separator| outside.contains(*separator));
    let is_quoted = line.starts_with('"');
    // `Novák, Jan` is one name.
    let has_commas = match count {
        1 => outside.split_once(',').is_some_and(|(first, _)| plain_number(first).is_some()),
        _ => dash_in(&outside).is_none() && outside.contains(','),
    };
    let Some(separator) = separator.or((is_quoted || has_commas).then_some(',')) else {
        return Ok(None);
    };
    let mut fields = Vec::new();
    let mut rest = line;
    loop {
        let (field, after) = match rest.trim_start_matches(' ').strip_prefix('"') {
            Some(quoted) => unquoted(quoted, separator)?,
            None => match rest.split_once(separator) {
                Some((field, after)) => (field.trim().to_owned(), Some(after)),
                None => (rest.trim().to_owned(), None),
            },
        };
        fields.push(field);
        let Some(after) = after else { break };
        rest = after;
    }
    while fields.len() > 1 && fields.last().is_some_and(String::is_empty) {
        fields.pop(); // spreadsheets end lines so
    }
    Ok(Some(fields))
}

/// A field in quotes, in which two stand for one, and what follows the separator after it.
fn unquoted(text: &str, separator: char) -> Result<(String, Option<&str>), String> {
    let mut field = String::new();
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        if sign != '"' {
            field.push(sign);
            continue;
        }
        if signs.next_if(|(_, next)| *next == '"').is_some() {
            field.push('"');
            continue;
        }
        let rest = text[at + 1..].trim_start_matches(' ');
        if rest.is_empty() {
            return Ok((field.trim().to_owned(), None));
        }
        let after = rest.strip_prefix(separator);
        let after = after.ok_or_else(|| "expected the next field after the quotes".to_owned())?;
        return Ok((field.trim().to_owned(), Some(after)));
    }
    Err("expected the quotes to be closed".to_owned())
}

/// The line without what stands in quotes that open a field.
fn outside_quotes(line: &str) -> String {
    if !line.contains('"') {
        return line.to_owned();
    }
    line.split('"').step_by(2).collect()
}

/// A number before the names: `12 `, `12.` or `12)`.
fn numbered(line: &str) -> (Option<u16>, &str) {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let after = rest.strip_prefix(['.', ')', ':']).unwrap_or(rest);
    let ends = after.len() < rest.len() || rest.starts_with(char::is_whitespace);
    if number.is_empty() || !ends {
        return (None, line);
    }
    (Some(number.parse().unwrap_or(u16::MAX)), after.trim())
}

fn plain_number(field: &str) -> Option<u16> {
    field.strip_suffix(['.', ')']).unwrap_or(field).parse().ok()
}

/// Where the dash between two names stands, and how long it is. A hyphen in a name has no spaces around it.
fn dash_in(line: &str) -> Option<(usize, usize)> {
    let spaced = [" – ", " — ", " - ", " : "];
    let bare = ["–", "—"];
    let find = |dashes: &[&str]| dashes.iter().find_map(|dash| line.find(dash).map(|at| (at, dash.len())));
    find(&spaced).or_else(|| find(&bare))
}

fn around_dash(line: &str) -> Result<Vec<String>, String> {
    let expected = || "expected two names, as in `1 Nováková – Dvořák`".to_owned();
    let (at, length) = dash_in(line).ok_or_else(expected)?;
    let (white, black) = (line[..at].trim(), line[at + length..].trim());
    let again = |name: &str| [" – ", " — ", " - "].iter().any(|dash| name.contains(dash));
    if again(white) || again(black) {
        return Err("expected one dash between the names".to_owned());
    }
    Ok(vec![white.to_owned(), black.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list of pairs as `number white|black`, or where it fails.
    fn read_pairs(text: &str) -> String {
        shown(read(text, 2, 0, &HashSet::from([40])))
    }

    fn shown(read: Result<Vec<Pair>, BadLine>) -> String {
        match read {
            Ok(pairs) => {
                let pair = |pair: &Pair| format!("{} {}", pair.number, pair.names.join("|"));
                pairs.iter().map(pair).collect::<Vec<_>>().join(", ")
            }
            Err(BadLine { line, expected }) => format!("line {line}: {expected}"),
        }
    }

    #[test]
    fn lists_are_read_as_people_write_them() {
        let rows = [
            ("1 Nováková – Dvořák", "1 Nováková|Dvořák"),
            ("Nováková - Dvořák", "1 Nováková|Dvořák"),
            ("Nováková–Dvořák", "1 Nováková|Dvořák"),
            ("Novák-Dvořák – Smith-Jones", "1 Novák-Dvořák|Smith-Jones"),
            ("1. Nováková — Dvořák", "1 Nováková|Dvořák"),
            ("12) Nováková - Dvořák\nB - C\n20 D - E", "12 Nováková|Dvořák, 13 B|C, 20 D|E"),
            ("Nováková\tDvořák", "1 Nováková|Dvořák"),
            ("3\tNováková\tDvořák\t", "3 Nováková|Dvořák"),
            ("3;Nováková;Dvořák;;", "3 Nováková|Dvořák"),
            ("Nováková, Jana; Dvořák, Petr", "1 Nováková, Jana|Dvořák, Petr"),
            ("Nováková, Jana - Dvořák, Petr", "1 Nováková, Jana|Dvořák, Petr"),
            (
                "1,\"Nováková, Jana\",\"Dvořák \"\"Dvořka\"\" Petr\"",
                "1 Nováková, Jana|Dvořák \"Dvořka\" Petr",
            ),
            ("\"Nováková - Malá\",Dvořák", "1 Nováková - Malá|Dvořák"),
            ("5,Nováková,Dvořák", "5 Nováková|Dvořák"),
            ("A - B\r\nC - D\r\n", "1 A|B, 2 C|D"),
            ("\u{feff}A - B", "1 A|B"),
            ("\n\n  A - B  \n\n C - D", "1 A|B, 2 C|D"),
            ("3. A B - C D", "3 A B|C D"),
            ("2pac - Ivan 3", "1 2pac|Ivan 3"),
        ];
        for (text, expected) in rows {
            assert_eq!(read_pairs(text), expected, "{text}");
        }
    }

    #[test]
    fn bad_lines_are_named_with_what_was_expected() {
        let two = "expected two names, as in `1 Nováková – Dvořák`";
        let long = "x".repeat(81);
        let many = "A\n".repeat(201);
        let rows = [
            ("", "line 1: expected at least one table".to_owned()),
            ("A - B\n\nNováková", format!("line 3: {two}")),
            ("1 Nováková –", format!("line 1: {two}")),
            ("1", format!("line 1: {two}")),
            ("A;B;C;D", format!("line 1: {two}")),
            ("A;;", format!("line 1: {two}")),
            ("A - B - C", "line 1: expected one dash between the names".to_owned()),
            ("1 A - B\n1 C - D", "line 2: expected another number: line 1 has 1 too".to_owned()),
            ("A - B\nC - D\nA - B", "line 3: expected another pair: line 1 has it too".to_owned()),
            ("40 A - B", "line 1: expected another number: the round has a table 40".to_owned()),
            ("0 A - B", "line 1: expected a number from 1 to 9999".to_owned()),
            ("10000 A - B", "line 1: expected a number from 1 to 9999".to_owned()),
            ("\"A;B", "line 1: expected the quotes to be closed".to_owned()),
            ("\"A\"x;B", "line 1: expected the next field after the quotes".to_owned()),
            ("A\u{7} - B", "line 1: expected names without control characters".to_owned()),
        ];
        for (text, expected) in rows {
            assert_eq!(read_pairs(text), expected, "{text}");
        }
        assert_eq!(read_pairs(&format!("A - {long}")), "line 1: expected names of at most 80 characters");
        assert_eq!(read_pairs(&format!("A - {}", &long[..80])), format!("1 A|{}", &long[..80]));
        let opponents = |text: &str| shown(read(text, 1, 7, &HashSet::new()));
        assert_eq!(opponents("Novák\n12 Malá - Nová\nNovák"), "8 Novák, 12 Malá - Nová, 13 Novák");
        assert_eq!(opponents("1;Novák, Jan\n\"Malá; Eva\""), "1 Novák, Jan, 2 Malá; Eva");
        assert_eq!(opponents(&many), "line 201: expected at most 200 tables at once");
    }

    #[test]
    fn nothing_that_is_written_breaks_the_reader() {
        let signs = ['1', ' ', '-', '–', ';', ',', '"', '\t', '\n', 'č', '.', '\u{feff}'];
        let mut number: u64 = 1;
        for _ in 0..20_000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let text: String =
                (0..12).map(|at| signs[(number >> (4 * at + 8)) as usize % signs.len()]).collect();
            for names in [1, 2] {
                if let Ok(pairs) = read(&text, names, 0, &HashSet::new()) {
                    assert!(pairs.iter().all(|pair| pair.names.len() == names), "{text}");
                }
            }
        }
    }
}
