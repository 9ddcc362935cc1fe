use partie_draughts::notation::Naming;
use partie_draughts::pdn::{Game, Outcome as PdnOutcome, Remark};

use super::notes::{Notes, clock_time};
use super::{Heading, odd_result, termination};
use crate::board::Board;
use crate::record::entry::OFFER;
use crate::{Event, Outcome, ReplayError, Score};

/// A partie of Czech draughts as PDN; nothing if the log is of another game.
///
/// ```
/// use partie_table::{Heading, pdn, script};
/// let played = script::check("partie: short\n game: czech-draughts\n they play c3-d4 d6-c5\n white resigns").unwrap();
/// let text = pdn(&played[0].log, &Heading::default()).unwrap().unwrap();
/// assert!(text.contains("1. c3-d4 d6-c5") && text.contains("ČUD 7.2a"), "{text}");
/// ```
///
/// # Errors
/// When the log does not begin with a possible opening.
pub fn pdn(log: &[Event], heading: &Heading) -> Result<Option<String>, ReplayError> {
    let notes = Notes::take(log)?;
    let Ok(Board::Draughts(start)) = notes.table.regulations().board() else { return Ok(None) };
    let mut game = Game::from_position(*start.position());
    game.set_outcome(notes.table.outcome().map_or(PdnOutcome::Unknown, outcome));
    set_tags(&mut game, heading, &notes);
    write_moves(&mut game, &notes);
    Ok(Some(game.to_pdn(Naming::Letters)))
}

fn outcome(outcome: &Outcome) -> PdnOutcome {
    match (outcome.white, outcome.black) {
        (Score::Win, Score::Loss) => PdnOutcome::WhiteWins,
        (Score::Loss, Score::Win) => PdnOutcome::BlackWins,
        (Score::Draw, Score::Draw) => PdnOutcome::Draw,
        (Score::Loss, Score::Loss) => PdnOutcome::BothLose,
        _ => PdnOutcome::Unknown,
    }
}

fn set_tags(game: &mut Game, heading: &Heading, notes: &Notes) {
    let outcome = notes.table.outcome();
    let odd = odd_result(outcome).filter(|odd| odd.parse::<PdnOutcome>().is_err());
    let odd = odd.as_deref().map(|odd| ("Result", odd));
    for (name, value) in heading.tags().chain([("Termination", termination(&notes.table))]).chain(odd) {
        let named = game.set_tag(name, value);
        debug_assert!(named.is_ok(), "the tag is a good one");
    }
}

fn write_moves(game: &mut Game, notes: &Notes) {
    let (mut at, mut index) = (game.start(), 0);
    for comment in &notes.comments[0] {
        game.remark(at, Remark::comment(comment));
    }
    let signs = notes.table.signs();
    notes.table.walk(|board, ply| {
        let Board::Draughts(draughts) = board else { return };
        let legal = ply.mv.and_then(|mv| draughts.find(&mv).ok()).filter(|_| ply.legal);
        at = match legal.and_then(|legal| game.play(at, legal).ok()) {
            Some(next) => next,
            None => stand(game, at, notes, index),
        };
        for sign in signs[index].in_draughts().unwrap_or_default() {
            game.remark(at, Remark::Sign(sign));
        }
        let clock = notes.clocks[index].map(|time| format!("[%clk {}]", clock_time(time)));
        let offer = ply.offered.then(|| OFFER.to_owned());
        for comment in clock.iter().chain(&offer).chain(&notes.comments[index + 1]) {
            game.remark(at, Remark::comment(comment));
        }
        index += 1;
    });
}

/// A move against the rules: the pieces as they stood after it.
fn stand(
    game: &mut Game,
    at: partie_draughts::pdn::NodeId,
    notes: &Notes,
    index: usize,
) -> partie_draughts::pdn::NodeId {
    let played = notes.table.plies()[index].mv.map_or_else(|| "?".to_owned(), |mv| mv.to_string());
    let mut after = None;
    let mut seen = 0;
    notes.table.walk(|board, _| {
        if seen == index + 1 {
            after = Some(board.clone());
        }
        seen += 1;
    });
    let board = after.as_ref().unwrap_or(&notes.table.board);
    game.remark(at, Remark::comment(&format!("against the rules: {played}")));
    match board {
        Board::Draughts(board) => game.set_up(at, *board.position()),
        Board::Chess(_) => at,
    }
}
