//! LAWS.md with the summary, and a page for each text under docs/laws.

use std::fmt::Write;

use partie_laws::{Article, Entry, Register, Text};

use super::{Lawbook, Trace};

/// A generated file.
pub(crate) struct Page {
    /// From the workspace's root.
    pub(crate) path: String,
    pub(crate) text: String,
}

const INTRODUCTION: &str = "\
# The Laws, the code and the tests

For each text there is a page that says which code cites each article and which tests are named after it. `make laws`
writes this page and those from the registers in `crates/laws/registers` and the sources of the workspace; do not edit
them by hand.

Kinds: a *rule* is decided by the software, a *ruling* by the arbiter (in Czech draughts by the opponent) with the
software's help; both need a test. *Conduct* is recorded as an incident. A *definition* says what a word means, or is
a heading. An article that says the same *as* one of an earlier text is tested by the tests of that one.

| text | title | articles | rules and rulings | tested | without a test |
| --- | --- | ---: | ---: | ---: | ---: |
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

fn page_of(text: Text) -> String {
    format!("docs/laws/{}.md", text.id())
}

impl Lawbook {
    /// LAWS.md and the pages that it links to.
    pub(crate) fn pages(&self) -> Vec<Page> {
        let summary = Page { path: "LAWS.md".to_owned(), text: self.summary() };
        let texts = Text::ALL.into_iter();
        let pages = texts.map(|text| Page { path: page_of(text), text: self.page(text) });
        std::iter::once(summary).chain(pages).collect()
    }

    fn summary(&self) -> String {
        let rows = Text::ALL.into_iter().map(|text| self.summary_row(text));
        INTRODUCTION.to_owned() + &rows.collect::<String>()
    }

    fn summary_row(&self, text: Text) -> String {
        let articles: Vec<&Entry> = Register::of(text).articles().collect();
        let needed: Vec<&Entry> = articles.iter().copied().filter(|entry| entry.kind.needs_test()).collect();
        let is_tested = |entry: &&&Entry| self.is_tested(Article::new(text, entry.number));
        let tested = needed.iter().filter(is_tested).count();
        let untested = needed.len() - tested;
        let (name, page, title) = (text.id(), page_of(text), title(text));
        let (all, needed) = (articles.len(), needed.len());
        format!("| [{name}]({page}) | {title} | {all} | {needed} | {tested} | {untested} |\n")
    }

    fn page(&self, text: Text) -> String {
        let mut page = format!("# {}: {}\n\n", text.id(), title(text));
        page.push_str("Written by `make laws`; [LAWS.md](../../LAWS.md) says what the columns mean.\n\n");
        page.push_str("| article | kind | says | code | tests |\n| --- | --- | --- | --- | --- |\n");
        for entry in Register::of(text).articles() {
            let Entry { number, kind, en, same_as, .. } = entry;
            let article = Article::new(text, number);
            let (code, tests) = (cell(self.code(article)), cell(self.tests(article)));
            let says = same_as.map_or((*en).to_owned(), |same| format!("as {same}: {en}"));
            let _ = writeln!(page, "| {number} | {kind} | {says} | {code} | {tests} |");
        }
        page
    }
}

/// Links from a page under docs/laws to the files.
fn cell<'a>(traces: impl Iterator<Item = &'a Trace>) -> String {
    let links = traces.map(|Trace { name, path }| {
        let name = name.strip_prefix("crates/").unwrap_or(name);
        format!("[{name}](../../{path})")
    });
    links.collect::<Vec<_>>().join("<br>")
}
