//! Games under way in a file that grows: what an arbiter should know of each of them now.

use partie_chess::pgn::{Outcome, Reader, Text, Visitor};
use serde_json::Value;

use super::finding::{Finding, Severity};
use super::kind::Kind;
use super::pgn;
use super::report::{Report, in_json};
use crate::cli::edition::Judged;
use crate::files::chunks::Chunk;
use crate::files::lines;

/// A game of the file, and what there is to tell of it.
pub(crate) struct LiveGame {
    pub(crate) board: Board,
    pub(crate) is_over: bool,
    pub(crate) matters: Vec<LiveMatter>,
}

/// What the tags say of where a game is played, and by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Board {
    pub(crate) event: String,
    pub(crate) round: String,
    /// `12`
    pub(crate) number: String,
    pub(crate) white: String,
    pub(crate) black: String,
}

/// Something that an arbiter should know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LiveMatter {
    pub(crate) is_fault: bool,
    /// What it is and at which move: it is told once.
    pub(crate) id: String,
    /// In words, with the article.
    pub(crate) text: String,
    pub(crate) json: Value,
    /// Whether it may be nothing but a file that is just being written.
    pub(crate) is_at_the_end: bool,
}

/// What an arbiter cares for at a board; the form of the file is no business of theirs.
const MATTERS: [Kind; 7] = [
    Kind::IllegalMove,
    Kind::Unreadable,
    Kind::MovesAfterTheEnd,
    Kind::ResultAgainstBoard,
    Kind::WinnerCannotMate,
    Kind::Reached,
    Kind::Clock,
];

/// The games of a whole file.
pub(crate) fn games(file: &str, chunk: &Chunk, judged: Judged, report: &Report<'_>) -> Vec<LiveGame> {
    let mut games = boards(&chunk.bytes);
    let last = lines::count(chunk.bytes.trim_ascii_end()) + 1;
    for finding in pgn::audit(chunk, judged).1 {
        let Some(game) = finding.game.and_then(|number| games.get_mut(number.checked_sub(1)?)) else {
            continue;
        };
        if MATTERS.contains(&finding.matter.kind()) {
            let matter = matter(file, &finding, report, finding.place.line == last);
            game.matters.push(matter);
        }
    }
    games
}

fn matter(file: &str, finding: &Finding, report: &Report<'_>, is_at_the_end: bool) -> LiveMatter {
    let words = report.matter(finding);
    let article = finding.matter.article(finding.edition);
    let at =
        finding.at.map(|at| format!("{at} {}: ", finding.san.as_deref().unwrap_or(""))).unwrap_or_default();
    let cited = article.filter(|article| !words.contains(&format!("({article})")));
    let cited = cited.map(|article| format!(" ({article})")).unwrap_or_default();
    LiveMatter {
        is_fault: finding.severity == Severity::Fault,
        id: format!("{} {at}", finding.matter.kind()),
        json: in_json(file, finding, article, &words),
        text: format!("{at}{words}{cited}"),
        is_at_the_end,
    }
}

/// Every game with its tags and without its moves.
fn boards(bytes: &[u8]) -> Vec<LiveGame> {
    let mut reader = Reader::new(bytes);
    let mut games = Vec::new();
    loop {
        let mut tags = Tags::default();
        // What is wrong with a game is found by the audit.
        if reader.read(&mut tags).is_none() {
            return games;
        }
        let number =
            tags.own_number.take().or_else(|| tags.board.round.rsplit_once('.').map(|(_, n)| n.to_owned()));
        let number = number.unwrap_or_else(|| (games.len() + 1).to_string());
        games.push(LiveGame {
            board: Board { number, ..tags.board },
            is_over: tags.is_over,
            matters: Vec::new(),
        });
    }
}

#[derive(Default)]
struct Tags {
    board: Board,
    own_number: Option<String>,
    is_over: bool,
}

impl Visitor for Tags {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        let place = match name.bytes() {
            b"Event" => &mut self.board.event,
            b"Round" => &mut self.board.round,
            b"White" => &mut self.board.white,
            b"Black" => &mut self.board.black,
            b"Board" => self.own_number.get_or_insert_default(),
            b"Result" => {
                self.is_over |= matches!(value.bytes(), b"1-0" | b"0-1" | b"1/2-1/2");
                return;
            }
            _ => return,
        };
        if place.is_empty() {
            place.push_str(&value.to_str());
        }
    }

    fn end(&mut self, outcome: Option<Outcome>) {
        self.is_over |= outcome.is_some_and(|outcome| outcome != Outcome::Unknown);
    }
}
