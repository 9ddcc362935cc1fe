use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args;
use partie_chess::winnable::{Certificate, Effort, Verdict, winnable};
use partie_chess::{Colour, Move, Position};

/// Tell whether each player can still mate by any series of legal moves.
///
/// If neither can, the position is dead and the game is drawn (FIDE 5.2b, 9.6).
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie dead '8/2k5/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1'
  partie dead --json < positions.txt")]
pub(crate) struct Arguments {
    /// The position; without it, positions are read from the standard input, one a line
    #[arg(value_name = "FEN")]
    fen: Vec<String>,
    /// Print a JSON object for each position, on a line of its own
    #[arg(long)]
    json: bool,
    /// Only say what can be told at a glance
    #[arg(long)]
    quick: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    if !arguments.fen.is_empty() {
        return answer(&arguments.fen.join(" "), arguments);
    }
    if io::stdin().is_terminal() {
        return Err("give a FEN, or one a line on the standard input".into());
    }
    let mut failed = 0;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| format!("cannot read the positions: {error}"))?;
        if !line.trim().is_empty()
            && let Err(message) = answer(&line, arguments)
        {
            failed += 1;
            eprintln!("partie: {message}");
        }
    }
    if failed > 0 { Err(format!("{failed} lines are no positions")) } else { Ok(()) }
}

fn answer(fen: &str, arguments: &Arguments) -> Result<(), String> {
    let effort = if arguments.quick { Effort::QUICK } else { Effort::FULL };
    let text = match fen.parse::<Position>() {
        Ok(position) => {
            let answers = Colour::ALL.map(|player| Answer::about(&position, player, effort));
            if arguments.json { json(fen, &answers) } else { plain(&answers) }
        }
        Err(error) => {
            let message = format!("the FEN cannot be read, {error}");
            if arguments.json {
                print(&format!("{{\"fen\":{},\"error\":{}}}\n", quoted(fen), quoted(&message)))?;
            }
            return Err(message);
        }
    };
    print(&text)
}

fn print(text: &str) -> Result<(), String> {
    io::stdout().write_all(text.as_bytes()).map_err(|error| format!("cannot write the result: {error}"))
}

/// What is found about one player.
struct Answer {
    player: &'static str,
    verdict: &'static str,
    /// The line that mates, or why there is none.
    why: String,
    time: Duration,
}

impl Answer {
    fn about(position: &Position, player: Colour, effort: Effort) -> Answer {
        let start = Instant::now();
        let verdict = winnable(position, player, effort);
        let time = start.elapsed();
        let (verdict, why) = match &verdict {
            Verdict::Winnable(line) => ("winnable", written(position, line)),
            Verdict::Unwinnable(certificate) => ("unwinnable", reason(certificate)),
            Verdict::Unknown => ("unknown", "the effort was not enough".into()),
        };
        let player = if player == Colour::White { "white" } else { "black" };
        Answer { player, verdict, why, time }
    }
}

/// The moves with their numbers, as in a game score.
fn written(position: &Position, line: &[Move]) -> String {
    let mut text = String::new();
    let mut position = *position;
    for (index, &m) in line.iter().enumerate() {
        let number = position.move_number();
        match position.turn() {
            Colour::White => _ = write!(text, "{number}. "),
            Colour::Black if index == 0 => _ = write!(text, "{number}... "),
            Colour::Black => {}
        }
        _ = write!(text, "{} ", position.san(m));
        position = position.play(m);
    }
    if line.is_empty() { "the king is mated".into() } else { text.trim_end().into() }
}

fn reason(certificate: &Certificate) -> String {
    match certificate {
        Certificate::Material => "not enough material".into(),
        Certificate::Fortress(_) => {
            "no man can ever leave its squares, and no mate is possible on them".into()
        }
        Certificate::Roaming(why) => {
            format!("every placement of the men that matter was looked at: {}", why.placements.len())
        }
        Certificate::Closed { positions, fortresses } => {
            format!(
                "no mate in any of the {} positions that can be reached",
                positions.len() + fortresses.len()
            )
        }
    }
}

/// Whether the position is dead, if that is known.
fn dead(answers: &[Answer; 2]) -> Option<bool> {
    if answers.iter().any(|answer| answer.verdict == "winnable") {
        return Some(false);
    }
    answers.iter().all(|answer| answer.verdict == "unwinnable").then_some(true)
}

fn plain(answers: &[Answer; 2]) -> String {
    let mut text = String::new();
    for Answer { player, verdict, why, time } in answers {
        _ = writeln!(text, "{player}: {verdict} ({why}; {time:.0?})");
    }
    let dead = dead(answers).map_or("unknown", |dead| if dead { "yes" } else { "no" });
    _ = writeln!(text, "dead: {dead}");
    text
}

fn json(fen: &str, answers: &[Answer; 2]) -> String {
    let mut text = format!("{{\"fen\":{}", quoted(fen));
    for Answer { player, verdict, why, time } in answers {
        _ = write!(text, ",\"{player}\":\"{verdict}\",\"{player}_why\":{}", quoted(why));
        _ = write!(text, ",\"{player}_time_us\":{}", time.as_micros());
    }
    let dead = dead(answers).map_or("null", |dead| if dead { "true" } else { "false" });
    _ = writeln!(text, ",\"dead\":{dead}}}");
    text
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => _ = write!(quoted, "\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
