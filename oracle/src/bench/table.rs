//! Scores as an aligned table.

use std::ops::Range;

use super::contest::Score;

/// How scores are shown.
pub(super) struct Table<'a> {
    pub(super) title: &'a str,
    /// What the rates are divided by: a million for millions a second.
    pub(super) unit: f64,
    pub(super) columns: Vec<&'a str>,
    /// The contestant that the others are compared with.
    pub(super) peer: &'a str,
    /// Columns whose ratios are put together in a geometric mean, under a name.
    pub(super) means: Vec<(&'a str, Range<usize>)>,
}

impl Table<'_> {
    pub(super) fn print(&self, scores: &[Score]) {
        println!("\n{}\n", self.title);
        let columns = self.columns.iter().map(|&name| name.to_owned());
        let means = self.means.iter().map(|(name, _)| format!("x {name}"));
        print_row(&format!("x: times {}", self.peer), &columns.chain(means).collect::<Vec<_>>());
        let Some(peer) = scores.iter().find(|score| score.name == self.peer) else { return };
        for score in scores {
            let rates = score.rates.iter().map(|rate| rate.map(|rate| rate / self.unit));
            let means = self.means.iter().map(|(_, columns)| mean_ratio(score, peer, columns.clone()));
            let cells = rates.chain(means).map(|number| number.map_or("-".to_owned(), three_digits));
            print_row(score.name, &cells.collect::<Vec<_>>());
        }
    }
}

/// The number with three digits that count, or more before the point.
fn three_digits(number: f64) -> String {
    let decimals = match number {
        100.0.. => 0,
        10.0.. => 1,
        1.0.. => 2,
        _ => 3,
    };
    format!("{number:.decimals$}")
}

fn print_row(name: &str, cells: &[String]) {
    print!("{name:<31}");
    for cell in cells {
        print!("{cell:>13}");
    }
    println!();
}

/// The geometric mean of the ratios of two contestants, if both did all these tasks.
fn mean_ratio(score: &Score, peer: &Score, columns: Range<usize>) -> Option<f64> {
    let count = columns.len() as f64;
    let logarithms = columns.map(|column| Some((score.rates[column]? / peer.rates[column]?).ln()));
    logarithms.sum::<Option<f64>>().map(|sum| (sum / count).exp())
}
