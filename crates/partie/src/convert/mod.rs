//! `partie convert`: games in other notations, languages and formats.

mod chess_json;
mod draughts_json;
mod html;
mod input;
mod json;
mod movetext;
mod sheet;
mod sheet_svg;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use partie_chess::notation::Letters;
use partie_draughts::notation::Naming;

use crate::ending::{Done, Ending, Failure};
use crate::language::Language;
use crate::output;
use crate::texts::Texts;
use input::Game;
use movetext::{Notation, Wording};
use sheet::Sheet;

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
    let Some(path) = &arguments.output else {
        return convert(arguments, texts, Box::new(output::open()));
    };
    // The file may be the one that is read, and what cannot be converted must not cost it.
    let mut part = path.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    let unwritable = |error: io::Error| Failure::writing(texts, path, &error);
    let file = File::create(&part).map_err(unwritable)?;
    let done = convert(arguments, texts, Box::new(BufWriter::new(file)));
    if part.metadata().is_ok_and(|written| written.len() > 0) {
        fs::rename(&part, path).map_err(unwritable)?;
    } else {
        fs::remove_file(&part).map_err(unwritable)?;
    }
    done
}

fn convert(arguments: &Arguments, texts: &Texts, out: Box<dyn Write>) -> Done {
    let mut writer = Writer::new(arguments, texts, out);
    let (mut read, mut written) = (0, 0);
    let mut fault = None;
    let ended = input::each(&arguments.file, arguments.from, texts, |game| {
        read += 1;
        let wanted = arguments.number.is_none_or(|number| number == read);
        match game {
            _ if !wanted => {}
            Ok(game) => {
                written += 1;
                writer.game(&game)?;
            }
            Err(found) => tell(fault.replace(found)),
        }
        let enough = arguments.number.is_some_and(|number| read >= number) || writer.is_full();
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    });
    if written > 0 {
        writer.end()?;
    }
    if ended.is_err() {
        tell(fault.take());
    }
    ended?;
    match fault {
        Some(fault) => Err(Failure::Input(fault)),
        None if read == 0 => {
            let file = arguments.file.display().to_string();
            Err(Failure::Input(texts.tell("check-no-game", [("file", file.into())])))
        }
        None if written == 0 => Err(Failure::Input(texts.say("convert-no-game"))),
        None => Ok(Ending::Fine),
    }
}

/// A fault that is not the last one is told at once.
fn tell(fault: Option<String>) {
    if let Some(fault) = fault {
        anstream::eprintln!("partie: {fault}");
    }
}

/// Writes games as they come.
struct Writer<'a> {
    to: Option<To>,
    wording: Wording,
    naming: Naming,
    /// Those of a scoresheet.
    letters: Letters,
    texts: &'a Texts,
    out: Box<dyn Write>,
    games: usize,
}

impl Writer<'_> {
    fn new<'a>(arguments: &Arguments, texts: &'a Texts, out: Box<dyn Write>) -> Writer<'a> {
        let own = match texts.language() {
            Language::English => Letters::ENGLISH,
            Language::Czech => Letters::CZECH,
        };
        let wording = Wording {
            notation: arguments.notation,
            letters: arguments.letters.unwrap_or(Letters::ENGLISH),
            language: texts.language(),
        };
        let (naming, letters) = (Naming::from(arguments.naming), arguments.letters.unwrap_or(own));
        Writer { to: arguments.to, wording, naming, letters, texts, out, games: 0 }
    }

    /// An SVG page has one scoresheet.
    fn is_full(&self) -> bool {
        self.to == Some(To::Svg) && self.games > 0
    }

    fn game(&mut self, game: &Game) -> Result<(), Failure> {
        let text = match (self.to, game) {
            (None | Some(To::Pgn), Game::Chess(game)) => self.apart(&movetext::written(game, &self.wording)),
            (None | Some(To::Pdn), Game::Draughts(game)) => self.apart(&game.to_pdn(self.naming)),
            (Some(To::Json), Game::Chess(game)) => chess_json::written(game),
            (Some(To::Json), Game::Draughts(game)) => draughts_json::written(game),
            (Some(To::Html), _) => {
                let head = if self.games == 0 { html::head(self.texts) } else { String::new() };
                head + &html::section(&self.sheet(game), self.texts)
            }
            (Some(To::Svg), _) => sheet_svg::page(&self.sheet(game), self.texts),
            (Some(To::Pgn), Game::Draughts(_)) | (Some(To::Pdn), Game::Chess(_)) => {
                return Err(Failure::Input(self.texts.say("convert-other-game")));
            }
        };
        self.games += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }

    /// Games of a file are separated by an empty line.
    fn apart(&self, text: &str) -> String {
        if self.games == 0 { text.to_owned() } else { format!("\n{text}") }
    }

    fn sheet(&self, game: &Game) -> Sheet {
        match game {
            Game::Chess(game) => Sheet::of_chess(game, self.letters),
            Game::Draughts(game) => Sheet::of_draughts(game, self.naming),
        }
    }

    fn end(&mut self) -> Result<(), Failure> {
        if self.to == Some(To::Html) {
            self.out.write_all(html::FOOT.as_bytes())?;
        }
        Ok(self.out.flush()?)
    }
}
