//! `partie check`: game files audited as an arbiter would.

mod chess;
mod chess_end;
mod clocks;
mod counts;
mod draughts;
mod finding;
mod pipeline;
mod progress;
mod report;
mod tally;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use partie_laws::Edition;

use crate::chunks::{Chunk, Chunks};
use crate::edition;
use crate::ending::{Done, Ending, Failure};
use crate::source::{Format, Source};
use crate::texts::Texts;
use progress::Progress;
use report::Report;
use tally::Tally;

/// Audit PGN and PDN files: moves, results, draws, clocks.
///
/// A fault is against the Laws or contradicts itself: an illegal move, a result that the board refutes, moves after
/// the end, a clock that gains time. A note tells what an arbiter would want to know: a repetition or fifty moves that
/// nobody had to claim. Files of any size are read as a stream, packed with gzip or zstd too.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie check games.pgn
  partie check --edition fide-2023 --quiet *.pgn
  partie check --json games.pdn | jq .article
  zcat games.pgn.gz | partie check -")]
pub(crate) struct Arguments {
    /// The files; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// By which edition of the Laws repetitions and move counts are judged
    #[arg(long, default_value = "fide-2009", value_parser = edition::parser())]
    edition: Edition,
    /// What the files are; otherwise their names or contents tell
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Tell of faults only
    #[arg(long, short)]
    quiet: bool,
    /// Print a JSON object for each finding and one for each file, each on a line of its own
    #[arg(long)]
    json: bool,
    /// How many processors to use; otherwise all
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut audit = Audit {
        arguments,
        texts,
        report: Report::new(texts, arguments.edition, arguments.json, arguments.quiet),
    };
    let mut whole = Tally::default();
    let mut failure = None;
    for path in &arguments.files {
        match audit.file(path) {
            Ok(tally) => whole.add(&tally),
            // The other files are audited all the same.
            Err(Failure::NobodyListens) => return Err(Failure::NobodyListens),
            Err(found) => {
                audit.report.failure(path, &found)?;
                failure = Some(worse(failure, found));
            }
        }
    }
    audit.report.end(&whole, arguments.files.len())?;
    match failure {
        Some(failure) => Err(failure),
        None => Ok(Ending::of(whole.faults == 0)),
    }
}

/// What cannot be read at all counts more than what makes no sense. The one that does not count is told at once.
fn worse(before: Option<Failure>, found: Failure) -> Failure {
    let (kept, told) = match (before, found) {
        (Some(Failure::Io(message)), Failure::Input(other)) => (Failure::Io(message), other),
        (Some(Failure::Input(message) | Failure::Io(message)), found) => (found, message),
        (None | Some(Failure::NobodyListens), found) => return found,
    };
    anstream::eprintln!("partie: {told}");
    kept
}

struct Audit<'a> {
    arguments: &'a Arguments,
    texts: &'a Texts,
    report: Report<'a>,
}

impl Audit<'_> {
    fn file(&mut self, path: &Path) -> Result<Tally, Failure> {
        let source = Source::open(path, self.arguments.format, self.texts)?;
        let (name, format, edition) = (source.name.clone(), source.format, self.arguments.edition);
        let mut progress = Progress::new(source.size, &name);
        let mut tally = Tally::default();
        let examine = |chunk: Chunk| match format {
            Format::Pgn => chess::audit(&chunk, &edition),
            Format::Pdn => draughts::audit(&chunk),
        };
        let read = source.read.clone();
        pipeline::in_order(Chunks::new(source.reader), self.threads(), examine, |audited| {
            let (found, findings) = audited.map_err(|error| Failure::reading(self.texts, path, &error))?;
            let kept = tally.take(&found, findings);
            progress.to(read.bytes());
            progress.stand_aside(|| self.report.findings(&name, kept))
        })?;
        progress.finish();
        if tally.games == 0 {
            return Err(self.nothing_there(&name, tally.bytes));
        }
        self.report.file(&name, &tally)?;
        Ok(tally)
    }

    fn nothing_there(&self, name: &str, bytes: usize) -> Failure {
        let key = if bytes == 0 { "check-empty" } else { "check-no-game" };
        Failure::Input(self.texts.tell(key, [("file", name.into())]))
    }

    fn threads(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.arguments.jobs.map_or_else(all, NonZeroUsize::get)
    }
}
