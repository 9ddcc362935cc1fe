//! The list of acts as Markdown, a table for each topic.

mod places;
mod words;

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use partie_table::catalogue::{Role, Row, Topic, rows};
use partie_table::words::Tongue;

use places::Places;
pub(crate) use places::acts_without_a_place;
use words::Words;

const INTRODUCTION: &str = "\
# Every act, and where to find it

`make acts` writes this list from the catalogue of acts (`crates/table/src/act/catalogue`) and from the page's own source.

- **Who** may ever do it. The table decides whether it is open now.
- **On the page**: where it has a place of its own. Besides, **More…** (or the key `/`) lists every act with a form.
- **In the terminal** (`partie play`): the shortest way to type it, in English or Czech. `white`, `black` or `arbiter` in front says who does it.
  `help` and a word show every way to type the acts that it is about, as in `help clock`.
";

/// The whole list.
pub(crate) fn markdown(root: &Path) -> io::Result<String> {
    let places = Places::of_page(root)?;
    let words = Words::read(root)?;
    let mut text = INTRODUCTION.to_owned();
    for &topic in Topic::ALL {
        let title = sentence(&words.of(topic.word()));
        _ = write!(
            text,
            "\n## {title}\n| act | who | on the page | in the terminal | in Czech |\n| --- | --- | --- | --- | --- |\n"
        );
        for row in rows().iter().filter(|row| row.topic == topic) {
            _ = writeln!(text, "{}", line(row, &places, &words));
        }
    }
    Ok(text)
}

fn line(row: &'static Row, places: &Places, words: &Words) -> String {
    let typed = |tongue| row.shortest_example(tongue, false);
    let [act, who, place] = [words.of(row.kind.word()), who(row.who), places.of(row.kind)];
    let [english, czech] = [Tongue::English, Tongue::Czech].map(typed);
    format!("| {act} | {who} | {place} | `{english}` | `{czech}` |")
}

fn who(roles: &[Role]) -> String {
    if roles == Role::ALL {
        return "anybody".to_owned();
    }
    roles.iter().map(|role| format!("{role:?}").to_lowercase()).collect::<Vec<_>>().join(", ")
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
