//! `partie check`: game files audited as an arbiter would.

mod chess_end;
mod chess_findings;
mod clocks;
mod counts;
mod finding;
mod kind;
pub(crate) mod live;
mod pdn;
mod pgn;
mod progress;
mod report;
mod tally;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Args;
use encoding_rs::Encoding;

use crate::cli::edition::{self, Judged};
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::Color;
use crate::files::chunks::{Chunk, Chunks};
use crate::files::encoding::{self, Decoder};
use crate::files::pipeline;
use crate::files::source::{self, Format, Source};
use crate::text::texts::Texts;
use finding::Finding;
use kind::Kind;
use progress::Progress;
pub(crate) use report::Report;
use tally::Tally;

/// Audit PGN and PDN files: moves, results, draws, clocks.
///
/// A fault is against the Laws or contradicts itself: an illegal move, a result that the board refutes, moves after
/// the end, a clock that gains time. A note tells what an arbiter would want to know: a repetition or fifty moves that
/// nobody had to claim. Files of any size are read as a stream, packed with gzip or zstd too.
/// A result that PGN does not know, such as 1/2-0, stands in the tag Result, and the moves end with *; a game that was
/// not played has the Termination "unplayed".
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
    /// By which edition of the Laws games are judged; auto is the one in force on the date of the game
    #[arg(long, default_value = edition::AUTO, value_parser = edition::judged_parser())]
    edition: Judged,
    /// What the files are; otherwise their names or contents tell
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The encoding of the files; otherwise UTF-8, or what they look like
    #[arg(long, value_name = "ENCODING", value_parser = encoding::parser())]
    encoding: Option<&'static Encoding>,
    /// Tell of faults only
    #[arg(long, short)]
    quiet: bool,
    /// Tell of these kinds only; several are separated by commas
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',')]
    only: Vec<Kind>,
    /// Do not tell of these kinds
    #[arg(long, value_name = "KIND", value_enum, value_delimiter = ',', hide_possible_values = true)]
    ignore: Vec<Kind>,
    /// Print a JSON object for each finding and one for each file, each on a line of its own
    #[arg(long)]
    json: bool,
    /// When to print in colours
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    color: Color,
    /// Show no progress bar
    #[arg(long)]
    no_progress: bool,
    /// How many processors to use; otherwise all
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl Arguments {
    fn want(&self, finding: &Finding) -> bool {
        let kind = finding.matter.kind();
        (self.only.is_empty() || self.only.contains(&kind)) && !self.ignore.contains(&kind)
    }
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    arguments.color.choose();
    let mut audit = Audit { arguments, texts, report: Report::new(texts, arguments) };
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
        let mut progress = Progress::new(source.size, &name, !self.arguments.no_progress);
        let mut tally = Tally::default();
        let examine = |chunk: Chunk| match format {
            Format::Pgn => pgn::audit(&chunk, edition),
            Format::Pdn => pdn::audit(&chunk),
        };
        let read = source.read.clone();
        let chunks = Chunks::new(source.reader, Decoder::new(self.arguments.encoding));
        pipeline::in_order(chunks, pipeline::threads(self.arguments.jobs), examine, |audited| {
            let (found, findings) = audited.map_err(|error| Failure::reading(self.texts, path, &error))?;
            let kept = tally.take(&found, findings, |finding| self.arguments.want(finding));
            if let Some(line) = tally.binary {
                return Err(source::binary(&name, line, self.texts));
            }
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
}
