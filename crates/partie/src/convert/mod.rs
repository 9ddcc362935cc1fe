//! `partie convert`: games in other notations, languages and formats.

mod chess_json;
mod draughts_json;
mod html;
mod input;
mod json;
mod movetext;
mod sheet;
mod sheet_svg;

use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use partie_chess::notation::Letters;
use partie_draughts::notation::Naming;

use crate::ending::{Done, Ending, Failure};
use crate::language::Language;
use crate::output;
use crate::source;
use crate::texts::Texts;
use crate::whole_file::WholeFile;
use crate::words::fact;
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
        let converted = convert(arguments, texts, &mut output::open(), &Failure::from)?;
        return converted.done(arguments, texts);
    };
    let unwritable = |error| Failure::writing(texts, path, &error);
    let mut file = WholeFile::create(path).map_err(unwritable)?;
    let converted = convert(arguments, texts, &mut BufWriter::new(&mut file), &unwritable)?;
    // The file may be the only copy of what could not be read.
    if converted.faults > 0 && source::metadata(&arguments.file).is_ok_and(|input| file.replaces(&input)) {
        return Err(Failure::Input(texts.tell("convert-left-as-it-was", [("file", fact(path.display()))])));
    }
    if converted.written > 0 {
        file.finish().map_err(unwritable)?;
    }
    converted.done(arguments, texts)
}

/// How many games there were.
#[derive(Default)]
struct Converted {
    read: usize,
    written: usize,
    /// How many could not be read, which has been told of each.
    faults: usize,
}

impl Converted {
    fn done(&self, arguments: &Arguments, texts: &Texts) -> Done {
        let Converted { read, written, faults } = *self;
        let complaint = if faults > 0 {
            texts.tell("convert-faults", [("faults", faults.into()), ("games", read.into())])
        } else if read == 0 {
            texts.tell("check-no-game", [("file", fact(arguments.file.display()))])
        } else if written == 0 {
            texts.say("convert-no-game")
        } else {
            return Ok(Ending::Fine);
        };
        Err(Failure::Input(complaint))
    }
}

fn convert(
    arguments: &Arguments,
    texts: &Texts,
    out: &mut dyn Write,
    unwritable: &dyn Fn(io::Error) -> Failure,
) -> Result<Converted, Failure> {
    let mut writer = Writer::new(arguments, texts, out, unwritable);
    let mut converted = Converted::default();
    let ended = input::each(&arguments.file, arguments.from, texts, |game| {
        converted.read += 1;
        let wanted = arguments.number.is_none_or(|number| number == converted.read);
        match game {
            _ if !wanted => {}
            Ok(game) => {
                converted.written += 1;
                writer.game(&game)?;
            }
            Err(fault) => {
                converted.faults += 1;
                anstream::eprintln!("partie: {fault}");
            }
        }
        let enough = arguments.number.is_some_and(|number| converted.read >= number) || writer.is_full();
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    });
    if converted.written > 0 {
        writer.end()?;
    }
    ended.map(|()| converted)
}

/// Writes games as they come.
struct Writer<'a> {
    to: Option<To>,
    wording: Wording,
    naming: Naming,
    /// Those of a scoresheet.
    letters: Letters,
    texts: &'a Texts,
    out: &'a mut dyn Write,
    unwritable: &'a dyn Fn(io::Error) -> Failure,
    games: usize,
}

impl<'a> Writer<'a> {
    fn new(
        arguments: &Arguments,
        texts: &'a Texts,
        out: &'a mut dyn Write,
        unwritable: &'a dyn Fn(io::Error) -> Failure,
    ) -> Writer<'a> {
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
        Writer { to: arguments.to, wording, naming, letters, texts, out, unwritable, games: 0 }
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
        self.out.write_all(text.as_bytes()).map_err(self.unwritable)
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
            self.out.write_all(html::FOOT.as_bytes()).map_err(self.unwritable)?;
        }
        self.out.flush().map_err(self.unwritable)
    }
}
