//! A large PGN file for benchmarks, the same on every machine: written with shakmaty's SAN, so that it owes nothing to
//! ours.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{fs, io};

use partie_chess::{Colour, Move, Position};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

use crate::peers::{plain, shakmaty_plain};
use crate::plausible;
use crate::random::Random;
use crate::tools;

/// What the games carry besides tags and moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing.
    Plain,
    /// Clock times in half of the games; comments, NAGs and variations in the others.
    Annotated,
}

/// The file with so many games; it is made once and kept in the build directory.
///
/// # Errors
/// When it can't be written.
pub fn path(kind: Kind, games: usize) -> io::Result<PathBuf> {
    let directory = tools::target().join("bench");
    let path = directory.join(format!("{kind:?}-{games}.pgn").to_lowercase());
    if !path.exists() {
        fs::create_dir_all(&directory)?;
        let unfinished = path.with_extension("unfinished");
        fs::write(&unfinished, text(kind, games))?;
        fs::rename(unfinished, &path)?;
    }
    Ok(path)
}

/// So many games, one after the other.
pub fn text(kind: Kind, games: usize) -> String {
    let mut random = Random::new(2009);
    let mut text = String::new();
    for number in 0..games {
        Writer::new(kind, Random::new(random.next_u64())).game(&mut text, number);
    }
    text
}

struct Writer {
    kind: Kind,
    random: Random,
    ours: Position,
    theirs: Chess,
    movetext: String,
}

impl Writer {
    fn new(kind: Kind, random: Random) -> Writer {
        Writer { kind, random, ours: Position::start(), theirs: Chess::default(), movetext: String::new() }
    }

    fn game(mut self, text: &mut String, number: usize) {
        let most_plies = 30 + self.random.below(70) + self.random.below(90);
        let clocks = self.kind == Kind::Annotated && number.is_multiple_of(2);
        let mut begun = true;
        for _ in 0..most_plies {
            let Some(m) = plausible::choose(&self.ours, &mut self.random) else { break };
            let (before, their_before) = (self.ours, self.theirs.clone());
            self.write_move(m, begun);
            begun = match self.kind {
                Kind::Plain => false,
                Kind::Annotated if clocks => self.write_clock(),
                Kind::Annotated => self.annotate(&before, &their_before),
            };
            if plausible::material(&self.ours).abs() > 900 && self.random.percent(6) {
                break;
            }
        }
        let result = self.result();
        self.movetext.push_str(result);
        write_tags(text, number, result, &mut self.random);
        // Servers that write clock times do not break lines.
        wrap(text, &self.movetext, if clocks { usize::MAX } else { 80 });
    }

    fn result(&self) -> &'static str {
        let mated = self.ours.is_checkmate().then(|| self.ours.turn());
        match (mated, plausible::material(&self.ours)) {
            (Some(Colour::Black), _) | (None, 200..) => "1-0",
            (Some(Colour::White), _) | (None, ..=-200) => "0-1",
            _ => "1/2-1/2",
        }
    }

    /// Writes and plays a move, with its number where one is due.
    fn write_move(&mut self, m: Move, begun: bool) {
        let plain = plain(m);
        let theirs = self.theirs.legal_moves().into_iter().find(|&theirs| shakmaty_plain(theirs) == plain);
        let number = self.ours.move_number();
        if self.theirs.turn().is_white() {
            _ = write!(self.movetext, "{number}. ");
        } else if begun {
            _ = write!(self.movetext, "{number}... ");
        }
        let theirs = theirs.expect("shakmaty knows the move");
        let san = SanPlus::from_move_and_play_unchecked(&mut self.theirs, theirs);
        _ = write!(self.movetext, "{san} ");
        self.ours = self.ours.play(m);
    }

    fn write_clock(&mut self) -> bool {
        let (minutes, seconds) = (self.random.below(60), self.random.below(60));
        _ = write!(self.movetext, "{{ [%clk 0:{minutes:02}:{seconds:02}] }} ");
        true
    }

    /// Now and then an NAG, a comment or a variation. Tells whether the next move needs its number.
    fn annotate(&mut self, before: &Position, their_before: &Chess) -> bool {
        match self.random.below(20) {
            0 | 1 => {
                _ = write!(self.movetext, "${} ", 1 + self.random.below(6));
                false
            }
            2 => {
                self.movetext.push_str("{ A move that has been played since 1923; Black is to answer c5. } ");
                true
            }
            3 => {
                self.write_variation(before, their_before);
                true
            }
            _ => false,
        }
    }

    fn write_variation(&mut self, before: &Position, their_before: &Chess) {
        let (ours, theirs) = (self.ours, self.theirs.clone());
        (self.ours, self.theirs) = (*before, their_before.clone());
        self.movetext.push_str("( ");
        let mut begun = true;
        for _ in 0..=self.random.below(8) {
            let Some(m) = plausible::choose(&self.ours, &mut self.random) else { break };
            self.write_move(m, begun);
            begun = false;
        }
        self.movetext.push_str(") ");
        (self.ours, self.theirs) = (ours, theirs);
    }
}

fn write_tags(text: &mut String, number: usize, result: &str, random: &mut Random) {
    const NAMES: [&str; 8] =
        ["Novak, Jan", "Svoboda, P.", "Dvorak", "Cerny, K", "Prochazka", "Kucera, J", "Vesely", "Horak"];
    let [white, black] = [(); 2].map(|()| *random.choose(&NAMES));
    let [white_elo, black_elo] = [(); 2].map(|()| 1200 + random.below(1400));
    let (month, day) = (1 + random.below(12), 1 + random.below(28));
    _ = write!(
        text,
        "[Event \"Open\"]\n[Site \"Brno\"]\n[Date \"2009.{month:02}.{day:02}\"]\n[Round \"{}\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n[WhiteElo \"{white_elo}\"]\n\
         [BlackElo \"{black_elo}\"]\n[ECO \"A00\"]\n\n",
        number % 9 + 1
    );
}

/// Breaks the movetext into lines that are shorter than a limit.
fn wrap(text: &mut String, movetext: &str, limit: usize) {
    let mut length = 0;
    for word in movetext.split(' ') {
        if length > 0 {
            let breaks = length + 1 + word.len() >= limit;
            text.push(if breaks { '\n' } else { ' ' });
            length = if breaks { 0 } else { length + 1 };
        }
        text.push_str(word);
        length += word.len();
    }
    text.push_str("\n\n");
}
