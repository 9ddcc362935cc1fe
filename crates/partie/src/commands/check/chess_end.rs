//! What the end of a chess game says: on the board, by its tags, and by its result.

use partie_chess::pgn::Outcome;
use partie_chess::winnable::{Effort, Verdict, is_dead, winnable};
use partie_chess::{Colour, Ending, Move, Position};
use partie_laws::{Article, Rules, Text};

use super::finding::Milestone;
use super::pgn::Game;

/// How the game ended by itself, and the ply that ended it, from 0.
pub(super) struct End {
    pub(super) by: Milestone,
    pub(super) ply: usize,
}

impl End {
    /// An end that players may not have noticed; mate and stalemate they do.
    pub(super) fn comes_by_itself(&self) -> bool {
        matches!(self.by.name, "fivefold-repetition" | "seventy-five-moves" | "dead")
    }
}

/// The first thing that ended the game by itself, if anything did.
pub(super) fn end(game: &Game) -> Option<End> {
    let last_ply = game.moves.len().checked_sub(1)?;
    let counted = game.counts.reached.automatic;
    let counted = counted.map(|(ending, ply)| End { by: milestone(ending, game.rules), ply });
    let on_board = Ending::on_the_board(game.last());
    let on_board = on_board.map(|ending| End { by: milestone(ending, game.rules), ply: last_ply });
    // Mate on the board goes before a count that is complete at the same time (FIDE 2014/9.6b).
    let dead = (on_board.is_none() && is_dead(game.last(), Effort::QUICK))
        .then(|| End { by: DEAD, ply: first_dead(&game.start, &game.moves) });
    on_board.into_iter().chain(dead).chain(counted).min_by_key(|end| end.ply)
}

const DEAD: Milestone = Milestone { name: "dead", article: Article::fide("5.2b"), winner: None };

fn milestone(ending: Ending, rules: &Rules) -> Milestone {
    let name = match ending {
        Ending::Checkmate { .. } => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::FivefoldRepetition => "fivefold-repetition",
        Ending::SeventyFiveMoves => "seventy-five-moves",
    };
    Milestone {
        name,
        article: ending.article(rules),
        winner: ending.winner().map(partie_table::Colour::from),
    }
}

/// The move that made the position dead: what is dead stays so, and it is looked for by halving.
fn first_dead(start: &Position, moves: &[Move]) -> usize {
    let after = |count: usize| moves[..count].iter().fold(*start, |position, &m| position.play(m));
    let (mut alive, mut dead) = (0, moves.len());
    while dead - alive > 1 {
        let middle = usize::midpoint(alive, dead);
        if is_dead(&after(middle), Effort::QUICK) {
            dead = middle;
        } else {
            alive = middle;
        }
    }
    dead - 1
}

/// Whether a result is the one that the end on the board prescribes.
pub(super) fn fits(end: &Milestone, result: Outcome) -> bool {
    match result {
        Outcome::Unknown => false,
        _ => result.winner().map(partie_table::Colour::from) == end.winner,
    }
}

/// The article by which a win is a draw, because the winner could not mate by any series of legal moves: after
/// a fallen flag (FIDE 6.9), and since 2023 after a resignation, too (FIDE 2023/5.1.2).
pub(super) fn win_is_a_draw(
    last: &Position,
    winner: Colour,
    by_flag: bool,
    rules: &Rules,
) -> Option<Article> {
    let article = match by_flag {
        true => Article::fide("6.9"),
        false if rules.resignation_may_draw => Article::new(Text::Fide2023, "5.1.2"),
        false => return None,
    };
    let cannot = matches!(winnable(last, winner, Effort::QUICK), Verdict::Unwinnable(_));
    cannot.then_some(article)
}
