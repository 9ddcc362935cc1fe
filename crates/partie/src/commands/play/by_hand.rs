//! Over the board squares are typed, and they mean what a hand does: `g1f3` touches the knight on g1 and lets it go on f3.
//! Notation would have to be read by what is legal, which nobody is told there.

use partie_table::{Act, Actor, Move, Square};

use super::shown::Playing;
use crate::text::texts::Texts;

/// Whose hand it is, if that is plain, and what it does, or why the text means nothing.
pub(super) fn acts(
    text: &str,
    offer: bool,
    playing: &dyn Playing,
    texts: &Texts,
) -> Result<(Option<Actor>, Vec<Act>), String> {
    let path = squares(text).and_then(|squares| Move::over(&squares));
    let Some(path) = path else {
        return Err(texts.tell("play-squares-by-hand", [("text", text.to_owned().into())]));
    };
    let shown = playing.shown(texts);
    let piece = shown.view.piece_at(path.from());
    let owner = piece.map(|piece| piece.colour).filter(|owner| shown.own.contains(owner));
    let taken =
        shown.view.piece_at(path.to()).filter(|taken| Some(taken.colour) != piece.map(|own| own.colour));
    let off = taken.map(|_| Act::TakeOff { square: path.to() });
    let offers = offer.then_some(Act::Offer);
    Ok((owner.map(Actor::from), off.into_iter().chain([Act::Release { path }]).chain(offers).collect()))
}

/// At least two squares, with or without signs between them.
fn squares(text: &str) -> Option<Vec<Square>> {
    let signs: Vec<char> = text.to_lowercase().chars().filter(|sign| !"-–x: ".contains(*sign)).collect();
    let square = |pair: &[char]| pair.iter().collect::<String>().parse().ok();
    signs.chunks(2).map(square).collect::<Option<Vec<Square>>>().filter(|squares| squares.len() > 1)
}

#[cfg(test)]
mod tests {
    use partie_table::{Conduct, Regulations};

    use super::*;
    use crate::commands::play::sitting::Sitting;
    use crate::text::language::Language;

    #[test]
    fn squares_are_what_a_hand_does_and_notation_means_nothing() {
        let texts = Texts::new(Language::English);
        let start = Some("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".to_owned());
        let regulations = Regulations { conduct: Conduct::OverTheBoard, start, ..Regulations::default() };
        let sitting = Sitting::open(regulations, None, &texts).expect("a table");
        let read = |text: &str| acts(text, false, &sitting, &texts);
        let release = |path: &str| Act::Release { path: path.parse().unwrap() };
        for text in ["e1f1", "e1-f1", "E1 F1"] {
            assert_eq!(read(text), Ok((Some(Actor::White), vec![release("e1-f1")])), "{text}");
        }
        let off = Act::TakeOff { square: "d5".parse().unwrap() };
        assert_eq!(read("e4xd5"), Ok((Some(Actor::White), vec![off, release("e4-d5")])));
        for text in ["exd5", "Kf1", "e4", "e4d"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
