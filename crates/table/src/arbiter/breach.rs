//! What a player has broken at the board, told from the article that an event names. This is the one mapping, and it serves
//! old logs too.

use partie_laws::{Article, Edition};

use crate::IncidentKind;
use crate::arbiter::price::Offence;
use crate::regulations::cited::{Matter, fide, fide_2014, fide_2018};

/// What sort of duty was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BreachKind {
    /// The touch rules (FIDE 4.3 to 4.6).
    TouchMove,
    /// Another piece than the one touched was moved (ČUD 3.11).
    AnotherPiece,
    /// A move was made with both hands.
    BothHands,
    /// The clock was pressed without a move.
    PressedWithoutMove,
    /// Pieces were left where they had been knocked to.
    Displaced,
    /// The scoresheet was not up to date.
    Writing,
    /// Something else.
    Other,
}

const KINDS: [(BreachKind, Matter); 6] = [
    (BreachKind::BothHands, &[fide("4.1"), fide_2018("7.5.4")]),
    (BreachKind::PressedWithoutMove, &[fide("6.7a"), fide_2014("6.2c"), fide_2018("7.5.3")]),
    (BreachKind::Displaced, &[fide("7.3"), Article::czech_draughts("5.5")]),
    (BreachKind::AnotherPiece, &[Article::czech_draughts("3.11")]),
    (
        BreachKind::Writing,
        &[
            fide("8.1"),
            fide("8.1p2"),
            fide("8.1p3"),
            fide("8.4"),
            fide("8.5a"),
            fide("8.5b"),
            Article::czech_draughts("10.2b"),
        ],
    ),
    (
        BreachKind::TouchMove,
        &[
            fide("4.3"),
            fide("4.3a"),
            fide("4.3b"),
            fide("4.3c"),
            fide("4.4a"),
            fide("4.4b"),
            fide("4.4c"),
            fide("4.4d"),
            fide("4.5"),
            fide("4.6"),
            fide("4.6a"),
            fide("4.6b"),
            fide("4.6c"),
            fide_2014("4.6"),
        ],
    ),
];

/// What was wrong about an irregular move of draughts, as far as the article that its event names tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IrregularMove {
    /// One of the cases of ČUD 5.4: nothing needs to be found out.
    Listed,
    /// A man captured where a king could (ČUD 4.14).
    NotWithTheKing,
    /// There was something to capture (ČUD 4.1).
    NoCapture,
    /// How the pieces stand has to tell.
    Other,
}

const IRREGULAR_MOVES: [(IrregularMove, Matter); 3] = [
    (IrregularMove::NotWithTheKing, &[Article::czech_draughts("4.14")]),
    (IrregularMove::NoCapture, &[Article::czech_draughts("4.1")]),
    (
        IrregularMove::Listed,
        &[
            Article::czech_draughts("5.4a"),
            Article::czech_draughts("5.4b"),
            Article::czech_draughts("5.4c"),
            Article::czech_draughts("5.4d"),
            Article::czech_draughts("5.4e"),
            Article::czech_draughts("5.4f"),
            Article::czech_draughts("5.4g"),
            Article::czech_draughts("5.4h"),
            Article::czech_draughts("5.4i"),
            Article::czech_draughts("5.4j"),
            Article::czech_draughts("5.4k"),
            Article::czech_draughts("5.4l"),
            Article::czech_draughts("5.4m"),
            Article::czech_draughts("5.4n"),
        ],
    ),
];

impl IrregularMove {
    pub(crate) fn of(article: Article) -> IrregularMove {
        let found = IRREGULAR_MOVES.iter().find(|(_, matter)| matter.contains(&article));
        found.map_or(IrregularMove::Other, |(kind, _)| *kind)
    }
}

impl BreachKind {
    /// What it is to break this article, by whichever edition's number.
    pub(crate) fn of(article: Article) -> BreachKind {
        let is_it = |known: &Article| Edition::ALL.iter().any(|edition| edition.own(*known) == article);
        let found = KINDS.iter().find(|(_, matter)| matter.iter().any(is_it));
        found.map_or(BreachKind::Other, |(kind, _)| *kind)
    }

    /// What it costs where the Laws put a price on it.
    pub(crate) fn offence(self) -> Option<Offence> {
        match self {
            BreachKind::BothHands => Some(Offence::BothHands),
            BreachKind::PressedWithoutMove => Some(Offence::PressedWithoutMove),
            _ => None,
        }
    }

    /// What the arbiter deals with when a player complains of it.
    pub(crate) fn incident(self) -> IncidentKind {
        match self {
            BreachKind::BothHands => IncidentKind::TwoHands,
            BreachKind::PressedWithoutMove => IncidentKind::PressedWithoutMove,
            BreachKind::Displaced => IncidentKind::Displaced,
            _ => IncidentKind::TouchMove,
        }
    }
}

#[cfg(test)]
mod tests {
    use partie_laws::{Register, Text};

    use super::*;

    /// Every case that the register lists under ČUD 5.4 is one, and nothing else is.
    #[test]
    fn the_cases_of_cud_5_4_are_known() {
        for entry in Register::of(Text::CzechDraughts2006).articles() {
            let is_case = entry.number.starts_with("5.4") && entry.number != "5.4";
            let kind = IrregularMove::of(Article::czech_draughts(entry.number));
            assert_eq!(kind == IrregularMove::Listed, is_case, "{}", entry.number);
        }
        assert_eq!(IrregularMove::of(Article::czech_draughts("4.14")), IrregularMove::NotWithTheKing);
        assert_eq!(IrregularMove::of(Article::czech_draughts("4.1")), IrregularMove::NoCapture);
        assert_eq!(IrregularMove::of(fide("4.1")), IrregularMove::Other);
    }

    #[test]
    fn a_breach_is_known_by_its_number_in_every_edition() {
        let cases = [
            ("FIDE 4.3a", BreachKind::TouchMove),
            ("FIDE 2014/4.3c", BreachKind::TouchMove),
            ("FIDE 2018/4.7.2", BreachKind::TouchMove),
            ("FIDE 2023/4.4.3", BreachKind::TouchMove),
            ("FIDE 4.1", BreachKind::BothHands),
            ("FIDE 2023/7.5.4", BreachKind::BothHands),
            ("FIDE 6.7a", BreachKind::PressedWithoutMove),
            ("FIDE 2014/6.2c", BreachKind::PressedWithoutMove),
            ("FIDE 2018/7.5.3", BreachKind::PressedWithoutMove),
            ("FIDE 2014/7.4", BreachKind::Displaced),
            ("FIDE 2018/7.4.1", BreachKind::Displaced),
            ("ČUD 5.5", BreachKind::Displaced),
            ("FIDE 2014/8.1c", BreachKind::Writing),
            ("FIDE 8.5b", BreachKind::Writing),
            ("ČUD 10.2b", BreachKind::Writing),
            ("ČUD 3.11", BreachKind::AnotherPiece),
            ("ČUD 4.10", BreachKind::Other),
            ("FIDE 9.5b", BreachKind::Other),
        ];
        for (article, kind) in cases {
            assert_eq!(BreachKind::of(Article::parse(article).unwrap()), kind, "{article}");
        }
    }
}
