use std::time::Duration;

use partie_chess::pgn::{Game, GameResult, Points, Remarks, Step};

use super::notes::Notes;
use super::{Heading, termination};
use crate::record::entry::OFFER;
use crate::{Event, Outcome, ReplayError, Score};

/// A partie of chess or Chess960 as PGN; nothing if the log is of another game.
///
/// ```
/// use partie_table::{Heading, pgn, script};
/// let played = script::check("partie: mate\n they play f3 e5 g4 Qh4").unwrap();
/// let text = pgn(&played[0].log, &Heading::default()).unwrap().unwrap();
/// assert!(text.ends_with("1. f3 e5 2. g4 Qh4# {0-1, checkmate (FIDE 5.1a)} 0-1\n"), "{text}");
/// ```
///
/// # Errors
/// When the log does not begin with a possible opening.
pub fn pgn(log: &[Event], heading: &Heading) -> Result<Option<String>, ReplayError> {
    let notes = Notes::take(log)?;
    let table = &notes.table;
    let Some(start) = table.regulations().board().ok().and_then(|board| board.chess().map(|b| *b.position()))
    else {
        return Ok(None);
    };
    let mut game = Game::from_position(start);
    set_tags(&mut game, heading, &notes);
    if let Some(outcome) = table.outcome() {
        game.set_result(result(outcome));
    }
    write_moves(&mut game, &notes);
    Ok(Some(game.to_string()))
}

fn result(outcome: &Outcome) -> GameResult {
    let points = |score| match score {
        Score::Loss => Points::None,
        Score::Draw => Points::Half,
        Score::Win => Points::One,
    };
    GameResult { white: points(outcome.white), black: points(outcome.black), played: outcome.played }
}

fn set_tags(game: &mut Game, heading: &Heading, notes: &Notes) {
    let table = &notes.table;
    let control = table.regulations().time_control.to_string();
    let own = [("TimeControl", control.as_str()), ("Termination", termination(table))];
    for (name, value) in heading.tags().chain(own) {
        let named = game.tags.set(name, value);
        debug_assert!(named.is_ok(), "the name is a good one");
    }
}

/// The moves as far as they are legal, and the rest as a comment.
fn write_moves(game: &mut Game, notes: &Notes) {
    game.line.remarks.comments.clone_from(&notes.comments[0]);
    let (mut index, mut standing) = (0, String::new());
    let signs = notes.table.signs();
    notes.table.walk(|board, ply| {
        let legal = ply.mv.and_then(|mv| board.chess()?.find(&mv).ok()).filter(|_| ply.legal);
        let mut comments = notes.comments[index + 1].clone();
        if ply.offered {
            comments.insert(0, OFFER.to_owned());
        }
        if let Some(legal) = legal.filter(|_| standing.is_empty()) {
            let shown = notes.clocks[index].map(|time| Duration::from_secs(time.get().max(0) as u64 / 1000));
            let nags = signs[index].in_chess().unwrap_or_default();
            let remarks = Remarks { nags, comments, clock: shown, ..Remarks::default() };
            game.line.moves.push(Step { remarks, ..Step::new(legal) });
        } else {
            let played = ply.mv.map_or_else(|| "?".to_owned(), |mv| board.notation(&mv));
            let sign = if ply.legal { "" } else { " (illegal)" };
            standing = format!("{standing} {played}{sign}");
            standing.extend(comments.iter().map(|comment| format!(" [{comment}]")));
        }
        index += 1;
    });
    if !standing.is_empty() {
        let last = game.line.moves.last_mut().map_or(&mut game.line.remarks, |step| &mut step.remarks);
        last.comments.push(format!("an illegal move stands, and the game went on:{standing}"));
    }
}
