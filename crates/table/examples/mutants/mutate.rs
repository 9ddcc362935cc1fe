//! Changes for the worse, one at a time.

/// What a change is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// An unrelated article in place of the one that is cited.
    Article,
    /// White in place of Black, and the other way round.
    Colour,
    /// A number that is off by one.
    Count,
    /// Another number of minutes or seconds.
    Price,
}

/// A partie with one expectation changed.
pub(crate) struct Mutant {
    pub(crate) kind: Kind,
    /// The line of the partie, from 0.
    pub(crate) line: usize,
    /// The expectation as it was, and what became of it.
    pub(crate) old: String,
    pub(crate) new: String,
    /// The whole partie.
    pub(crate) text: String,
}

/// Every mutant of a partie.
pub(crate) fn mutants(partie: &str) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (line, row) in partie.lines().enumerate().filter(|(_, row)| !row.trim().starts_with('#')) {
        let Some((doing, expected)) = row.split_once("->") else { continue };
        let expectations: Vec<&str> = expected.split("; ").collect();
        for (index, old) in expectations.iter().enumerate() {
            for (kind, new) in worse(old) {
                let mut changed = expectations.clone();
                changed[index] = &new;
                let row = format!("{doing}->{}", changed.join("; "));
                let text = with_row(partie, line, &row);
                let (old, new) = (old.trim().to_owned(), new.trim().to_owned());
                all.push(Mutant { kind, line, old, new, text });
            }
        }
    }
    all
}

fn with_row(partie: &str, number: usize, row: &str) -> String {
    let rows = partie.lines().enumerate().map(|(index, old)| if index == number { row } else { old });
    rows.collect::<Vec<_>>().join("\n")
}

/// What an expectation can be turned into.
fn worse(expectation: &str) -> Vec<(Kind, String)> {
    let (words, citation) = split_citation(expectation);
    let mut all: Vec<(Kind, String)> = Vec::new();
    let wrong = citation.map(unrelated).unwrap_or_default();
    all.extend(wrong.into_iter().map(|citation| (Kind::Article, format!("{words}{citation}"))));
    let citation = citation.unwrap_or_default();
    let swapped = swap_colours(words);
    if swapped != words {
        all.push((Kind::Colour, format!("{swapped}{citation}")));
    }
    let tokens: Vec<&str> = words.split(' ').collect();
    for (place, token) in tokens.iter().enumerate() {
        let digits = token.trim_end_matches([',', ':']);
        let Ok(number) = digits.parse::<u32>() else { continue };
        let unit = tokens.get(place + 1).copied().unwrap_or_default();
        let is_price = unit.starts_with("minute") || unit.starts_with("second");
        let kind = if is_price { Kind::Price } else { Kind::Count };
        for other in [number.checked_add(1), number.checked_sub(1)].into_iter().flatten() {
            let written = format!("{other}{}", &token[digits.len()..]);
            let plural = in_number(unit, other);
            let mut changed = tokens.clone();
            changed[place] = &written;
            if is_price {
                changed[place + 1] = &plural;
            }
            all.push((kind, format!("{}{citation}", changed.join(" "))));
        }
    }
    all
}

/// `1 minute`, `2 minutes`.
fn in_number(unit: &str, number: u32) -> String {
    let word = unit.trim_end_matches(',').trim_end_matches('s');
    let comma = if unit.ends_with(',') { "," } else { "" };
    format!("{word}{}{comma}", if number == 1 { "" } else { "s" })
}

/// The words, and the citation in brackets at their end.
fn split_citation(expectation: &str) -> (&str, Option<&str>) {
    let start = [" (FIDE ", " (ČUD "].iter().find_map(|start| expectation.rfind(start));
    let start = start.filter(|_| expectation.trim_end().ends_with(')'));
    start.map_or((expectation, None), |start| (&expectation[..start], Some(&expectation[start..])))
}

/// An article about something else, for each edition that the citation names in turn: nobody judges a game by the list of
/// names of the squares.
fn unrelated(citation: &str) -> Vec<String> {
    let citation = citation.trim();
    if citation.starts_with("(ČUD ") {
        return vec![if citation == "(ČUD 8.1)" { " (ČUD 8.2)" } else { " (ČUD 8.1)" }.to_owned()];
    }
    let numbers = citation.strip_prefix("(FIDE ").and_then(|rest| rest.strip_suffix(')'));
    let numbers: Vec<&str> = numbers.unwrap_or_default().split(" | ").collect();
    match numbers[..] {
        ["C1"] => vec![" (FIDE C2)".to_owned()],
        [_] => vec![" (FIDE C1)".to_owned()],
        _ => (0..numbers.len()).map(|place| one_wrong(&numbers, place)).collect(),
    }
}

/// The citation with the number of one edition changed.
fn one_wrong(numbers: &[&str], place: usize) -> String {
    let year = numbers[place].split_once('/').map(|(year, _)| format!("{year}/")).unwrap_or_default();
    let wrong = format!("{year}2.1");
    let mut changed = numbers.to_vec();
    changed[place] = &wrong;
    format!(" (FIDE {})", changed.join(" | "))
}

fn swap_colours(words: &str) -> String {
    const PAIRS: [(&str, &str); 3] = [("white", "black"), ("White", "Black"), ("1-0", "0-1")];
    let mut swapped = String::new();
    let mut rest = words;
    while let Some(next) = rest.chars().next() {
        let pair = PAIRS.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).find(|(from, _)| rest.starts_with(from));
        let taken = pair.map_or(next.len_utf8(), |(from, _)| from.len());
        swapped.push_str(pair.map_or(&rest[..taken], |(_, to)| to));
        rest = &rest[taken..];
    }
    swapped
}
