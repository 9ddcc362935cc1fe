//! The map from articles to the code that cites them and the tests that are named after them.
//!
//! It reads the workspace's files, which the library never does; so it lives beside the library, shared by the
//! `laws_md` example that writes LAWS.md with its pages and by the test that checks them.

mod citations;
mod markdown;
mod scan;
mod test_names;
mod workspace;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use partie_laws::{Article, Entry, Register, Text};

use scan::{Mention, Role, Sort};

/// A place where an article is found.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Trace {
    /// The name of a test, or the path again.
    name: String,
    /// The file, from the workspace's root.
    path: String,
}

/// Where one article is found.
#[derive(Default)]
struct Traces {
    /// Files whose code cites it.
    code: BTreeSet<Trace>,
    /// Tests named after it, and test data files that cite it.
    tests: BTreeSet<Trace>,
}

pub(crate) struct Lawbook {
    traces: BTreeMap<Article, Traces>,
    misspelt: Vec<String>,
}

impl Lawbook {
    /// Reads the workspace whose root this is.
    pub(crate) fn of_workspace(root: &Path) -> io::Result<Self> {
        let mut lawbook = Self { traces: BTreeMap::new(), misspelt: Vec::new() };
        for file in workspace::files(root)? {
            lawbook.add_file(&file.path, file.sort, &file.text);
        }
        Ok(lawbook)
    }

    fn add_file(&mut self, path: &str, sort: Sort, text: &str) {
        for mention in scan::scan(sort, text) {
            self.add_mention(path, mention);
        }
    }

    fn add_mention(&mut self, path: &str, mention: Mention) {
        let register = Register::of(mention.text);
        if register.covers(&mention.number) && !register.contains(&mention.number) {
            self.misspelt.push(format!("{path}:{}: {}", mention.line, what_is_wrong(&mention)));
        }
        let Some(entry) = register.find(&mention.number) else { return };
        let traces = self.traces.entry(Article::new(mention.text, entry.number)).or_default();
        let trace = |name: String| Trace { name, path: path.to_owned() };
        match mention.role {
            Role::Code => traces.code.insert(trace(path.to_owned())),
            Role::Test(name) => traces.tests.insert(trace(name)),
            Role::TestData => traces.tests.insert(trace(path.to_owned())),
            Role::TestComment => false,
        };
    }

    fn tests(&self, article: Article) -> impl Iterator<Item = &Trace> {
        self.traces.get(&article).into_iter().flat_map(|traces| &traces.tests)
    }

    fn code(&self, article: Article) -> impl Iterator<Item = &Trace> {
        self.traces.get(&article).into_iter().flat_map(|traces| &traces.code)
    }

    /// Whether a test names the article, or the one that it says the same as.
    fn is_tested(&self, article: Article) -> bool {
        let same = || article.entry().and_then(|entry| entry.same_as);
        self.tests(article).next().is_some() || same().is_some_and(|same| self.is_tested(same))
    }

    /// Rules and rulings that no test names.
    pub(crate) fn untested(&self) -> Vec<Article> {
        all_articles()
            .filter(|(article, entry)| entry.kind.needs_test() && !self.is_tested(*article))
            .map(|(article, _)| article)
            .collect()
    }

    /// Citations of articles that do not exist, with their places.
    pub(crate) fn misspelt(&self) -> &[String] {
        &self.misspelt
    }
}

fn what_is_wrong(mention: &Mention) -> String {
    let Mention { role, text, number, .. } = mention;
    match role {
        Role::Test(name) => format!("the test {name} is named after no article of {}", text.id()),
        _ => format!("there is no article {}{number}", text.citation_prefix()),
    }
}

pub(crate) fn how_to_test(article: Article) -> String {
    format!("{article} has no test: name one {}_...", test_names::prefix(article))
}

/// Every article of every register.
fn all_articles() -> impl Iterator<Item = (Article, &'static Entry)> {
    Text::ALL.into_iter().flat_map(|text| {
        Register::of(text).articles().map(move |entry| (Article::new(text, entry.number), entry))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lawbook(path: &str, sort: Sort, text: &str) -> Lawbook {
        let mut lawbook = Lawbook { traces: BTreeMap::new(), misspelt: Vec::new() };
        lawbook.add_file(path, sort, text);
        lawbook
    }

    fn names<'a>(traces: impl Iterator<Item = &'a Trace>) -> Vec<&'a str> {
        traces.map(|trace| trace.name.as_str()).collect()
    }

    #[test]
    fn code_and_tests_are_traced_to_their_article() {
        let source =
            "/// FIDE 3.9\nfn check() {}\n#[cfg(test)]\nmod tests {\n#[test]\nfn fide_3_9_a() {}\n}\n";
        let lawbook = lawbook("crates/chess/src/check.rs", Sort::Source, source);
        let article = Article::fide("3.9");
        assert_eq!(names(lawbook.code(article)), ["crates/chess/src/check.rs"]);
        assert_eq!(names(lawbook.tests(article)), ["fide_3_9_a"]);
        assert!(!lawbook.untested().contains(&article));
        assert!(lawbook.untested().contains(&Article::fide("3.1")));
    }

    #[test]
    fn a_test_is_also_one_of_the_articles_that_say_the_same() {
        let lawbook = lawbook("crates/chess/tests/a.rs", Sort::Tests, "#[test]\nfn fide_3_7d_a() {}\n");
        let untested = lawbook.untested();
        assert!(!untested.contains(&Article::new(Text::Fide2023, "3.7.3.1")));
        assert!(untested.contains(&Article::new(Text::Fide2023, "3.7.3.3")));
    }

    #[test]
    fn lines_of_test_data_are_tests() {
        let lawbook =
            lawbook("crates/chess/tests/draws.txt", Sort::TestData, "white claims -> draw (FIDE 9.2a)\n");
        assert_eq!(names(lawbook.tests(Article::fide("9.2a"))), ["crates/chess/tests/draws.txt"]);
    }

    #[test]
    fn articles_that_do_not_exist_are_reported_with_their_place() {
        let source = "// FIDE 3.7d is fine\n// FIDE 3.7f is not\n#[test]\nfn cud_6_9_nothing() {}\n// FIDE 2014/C4 is not covered\n";
        let lawbook = lawbook("a.rs", Sort::Tests, source);
        assert_eq!(
            lawbook.misspelt(),
            [
                "a.rs:2: there is no article FIDE 3.7f",
                "a.rs:4: the test cud_6_9_nothing is named after no article of czech-draughts-2006",
            ]
        );
    }
}
