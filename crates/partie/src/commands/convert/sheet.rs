//! A scoresheet (FIDE 8, C): who, where, when, and the moves of both players in two columns.

use partie_chess::notation::{Letters, Notation, Style};
use partie_chess::pgn;
use partie_draughts::notation::Naming;
use partie_draughts::pdn::{self, Step};

/// What is written on a scoresheet.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    pub(super) white: String,
    pub(super) black: String,
    pub(super) event: String,
    pub(super) site: String,
    pub(super) date: String,
    pub(super) round: String,
    pub(super) result: String,
    pub(super) rows: Vec<Row>,
}

/// One move by each player.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) white: String,
    pub(super) black: String,
}

impl Sheet {
    pub(super) fn of_chess(game: &pgn::Game, letters: Letters) -> Sheet {
        let notation = Notation { letters, style: Style::Fide };
        let mut position = game.start;
        let mut sheet = Sheet::with_tags(|name| game.tags.get(name));
        for step in &game.line.moves {
            let offer = step.remarks.comments.iter().any(|comment| comment.contains("(=)"));
            let text = position.notation(step.played, notation);
            let text = if offer { text.with_draw_offer() } else { text };
            let is_white = position.turn() == partie_chess::Colour::White;
            sheet.add(u32::from(position.move_number()), is_white, text.to_string());
            position = position.play(step.played);
        }
        sheet.result = result(&game.outcome.to_string());
        sheet
    }

    pub(super) fn of_draughts(game: &pdn::Game, naming: Naming) -> Sheet {
        let mut sheet = Sheet::with_tags(|name| game.tag(name));
        let mut position = *game.position(game.start());
        let mut number = u32::from(game.first_move_number());
        for node in game.main_line() {
            let is_white = position.turn() == partie_draughts::Colour::White;
            if let Some(Step::Move(mv)) = game.step(node) {
                sheet.add(number, is_white, position.notation(&mv, naming));
                number += u32::from(!is_white);
            }
            position = *game.position(node);
        }
        sheet.result = result(&game.outcome().to_string());
        sheet
    }

    fn with_tags<'a>(tag: impl Fn(&str) -> Option<&'a str>) -> Sheet {
        let text = |name: &str| tag(name).unwrap_or_default().to_owned();
        Sheet {
            white: text("White"),
            black: text("Black"),
            event: text("Event"),
            site: text("Site"),
            date: text("Date"),
            round: text("Round"),
            result: String::new(),
            rows: Vec::new(),
        }
    }

    fn add(&mut self, number: u32, is_white: bool, text: String) {
        match self.rows.last_mut() {
            Some(row) if !is_white && row.number == number => row.black = text,
            _ if is_white => self.rows.push(Row { number, white: text, black: String::new() }),
            _ => self.rows.push(Row { number, white: "…".to_owned(), black: text }),
        }
    }
}

/// A game that is not over has no result yet.
fn result(outcome: &str) -> String {
    match outcome {
        "*" => String::new(),
        "1/2-1/2" => "½–½".to_owned(),
        other => other.replace('-', "–"),
    }
}

/// A text with the signs that markup has for itself taken out.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_stand_in_two_columns() {
        let game: pgn::Game =
            "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 7\"]\n7... Kd7 8. O-O {(=)} 1/2-1/2".parse().unwrap();
        let sheet = Sheet::of_chess(&game, Letters::CZECH);
        let row = |number, white: &str, black: &str| Row { number, white: white.into(), black: black.into() };
        assert_eq!(sheet.rows, [row(7, "…", "Kd7"), row(8, "0-0(=)", "")]);
        assert_eq!(sheet.result, "½–½");
    }
}
