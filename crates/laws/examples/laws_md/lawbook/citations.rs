//! Citations in running text: `FIDE 3.8b(2)a`, `FIDE 2014/9.6a`, `ČUD 4.14`, `FIDE 4.3a | 2018/4.3.1`.

use partie_laws::Text;

/// How a citation can begin. A year comes before the plain name that it begins with. After a bar stands the number that the
/// article has in another edition.
const PREFIXES: [(&str, Text); 9] = [
    ("| 2014/", Text::Fide2014),
    ("| 2018/", Text::Fide2018),
    ("| 2023/", Text::Fide2023),
    ("FIDE 2009/", Text::Fide2009),
    ("FIDE 2014/", Text::Fide2014),
    ("FIDE 2018/", Text::Fide2018),
    ("FIDE 2023/", Text::Fide2023),
    ("FIDE ", Text::Fide2009),
    ("ČUD ", Text::CzechDraughts2006),
];

/// Calls that make an article from its number.
const CALLS: [(&str, Text); 6] = [
    ("Article::fide(\"", Text::Fide2009),
    ("Article::czech_draughts(\"", Text::CzechDraughts2006),
    ("Article::new(Text::Fide2009, \"", Text::Fide2009),
    ("Article::new(Text::Fide2014, \"", Text::Fide2014),
    ("Article::new(Text::Fide2018, \"", Text::Fide2018),
    ("Article::new(Text::Fide2023, \"", Text::Fide2023),
];

/// Every text has its line in both lists, the first one two in each; a later edition of FIDE also has a short form.
const LATER: usize = Text::ALL.len() - 2;
const _: () = assert!(PREFIXES.len() == Text::ALL.len() + 1 + LATER && CALLS.len() == Text::ALL.len() + 1);

/// The articles cited in running text.
pub(super) fn in_text(text: &str) -> Vec<(Text, String)> {
    find(text, &PREFIXES)
}

/// The articles cited in a line of Rust: in its comment, and in calls that make an article.
pub(super) fn in_rust(line: &str) -> Vec<(Text, String)> {
    let (code, comment) = line.split_at(line.find("//").unwrap_or(line.len()));
    let mut found = find(code, &CALLS);
    found.extend(in_text(comment));
    found
}

fn find(text: &str, beginnings: &[(&str, Text)]) -> Vec<(Text, String)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let number = beginnings.iter().find_map(|(beginning, text)| {
            let after = rest.strip_prefix(beginning)?;
            Some((*text, number_at_start(after)?.to_owned()))
        });
        found.extend(number);
        rest = &rest[next.len_utf8()..];
    }
    found
}

/// The article number that `text` begins with: a digit or an appendix's capital letter, then more of both, dots and
/// pairs of brackets; the guidelines have Roman numbers. A word such as `Laws` is no number, nor is a year.
fn number_at_start(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !".()".contains(c)).unwrap_or(text.len());
    let number = without_stray_brackets(&text[..end]).trim_end_matches('.');
    let mut chars = number.chars();
    let first = chars.next()?;
    let is_appendix = first.is_ascii_uppercase() && !chars.next().is_some_and(|c| c.is_ascii_alphabetic());
    let is_guideline =
        number.split('.').next().is_some_and(|part| part.len() > 1 && part.chars().all(|c| c == 'I'));
    let is_year = number.len() == 4 && number.chars().all(|c| c.is_ascii_digit());
    ((first.is_ascii_digit() && !is_year) || is_appendix || is_guideline).then_some(number)
}

/// Up to the first bracket that has no partner, as the closing one in `(see FIDE 3.9)`.
fn without_stray_brackets(text: &str) -> &str {
    let mut open = None;
    for (index, c) in text.char_indices() {
        match (c, open) {
            ('(', None) => open = Some(index),
            (')', Some(_)) => open = None,
            ('(' | ')', _) => return &text[..open.unwrap_or(index)],
            _ => {}
        }
    }
    &text[..open.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> String {
        let cited = in_text(text).into_iter();
        cited
            .map(|(text, number)| format!("{}{number}", text.citation_prefix()))
            .collect::<Vec<_>>()
            .join("; ")
    }

    #[test]
    fn citations_in_text() {
        let cases = [
            ("see FIDE 3.8b(2)a.", "FIDE 3.8b(2)a"),
            ("(FIDE 3.8b(2))", "FIDE 3.8b(2)"),
            ("`FIDE 9.2a`, `ČUD 4.14`:", "FIDE 9.2a; ČUD 4.14"),
            ("FIDE 2014/9.6a and FIDE 2018/9.6.1", "FIDE 2014/9.6a; FIDE 2018/9.6.1"),
            ("FIDE 2009/3.9", "FIDE 3.9"),
            ("FIDE C10(3), FIDE C: FIDE F3n4", "FIDE C10(3); FIDE C; FIDE F3n4"),
            ("FIDE 3.9(as ever", "FIDE 3.9"),
            ("the FIDE Laws, FIDE, ČUD rules, FIDE (2009)", ""),
            ("FIDE 2018/III.5.1, FIDE 2018/I.11", "FIDE 2018/III.5.1; FIDE 2018/I.11"),
            ("(FIDE 4.3a | 2014/4.3a | 2018/4.3.1)", "FIDE 4.3a; FIDE 2014/4.3a; FIDE 2018/4.3.1"),
            ("FIDE 2014 differs", ""),
            ("FIDE 3.2-3.6", "FIDE 3.2"),
        ];
        for (text, expected) in cases {
            assert_eq!(numbers(text), expected, "{text}");
        }
    }

    #[test]
    fn citations_in_rust_are_comments_and_calls() {
        let line = r#"refuse(Article::fide("3.9")); // or FIDE 3.8a(i)"#;
        assert_eq!(in_rust(line), [(Text::Fide2009, "3.9".into()), (Text::Fide2009, "3.8a(i)".into())]);
        let line = r#"Article::new(Text::Fide2014, "9.6a")"#;
        assert_eq!(in_rust(line), [(Text::Fide2014, "9.6a".into())]);
        assert_eq!(in_rust(r#"assert_eq!(text, "FIDE 3.9");"#), []);
    }
}
