//! Compares the games of a file with what has already been reported about them.

use std::collections::BTreeMap;

use crate::commands::check::live::{Board, LiveGame, LiveMatter};

/// Something to tell.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct News {
    pub(super) board: Board,
    pub(super) matter: LiveMatter,
    /// Whether the file no longer has it.
    pub(super) is_gone: bool,
}

/// What has already been reported about each game.
#[derive(Default)]
pub(super) struct Desk(BTreeMap<Board, Known>);

#[derive(Default)]
struct Known {
    /// It was over when it was first seen: nobody is waiting for an arbiter there.
    is_old: bool,
    told: Vec<LiveMatter>,
}

impl Desk {
    /// What is new. A file that may still be written to is believed but for its end, and nothing that it lacks is gone.
    pub(super) fn compare(&mut self, games: Vec<LiveGame>, is_settled: bool, tells_old: bool) -> Vec<News> {
        let mut news = Vec::new();
        for LiveGame { board, is_over, matters } in games {
            let known =
                self.0.entry(board.clone()).or_insert_with(|| Known { is_old: is_over, ..Known::default() });
            if known.is_old && !tells_old {
                continue;
            }
            let is_certain = |matter: &LiveMatter| is_settled || !matter.is_at_the_end;
            for matter in matters.iter().filter(|matter| is_certain(matter)) {
                if known.told.iter().all(|told| told.id != matter.id) {
                    known.told.push(matter.clone());
                    news.push(News { board: board.clone(), matter: matter.clone(), is_gone: false });
                }
            }
            if is_settled {
                let is_there = |told: &LiveMatter| matters.iter().any(|matter| matter.id == told.id);
                let (kept, gone) = std::mem::take(&mut known.told).into_iter().partition(is_there);
                known.told = kept;
                let gone: Vec<LiveMatter> = gone;
                news.extend(gone.into_iter().map(|matter| News {
                    board: board.clone(),
                    matter,
                    is_gone: true,
                }));
            }
        }
        news
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn game(white: &str, is_over: bool, ids: &[(&str, bool)]) -> LiveGame {
        let matter = |(id, is_at_the_end): &(&str, bool)| LiveMatter {
            is_fault: true,
            id: (*id).to_owned(),
            text: (*id).to_owned(),
            json: Value::Null,
            is_at_the_end: *is_at_the_end,
        };
        let board = Board { white: white.to_owned(), ..Board::default() };
        LiveGame { board, is_over, matters: ids.iter().map(matter).collect() }
    }

    fn said(news: &[News]) -> Vec<String> {
        let say = |news: &News| {
            format!("{}{} {}", if news.is_gone { "no " } else { "" }, news.matter.id, news.board.white)
        };
        news.iter().map(say).collect()
    }

    #[test]
    fn each_thing_is_told_once_and_taken_back_when_the_file_is_corrected() {
        let mut desk = Desk::default();
        assert_eq!(said(&desk.compare(vec![game("a", false, &[("x", false)])], true, false)), ["x a"]);
        assert!(desk.compare(vec![game("a", false, &[("x", false)])], true, false).is_empty());
        let two = vec![game("a", false, &[("x", false), ("y", false)]), game("b", false, &[])];
        assert_eq!(said(&desk.compare(two, true, false)), ["y a"]);
        assert_eq!(said(&desk.compare(vec![game("a", false, &[("y", false)])], true, false)), ["no x a"]);
    }

    #[test]
    fn a_game_that_was_over_is_not_told_of_but_one_that_ends_is() {
        let mut desk = Desk::default();
        assert!(desk.compare(vec![game("old", true, &[("x", false)])], true, false).is_empty());
        assert!(desk.compare(vec![game("new", false, &[])], true, false).is_empty());
        assert_eq!(said(&desk.compare(vec![game("new", true, &[("x", false)])], true, false)), ["x new"]);
        assert_eq!(
            said(&Desk::default().compare(vec![game("old", true, &[("x", false)])], true, true)),
            ["x old"]
        );
    }

    #[test]
    fn the_end_of_a_file_that_is_being_written_is_not_believed() {
        let mut desk = Desk::default();
        assert!(desk.compare(vec![game("a", false, &[("x", true)])], false, false).is_empty());
        assert_eq!(said(&desk.compare(vec![game("a", false, &[("x", true)])], true, false)), ["x a"]);
        assert!(
            desk.compare(vec![game("a", false, &[])], false, false).is_empty(),
            "it may not be all there yet"
        );
    }
}
