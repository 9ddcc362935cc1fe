//! The results and the games of a group, as files.

use std::sync::Arc;

use crate::app::App;
use crate::people::identity::Identity;
use crate::tables::{Answer, Wish};
use crate::wire::{Fault, GroupRow};

const HEADER: &str = "round,board,white,black,result,reason,article,moves\r\n";

/// The games of a group as a file.
pub(crate) struct Games {
    pub(crate) text: String,
    /// `pgn`, or `pdn` if they are games of draughts.
    pub(crate) extension: &'static str,
}

impl App {
    async fn rows_of_round(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        round: Option<u16>,
    ) -> Result<Vec<GroupRow>, Fault> {
        let mut rows = self.group_state(id, who).await?.rows;
        rows.retain(|row| round.is_none_or(|round| round == row.round));
        Ok(rows)
    }

    /// The results as a table for spreadsheets.
    pub(crate) async fn group_results(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        round: Option<u16>,
    ) -> Result<String, Fault> {
        let rows = self.rows_of_round(id, who, round).await?;
        Ok(rows.iter().map(line).fold(HEADER.to_owned(), |text, line| text + &line))
    }

    /// The games that are over, one after the other.
    pub(crate) async fn group_games(
        self: &Arc<Self>,
        id: &str,
        who: &Arc<Identity>,
        round: Option<u16>,
    ) -> Result<Games, Fault> {
        let mut games = Games { text: String::new(), extension: "" };
        for row in self.rows_of_round(id, who, round).await?.iter().filter(|row| row.outcome.is_some()) {
            let asked = self.hall.ask(&row.table, who, Wish::Record).await;
            let Ok(Answer::Written(written)) = asked.map(|answer| *answer) else { continue };
            if games.extension.is_empty() {
                games.extension = written.file.extension;
            }
            games.text += written.file.text.trim_end();
            games.text += "\n\n";
        }
        Ok(Games { extension: if games.extension.is_empty() { "pgn" } else { games.extension }, ..games })
    }
}

fn line(row: &GroupRow) -> String {
    let (result, reason, article) = match &row.outcome {
        Some(outcome) => (
            format!("{}-{}", outcome.white, outcome.black),
            outcome.reason.to_string(),
            outcome.article.to_string(),
        ),
        None if row.abandoned => (String::new(), String::new(), String::new()),
        None => ("*".to_owned(), String::new(), String::new()),
    };
    let moves = row.glance.plies.map(|plies| plies.div_ceil(2).to_string()).unwrap_or_default();
    let [round, number] = [row.round, row.number].map(|number| number.to_string());
    let fields = [&round, &number, &row.white, &row.black, &result, &reason, &article, &moves];
    let fields: Vec<String> = fields.into_iter().map(|field| quoted(field)).collect();
    format!("{}\r\n", fields.join(","))
}

/// A field as RFC 4180 writes it. What a spreadsheet would take for a formula gets an apostrophe, which it does not show.
fn quoted(field: &str) -> String {
    let formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = if formula { format!("'{field}") } else { field.to_owned() };
    let plain = !field.contains([',', '"', '\n', '\r', ';', '\t']) && field.trim() == field;
    if plain { field } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn fields_are_quoted_and_are_no_formulas() {
        let rows = [
            ("Nováková", "Nováková"),
            ("1/2-1/2", "1/2-1/2"),
            ("Novák, Jan", "\"Novák, Jan\""),
            ("Dvořák \"Dvořka\"", "\"Dvořák \"\"Dvořka\"\"\""),
            ("=1+1", "'=1+1"),
            ("@cmd,x", "\"'@cmd,x\""),
            ("-2", "'-2"),
            ("", ""),
            ("*", "*"),
        ];
        for (field, expected) in rows {
            assert_eq!(quoted(field), expected);
        }
    }
}
