//! `partie convert`: games in other notations, languages and formats.

mod chess_json;
mod draughts_json;
mod html;
mod input;
mod movetext;
mod sheet;
mod sheet_svg;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use partie_chess::notation::Letters;
use partie_draughts::notation::Naming;

use crate::ending::{Done, Ending, Failure};
use crate::language::Language;
use crate::output;
use crate::texts::Texts;
use input::Games;
use movetext::{Notation, Wording};

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
  echo '1. e4 e5 2. Jf3' | partie convert - --from cs --notation uci")]
pub(crate) struct Arguments {
    /// The file; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
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
    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N")]
    number: Option<usize>,
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
    let input = input::read(&arguments.file, arguments.from, texts)?;
    let mut games = input.games;
    if let Some(number) = arguments.number {
        games.keep(number);
    }
    if games.is_empty() && input.faults.is_empty() {
        return Err(Failure::Input(texts.say("convert-no-game")));
    }
    let text = written(&games, arguments, texts)?;
    match &arguments.output {
        Some(path) => fs::write(path, text).map_err(|error| Failure::writing(texts, path, &error))?,
        None => output::open().write_all(text.as_bytes())?,
    }
    match input.faults.split_last() {
        None => Ok(Ending::Fine),
        Some((last, others)) => {
            for fault in others {
                anstream::eprintln!("partie: {fault}");
            }
            Err(Failure::Input(last.clone()))
        }
    }
}

fn written(games: &Games, arguments: &Arguments, texts: &Texts) -> Result<String, Failure> {
    let naming = Naming::from(arguments.naming);
    let wording = Wording {
        notation: arguments.notation,
        letters: arguments.letters.unwrap_or(Letters::ENGLISH),
        language: texts.language(),
    };
    let sheets = || {
        let own = match texts.language() {
            Language::English => Letters::ENGLISH,
            Language::Czech => Letters::CZECH,
        };
        games.sheets(arguments.letters.unwrap_or(own), naming)
    };
    match (arguments.to, games) {
        (None | Some(To::Pgn), Games::Chess(games)) => {
            Ok(games.iter().map(|game| movetext::written(game, &wording)).collect::<Vec<_>>().join("\n"))
        }
        (None | Some(To::Pdn), Games::Draughts(games)) => {
            Ok(games.iter().map(|game| game.to_pdn(naming)).collect::<Vec<_>>().join("\n"))
        }
        (Some(To::Json), Games::Chess(games)) => Ok(games.iter().map(chess_json::written).collect()),
        (Some(To::Json), Games::Draughts(games)) => Ok(games.iter().map(draughts_json::written).collect()),
        (Some(To::Html), _) => Ok(html::page(&sheets(), texts)),
        (Some(To::Svg), _) => {
            Ok(sheets().first().map(|sheet| sheet_svg::page(sheet, texts)).unwrap_or_default())
        }
        (Some(To::Pgn), Games::Draughts(_)) | (Some(To::Pdn), Games::Chess(_)) => {
            Err(Failure::Input(texts.say("convert-other-game")))
        }
    }
}
