//! What somebody sees and may do, made from the table's view.

use std::collections::BTreeMap;
use std::fmt::Display;

use partie_laws::{Article, Phrase as LawPhrase, Said as LawSaid};
use partie_table::clock::{Both, Instant};
use partie_table::time_control::Millis;
use partie_table::{
    ActKind, Actor, Adjourned, Casebook, Choice, Claim, Colour, Kind, Move, Offer, Outcome, Persistence,
    Piece, Placed, Ply, Proof, Question, Sheets, Square, Table, Told,
};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use super::acts::{self, Closed, Written};

/// What somebody sees and may do at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// In which role.
    pub role: Actor,
    /// The board as the first field of a FEN: rows from the 8th to the 1st, White in capitals. `PNBRQK` are the pieces of
    /// chess; in draughts `M` is a man and `K` a king.
    pub board: String,
    /// Who has the move; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Colour>,
    /// The last move as squares; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Move>,
    /// The square of a king in check; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Square>,
    /// The moves to choose from, for the player who has the move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// The clocks at the moment `now` of the message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Both<Dial>>,
    /// The draw offer that waits for an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// The claim that is being examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What waits for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Asked>,
    /// The result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the player who has the move is bound to: for that player, and for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
    /// The article that was broken and may still be complained of: for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breach: Option<String>,
    /// Offers and claims in vain: for the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub persistence: Option<Both<Persistence>>,
    /// Incidents, penalties and appeals: for the arbiter, and for everybody when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub casebook: Option<Casebook>,
    /// Why a player could still mate, or never again, when a verdict rests on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<(Colour, Proof)>,
    /// The scoresheets over the board: a player sees the own one, the arbiter both.
    #[serde(skip_serializing_if = "is_blank")]
    pub sheets: Sheets,
    /// The adjournment, without what is in the envelope.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<Adjourned>,
    /// What an assistant has told this player on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
    /// The opponent's last move in words, for a player who does not see the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// The squares on which the boards of a player who cannot see and of the opponent differ: for the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differing: Vec<Square>,
    /// What this person may do now.
    #[schemars(with = "Vec<ActKind>")]
    pub open: Written,
    /// What is closed, and why.
    #[schemars(with = "Vec<Closed>")]
    pub closed: Written,
}

/// A line of the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Line {
    /// Who moved.
    pub by: Colour,
    /// The move as squares; none for an illegal move that was more than one piece going somewhere.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<Move>,
    /// In the notation of the game: in chess SAN with the English letters `KQRBN`, which the page replaces by those of the
    /// reader's language; in draughts letters, which it may replace by numbers.
    pub notation: String,
    /// Whether it was legal.
    pub legal: bool,
    /// Whether a draw was offered with it: `(=)`.
    pub offered: bool,
    /// When it was made, in the table's time.
    pub made_at: Instant,
    /// When it was completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<Instant>,
}

/// One player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Dial {
    /// The time left, never below zero; none without a clock.
    pub shown: Option<Millis>,
    /// What is left of a delay before the time runs; none in other modes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<Millis>,
    /// Whether it is running.
    pub running: bool,
    /// Whether the flag is down.
    pub flag_down: bool,
    /// The moves completed; hidden by FIDE 13.6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<u16>,
}

/// A sentence: a key in `i18n/*/table.ftl`, and the facts that go into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Phrase {
    /// The key.
    pub key: &'static str,
    /// The facts by name, if it has any.
    #[serde(serialize_with = "by_name", skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "BTreeMap<&'static str, Said>")]
    pub facts: Vec<(&'static str, Said)>,
}

