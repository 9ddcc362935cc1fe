//! A move that a person types in notation: the rules read it, and what cannot be played is refused with its reason.

use partie_chess::WhyNot;
use partie_chess::notation::{Description, Letters, NotationError};
use partie_draughts::notation::ReadProblem;
use partie_laws::Article;

use crate::board::Board;
use crate::{
    Act, Event, Fact, Kind, Language, MarkedMove, Move, Refusal, Signs, Square, Table, Why, WhyRecord,
    WhyTyped,
};

/// A move as it was typed, read with the letters of a language or in English.
///
/// ```
/// use partie_table::{Actor, Presence, Regulations, Table, TypedMove, clock::Instant, decide_for_person};
/// let table = Table::open(Regulations::default()).unwrap();
/// let typed = TypedMove::read(&table, "Ke3", "en".parse().unwrap(), false);
/// let decided = decide_for_person(&table, Presence::FULL, Actor::White, &typed.act, Instant::BEGINNING);
/// assert_eq!(typed.answer(decided).unwrap_err().article.to_string(), "FIDE 3.8a");
/// ```
#[derive(Clone, Debug)]
pub struct TypedMove {
    /// The act to decide: the move that is meant, or any move at all if the text means none that can be played.
    pub act: Act,
    misread: Option<Refusal>,
}

impl TypedMove {
    /// Reads what was typed; perhaps a draw is offered with it.
    pub fn read(table: &Table, text: &str, language: Language, offer: bool) -> TypedMove {
        let (marked, misread) = match table.read_typed(text.trim(), language) {
            Ok(marked) => (marked, None),
            Err(refusal) => (any_move(table).into(), Some(refusal)),
        };
        TypedMove { act: Act::Move { mv: marked, offer, lag_ms: crate::time_control::Millis::ZERO }, misread }
    }

    /// What follows, once the act is decided. Whoever may not move at all, or was too late, is told that, and not what is wrong
    /// with the text.
    ///
    /// # Errors
    /// When the act was refused, or the text means no legal move.
    pub fn answer(self, decided: Result<Vec<Event>, Refusal>) -> Result<Vec<Event>, Refusal> {
        let events = decided?;
        let is_made = events.iter().any(|event| matches!(event.fact, Fact::Made { .. }));
        match self.misread.filter(|_| is_made) {
            Some(refusal) => Err(refusal),
            None => Ok(events),
        }
    }
}

/// A legal move as long as there is one.
fn any_move(table: &Table) -> Move {
    let nowhere = Square(partie_chess::Square::A1);
    table.board.legal_moves().first().copied().unwrap_or(Move::new(nowhere, nowhere))
}

impl Table {
    fn read_typed(&self, text: &str, language: Language) -> Result<MarkedMove, Refusal> {
        if let Ok(squares) = text.parse::<MarkedMove>() {
            self.board.find(&squares.mv).map_err(|why| self.misread(why))?;
            return Ok(squares);
        }
        match &self.board {
            Board::Chess(chess) => {
                let legal =
                    read_chess(chess.position(), text, language).map_err(|error| self.unplayable(error))?;
                let mv = crate::board::written(legal);
                self.with_signs(mv, Signs::all_of_chess(&chess.nags_behind(text, &mv)))
            }
            Board::Draughts(draughts) => {
                let read = draughts.position().read_with_signs(text);
                let (found, signs) = read.map_err(|error| match error.problem {
                    ReadProblem::WhyNot(why) => self.misread(why.into()),
                    _ => self.misread(Why::Typed(WhyTyped::Unreadable)),
                })?;
                self.with_signs(crate::board::written_path(&found), Signs::all_of_draughts(&signs))
            }
        }
    }

    fn with_signs(&self, mv: Move, signs: Result<Signs, crate::NotSigns>) -> Result<MarkedMove, Refusal> {
        let signs = signs.map_err(|error| self.misread(WhyRecord::NotASign(error.0).into()))?;
        Ok(MarkedMove { mv, signs })
    }

    fn unplayable(&self, error: NotationError) -> Refusal {
        match error {
            NotationError::Illegal { description, reasons, .. } => {
                let kind = match description {
                    Description::Castling(_) => Kind::King,
                    Description::Piece(piece) => piece.kind.map_or(Kind::Pawn, Kind::from),
                };
                let why =
                    reasons.into_iter().next().map_or(Why::Typed(WhyTyped::NoSuchPiece(kind)), Why::Chess);
                let is_of_kind =
                    |mv: &Move| self.board.piece_at(mv.from()).is_some_and(|one| one.kind == kind);
                let mut legal = self.board.legal_moves();
                if legal.iter().any(is_of_kind) {
                    legal.retain(is_of_kind);
                }
                self.misread(why).allowing(legal)
            }
            NotationError::PromotionMissing { to } => self.misread(WhyNot::PromotionMissing { to }.into()),
            NotationError::Ambiguous { moves, .. } => self
                .misread(Why::Typed(WhyTyped::Ambiguous))
                .allowing(moves.into_iter().map(crate::board::written).collect()),
            _ => self.misread(Why::Typed(WhyTyped::Unreadable)),
        }
    }

