//! `partie convert`: games in other notations, languages and formats.

mod chess_json;
mod conversion;
mod draughts_json;
mod form;
mod html;
mod input;
mod json;
mod json_input;
mod movetext;
mod sheet;
mod sheet_svg;

use std::io::{self, BufWriter};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use encoding_rs::Encoding;
use partie_chess::notation::Letters;
use partie_draughts::notation::Naming;

use crate::cli::exit_code::{Done, Failure};
use crate::files::encoding;
use crate::files::source;
use crate::files::whole_file::WholeFile;
use crate::text::texts::Texts;
use crate::text::words::fact;
use conversion::Conversion;
use movetext::Notation;

/// Convert games: notations and languages, PGN, PDN, JSON, printable scoresheets.
///
/// What kind of file it is, its name or contents tell. Moves may be written in the letters of any language if --from
/// names it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie convert games.pgn --letters cs
  partie convert games.pgn --notation spoken --lang cs
  partie convert partie.pgn --from cs --to json > games.json
  partie convert games.json
  partie convert games.pdn --naming numbers
  partie convert games.pgn --to html -o scoresheets.html
  partie convert --encoding cp1250 praha.pgn brno.pgn -o games.pgn
  echo '1. e4 e5 2. Jf3' | partie convert - --from cs --notation uci")]
pub(crate) struct Arguments {
    /// The files, one after the other; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// What to write; otherwise PGN for chess and PDN for draughts
    #[arg(long, value_enum)]
    to: Option<To>,
    /// The letters of the pieces in the file: en, cs, de, figurine and others
    #[arg(long, value_name = "LETTERS", default_value = "en", value_parser = letters)]
    from: Letters,
    /// The letters of the pieces to write; on a scoresheet those of the language
    #[arg(long, value_name = "LETTERS", value_parser = letters)]
    letters: Option<Letters>,
    /// How chess moves are written
    #[arg(long, value_enum, default_value = "san")]
    notation: Notation,
    /// How the squares of draughts are named
    #[arg(long, value_enum, default_value = "letters")]
    naming: SquareNames,
    /// Only this game, counted from 1 through all files
    #[arg(long, value_name = "N")]
    number: Option<usize>,
    /// The encoding of the files; otherwise UTF-8, or what they look like. What is written is UTF-8
    #[arg(long, value_name = "ENCODING", value_parser = encoding::parser())]
    encoding: Option<&'static Encoding>,
    /// How many processors to use; otherwise all
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Where to write; otherwise to the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Formats that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum To {
    /// Chess games
    Pgn,
    /// Draughts games
    Pdn,
    /// Either, one object a line
    Json,
    /// A page of scoresheets to print
    Html,
    /// The scoresheet of one game
    Svg,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SquareNames {
    /// a1 to h8
    Letters,
    /// 1 to 32
    Numbers,
}

impl From<SquareNames> for Naming {
    fn from(names: SquareNames) -> Naming {
        match names {
            SquareNames::Letters => Naming::Letters,
            SquareNames::Numbers => Naming::Numbers,
        }
    }
}

fn letters(tag: &str) -> Result<Letters, String> {
    let known = || Letters::ALL.map(Letters::tag).join(", ");
    Letters::of(tag).ok_or_else(|| format!("expected one of {}", known()))
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let Some(path) = &arguments.output else {
        // What is in the games is not ours to change, not even to take colours away.
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        return Conversion::run(arguments, texts, &mut out, &Failure::from)?.done(arguments, texts);
    };
    let unwritable = |error| Failure::writing(texts, path, &error);
    let mut file = WholeFile::create(path).map_err(unwritable)?;
    let converted = Conversion::run(arguments, texts, &mut BufWriter::new(&mut file), &unwritable)?;
    // The file may be the only copy of what could not be read.
    let is_input = |input: &PathBuf| source::metadata(input).is_ok_and(|input| file.replaces(&input));
    if converted.has_lost_something() && arguments.files.iter().any(is_input) {
        return Err(Failure::Input(texts.tell("convert-left-as-it-was", [("file", fact(path.display()))])));
    }
    if converted.has_written() {
        file.finish().map_err(unwritable)?;
    }
    converted.done(arguments, texts)
}
