use std::io::Write;

use clap::Args;
use partie_laws::{Register, Text};

use super::{Page, says};
use crate::cli::edition;
use crate::cli::exit_code::{Done, Ending};
use crate::cli::output;
use crate::text::texts::Texts;

/// Find the articles that speak of something.
///
/// All words must be there, in any order; capitals, accents and endings do not matter. The exit code is 1 if nothing is
/// found.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie law search touch king
  partie law search --edition czech-draughts-2006 remíza --lang cs")]
pub(crate) struct Arguments {
    /// The words, or their beginnings
    #[arg(required = true, value_name = "TEXT")]
    words: Vec<String>,
    /// Only in this text
    #[arg(long, value_name = "TEXT", value_parser = edition::text_parser())]
    edition: Option<Text>,
    /// Print JSON objects, one a line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let wanted: Vec<String> = words(&folded(&arguments.words.join(" "))).map(str::to_owned).collect();
    let mut page = Page { texts, json: arguments.json, out: output::open() };
    let mut found = 0;
    for text in Text::ALL.into_iter().filter(|text| arguments.edition.is_none_or(|only| only == *text)) {
        for entry in Register::of(text).articles() {
            if fits(says(entry, texts.language()), &wanted) {
                page.entry(text, entry)?;
                found += 1;
            }
        }
    }
    page.out.flush()?;
    Ok(Ending::of(found > 0))
}

/// Whether each wanted word begins a word of the text.
fn fits(text: &str, wanted: &[String]) -> bool {
    let text = folded(text);
    let words: Vec<&str> = words(&text).collect();
    wanted.iter().all(|wanted| words.iter().any(|word| word.starts_with(wanted.as_str())))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// In lower case and without the accents of Czech.
fn folded(text: &str) -> String {
    const PLAIN: [(char, char); 15] = [
        ('á', 'a'),
        ('č', 'c'),
        ('ď', 'd'),
        ('é', 'e'),
        ('ě', 'e'),
        ('í', 'i'),
        ('ň', 'n'),
        ('ó', 'o'),
        ('ř', 'r'),
        ('š', 's'),
        ('ť', 't'),
        ('ú', 'u'),
        ('ů', 'u'),
        ('ý', 'y'),
        ('ž', 'z'),
    ];
    let plain = |c: char| PLAIN.iter().find(|(accented, _)| *accented == c).map_or(c, |(_, plain)| *plain);
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_by_their_beginnings_without_accents() {
        let wanted = |text: &str| text.split(' ').map(folded).collect::<Vec<_>>();
        assert!(fits("Hráč, který se úmyslně dotkne figury", &wanted("hrac DOTK")));
        assert!(fits("A player touches a king.", &wanted("king touch")));
        assert!(!fits("A player touches a king.", &wanted("king rook")));
    }
}
