//! What one file says of the Laws: its citations and its tests, line by line.

use partie_laws::Text;

use super::{citations, test_names};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// Rust of the product, perhaps with a module of tests at its end.
    Source,
    /// Rust that only tests.
    Tests,
    /// Data that tests read.
    TestData,
    /// A script of a table: what its rows expect is tested, and nothing else that it says.
    Script,
}

/// What a mention of an article is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A citation in code.
    Code,
    /// The name of a test.
    Test(String),
    /// A citation in the data of a test.
    TestData,
    /// A citation beside a test, which says nothing of what is tested but must still be spelt right.
    TestComment,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mention {
    pub(super) line: usize,
    pub(super) role: Role,
    pub(super) text: Text,
    pub(super) number: String,
}

pub(super) fn scan(sort: Sort, text: &str) -> Vec<Mention> {
    match sort {
        Sort::Source | Sort::Tests => scan_rust(sort == Sort::Tests, text),
        Sort::TestData => scan_data(text),
        Sort::Script => scan_script(text),
    }
}

fn scan_data(text: &str) -> Vec<Mention> {
    let mut mentions = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (text, number) in citations::in_text(line) {
            mentions.push(Mention { line: index + 1, role: Role::TestData, text, number });
        }
    }
    mentions
}

/// Titles, comments and the article of an act are not checked against anything.
fn scan_script(text: &str) -> Vec<Mention> {
    let mut mentions = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let arrow = line.find("->").filter(|_| !line.trim_start().starts_with('#'));
        let (said, expected) = line.split_at(arrow.unwrap_or(line.len()));
        let line = index + 1;
        let beside = citations::in_text(said).into_iter();
        mentions.extend(beside.map(|(text, number)| Mention { line, role: Role::TestComment, text, number }));
        let tested = citations::in_text(expected).into_iter();
        mentions.extend(tested.map(|(text, number)| Mention { line, role: Role::TestData, text, number }));
    }
    mentions
}

/// Tests inside a source file are a `#[cfg(test)] mod` at its end, so from there on everything is a test.
fn scan_rust(mut in_tests: bool, text: &str) -> Vec<Mention> {
    let mut mentions = Vec::new();
    let (mut after_cfg_test, mut after_test) = (false, false);
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        let code = line.trim();
        in_tests |= after_cfg_test && is_module_with_body(code);
        after_cfg_test = code.starts_with("#[cfg(test)]") || (after_cfg_test && code.starts_with("#["));
        for (text, number) in citations::in_rust(line) {
            let role = if in_tests { Role::TestComment } else { Role::Code };
            mentions.push(Mention { line: line_number, role, text, number });
        }
        after_test |= code.starts_with("#[test]");
        if after_test && let Some(name) = function_name(code) {
            after_test = false;
            if let Some((text, number)) = test_names::article(name) {
                mentions.push(Mention { line: line_number, role: Role::Test(name.to_owned()), text, number });
            }
        }
    }
    mentions
}

fn is_module_with_body(code: &str) -> bool {
    code.starts_with("mod ") && code.ends_with('{')
}

/// `name` in `fn name(`, whatever stands before it on the line.
fn function_name(code: &str) -> Option<&str> {
    let before_comment = code.split("//").next()?;
    let (before, after) = before_comment.split_once("fn ")?;
    let is_keyword = before.is_empty() || before.ends_with([' ', ']']);
    let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(after.len());
    (is_keyword && end > 0).then_some(&after[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(sort: Sort, text: &str) -> Vec<String> {
        let mentions = scan(sort, text).into_iter();
        mentions
            .map(|m| format!("{} {:?} {}{}", m.line, m.role, m.text.citation_prefix(), m.number))
            .collect()
    }

    #[test]
    fn source_with_its_tests() {
        let source = "\
/// FIDE 3.9
fn fide_3_1_is_no_test() {}
#[cfg(test)]
#[allow(clippy::needless)]
mod tests {
    // FIDE 3.4
    #[test]
    #[should_panic]
    fn fide_3_6_knight() {}
    #[test] fn fide_3_5_path() {}
    fn fide_3_2_helper() {}
}
";
        assert_eq!(
            show(Sort::Source, source),
            [
                "1 Code FIDE 3.9",
                "6 TestComment FIDE 3.4",
                "9 Test(\"fide_3_6_knight\") FIDE 3.6",
                "10 Test(\"fide_3_5_path\") FIDE 3.5",
            ]
        );
    }

    #[test]
    fn a_declared_test_module_does_not_end_the_code() {
        assert_eq!(show(Sort::Source, "#[cfg(test)]\nmod tests;\n/// ČUD 4.14\n"), ["3 Code ČUD 4.14"]);
    }

    #[test]
    fn property_tests_are_tests() {
        let source = "proptest! {\n    #[test]\n    fn cud_8_2a_round_trip(n in 1..33) {}\n}\n";
        assert_eq!(show(Sort::Tests, source), ["3 Test(\"cud_8_2a_round_trip\") ČUD 8.2a"]);
    }

    #[test]
    fn data_cites_on_its_lines() {
        assert_eq!(
            show(Sort::TestData, "# draws\nx FIDE 9.2a y FIDE 9.3b\n"),
            ["2 TestData FIDE 9.2a", "2 TestData FIDE 9.3b",]
        );
    }

    #[test]
    fn a_script_tests_what_its_rows_expect() {
        let script = "# FIDE 9.2a\npartie: FIDE 9.2b\narbiter rules 1-0 by FIDE 6.9 -> ruled (FIDE 6.8)\n";
        assert_eq!(
            show(Sort::Script, script),
            [
                "1 TestComment FIDE 9.2a",
                "2 TestComment FIDE 9.2b",
                "3 TestComment FIDE 6.9",
                "3 TestData FIDE 6.8"
            ]
        );
    }
}