    fn misread(&self, why: Why) -> Refusal {
        let article = match &why {
            Why::Chess(why) => why.article(),
            Why::Draughts(why) => why.article(),
            Why::Typed(WhyTyped::NoSuchPiece(_)) => Article::fide("1.1"),
            Why::Typed(WhyTyped::Ambiguous) => Article::fide("C10"),
            Why::Record(_) => self.regulations.cite("C13", "9.1"),
            _ => self.regulations.cite("C8", "8.2a"),
        };
        Refusal::new(self.regulations.edition.own(article), why)
    }
}

/// In the letters of the language, else in English, else with a capital that was not typed. Of the errors the first that
/// understood the move is told.
fn read_chess(
    position: &partie_chess::Position,
    text: &str,
    Language(letters): Language,
) -> Result<partie_chess::Move, NotationError> {
    let mut found = position.read(text, letters);
    for (text, letters) in
        [(text, Letters::ENGLISH), (&capitalised(text), letters), (&capitalised(text), Letters::ENGLISH)]
    {
        let Err(NotationError::Unreadable { .. } | NotationError::ForeignLetter { .. }) = found else {
            break;
        };
        found = position.read(text, letters);
    }
    found
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Instant;
    use crate::{Actor, Conduct, Presence, Regulations, decide_for_person};

    fn answer(regulations: Regulations, actor: Actor, text: &str, language: &str) -> String {
        let table = Table::open(regulations).unwrap();
        let typed = TypedMove::read(&table, text, language.parse().unwrap(), false);
        let decided = decide_for_person(&table, Presence::FULL, actor, &typed.act, Instant::BEGINNING);
        match typed.answer(decided) {
            Ok(events) => {
                let made = events.iter().find_map(|event| match event.fact {
                    Fact::Made { mv, signs } => Some(format!("{mv}{signs}")),
                    _ => None,
                });
                made.unwrap_or_default()
            }
            Err(refusal) => format!("{}: {}", refusal.article, refusal.why),
        }
    }

    fn chess(start: &str, text: &str) -> String {
        let start = (!start.is_empty()).then(|| start.to_owned());
        answer(Regulations { start, ..Regulations::default() }, Actor::White, text, "cs")
    }

    #[test]
    fn a_typed_move_is_played_or_refused_with_its_article() {
        let rows = [
            ("", "Jf3!", "g1-f3!"),
            ("", "Nf3", "g1-f3"),
            ("", "nf3", "g1-f3"),
            ("", "Ke3", "FIDE 3.8a:"),
            ("", "ke3", "FIDE 3.8a:"),
            ("", "e5", "FIDE 3.7b:"),
            ("", "Dd4", "FIDE 3.5:"),
            ("", "e2-e5", "FIDE 3.7b:"),
            ("", "0-0", "FIDE 3.8b(2)b:"),
            ("", "hello", "FIDE C8: move-unread"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Dd4", "FIDE 1.1: no-piece-meant"),
            ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Jd2", "FIDE C10: move-ambiguous"),
            ("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8", "FIDE 3.7e:"),
            ("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8D", "e7-e8Q"),
        ];
        for (start, text, expected) in rows {
            let answer = chess(start, text);
            assert!(answer.starts_with(expected), "{text}: {answer}");
        }
    }

    #[test]
    fn numbers_of_draughts_are_read_too() {
        let draughts = || serde_json::from_str(r#"{"game":"czech-draughts"}"#).unwrap();
        assert_eq!(answer(draughts(), Actor::White, "c3-d4", "cs"), "c3-d4");
        assert!(answer(draughts(), Actor::White, "c3-c4", "cs").starts_with("ČUD "));
        assert!(answer(draughts(), Actor::White, "c3-e5", "cs").starts_with("ČUD "));
    }

    /// Whoever may not move is told that, and nothing about the text: over the board that would be advice (FIDE 12.3a).
    #[test]
    fn who_may_not_move_learns_nothing_about_the_text() {
        assert!(answer(Regulations::default(), Actor::Black, "Ke3", "en").contains("not-your-turn"));
        let wood = || Regulations { conduct: Conduct::OverTheBoard, ..Regulations::default() };
        for text in ["Ke3", "e4", "hello", "e2-e5"] {
            assert_eq!(answer(wood(), Actor::White, text, "en"), "FIDE 4.6: make-it-by-hand");
        }
    }
}