fn by_name<S: Serializer>(facts: &[(&'static str, Said)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(facts.iter().map(|(name, said)| (name, said)))
}

/// A fact in a phrase: an object with one field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// The key of a word that every language has its own for.
    Word(&'static str),
    /// What is the same in all languages.
    Text(String),
    /// How many.
    Number(i64),
    /// Pieces (keys of words) and where they stand.
    Pieces(Vec<(&'static str, String)>),
    /// One of these is meant.
    OneOf(Vec<String>),
}

/// Why an act is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// The article, as it is cited: `FIDE 4.3a`.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub article: Article,
    /// To be put into words.
    pub phrase: Phrase,
    /// The moves that would be allowed, when it is about a move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
    /// The acts that would be allowed, when it is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ActKind>,
}

/// There are many refusals in a view: their texts are written where they go, and nowhere before.
pub(super) fn as_text<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// A question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// What about.
    pub question: Question,
    /// To be put into words.
    pub phrase: Phrase,
    /// By which article.
    pub article: String,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decided {
    /// By which article.
    pub article: String,
    /// To be put into words.
    pub phrase: Phrase,
}

/// What a player is bound to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Bound {
    /// By which article.
    pub article: String,
    /// To be put into words.
    pub phrase: Phrase,
    /// The moves that fulfil it.
    pub moves: Vec<Move>,
}

fn is_blank(sheets: &Sheets) -> bool {
    *sheets == Sheets::default()
}

impl View {
    /// What the table's view says, with the moves to choose from if the looker has the move.
    pub fn new(table: &Table, mut seen: partie_table::View) -> View {
        let (open, closed) = acts::written(&mut seen);
        let told = seen.turn.is_some() && !seen.pieces.is_empty();
        let chooses = told && seen.outcome.is_none() && seen.role.player() == seen.turn;
        View {
            role: seen.role,
            board: board_text(&seen.pieces),
            turn: seen.turn,
            last: table.plies().last().filter(|_| told).and_then(|ply| ply.mv),
            check: table.check().filter(|_| told),
            choices: if chooses { table.choices() } else { Vec::new() },
            clocks: seen.clocks.map(|both| Both { white: both.white.into(), black: both.black.into() }),
            offer: seen.offer,
            claim: seen.claim,
            question: seen.question.map(Asked::from),
            outcome: seen.outcome,
            bound: seen.bound.map(Bound::from),
            breach: seen.breach.map(|article| article.to_string()),
            persistence: seen.persistence,
            casebook: seen.casebook,
            proof: seen.proof,
            sheets: seen.sheets,
            adjourned: seen.adjourned,
            told: seen.told,
            announced: seen.announced,
            differing: seen.differing,
            open,
            closed,
        }
    }

    /// The same where nothing can happen any more, though the game is not over.
    pub(crate) fn at_rest(self) -> View {
        let (choices, open, closed) = (Vec::new(), Written::none(), Written::none());
        View { choices, open, closed, ..self.with_clocks_standing() }
    }

    /// The same while no clock runs.
    pub(crate) fn with_clocks_standing(mut self) -> View {
        if let Some(Both { white, black }) = &mut self.clocks {
            (white.running, black.running) = (false, false);
        }
        self
    }
}

impl Line {
    /// All lines of a table.
    pub fn all(table: &Table, lines: Vec<partie_table::Line>) -> Vec<Line> {
        lines.into_iter().zip(table.plies()).map(|(line, ply)| Line::new(ply, line.notation)).collect()
    }

    /// A move, and how it is written.
    pub(crate) fn new(ply: &Ply, notation: String) -> Line {
        let Ply { by, mv, legal, offered, made_at, completed_at, .. } = *ply;
        Line { by, mv, notation, legal, offered, made_at, completed_at }
    }
}

impl From<partie_table::Dial> for Dial {
    fn from(dial: partie_table::Dial) -> Self {
        let face = dial.face;
        let completed = dial.shows_moves.then_some(face.completed);
        Dial {
            shown: face.shown,
            delay: face.delay,
            running: face.running,
            flag_down: face.flag_down,
            completed,
        }
    }
}

impl From<LawPhrase> for Phrase {
    fn from(phrase: LawPhrase) -> Self {
        let facts = phrase.facts.into_iter().map(|(name, said)| (name, said.into())).collect();
        Phrase { key: phrase.key, facts }
    }
}

impl From<LawSaid> for Said {
    fn from(said: LawSaid) -> Self {
        match said {
            LawSaid::Word(key) => Said::Word(key),
            LawSaid::Text(text) => Said::Text(text),
            LawSaid::Number(number) => Said::Number(number),
            LawSaid::Pieces(pieces) => Said::Pieces(pieces),
            LawSaid::OneOf(items) => Said::OneOf(items),
        }
    }
}

impl From<partie_table::Refusal> for Refusal {
    fn from(refusal: partie_table::Refusal) -> Self {
        let phrase = refusal.why.phrase().into();
        let partie_table::Refusal { article, moves, acts, .. } = refusal;
        Refusal { article, phrase, moves, acts }
    }
}

impl From<partie_table::Asked> for Asked {
    fn from(asked: partie_table::Asked) -> Self {
        Asked { question: asked.question, phrase: asked.phrase.into(), article: asked.article.to_string() }
    }
}

impl From<partie_table::Decided> for Decided {
    fn from(decided: partie_table::Decided) -> Self {
        Decided { article: decided.article.to_string(), phrase: decided.phrase.into() }
    }
}

impl From<partie_table::Bound> for Bound {
    fn from(bound: partie_table::Bound) -> Self {
        Bound { article: bound.article.to_string(), phrase: bound.phrase.into(), moves: bound.moves }
    }
}

/// The pieces as the first field of a FEN.
///
/// ```
/// use partie_server::wire::board_text;
/// use partie_table::{Actor, Regulations, Table, clock::Instant, view};
/// let table = Table::open(Regulations::default()).unwrap();
/// let pieces = view(&table, Actor::White, Instant::BEGINNING).pieces;
/// assert_eq!(board_text(&pieces), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
/// ```
pub fn board_text(pieces: &[Placed]) -> String {
    let mut letters = [None; 64];
    for placed in pieces {
        letters[placed.square.0.index()] = Some(letter(placed.piece));
    }
    let mut text = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for place in &letters[rank * 8..rank * 8 + 8] {
            match place {
                None => empty += 1,
                Some(letter) => {
                    push_empty(&mut text, &mut empty);
                    text.push(*letter);
                }
            }
        }
        push_empty(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

fn letter(piece: Piece) -> char {
    let letter = match piece.kind {
        Kind::Pawn => 'P',
        Kind::Knight => 'N',
        Kind::Bishop => 'B',
        Kind::Rook => 'R',
        Kind::Queen => 'Q',
        Kind::King => 'K',
        Kind::Man => 'M',
    };
    if piece.colour == Colour::White { letter } else { letter.to_ascii_lowercase() }
}
