//! Line by line, for screen readers and pipes: every answer is text, and nothing moves on the screen.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use partie_table::time_control::Millis;
use partie_table::{Act, Actor};

use super::command::Command;
use super::shown::{self, Playing, Told, acts};
use super::typed::{self, Typed};
use super::{acts_help, by_hand};
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::output::{self, Output};
use crate::diagram::{self, Signs};
use crate::text::texts::Texts;
use crate::text::words;

/// How long it may take until something that comes from a server is told.
const TICK: Duration = Duration::from_millis(50);

pub(super) fn run(playing: Box<dyn Playing>, signs: Signs, texts: &Texts) -> Done {
    let plies = playing.shown(texts).score.map_or(0, |score| score.len());
    let mut talk =
        Talk { playing, signs, texts, flipped: false, plies, papers: Vec::new(), out: output::open() };
    talk.say(&shown::welcome(&*talk.playing, texts))?;
    talk.tick()?;
    talk.turn()?;
    let lines = read_lines();
    loop {
        talk.tick()?;
        if talk.playing.is_waiting() {
            thread::sleep(TICK);
            continue;
        }
        match lines.recv_timeout(TICK) {
            Ok(line) => {
                let line = line
                    .map_err(|error| Failure::reading(texts, texts.say("common-stdin").as_ref(), &error))?;
                talk.tick()?;
                let command = Command::read(&line, &*talk.playing, texts);
                if command == Command::Quit {
                    break;
                }
                talk.obey(command)?;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    talk.out.flush()?;
    Ok(Ending::Fine)
}

/// The lines of the standard input as they come, so that the clocks and the opponent need not wait for them. A terminal that
/// does not speak UTF-8 gets an answer to each line like any other.
fn read_lines() -> Receiver<io::Result<String>> {
    let (send, receive) = mpsc::sync_channel(0);
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n') {
            let failed = line.is_err();
            let line = line.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            if send.send(line).is_err() || failed {
                return;
            }
        }
    });
    receive
}

struct Talk<'a> {
    playing: Box<dyn Playing>,
    signs: Signs,
    texts: &'a Texts,
    flipped: bool,
    /// How many moves were told of.
    plies: usize,
    /// The papers that have been shown already.
    papers: Vec<String>,
    out: Output,
}

impl Talk<'_> {
    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        self.out.flush()?;
        Ok(())
    }

    fn tick(&mut self) -> Result<(), Failure> {
        let told = self.playing.tick(self.texts)?;
        self.tell(&told)
    }

    /// What was told, and who has the move if that has changed.
    fn tell(&mut self, told: &Told) -> Result<(), Failure> {
        told.lines.iter().try_for_each(|line| self.say(line))?;
        if told.lines.is_empty() {
            return Ok(());
        }
        let shown = self.playing.shown(self.texts);
        let plies = shown.score.as_ref().map_or(0, Vec::len);
        if plies != self.plies {
            self.turn()?;
        }
        self.plies = plies;
        let papers = shown.papers(self.texts);
        let known = std::mem::replace(&mut self.papers, papers.clone());
        papers.iter().filter(|paper| !known.contains(paper)).try_for_each(|paper| self.say(paper))
    }

    fn obey(&mut self, command: Command) -> Result<(), Failure> {
        match command {
            Command::Act(by, typed) => self.act_as_typed(by, typed),
            Command::Misfit(error) => {
                self.say(&typed::misfit(&error, self.playing.is_draughts(), self.texts))
            }
            Command::Move { by, text, offer } if self.playing.over_the_board() => {
                match by_hand::acts(&text, offer, &*self.playing, self.texts) {
                    Ok((hand, acts)) => self.act_as_typed(by.or(hand), Typed { acts, envelope: None }),
                    Err(why) => self.say(&why),
                }
            }
            Command::Move { by, text, offer } => match self.playing.read(&text, self.texts) {
                Ok(mv) => self.act(by, &Act::Move { mv, offer, lag_ms: Millis::ZERO }).map(drop),
                Err(why) => self.say(&why),
            },
            Command::Flip => {
                self.flipped = !self.flipped;
                self.board()
            }
            Command::Board => self.board(),
            Command::Moves => self.moves(),
            Command::Clocks => self.clocks(),
            Command::Acts => {
                let acts = acts(&*self.playing, self.texts)?;
                self.say(&acts.join("\n"))
            }
            Command::Help if self.playing.is_draughts() => {
                self.say(&self.texts.say("play-help-plain-draughts"))
            }
            Command::Help => self.say(&self.texts.say("play-help-plain")),
            Command::HelpAbout(word) => {
                let lines = acts_help::about(&word, self.playing.is_draughts(), self.texts);
                self.say(&lines.join("\n"))
            }
            Command::Rematch => {
                let told = self.playing.rematch(self.texts)?;
                self.tell(&told)
            }
            Command::Nothing | Command::Quit => Ok(()),
        }
    }

    fn act_as_typed(&mut self, by: Option<Actor>, typed: Typed) -> Result<(), Failure> {
        for act in &typed.acts {
            if self.act(by, act)? {
                return Ok(());
            }
        }
        typed.envelope.map_or(Ok(()), |envelope| self.say(&envelope.words(self.texts)))
    }

    /// Whether it was refused.
    fn act(&mut self, by: Option<Actor>, act: &Act) -> Result<bool, Failure> {
        let bond = self.playing.shown(self.texts).bond(self.texts);
        let told = self.playing.act(by, act, self.texts)?;
        self.tell(&told)?;
        let new = self.playing.shown(self.texts).bond(self.texts);
        if let Some(new) = new.filter(|new| Some(new) != bond.as_ref()) {
            self.say(&new)?;
        }
        Ok(told.refused)
    }

    /// Who has the move. Over the board nobody is told (FIDE 13.6).
    fn turn(&mut self) -> Result<(), Failure> {
        let view = self.playing.shown(self.texts).view;
        match view.turn.filter(|_| view.outcome.is_none()) {
            Some(turn) => {
                let who = words::table_actor(turn.into(), self.texts);
                self.say(&self.texts.tell("play-turn", [("who", who.into())]))
            }
            None => Ok(()),
        }
    }

    fn board(&mut self) -> Result<(), Failure> {
        let diagram = self.playing.shown(self.texts).diagram(self.flipped);
        let board = diagram::terminal(&diagram, self.playing.is_draughts(), self.signs);
        self.say(board.trim_end())
    }

    fn moves(&mut self) -> Result<(), Failure> {
        let Some(score) = self.playing.shown(self.texts).score else {
            return self.say(&shown::hidden(self.playing.regulations(), self.texts));
        };
        if score.is_empty() {
            return self.say(&self.texts.say("play-no-moves"));
        }
        let lines: Vec<String> = score
            .chunks(2)
            .enumerate()
            .map(|(index, pair)| format!("{}. {}", index + 1, pair.join(" ")))
            .collect();
        self.say(&lines.join("\n"))
    }

    fn clocks(&mut self) -> Result<(), Failure> {
        let clocks = self.playing.shown(self.texts).view.clocks;
        let time = |ms: Option<Millis>| ms.map(|ms| words::table_time(ms.get()));
        match clocks.map(|clocks| [time(clocks.white), time(clocks.black)]) {
            Some([Some(white), Some(black)]) => {
                self.say(&self.texts.tell("play-clocks", [("white", white.into()), ("black", black.into())]))
            }
            _ => self.say(&self.texts.say("play-no-clocks")),
        }
    }
}
