use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;
use partie_table::script::{self, Played};
use partie_table::{Actor, Fact, Table, view};
use serde_json::json;

use crate::ending::{Done, Ending, Failure};
use crate::output::{self, Output};
use crate::texts::Texts;
use crate::words;

/// Run a table script and print what happens, with articles.
///
/// A script tells a partie in words: who touches, moves, presses the clock, offers, claims. The exit code is 1 if it
/// does not come out as it says.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie replay incident.txt
  printf 'partie: mate\\nthey play f3 e5 g4 Qh4\\n' | partie replay -
  partie replay --json incident.txt > log.json

A script:
  partie: the touched knight
  conduct: over the board
  time: 90+30
  [0:10] white touches g1       -> bound: the piece on g1 must move (FIDE 4.3a)
         white moves e4         -> refused (FIDE 4.3a); allowed: Nf3 Nh3
         white moves Nf3, presses the clock")]
pub(crate) struct Arguments {
    /// The script; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print every event as a JSON object, one a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let text = read(&arguments.file).map_err(|error| Failure::reading(texts, &arguments.file, &error))?;
    let mut out = output::open();
    match script::check(&text) {
        Ok(played) => {
            for partie in &played {
                if arguments.json {
                    print_json(partie, &mut out)?;
                } else {
                    print(partie, &mut out, texts)?;
                }
            }
            out.flush()?;
            Ok(Ending::Fine)
        }
        Err(error) => {
            let place = format!("{}:{}", arguments.file.display(), error.line);
            anstream::eprintln!("{place}: {}", error.message);
            Ok(Ending::No)
        }
    }
}

fn read(path: &Path) -> io::Result<String> {
    if path != Path::new("-") {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

fn print_json(partie: &Played, out: &mut Output) -> io::Result<()> {
    for event in &partie.log {
        let mut object = json!(event);
        object["partie"] = json!(partie.title);
        output::json_line(out, &object)?;
    }
    Ok(())
}

/// Every event on its line: when, who, what, by which article.
fn print(partie: &Played, out: &mut Output, texts: &Texts) -> Result<(), Failure> {
    writeln!(out, "{}", output::styled(output::STRONG, &partie.title))?;
    let regulations = partie.table.regulations().clone();
    let Ok(mut table) = Table::open(regulations) else { return Ok(()) };
    for event in partie.log.iter().skip(1) {
        table.apply(event);
        let notation = matches!(event.fact, Fact::Made { .. }).then(|| last_move(&table)).flatten();
        let time = words::table_time(event.at.get() as i64);
        let who = words::table_actor(event.by, texts);
        let what = words::table_event(event, notation.as_deref(), texts);
        let time = output::styled(output::FAINT, &format!("[{time:>5}]"));
        writeln!(out, "  {time} {who}: {what}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn last_move(table: &Table) -> Option<String> {
    let now = table.plies().last()?.made_at;
    view(table, Actor::Spectator, now).moves?.pop().map(|line| line.notation)
}
