//! `partie watch`: what an arbiter should know of games that are being played, from the files that electronic boards write.

mod desk;

use std::fs;
use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use clap::Args;
use serde_json::json;

use crate::cli::edition::{self, Judged};
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output;
use crate::commands::check::Report;
use crate::commands::check::live;
use crate::files::chunks::Chunks;
use crate::files::encoding::Decoder;
use crate::text::texts::Texts;
use crate::text::words::{self, fact};
use desk::{Desk, News};

/// Watch games under way in PGN files, and tell at once what can be claimed or has ended by itself.
///
/// The files may hold one game or many, and be rewritten or appended to, as the software of electronic boards does. Told are the third and the fifth
/// occurrence of a position, fifty and seventy-five moves, dead positions, illegal moves, results against the board and clocks that cannot be, with the
/// article of the edition in force. If the file is corrected, the alert is withdrawn. Games that had already ended when first seen are ignored.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie watch round5.pgn
  partie watch --json boards/*.pgn | jq .text")]
pub(crate) struct Arguments {
    /// The files; they may appear later
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// By which edition of the Laws games are judged; auto is the one in force on the date of the game
    #[arg(long, default_value = edition::AUTO, value_parser = edition::judged_parser())]
    edition: Judged,
    /// Print a JSON object for each, on a line of its own
    #[arg(long)]
    json: bool,
    /// How often to look, in milliseconds
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(20..=60_000))]
    every: u64,
    /// Look once, tell also of games that are over, and end
    #[arg(long)]
    once: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut files: Vec<Watched> = arguments.files.iter().map(|path| Watched::new(path)).collect();
    let mut told_anything = false;
    loop {
        for file in &mut files {
            for news in file.look(arguments, texts)? {
                told_anything = true;
                tell(&news, arguments, texts)?;
            }
        }
        if arguments.once {
            return Ok(Ending::of(!told_anything));
        }
        thread::sleep(Duration::from_millis(arguments.every));
    }
}

fn tell(news: &News, arguments: &Arguments, texts: &Texts) -> Result<(), Failure> {
    let mut out = output::open();
    let News { board, matter, is_gone } = news;
    if arguments.json {
        let mut value = matter.json.clone();
        let more = json!({
            "board": board.number, "white": board.white, "black": board.black, "event": board.event,
            "round": board.round, "gone": is_gone,
        });
        if let (Some(value), Some(more)) = (value.as_object_mut(), more.as_object()) {
            value.extend(more.clone());
        }
        output::json_line(&mut out, &value)?;
    } else {
        let facts =
            [("board", fact(&board.number)), ("white", fact(&board.white)), ("black", fact(&board.black))];
        let place = output::styled(output::STRONG, &texts.tell("watch-board", facts));
        let style = if matter.is_fault { output::FAULT } else { output::NOTE };
        let text = if *is_gone {
            texts.tell("watch-gone", [("what", fact(&matter.text))])
        } else {
            matter.text.clone()
        };
        let text = if *is_gone { output::styled(output::FAINT, &text) } else { output::styled(style, &text) };
        // The bell: arbiters look elsewhere.
        let bell = if !is_gone && std::io::stdout().is_terminal() { "\x07" } else { "" };
        writeln!(out, "{place}: {text}{bell}")?;
    }
    out.flush()?;
    Ok(())
}

/// A file that is being watched.
struct Watched<'a> {
    path: &'a Path,
    /// Its length and time of change when it was read last, and when it was looked at last.
    read: Option<Stamp>,
    seen: Option<Stamp>,
    desk: Desk,
    /// What is wrong with reading it, told once.
    trouble: Option<String>,
}

type Stamp = (u64, Option<SystemTime>);

impl<'a> Watched<'a> {
    fn new(path: &'a Path) -> Watched<'a> {
        Watched { path, read: None, seen: None, desk: Desk::default(), trouble: None }
    }

    fn look(&mut self, arguments: &Arguments, texts: &Texts) -> Result<Vec<News>, Failure> {
        let stamp = match fs::metadata(self.path) {
            Ok(metadata) => (metadata.len(), metadata.modified().ok()),
            Err(error) if arguments.once => return Err(Failure::reading(texts, self.path, &error)),
            Err(error) => return Ok(self.in_trouble(&words::system_error(&error, texts))),
        };
        // Nobody has written to it since the look before.
        let is_settled = arguments.once || self.seen == Some(stamp);
        self.seen = Some(stamp);
        if self.read == Some(stamp) {
            return Ok(Vec::new());
        }
        if is_settled {
            self.read = Some(stamp);
        }
        let file = match fs::File::open(self.path) {
            Ok(file) => file,
            Err(error) => return Ok(self.in_trouble(&words::system_error(&error, texts))),
        };
        self.trouble = None;
        let name = self.path.display().to_string();
        let report = Report::in_words(texts);
        let mut games = Vec::new();
        for chunk in Chunks::new(file, Decoder::new(None)) {
            let chunk = chunk.map_err(|error| Failure::reading(texts, self.path, &error))?;
            games.extend(live::games(&name, &chunk, arguments.edition, &report));
        }
        drop(report);
        Ok(self.desk.compare(games, is_settled, arguments.once))
    }

    fn in_trouble(&mut self, why: &str) -> Vec<News> {
        if self.trouble.as_deref() != Some(why) {
            anstream::eprintln!("partie: {}: {why}", self.path.display());
            self.trouble = Some(why.to_owned());
        }
        Vec::new()
    }
}
