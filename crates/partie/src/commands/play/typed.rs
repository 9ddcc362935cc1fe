//! Acts that somebody types, read by the table's own reader of words.

use std::cell::RefCell;

use partie_table::catalogue::FieldKind;
use partie_table::words::{Expected, NotAnAct, Speech, Surroundings, read_acts};
use partie_table::{Act, Language, MarkedMove, Piece, Square, seal};

use super::acts_help;
use super::shown::Playing;
use crate::text::texts::Texts;

/// What was typed: acts, and what is in the envelope if one of them seals a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub(super) acts: Vec<Act>,
    pub(super) envelope: Option<Envelope>,
}

/// A sealed move and the secret that nobody can guess. The table knows neither, so that whoever seals has to keep both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Envelope {
    written: String,
    secret: String,
}

/// The acts that the words mean at this table.
pub(super) fn read(words: &str, playing: &dyn Playing, texts: &Texts) -> Result<Typed, NotAnAct> {
    let terminal = Terminal { playing, texts, sealed: RefCell::new(None) };
    let acts = read_acts(words, Speech::Typed, &terminal)?;
    let envelope =
        terminal.sealed.into_inner().filter(|_| acts.iter().any(|act| matches!(act, Act::Seal { .. })));
    Ok(Typed { acts, envelope })
}

struct Terminal<'a> {
    playing: &'a dyn Playing,
    texts: &'a Texts,
    sealed: RefCell<Option<Envelope>>,
}

impl Surroundings for Terminal<'_> {
    fn read_move(&self, text: &str) -> Result<MarkedMove, String> {
        self.playing.read(text, self.texts)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.playing.shown(self.texts).view.piece_at(square)
    }

    fn is_draughts(&self) -> bool {
        self.playing.is_draughts()
    }

    fn seal(&self, written: &str) -> Result<String, String> {
        let secret = secret().map_err(|error| error.to_string())?;
        let commitment = seal(written, &secret);
        *self.sealed.borrow_mut() = Some(Envelope { written: written.to_owned(), secret });
        Ok(commitment)
    }

    /// The secret of an envelope has to be typed.
    fn secret(&self) -> String {
        String::new()
    }

    /// FIDE C3: a sealed move is in the language of the terminal, unless the player names another.
    fn language(&self) -> Option<Language> {
        self.texts.language().tag().parse().ok()
    }
}

/// Eighty random bits, without letters that look alike.
fn secret() -> Result<String, getrandom::Error> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let rolls = [getrandom::u64()?, getrandom::u64()?];
    let letter = |roll: u64, place: u32| char::from(LETTERS[(roll >> (5 * place) & 31) as usize]);
    Ok(rolls.into_iter().flat_map(|roll| (0..8).map(move |place| letter(roll, place))).collect())
}

impl Envelope {
    /// What whoever has sealed the move has to keep until it is opened.
    pub(super) fn words(self, texts: &Texts) -> String {
        texts.tell("play-sealed", [("written", self.written.into()), ("secret", self.secret.into())])
    }
}

/// What is wrong with words that are not an act.
pub(super) fn misfit(error: &NotAnAct, draughts: bool, texts: &Texts) -> String {
    let (words, expected, why, example) = match error {
        NotAnAct::Unknown { words } => return texts.tell("play-unknown", [("words", words.clone().into())]),
        NotAnAct::Misfit { kind, words, expected, why, example } => {
            (words, expected, why, acts_help::example(*kind, example, draughts, texts))
        }
    };
    let example = ("example", example.into());
    if let (Expected::Field(FieldKind::Move | FieldKind::Commitment), Some(why)) = (expected, why) {
        return texts.tell("play-misfit-why", [("why", why.clone().into()), example]);
    }
    let expected = match expected {
        Expected::Words(words) => texts.tell("play-expected-words", [("words", words.clone().into())]),
        Expected::Field(kind) => texts.word(kind.word()),
        Expected::Nothing => texts.say("play-expected-nothing"),
    };
    let key = if words.is_empty() { "play-incomplete" } else { "play-misfit" };
    texts.tell(key, [("words", words.clone().into()), ("expected", expected.into()), example])
}
