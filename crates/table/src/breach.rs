//! What a player has broken at the board, told from the article that an event names. This is the one mapping, and it serves
//! old logs too.

use partie_laws::{Article, Edition};

use crate::IncidentKind;
use crate::cited::{Matter, fide, fide_2014, fide_2018};
use crate::price::Offence;

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
    use super::*;

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
