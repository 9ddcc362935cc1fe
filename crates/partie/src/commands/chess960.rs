use std::io::Write;

use clap::Args;
use partie_chess::chess960::{Number, first_rank, start_position};
use serde_json::json;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output;
use crate::diagram::{self, Signs};
use crate::text::texts::Texts;
use crate::text::words::fact;

/// Show an initial position of Chess960.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie chess960
  partie chess960 518
  partie show \"$(partie chess960 random --json | jq -r .fen)\" --svg > start.svg")]
pub(crate) struct Arguments {
    /// Its number, 0 to 959, or random for one that is drawn by lot
    #[arg(value_name = "N", default_value = "random")]
    number: String,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let number =
        match arguments.number.as_str() {
            "random" => draw(texts)?,
            text => text.parse().ok().and_then(Number::new).ok_or_else(|| {
                Failure::Input(texts.tell("chess960-not-a-number", [("text", text.into())]))
            })?,
        };
    let rank: String = first_rank(number).iter().map(|kind| kind.letter()).collect();
    let position = start_position(number);
    let fen = position.fen();
    let mut out = output::open();
    if arguments.json {
        output::json_line(&mut out, &json!({ "number": number.get(), "rank": rank, "fen": fen }))?;
    } else {
        let title = texts.tell("chess960-number", [("number", fact(number))]);
        let board = diagram::terminal(&(&position).into(), false, Signs::Figurines);
        write!(out, "{title}: {rank}\n{board}{fen}\n")?;
    }
    out.flush()?;
    Ok(Ending::Fine)
}

/// FIDE F2: any of the 960, each as likely as the others.
pub(crate) fn draw(texts: &Texts) -> Result<Number, Failure> {
    loop {
        let roll = getrandom::u32()
            .map_err(|error| Failure::Io(texts.tell("chess960-no-dice", [("error", fact(error))])))?;
        if let Some(number) = Number::draw([roll]) {
            return Ok(number);
        }
    }
}
