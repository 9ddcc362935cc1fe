//! `partie law`: what an article says.

mod find;
mod search;

use std::io::Write;

use clap::{Args, Subcommand};
use partie_laws::{Article, Entry, Register, Text};
use serde_json::json;

use crate::cli::edition;
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::{self, Output};
use crate::text::language::Language;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Print an article of the Laws, in our own words.
///
/// An article comes with the paragraphs below it. Without one, the texts are listed.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  partie law 9.2a
  partie law 9.6 --edition fide-2014
  partie law ČUD 4.14
  partie law search touch king"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Its number, with or without its text: 9.2a, FIDE 9.2a, FIDE 2014/9.6a, ČUD 4.14
    #[arg(value_name = "ARTICLE")]
    article: Vec<String>,
    /// The text it stands in
    #[arg(long, value_name = "TEXT", value_parser = edition::text_parser())]
    edition: Option<Text>,
    /// Print JSON objects, one a line
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    Search(search::Arguments),
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    if let Some(Command::Search(search)) = &arguments.command {
        return search::run(search, texts);
    }
    let mut page = Page { texts, json: arguments.json, out: output::open() };
    if arguments.article.is_empty() {
        page.list_texts(arguments.edition)?;
    } else {
        let found = find::find(&arguments.article.join(" "), arguments.edition);
        page.show(&found.map_err(|error| Failure::Input(error.told(texts)))?)?;
    }
    page.out.flush()?;
    Ok(Ending::Fine)
}

/// What is printed of the Laws.
struct Page<'a> {
    texts: &'a Texts,
    json: bool,
    out: Output,
}

impl Page<'_> {
    fn list_texts(&mut self, only: Option<Text>) -> Result<(), Failure> {
        for text in Text::ALL.into_iter().filter(|text| only.is_none_or(|only| only == *text)) {
            let count = Register::of(text).articles().count();
            if self.json {
                output::json_line(&mut self.out, &json!({ "text": text.id(), "articles": count }))?;
            } else {
                let facts = [("text", text.id().into()), ("count", count.into())];
                writeln!(self.out, "{}", self.texts.tell("law-text", facts))?;
            }
        }
        Ok(())
    }

    fn show(&mut self, found: &find::Found) -> Result<(), Failure> {
        for entry in &found.entries {
            self.entry(found.text, entry)?;
        }
        Ok(())
    }

    /// `FIDE 9.2a (rule)`, and what it says below.
    fn entry(&mut self, text: Text, entry: &'static Entry) -> Result<(), Failure> {
        let article = Article::new(text, entry.number);
        let says = says(entry, self.texts.language());
        if self.json {
            let object = json!({
                "article": article.to_string(),
                "text": text.id(),
                "number": entry.number,
                "kind": entry.kind.name(),
                "says": says,
            });
            return Ok(output::json_line(&mut self.out, &object)?);
        }
        let kind = self.texts.tell("law-kind", [("kind", entry.kind.name().into())]);
        let citation = output::styled(output::ARTICLE, &article.to_string());
        writeln!(self.out, "{citation} {}", output::styled(output::FAINT, &fact_in_brackets(&kind)))?;
        writeln!(self.out, "  {says}")?;
        Ok(())
    }
}

fn fact_in_brackets(text: &str) -> String {
    format!("({text})")
}

/// What an article says in a language.
fn says(entry: &'static Entry, language: Language) -> &'static str {
    match language {
        Language::English => entry.en,
        Language::Czech => entry.cs,
    }
}

impl find::NotFound {
    fn told(&self, texts: &Texts) -> String {
        let (key, cited) = match self {
            find::NotFound::NoNumber(cited) => ("law-no-number", cited),
            find::NotFound::NoSuchArticle(cited) => ("law-no-such-article", cited),
        };
        texts.tell(key, [("cited", fact(cited))])
    }
}
