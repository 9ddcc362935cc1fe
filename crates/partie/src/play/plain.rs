//! Line by line, for screen readers and pipes: every answer is text, and nothing moves on the screen.

use std::io::{self, BufRead, Write};

use partie_table::time_control::Millis;
use partie_table::{Act, Actor};

use super::command::Command;
use super::sitting::Sitting;
use crate::diagram::{self, Signs};
use crate::ending::{Done, Ending, Failure};
use crate::output::{self, Output};
use crate::texts::Texts;
use crate::words;

pub(super) fn run(sitting: Sitting, signs: Signs, texts: &Texts) -> Done {
    let mut talk = Talk { sitting, signs, texts, flipped: false, out: output::open() };
    talk.say(&texts.say("play-welcome"))?;
    talk.turn()?;
    for line in io::stdin().lock().lines() {
        let line =
            line.map_err(|error| Failure::reading(texts, texts.say("common-stdin").as_ref(), &error))?;
        let due = talk.sitting.tick(texts)?;
        talk.tell(&due)?;
        let command = Command::read(&line);
        if command == Command::Quit {
            break;
        }
        talk.obey(command)?;
    }
    talk.out.flush()?;
    Ok(Ending::Fine)
}

struct Talk<'a> {
    sitting: Sitting,
    signs: Signs,
    texts: &'a Texts,
    flipped: bool,
    out: Output,
}

impl Talk<'_> {
    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        self.out.flush()?;
        Ok(())
    }

    fn tell(&mut self, told: &[String]) -> Result<(), Failure> {
        told.iter().try_for_each(|line| self.say(line))
    }

    fn obey(&mut self, command: Command) -> Result<(), Failure> {
        match command {
            Command::Act(by, act) => {
                let actor = by.unwrap_or_else(|| self.sitting.usual_actor(act.kind()));
                self.act(actor, &act)
            }
            Command::Move { by, text, offer } => match self.sitting.read(&text, self.texts) {
                Ok(mv) => {
                    let act = Act::Move { mv, offer, lag_ms: Millis::ZERO };
                    self.act(by.unwrap_or_else(|| self.sitting.usual_actor(act.kind())), &act)
                }
                Err(why) => self.say(&why),
            },
            Command::ClaimWith { claim, text } => match self.sitting.read(&text, self.texts) {
                Ok(mv) => {
                    let act = Act::Claim { claim, intended: Some(mv) };
                    self.act(self.sitting.usual_actor(act.kind()), &act)
                }
                Err(why) => self.say(&why),
            },
            Command::Flip => {
                self.flipped = !self.flipped;
                self.board()
            }
            Command::Board => self.board(),
            Command::Moves => self.moves(),
            Command::Clocks => self.clocks(),
            Command::Help => self.say(&self.texts.say("play-help-plain")),
            Command::Nothing | Command::Quit => Ok(()),
        }
    }

    fn act(&mut self, actor: Actor, act: &Act) -> Result<(), Failure> {
        let plies = self.sitting.table.plies().len();
        let bond = self.sitting.bond(self.texts);
        let told = self.sitting.act(actor, act, self.texts)?;
        self.tell(&told)?;
        if let Some(new) = self.sitting.bond(self.texts).filter(|new| Some(new) != bond.as_ref()) {
            self.say(&new)?;
        }
        if self.sitting.table.plies().len() > plies && self.sitting.table.outcome().is_none() {
            self.turn()?;
        }
        Ok(())
    }

    /// Over the board nobody is told who has the move (FIDE 13.6).
    fn turn(&mut self) -> Result<(), Failure> {
        match self.sitting.view().turn {
            Some(turn) => {
                let who = words::table_actor(turn.into(), self.texts);
                self.say(&self.texts.tell("play-turn", [("who", who.into())]))
            }
            None => Ok(()),
        }
    }

    fn board(&mut self) -> Result<(), Failure> {
        let diagram = self.sitting.diagram(self.flipped);
        let board = diagram::terminal(&diagram, self.sitting.is_draughts(), self.signs);
        self.say(board.trim_end())
    }

    fn moves(&mut self) -> Result<(), Failure> {
        if self.sitting.view().moves.is_none() {
            return self.say(&self.texts.say("play-hidden"));
        }
        let lines: Vec<String> = self
            .sitting
            .score
            .chunks(2)
            .enumerate()
            .map(|(index, pair)| format!("{}. {}", index + 1, pair.join(" ")))
            .collect();
        self.say(&lines.join("\n"))
    }

    fn clocks(&mut self) -> Result<(), Failure> {
        let view = self.sitting.view();
        let shown = |of| {
            let face = view.clocks.as_ref().map(|clocks| *clocks.of(of));
            face.and_then(|dial| dial.face.shown).map(|time| words::table_time(time.get()))
        };
        let [white, black] = partie_table::Colour::BOTH.map(shown);
        match (white, black) {
            (Some(white), Some(black)) => {
                self.say(&self.texts.tell("play-clocks", [("white", white.into()), ("black", black.into())]))
            }
            _ => self.say(&self.texts.say("play-no-clocks")),
        }
    }
}
