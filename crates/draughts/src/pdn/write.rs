use std::fmt;

use super::tags::is_of_roster;
use super::{Game, NodeId, Outcome, Remark, Step, game_type};
use crate::notation::{Naming, Sign};
use crate::{Colour, Position};

/// Lines are broken before they are longer, if there is a space to break them at.
const LINE_LENGTH: usize = 79;

impl Game {
    /// The game as PDN 3.0, with squares named in either way. It ends with a separator and a line end, so that games
    /// can be written one after the other.
    ///
    /// ```
    /// use partie_draughts::notation::Naming;
    /// use partie_draughts::pdn::games;
    /// let game = games("1. c3-d4! b6-a5 *").next().unwrap().unwrap();
    /// let expected = "[GameType \"29,W,8,8,N2,0\"]\n\n1. 22-18! 9-13 *\n";
    /// assert_eq!(game.to_pdn(Naming::Numbers), expected);
    /// ```
    pub fn to_pdn(&self, naming: Naming) -> String {
        let mut body = Body { game: self, naming, lines: Lines::default(), interrupted: true };
        body.write();
        body.lines.word("*");
        format!("{}\n{}\n", self.header(naming), body.lines.text)
    }

    fn header(&self, naming: Naming) -> String {
        let mut header = String::new();
        let mut add = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            header.extend(["[", name, " \"", &value, "\"]\n"]);
        };
        self.tags().filter(|(name, _)| is_of_roster(name)).for_each(|(name, value)| add(name, value));
        if self.outcome() != Outcome::Unknown {
            add("Result", &self.outcome().to_string());
        }
        add("GameType", game_type::written(naming));
        if self.needs_fen() {
            add("FEN", &self.position(self.start()).fen_in(naming));
        }
        self.tags().filter(|(name, _)| !is_of_roster(name)).for_each(|(name, value)| add(name, value));
        header
    }

    /// A set-up as the first step would be taken for the start of a game that has no FEN.
    fn needs_fen(&self) -> bool {
        let first = self.next(self.start()).first();
        let begins_with_setup = first.is_some_and(|at| matches!(self.step(*at), Some(Step::Setup(_))));
        begins_with_setup || *self.position(self.start()) != Position::start()
    }
}

/// The game as PDN 3.0, with squares named by letters.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_pdn(Naming::Letters))
    }
}

/// What is still to be written, with the number of the next move.
enum Task {
    /// What follows a step.
    GoOn(NodeId, u16),
    /// A variation that begins with a step.
    Variation(NodeId, u16),
    Close,
}

struct Body<'a> {
    game: &'a Game,
    naming: Naming,
    lines: Lines,
    /// Whether something stands between this move and the one before, so that it needs its number.
    interrupted: bool,
}

impl Body<'_> {
    /// A list of tasks and not recursion, since variations can be of any depth.
    fn write(&mut self) {
        let game = self.game;
        self.remarks(game.remarks(game.start()));
        let mut tasks = vec![Task::GoOn(game.start(), game.first_move_number())];
        while let Some(task) = tasks.pop() {
            match task {
                Task::GoOn(at, number) => {
                    let Some((main, variations)) = game.next(at).split_first() else { continue };
                    let next_number = self.step(*main, number);
                    tasks.push(Task::GoOn(*main, next_number));
                    tasks.extend(variations.iter().rev().map(|first| Task::Variation(*first, number)));
                }
                Task::Variation(first, number) => {
                    self.lines.open();
                    self.interrupted = true;
                    self.remarks(game.remarks_before(first));
                    let next_number = self.step(first, number);
                    tasks.extend([Task::Close, Task::GoOn(first, next_number)]);
                }
                Task::Close => {
                    self.lines.close();
                    self.interrupted = true;
                }
            }
        }
    }

    /// Writes a step and its remarks; the number of the move after it.
    fn step(&mut self, at: NodeId, number: u16) -> u16 {
        let game = self.game;
        let remarks = game.remarks(at);
        let before = game.parent(at).map_or(game.position(at), |parent| game.position(parent));
        match game.step(at) {
            Some(Step::Move(mv)) => {
                let (mark, remarks) = split_strength(remarks);
                let number_text = self.number(before.turn(), number);
                self.lines.word(&format!("{number_text}{}{mark}", before.notation(&mv, self.naming)));
                self.interrupted = false;
                self.remarks(remarks);
                number.saturating_add(u16::from(before.turn() == Colour::Black))
            }
            Some(Step::Setup(position)) => {
                self.lines.word(&format!("/FEN \"{}\"/", position.fen_in(self.naming)));
                self.interrupted = true;
                self.remarks(remarks);
                number
            }
            None => number,
        }
    }

    fn number(&self, turn: Colour, number: u16) -> String {
        match (turn, self.interrupted) {
            (Colour::White, _) => format!("{number}. "),
            (Colour::Black, true) => format!("{number}... "),
            (Colour::Black, false) => String::new(),
        }
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        for remark in remarks {
            self.interrupted = true;
            self.lines.word(&match remark {
                Remark::Sign(Sign::Forced) => "$7".to_string(),
                Remark::Sign(sign) => format!("{{{sign}}}"),
                Remark::Nag(nag) => format!("${}", nag.number()),
                Remark::Comment(comment) => format!("{{{}}}", comment.text()),
            });
        }
    }
}

/// A sign of strength that comes first is written right behind the move.
fn split_strength(remarks: &[Remark]) -> (String, &[Remark]) {
    match remarks {
        [Remark::Sign(sign), rest @ ..] if sign.is_strength() => (sign.to_string(), rest),
        _ => (String::new(), remarks),
    }
}

/// Words with spaces or line ends between them.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// What goes in front of the next word without a space.
    opening: String,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let word = std::mem::take(&mut self.opening) + word;
        let first_line = word.split('\n').next().unwrap_or_default().chars().count();
        if self.column > 0 && self.column + 1 + first_line > LINE_LENGTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&word);
        let last_line = word.rsplit('\n').next().unwrap_or_default().chars().count();
        self.column = if word.contains('\n') { last_line } else { self.column + last_line };
    }

    fn open(&mut self) {
        self.opening.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}
