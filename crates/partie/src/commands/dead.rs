use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args;
use partie_chess::winnable::{Certificate, Effort, Verdict, winnable};
use partie_chess::{Colour, Move, Position};
use serde_json::json;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::{self, Output};
use crate::text::texts::Texts;
use crate::text::words::{self, fact};

/// Tell whether each player can still mate by any series of legal moves.
///
/// If neither can, the position is dead and the game is drawn (FIDE 5.2b, 9.6). Given one FEN, the exit code is 0 for
/// a dead position and 1 otherwise.
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

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut asked = Asked { arguments, texts, out: output::open() };
    if !arguments.fen.is_empty() {
        return asked.answer(&arguments.fen.join(" "));
    }
    if io::stdin().is_terminal() {
        return Err(Failure::Input(texts.say("dead-nothing-given")));
    }
    asked.answer_lines()
}

struct Asked<'a> {
    arguments: &'a Arguments,
    texts: &'a Texts,
    out: Output,
}

impl Asked<'_> {
    fn answer_lines(&mut self) -> Done {
        let mut bad_lines = 0;
        for line in io::stdin().lock().lines() {
            let line = line.map_err(|error| {
                Failure::reading(self.texts, self.texts.say("common-stdin").as_ref(), &error)
            })?;
            match self.answer(&line) {
                _ if line.trim().is_empty() => {}
                Err(Failure::Input(message)) => {
                    bad_lines += 1;
                    anstream::eprintln!("partie: {message}");
                }
                Err(failure) => return Err(failure),
                Ok(_) => {}
            }
        }
        if bad_lines == 0 {
            return Ok(Ending::Fine);
        }
        Err(Failure::Input(self.texts.tell("dead-bad-lines", [("count", bad_lines.into())])))
    }

    fn answer(&mut self, fen: &str) -> Done {
        if fen.trim().is_empty() {
            return Ok(Ending::Fine);
        }
        let position = match fen.parse::<Position>() {
            Ok(position) => position,
            Err(error) => {
                let message = words::chess_fen(&error, self.texts);
                if self.arguments.json {
                    output::json_line(&mut self.out, &json!({ "fen": fen, "error": message }))?;
                }
                return Err(Failure::Input(message));
            }
        };
        let effort = if self.arguments.quick { Effort::QUICK } else { Effort::FULL };
        let answers = Colour::ALL.map(|player| Answer::about(&position, player, effort, self.texts));
        if self.arguments.json {
            output::json_line(&mut self.out, &in_json(fen, &answers))?;
        } else {
            self.out.write_all(plain(&answers, self.texts).as_bytes())?;
        }
        self.out.flush()?;
        Ok(Ending::of(dead(&answers) == Some(true)))
    }
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
    fn about(position: &Position, player: Colour, effort: Effort, texts: &Texts) -> Answer {
        let start = Instant::now();
        let verdict = winnable(position, player, effort);
        let time = start.elapsed();
        let (verdict, why) = match &verdict {
            Verdict::Winnable(line) if line.is_empty() => ("winnable", texts.say("dead-mated")),
            Verdict::Winnable(line) => ("winnable", written(position, line)),
            Verdict::Unwinnable(certificate) => ("unwinnable", reason(certificate, texts)),
            Verdict::Unknown => ("unknown", texts.say("dead-effort")),
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
    text.trim_end().to_owned()
}

fn reason(certificate: &Certificate, texts: &Texts) -> String {
    match certificate {
        Certificate::Material => texts.say("dead-material"),
        Certificate::Fortress(_) => texts.say("dead-fortress"),
        Certificate::Roaming(why) => texts.tell("dead-roaming", [("count", fact(why.placements.len()))]),
        Certificate::Closed { positions, fortresses } => {
            texts.tell("dead-closed", [("count", fact(positions.len() + fortresses.len()))])
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

fn plain(answers: &[Answer; 2], texts: &Texts) -> String {
    let mut text = String::new();
    for Answer { player, verdict, why, time } in answers {
        let facts = [
            ("player", (*player).into()),
            ("verdict", (*verdict).into()),
            ("why", why.as_str().into()),
            ("time", fact(format_args!("{time:.0?}"))),
        ];
        _ = writeln!(text, "{}", texts.tell("dead-player", facts));
    }
    let dead = dead(answers).map_or("unknown", |dead| if dead { "yes" } else { "no" });
    _ = writeln!(text, "{}", texts.tell("dead-dead", [("dead", dead.into())]));
    text
}

fn in_json(fen: &str, answers: &[Answer; 2]) -> serde_json::Value {
    let mut object = json!({ "fen": fen });
    for Answer { player, verdict, why, time } in answers {
        object[*player] = json!(verdict);
        object[format!("{player}_why")] = json!(why);
        object[format!("{player}_time_us")] = json!(time.as_micros() as u64);
    }
    object["dead"] = json!(dead(answers));
    object
}
