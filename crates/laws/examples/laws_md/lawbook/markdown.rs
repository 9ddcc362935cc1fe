//! LAWS.md.

use std::fmt::Write;

use partie_laws::{Article, Entry, Register, Text};

use super::Lawbook;

const INTRODUCTION: &str = "\
# The Laws, the code and the tests

Which code cites each article and which tests are named after it. `make laws` writes this page from the registers
in `crates/laws/registers` and the sources of the workspace; do not edit it by hand.

Kinds: a *rule* is decided by the software, a *ruling* by the arbiter (in Czech draughts by the opponent) with the
software's help; both need a test. *Conduct* is recorded as an incident. A *definition* says what a word means, or is
a heading. An article that says the same *as* one of an earlier text is tested by the tests of that one.
";

fn title(text: Text) -> &'static str {
    match text {
        Text::Fide2009 => "FIDE Laws of Chess, from 1 July 2009",
        Text::Fide2014 => "FIDE Laws of Chess, from 1 July 2014",
        Text::Fide2018 => "FIDE Laws of Chess, from 1 January 2018",
        Text::Fide2023 => "FIDE Laws of Chess, from 1 January 2023",
        Text::CzechDraughts2006 => "Rules of Czech draughts (Česká unie dámy), from 1 October 2006",
    }
}

impl Lawbook {
    pub(crate) fn to_markdown(&self) -> String {
        let mut page = INTRODUCTION.to_owned();
        page.push_str(
            "\n| text | articles | rules and rulings | tested | await a crate | without a test |\n",
        );
        page.push_str("| --- | ---: | ---: | ---: | ---: | ---: |\n");
        for text in Text::ALL {
            page.push_str(&self.summary_row(text));
        }
        for text in Text::ALL {
            let _ = write!(page, "\n## {}: {}\n\n", text.id(), title(text));
            page.push_str("| article | kind | says | code | tests |\n| --- | --- | --- | --- | --- |\n");
            for entry in Register::of(text).articles() {
                page.push_str(&self.article_row(text, entry));
            }
        }
        page
    }

    fn summary_row(&self, text: Text) -> String {
        let articles: Vec<&Entry> = Register::of(text).articles().collect();
        let needed: Vec<&Entry> = articles.iter().copied().filter(|entry| entry.kind.needs_test()).collect();
        let is_tested = |entry: &&&Entry| self.is_tested(Article::new(text, entry.number));
        let tested = needed.iter().filter(is_tested).count();
        let awaiting = needed.iter().filter(|entry| entry.awaits.is_some()).count();
        let untested = self.untested().iter().filter(|article| article.text == text).count();
        let name = text.id();
        format!("| {name} | {} | {} | {tested} | {awaiting} | {untested} |\n", articles.len(), needed.len())
    }

    fn article_row(&self, text: Text, entry: &Entry) -> String {
        let Entry { number, kind, en, awaits, same_as, .. } = entry;
        let article = Article::new(text, entry.number);
        let code = cell(self.code(article));
        let mut tests = cell(self.tests(article));
        if let Some(name) = awaits {
            let _ = write!(tests, "awaits crates/{name}");
        }
        let says = same_as.map_or((*en).to_owned(), |same| format!("as {same}: {en}"));
        format!("| {number} | {kind} | {says} | {code} | {tests} |\n")
    }
}

fn cell<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join("<br>")
}
