//! Squares chosen one after the other, until they are a move.

use partie_table::{Kind, Move, Square};

/// What the chosen squares amount to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// More squares are needed, these so far.
    Path(Vec<Square>),
    /// A move.
    Move(Move),
    /// A pawn that still needs to know what it becomes.
    Promotion(Move),
    /// Nothing is chosen any more.
    Nothing,
}

/// The next square after those chosen before. A legal move is chosen as soon as no other is meant; anything else is
/// handed on as it is, so that the table can tell why not.
pub(super) fn choose(path: &[Square], next: Square, is_own: bool, legal: &[Move]) -> Chosen {
    let Some(&from) = path.first() else {
        return if is_own { Chosen::Path(vec![next]) } else { Chosen::Nothing };
    };
    if next == from && path.len() == 1 && !legal.iter().any(|mv| mv.from() == from && mv.to() == from) {
        return Chosen::Nothing;
    }
    let longer: Vec<Square> = path.iter().copied().chain([next]).collect();
    let begun: Vec<&Move> = legal.iter().filter(|mv| goes_over(mv, &longer)).collect();
    let ended: Vec<&Move> = begun.iter().copied().filter(|mv| mv.to() == next).collect();
    match (&ended[..], &begun[..]) {
        ([mv], _) => Chosen::Move(**mv),
        ([first, ..], _) if first.promotion().is_some() => Chosen::Promotion(first.promoting(None)),
        (_, [_, ..]) => Chosen::Path(longer),
        _ if is_own && path.len() == 1 && !is_castling(legal, from, next) => Chosen::Path(vec![next]),
        _ => Move::over(&longer).map_or(Chosen::Nothing, Chosen::Move),
    }
}

/// Whether a move begins with the first of these squares and comes over the others in their order.
fn goes_over(mv: &Move, path: &[Square]) -> bool {
    let [from, rest @ ..] = path else { return true };
    let mut squares = mv.squares()[1..].iter();
    mv.from() == *from && rest.iter().all(|wanted| squares.any(|square| square == wanted))
}

fn is_castling(legal: &[Move], king: Square, rook: Square) -> bool {
    legal.iter().any(|mv| mv.from() == king && mv.to() == rook)
}

/// The piece that a key names: in English or Czech letters.
pub(super) fn promotion(key: char) -> Option<Kind> {
    match key.to_ascii_lowercase() {
        'q' | 'd' | '1' => Some(Kind::Queen),
        'r' | 'v' | '2' => Some(Kind::Rook),
        'b' | 's' | '3' => Some(Kind::Bishop),
        'n' | 'j' | '4' => Some(Kind::Knight),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Vec<Square> {
        text.split_whitespace().map(|word| word.parse().unwrap()).collect()
    }

    fn chosen(path: &str, next: &str, is_own: bool, legal: &str) -> Chosen {
        let legal: Vec<Move> = legal.split_whitespace().map(|word| word.parse().unwrap()).collect();
        choose(&squares(path), next.parse().unwrap(), is_own, &legal)
    }

    #[test]
    fn two_squares_are_a_move() {
        assert_eq!(chosen("", "e2", true, "e2-e4"), Chosen::Path(squares("e2")));
        assert_eq!(chosen("", "e5", false, "e2-e4"), Chosen::Nothing);
        assert_eq!(chosen("e2", "e4", false, "e2-e4 e2-e3"), Chosen::Move("e2-e4".parse().unwrap()));
        assert_eq!(chosen("e2", "d2", true, "e2-e4"), Chosen::Path(squares("d2")), "another piece");
        assert_eq!(chosen("e2", "e2", true, "e2-e4"), Chosen::Nothing, "let be");
        assert_eq!(
            chosen("e2", "e5", false, "e2-e4"),
            Chosen::Move("e2-e5".parse().unwrap()),
            "the table says why not"
        );
        assert_eq!(chosen("e1", "h1", true, "e1-h1"), Chosen::Move("e1-h1".parse().unwrap()), "castling");
    }

    #[test]
    fn a_promotion_asks_for_its_piece() {
        let legal = "e7-e8Q e7-e8R e7-e8B e7-e8N";
        assert_eq!(chosen("e7", "e8", false, legal), Chosen::Promotion("e7-e8".parse().unwrap()));
    }

    #[test]
    fn a_capture_of_draughts_is_chosen_by_its_landings_or_its_end() {
        let legal = "c3-e5-g7 c3-e5-c7";
        assert_eq!(chosen("c3", "g7", false, legal), Chosen::Move("c3-e5-g7".parse().unwrap()));
        assert_eq!(chosen("c3", "e5", false, legal), Chosen::Path(squares("c3 e5")));
        assert_eq!(chosen("c3 e5", "c7", false, legal), Chosen::Move("c3-e5-c7".parse().unwrap()));
    }
}
