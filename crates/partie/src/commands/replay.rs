use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;
use partie_table::clock::Instant;
use partie_table::script::{self, Played, RefusedAct};
use partie_table::{Actor, Refused, Table};
use serde_json::json;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::{self, Output};
use crate::commands::play::Reading;
use crate::text::texts::Texts;
use crate::text::words;

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
  [0:10] white touches g1       -> bound: move-the g1 (FIDE 4.3a)
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
    let bytes = read(&arguments.file).map_err(|error| Failure::reading(texts, &arguments.file, &error))?;
    let unusable = |key| {
        let file = arguments.file.display().to_string();
        Failure::Input(texts.tell(key, [("file", file.into())]))
    };
    let text = String::from_utf8(bytes).map_err(|_| unusable("replay-not-utf8"))?;
    let mut out = output::open();
    match script::check(&text) {
        Ok(played) if played.is_empty() => Err(unusable("replay-nothing")),
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

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Every event, and what was refused between them as `{"refused":"move",...}`.
fn print_json(partie: &Played, out: &mut Output) -> io::Result<()> {
    let mut refused = partie.refused.iter().peekable();
    for (index, event) in partie.log.iter().enumerate() {
        while let Some(refused) = refused.next_if(|refused| refused.after <= index) {
            json_of_refused(refused, partie, out)?;
        }
        let mut object = json!(event);
        object["partie"] = json!(partie.title);
        output::json_line(out, &object)?;
    }
    refused.try_for_each(|refused| json_of_refused(refused, partie, out))
}

fn json_of_refused(refused: &RefusedAct, partie: &Played, out: &mut Output) -> io::Result<()> {
    let RefusedAct { at, by, act, refusal, .. } = refused;
    let object = json!({ "at": at, "by": by, "refused": act, "refusal": Refused::from(refusal.clone()), "partie": partie.title });
    output::json_line(out, &object)
}

/// Every event on its line: when, who, what, by which article; and what was refused, with the reason.
fn print(partie: &Played, out: &mut Output, texts: &Texts) -> Result<(), Failure> {
    writeln!(out, "{}", output::styled(output::STRONG, &partie.title))?;
    let regulations = partie.table.regulations().clone();
    let Ok(mut table) = Table::open(regulations) else { return Ok(()) };
    let mut reading = Reading::new(table.regulations(), texts.language());
    let mut refused = partie.refused.iter().peekable();
    for (index, event) in partie.log.iter().enumerate().skip(1) {
        while let Some(refused) = refused.next_if(|refused| refused.after <= index) {
            print_refused(refused, &reading, out, texts)?;
        }
        let notation = reading.written(&event.fact);
        table.apply(event);
        reading.follow(&event.fact, &table);
        let what = words::table_event(event, notation.as_deref(), texts);
        print_line(event.at, event.by, &what, out, texts)?;
    }
    refused.try_for_each(|refused| print_refused(refused, &reading, out, texts))?;
    writeln!(out)?;
    Ok(())
}

fn print_refused(
    refused: &RefusedAct,
    reading: &Reading,
    out: &mut Output,
    texts: &Texts,
) -> Result<(), Failure> {
    let act = texts.word(refused.act.word());
    let why = words::table_refusal(
        &refused.refusal.clone().into(),
        &reading.notations(&refused.refusal.moves),
        texts,
    );
    let what = texts.tell("table-not-allowed", [("act", act.into()), ("why", why.into())]);
    print_line(refused.at, refused.by, &output::styled(output::NOTE, &what), out, texts)
}

fn print_line(at: Instant, by: Actor, what: &str, out: &mut Output, texts: &Texts) -> Result<(), Failure> {
    let time = words::table_time(at.get() as i64);
    let time = output::styled(output::FAINT, &format!("[{time:>5}]"));
    writeln!(out, "  {time} {}: {what}", words::table_actor(by, texts))?;
    Ok(())
}
