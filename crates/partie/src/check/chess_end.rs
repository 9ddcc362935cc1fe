//! What the end of a chess game says: on the board, by its tags, and by its result.

use partie_chess::pgn::Outcome;
use partie_chess::winnable::{Effort, Verdict, winnable};
use partie_chess::{Colour, Move, Position};
use partie_laws::{Article, Edition, Text};

use super::counts::{self, Reached};
use super::finding::Milestone;

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
pub(super) fn end(
    start: &Position,
    moves: &[Move],
    last: &Position,
    reached: &Reached,
    edition: &Edition,
) -> Option<End> {
    let last_ply = moves.len().checked_sub(1)?;
    let counted = [
        (reached.automatic_repetition, counts::automatic_repetition(edition)),
        (reached.automatic_moves, counts::automatic_moves(edition)),
    ];
    let counted = counted.into_iter().filter_map(|(ply, by)| Some(End { by, ply: ply? }));
    let on_board = on_the_board(last).map(|by| End { by, ply: last_ply });
    // Mate on the board goes before a count that is complete at the same time (FIDE 2014/9.6b).
    let dead = (on_board.is_none() && is_dead(last)).then(|| End { by: DEAD, ply: first_dead(start, moves) });
    on_board.into_iter().chain(dead).chain(counted).min_by_key(|end| end.ply)
}

const DEAD: Milestone = Milestone { name: "dead", article: Article::fide("5.2b"), winner: None };

/// FIDE 5.1a, 5.2a.
fn on_the_board(last: &Position) -> Option<Milestone> {
    if last.has_legal_move() {
        return None;
    }
    Some(if last.is_check() {
        Milestone { name: "checkmate", article: Article::fide("5.1a"), winner: Some((!last.turn()).into()) }
    } else {
        Milestone { name: "stalemate", article: Article::fide("5.2a"), winner: None }
    })
}

/// FIDE 5.2b, 9.6: neither player can mate. Nearly always the first is not proved unable to, which is answer enough.
fn is_dead(position: &Position) -> bool {
    let cannot = |player| matches!(winnable(position, player, Effort::QUICK), Verdict::Unwinnable(_));
    Colour::ALL.into_iter().all(cannot)
}

/// The move that made the position dead: what is dead stays so, and it is looked for by halving.
fn first_dead(start: &Position, moves: &[Move]) -> usize {
    let after = |count: usize| moves[..count].iter().fold(*start, |position, &m| position.play(m));
    let (mut alive, mut dead) = (0, moves.len());
    while dead - alive > 1 {
        let middle = usize::midpoint(alive, dead);
        if is_dead(&after(middle)) {
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
    edition: &Edition,
) -> Option<Article> {
    let article = match (by_flag, edition.text) {
        (true, _) => Article::fide("6.9"),
        (false, Text::Fide2023) => Article::new(Text::Fide2023, "5.1.2"),
        _ => return None,
    };
    let cannot = matches!(winnable(last, winner, Effort::QUICK), Verdict::Unwinnable(_));
    cannot.then_some(article)
}
