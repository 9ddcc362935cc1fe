//! Random games with everything that PGN can hold: odd tags, comments, annotation glyphs, clocks, nested variations.

use std::time::Duration;

use partie_chess::pgn::{Eval, Game, Line, Nag, Outcome, Remarks, Score, Step};
use partie_chess::{Colour, Position};

use crate::games::{RandomGame, Start};
use crate::random::Random;

/// Values of tags and texts of comments that a careless writer or reader stumbles over.
const TEXTS: [&str; 12] = [
    "a word",
    "\"quoted\" and 'quoted'",
    "back\\slash",
    "] [Event",
    "( 1. e4 ) and a lone (",
    "; semicolon",
    "% at the start",
    "{ an opening brace",
    "[%csl Ra4,Gb5] circles",
    "Dvořák, Antonín; žluťoučký kůň",
    "1-0 * 1/2-1/2 e4 Nf3 $5",
    "so many words that they can not stand in a single line, whatever the width of the page may be, and go on",
];

fn text(random: &mut Random) -> &'static str {
    TEXTS[random.below(TEXTS.len())]
}

/// A game of its own for each state of the random source.
pub fn game(start: Start, random: &mut Random) -> Game {
    let mut game = Game::from_position(start.position(random));
    for name in ["Event", "Site", "Date", "Round", "White", "Black", "Annotator", "Opening_2"] {
        set(&mut game, name, text(random));
    }
    if start == Start::Chess960 {
        set(&mut game, "Variant", "Chess960");
    }
    let plies = random.below(100);
    game.line = line(game.start, plies, 0, random);
    game.outcome = outcome(&game.last_position(), random);
    game
}

fn set(game: &mut Game, name: &str, value: &str) {
    game.tags.set(name, value).expect("a name of letters, digits and _");
}

/// A checkmate is never recorded as anything else: some readers mind.
fn outcome(position: &Position, random: &mut Random) -> Outcome {
    match position.turn() {
        Colour::White if position.is_checkmate() => Outcome::BlackWins,
        Colour::Black if position.is_checkmate() => Outcome::WhiteWins,
        _ if position.is_stalemate() => Outcome::Draw,
        _ => *random.choose(&[Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unknown]),
    }
}

fn line(start: Position, plies: usize, depth: usize, random: &mut Random) -> Line {
    let mut line = Line::default();
    if random.percent(10) {
        line.remarks.comments.push(text(random).to_owned());
    }
    let mut game = RandomGame::new(start, Random::new(random.next_u64()));
    for _ in 0..plies {
        let before = game.position();
        let Some(played) = game.play() else { break };
        let mut step = Step { remarks: remarks(random), ..Step::new(played) };
        while depth < 4 && random.percent(8) {
            let plies = 1 + random.below(6);
            step.variations.push(self::line(before, plies, depth + 1, random));
        }
        line.moves.push(step);
    }
    line
}

fn remarks(random: &mut Random) -> Remarks {
    let mut remarks = Remarks::default();
    if random.percent(15) {
        remarks.nags.push(Nag(1 + random.below(139) as u8));
    }
    if random.percent(10) {
        remarks.clock = Some(Duration::from_secs(random.below(20_000) as u64));
    }
    if random.percent(5) {
        remarks.elapsed = Some(Duration::from_secs(random.below(300) as u64));
    }
    if random.percent(5) {
        let score = Score::Centipawns(random.below(2000) as i32 - 1000);
        remarks.eval = Some(Eval { score, depth: random.percent(50).then_some(20) });
    }
    while random.percent(12) {
        remarks.comments.push(text(random).to_owned());
    }
    remarks
}
