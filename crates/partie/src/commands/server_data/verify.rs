//! `partie verify`: whether the log is what was written.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use partie_server::log::{NotAProof, Proof};
use partie_server::{verify, verify_table};

use super::{DataArgument, damaged_table, failure, finding};
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output;
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Check that the log of the server is what was written, or prove the record of a table.
///
/// Every entry carries a digest of itself and of all entries of its table before it, so one that was changed, taken out or
/// moved is found. With a table, its proof is written: two people who have the same proof have the same record. With a
/// proof as well, such as the tag Proof of a PGN or PDN file, the answer is whether the table's record begins with what it
/// proves. It works while the server runs or not.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie verify
  partie verify kczxdxDv6c
  partie verify kczxdxDv6c 45:9f2c…")]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataArgument,
    /// The table to prove
    #[arg(value_name = "TABLE")]
    table: Option<String>,
    /// A proof to compare its record with
    #[arg(value_name = "PROOF", requires = "table")]
    proof: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    match &arguments.table {
        None => whole_log(arguments, texts),
        Some(table) => one_table(arguments, table, texts),
    }
}

fn whole_log(arguments: &Arguments, texts: &Texts) -> Done {
    let data = arguments.data.directory(texts)?;
    let bar = if io::stderr().is_terminal() { ProgressBar::no_length() } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {elapsed}");
    let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let checked = verify(&data, &mut |seen, all| {
        bar.set_length(all);
        bar.set_position(seen);
    });
    bar.finish_and_clear();
    let report = checked.map_err(|error| failure(error, texts))?;
    let mut out = output::open();
    for found in &report.findings {
        writeln!(out, "{}", finding(found, texts))?;
    }
    let sound = report.findings.is_empty();
    let key = if sound { "kept-sound" } else { "kept-not-sound" };
    let damaged = report.findings.len();
    let facts =
        [("entries", report.entries.into()), ("tables", report.tables.into()), ("damaged", damaged.into())];
    writeln!(out, "{}", texts.tell(key, facts))?;
    Ok(Ending::of(sound))
}

fn one_table(arguments: &Arguments, table: &str, texts: &Texts) -> Done {
    let proof = match arguments.proof.as_deref().map(str::parse::<Proof>).transpose() {
        Ok(proof) => proof,
        Err(NotAProof) => return Err(Failure::Input(texts.say("kept-no-proof"))),
    };
    let data = arguments.data.directory(texts)?;
    let record = verify_table(&data, table).map_err(|error| failure(error, texts))?;
    let mut out = output::open();
    if let Some(damage) = record.damage {
        writeln!(out, "{}", damaged_table(table, damage, texts))?;
    }
    let Some(proof) = proof else {
        if let Some(last) = record.last() {
            writeln!(out, "{last}")?;
        }
        return Ok(Ending::of(record.damage.is_none()));
    };
    let included = record.includes(proof);
    let key = match (included, record.damage) {
        (true, None) if record.last() == Some(proof) => "kept-proved-whole",
        (true, _) => "kept-proved",
        (false, Some(damage)) if proof.seq >= damage.seq => "kept-cannot-tell",
        (false, _) => "kept-not-proved",
    };
    let facts = [("table", table.into()), ("entry", fact(proof.seq))];
    writeln!(out, "{}", texts.tell(key, facts))?;
    Ok(Ending::of(included))
}
