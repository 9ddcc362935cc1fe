//! How games are written, and the file that they make together.

use std::io::{self, Write};

use partie_chess::notation::Letters;
use partie_draughts::notation::Naming;

use super::input::Game;
use super::movetext::{self, Wording};
use super::sheet::Sheet;
use super::{Arguments, To, chess_json, draughts_json, html, sheet_svg};
use crate::cli::exit_code::Failure;
use crate::text::language::Language;
use crate::text::texts::Texts;

/// How a game is written; all threads share it.
pub(super) struct Form {
    to: Option<To>,
    wording: Wording,
    naming: Naming,
    /// Those of a scoresheet.
    letters: Letters,
}

/// A game ready to be put into the file.
pub(super) enum Written {
    /// Text, and whether an empty line comes before it if it is not the first.
    Text { text: String, apart: bool },
    /// A scoresheet, whose texts are in the user's language.
    Sheet(Sheet),
    /// The other game's format was wanted.
    OtherGame,
}

impl Form {
    pub(super) fn new(arguments: &Arguments, language: Language) -> Form {
        let own = match language {
            Language::English => Letters::ENGLISH,
            Language::Czech => Letters::CZECH,
        };
        let wording = Wording {
            notation: arguments.notation,
            letters: arguments.letters.unwrap_or(Letters::ENGLISH),
            language,
        };
        let letters = arguments.letters.unwrap_or(own);
        Form { to: arguments.to, wording, naming: Naming::from(arguments.naming), letters }
    }

    pub(super) fn written(&self, game: &Game) -> Written {
        let (text, apart) = match (self.to, game) {
            (None | Some(To::Pgn), Game::Chess(game)) => (movetext::written(game, &self.wording), true),
            (None | Some(To::Pdn), Game::Draughts(game)) => (game.to_pdn(self.naming), true),
            (Some(To::Json), Game::Chess(game)) => (chess_json::written(game), false),
            (Some(To::Json), Game::Draughts(game)) => (draughts_json::written(game), false),
            (Some(To::Html | To::Svg), game) => return Written::Sheet(self.sheet(game)),
            (Some(To::Pgn), Game::Draughts(_)) | (Some(To::Pdn), Game::Chess(_)) => {
                return Written::OtherGame;
            }
        };
        Written::Text { text, apart }
    }

    fn sheet(&self, game: &Game) -> Sheet {
        match game {
            Game::Chess(game) => Sheet::of_chess(game, self.letters),
            Game::Draughts(game) => Sheet::of_draughts(game, self.naming),
        }
    }
}

/// Where all games go.
pub(super) struct Output<'a> {
    to: Option<To>,
    texts: &'a Texts,
    out: &'a mut dyn Write,
    unwritable: &'a dyn Fn(io::Error) -> Failure,
    games: usize,
}

impl<'a> Output<'a> {
    pub(super) fn new(
        to: Option<To>,
        texts: &'a Texts,
        out: &'a mut dyn Write,
        unwritable: &'a dyn Fn(io::Error) -> Failure,
    ) -> Output<'a> {
        Output { to, texts, out, unwritable, games: 0 }
    }

    /// An SVG page has one scoresheet.
    pub(super) fn is_full(&self) -> bool {
        self.to == Some(To::Svg) && self.games > 0
    }

    pub(super) fn add(&mut self, written: Written) -> Result<(), Failure> {
        let is_first = self.games == 0;
        self.games += 1;
        match written {
            Written::Text { text, apart } => {
                self.write(if apart && !is_first { "\n" } else { "" })?;
                self.write(&text)
            }
            Written::Sheet(sheet) if self.to == Some(To::Svg) => {
                self.write(&sheet_svg::page(&sheet, self.texts))
            }
            Written::Sheet(sheet) => {
                self.write(&if is_first { html::head(self.texts) } else { String::new() })?;
                self.write(&html::section(&sheet, self.texts))
            }
            Written::OtherGame => Err(Failure::Input(self.texts.say("convert-other-game"))),
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if self.to == Some(To::Html) && self.games > 0 {
            self.write(html::FOOT)?;
        }
        self.out.flush().map_err(self.unwritable)
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.out.write_all(text.as_bytes()).map_err(self.unwritable)
    }
}
