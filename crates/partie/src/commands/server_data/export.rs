//! `partie export`: what happened at the tables.

use std::io::{self, BufWriter, Write};

use clap::{Args, ValueEnum};
use partie_server::{Format, LeftOut, WhyLeftOut};

use super::{DataArgument, damaged_table, failure};
use crate::cli::exit_code::{Done, Ending};
use crate::text::texts::Texts;

/// Write what happened at the tables of the server: entries as JSON lines, or games as PGN or PDN.
///
/// It goes on past damage and says on standard error what it left out; then the exit code is 1.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataArgument,
    /// Only this table
    #[arg(long)]
    table: Option<String>,
    /// In which form
    #[arg(long, value_enum, default_value = "json")]
    format: Form,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Every entry of every table, one a line
    Json,
    /// Games of chess and Chess960 that are over
    Pgn,
    /// Games of draughts that are over
    Pdn,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut out = BufWriter::new(io::stdout().lock());
    let format = match arguments.format {
        Form::Json => Format::Events,
        Form::Pgn => Format::Pgn,
        Form::Pdn => Format::Pdn,
    };
    let data = arguments.data.directory(texts)?;
    let left_out = partie_server::export(&data, arguments.table.as_deref(), format, &mut out)
        .map_err(|error| failure(error, texts))?;
    out.flush()?;
    for LeftOut { table, why } in &left_out {
        let message = match why {
            WhyLeftOut::Damaged(damage) => damaged_table(table, *damage, texts),
            WhyLeftOut::NotUnderstood(why) => {
                let facts = [("table", table.as_str().into()), ("error", why.as_str().into())];
                texts.tell("kept-not-understood", facts)
            }
        };
        anstream::eprintln!("partie: {message}");
    }
    Ok(Ending::of(left_out.is_empty()))
}
