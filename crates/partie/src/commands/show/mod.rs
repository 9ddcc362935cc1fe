//! `partie show`: a position on the terminal or as a picture.

mod position;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output;
use crate::diagram::{self, Signs};
use crate::files::whole_file;
use crate::text::texts::Texts;
use crate::text::words::fact;
use position::AnyPosition;

/// Show a position of chess or draughts: on the terminal, as SVG or as PNG.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie show 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
  partie show W:Wa3,c3,e3,g3:BKb8,d6 --ascii
  partie show start --svg > board.svg
  partie show draughts --flip --png -o board.png --size 800")]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Arguments {
    /// The position, or start or draughts for the initial one of either game
    #[arg(value_name = "FEN", required = true)]
    fen: Vec<String>,
    /// Write an SVG picture
    #[arg(long, conflicts_with_all = ["png", "json"])]
    svg: bool,
    /// Write a PNG picture
    #[arg(long, conflicts_with = "json")]
    png: bool,
    /// Where to write the picture; otherwise to the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How many pixels a side a picture has
    #[arg(long, value_name = "N", default_value_t = 480, value_parser = clap::value_parser!(u32).range(16..=8192))]
    size: u32,
    /// See the board from Black's side
    #[arg(long)]
    flip: bool,
    /// Letters instead of pictures of the pieces
    #[arg(long)]
    ascii: bool,
    /// Print a JSON object with the position and its legal moves
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let shown = AnyPosition::read(&arguments.fen.join(" "), texts).map_err(Failure::Input)?;
    let mut diagram = shown.diagram();
    diagram.flipped = arguments.flip;
    let draughts = shown.is_draughts();
    if arguments.svg {
        let picture = diagram::svg(&diagram, draughts, arguments.size);
        return write(arguments, picture.as_bytes(), texts);
    }
    if arguments.png {
        let picture = diagram::png(&diagram, draughts, arguments.size).unwrap_or_default();
        if arguments.output.is_none() && io::stdout().is_terminal() {
            return Err(Failure::Input(texts.say("show-png-to-terminal")));
        }
        return write(arguments, &picture, texts);
    }
    let mut out = output::open();
    if arguments.json {
        output::json_line(&mut out, &shown.in_json())?;
    } else {
        let signs = if arguments.ascii { Signs::Letters } else { Signs::Figurines };
        let turn = texts.tell("show-turn", [("turn", fact(shown.turn()))]);
        write!(out, "{}{turn}\n{}\n", diagram::terminal(&diagram, draughts, signs), shown.fen())?;
    }
    out.flush()?;
    Ok(Ending::Fine)
}

fn write(arguments: &Arguments, picture: &[u8], texts: &Texts) -> Done {
    if let Some(path) = &arguments.output {
        whole_file::write(path, picture).map_err(|error| Failure::writing(texts, path, &error))?;
    } else {
        let mut out = io::stdout().lock();
        out.write_all(picture)?;
        out.flush()?;
    }
    Ok(Ending::Fine)
}
