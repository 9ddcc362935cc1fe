//! The state of the screen, and what keys and mouse do to it.

use partie_table::time_control::Millis;
use partie_table::{Act, ActKind, Actor, Kind, Manner, Move, Square};
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::widgets::Paragraph;

use super::board::{self, Look, Marks};
use super::layout::Layout;
use super::panel::Panel;
use super::selection::{self, Chosen};
use crate::diagram::Signs;
use crate::ending::Failure;
use crate::play::command::Command;
use crate::play::sitting::Sitting;
use crate::texts::Texts;

pub(super) struct App<'a> {
    sitting: Sitting,
    texts: &'a Texts,
    look: Look,
    layout: Option<Layout>,
    flipped: bool,
    help: bool,
    done: bool,
    /// What is being typed.
    input: String,
    cursor: Square,
    chosen: Vec<Square>,
    /// A pawn's move that waits for its new piece.
    promotion: Option<Move>,
    messages: Vec<String>,
}

type Acted = Result<(), Failure>;

impl<'a> App<'a> {
    pub(super) fn new(sitting: Sitting, signs: Signs, texts: &'a Texts) -> App<'a> {
        let coloured = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let look = Look { signs, draughts: sitting.is_draughts(), coloured };
        App {
            sitting,
            texts,
            look,
            layout: None,
            flipped: false,
            help: false,
            done: false,
            input: String::new(),
            cursor: Square(partie_chess::Square::E2),
            chosen: Vec::new(),
            promotion: None,
            messages: vec![texts.say("play-welcome")],
        }
    }

    pub(super) fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn tick(&mut self) -> Acted {
        let told = self.sitting.tick(self.texts)?;
        self.tell(told);
        Ok(())
    }

    fn tell(&mut self, told: Vec<String>) {
        if !told.is_empty() {
            self.messages = told;
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.layout = Layout::of(frame.area());
        let Some(layout) = self.layout else {
            frame.render_widget(Paragraph::new(self.texts.say("play-too-small")), frame.area());
            return;
        };
        let diagram = self.sitting.diagram(self.flipped);
        board::draw(frame, &layout, &diagram, &self.marks(), self.look);
        let view = self.sitting.view();
        let panel = Panel {
            view: &view,
            score: &self.sitting.score,
            messages: &self.messages,
            bond: self.sitting.bond(self.texts),
            flipped: self.flipped,
            help: self.help,
            texts: self.texts,
        };
        panel.draw(frame, layout.panel);
        frame.render_widget(Paragraph::new(format!("> {}", self.input)), layout.input);
        let column = 2 + self.input.chars().count() as u16;
        frame.set_cursor_position((layout.input.x + column.min(layout.input.width), layout.input.y));
    }

    /// Over the board the software does not show where a piece may go.
    fn marks(&self) -> Marks {
        let legal = if self.sitting.over_the_board() { Vec::new() } else { self.sitting.table.legal_moves() };
        let of_chosen = legal.iter().filter(|mv| self.chosen.first() == Some(&mv.from()));
        let last = self.sitting.view().moves.and(self.sitting.table.plies().last()).and_then(|ply| ply.mv);
        Marks {
            cursor: Some(self.cursor),
            chosen: self.chosen.clone(),
            targets: of_chosen.map(Move::to).collect(),
            last_move: last.map(|mv| vec![mv.from(), mv.to()]).unwrap_or_default(),
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Acted {
        let hit = self.layout.and_then(|layout| layout.hit(mouse.column, mouse.row));
        let diagram = self.sitting.diagram(self.flipped);
        let Some(square) = hit.and_then(|(row, column)| diagram.square_at(row, column)) else {
            return Ok(());
        };
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.cursor = square;
                self.choose(square)
            }
            MouseEventKind::Down(MouseButton::Right) => self.take_off(square),
            _ => Ok(()),
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Acted {
        if key.kind == KeyEventKind::Release {
            return Ok(());
        }
        match key.code {
            KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => self.done = true,
            KeyCode::Char(letter) if self.promotion.is_some() => return self.promote(letter),
            KeyCode::Char(' ') if self.input.is_empty() && self.sitting.over_the_board() => {
                return self.act(None, &Act::pressing());
            }
            KeyCode::Char('?') if self.input.is_empty() => self.help = !self.help,
            KeyCode::Char(letter) => self.input.push(letter),
            KeyCode::Backspace => _ = self.input.pop(),
            KeyCode::Enter if self.input.is_empty() => return self.choose(self.cursor),
            KeyCode::Enter => {
                let line = std::mem::take(&mut self.input);
                return self.obey(Command::read(&line));
            }
            KeyCode::Esc => {
                self.input.clear();
                self.chosen.clear();
                self.promotion = None;
                self.help = false;
            }
            KeyCode::Delete => return self.take_off(self.cursor),
            KeyCode::Tab | KeyCode::F(2) => self.flipped = !self.flipped,
            KeyCode::F(1) => self.help = !self.help,
            KeyCode::Up => self.step(0, 1),
            KeyCode::Down => self.step(0, -1),
            KeyCode::Left => self.step(-1, 0),
            KeyCode::Right => self.step(1, 0),
            _ => {}
        }
        Ok(())
    }

    /// Moves the cursor, as the board is seen.
    fn step(&mut self, right: i8, up: i8) {
        let (right, up) = if self.flipped { (-right, -up) } else { (right, up) };
        let file = self.cursor.0.file().checked_add_signed(right);
        let rank = self.cursor.0.rank().checked_add_signed(up);
        if let (Some(file), Some(rank)) = (file, rank)
            && let Some(square) = partie_chess::Square::at(file, rank)
        {
            self.cursor = Square(square);
        }
    }

    fn obey(&mut self, command: Command) -> Acted {
        self.chosen.clear();
        match command {
            Command::Act(by, act) => self.act(by, &act),
            Command::Move { by, text, offer } => {
                let Some(mv) = self.read(&text) else { return Ok(()) };
                self.act(by, &Act::Move { mv, offer, lag_ms: Millis::ZERO })
            }
            Command::ClaimWith { claim, text } => {
                let Some(mv) = self.read(&text) else { return Ok(()) };
                self.act(None, &Act::Claim { claim, intended: Some(mv) })
            }
            Command::Flip => {
                self.flipped = !self.flipped;
                Ok(())
            }
            Command::Help => {
                self.help = !self.help;
                Ok(())
            }
            Command::Quit => {
                self.done = true;
                Ok(())
            }
            // These are on the screen all the time.
            Command::Board | Command::Moves | Command::Clocks | Command::Nothing => Ok(()),
        }
    }

    fn read(&mut self, text: &str) -> Option<Move> {
        self.sitting.read(text, self.texts).map_err(|why| self.messages = vec![why]).ok()
    }

    fn act(&mut self, by: Option<Actor>, act: &Act) -> Acted {
        let actor = by.unwrap_or_else(|| self.sitting.usual_actor(act.kind()));
        let told = self.sitting.act(actor, act, self.texts)?;
        self.tell(told);
        Ok(())
    }

    fn choose(&mut self, square: Square) -> Acted {
        if self.sitting.table.outcome().is_some() {
            return Ok(());
        }
        if self.sitting.over_the_board() {
            return self.handle(square);
        }
        let turn = self.sitting.table.turn();
        let is_own = self.sitting.table.piece_at(square).is_some_and(|piece| piece.colour == turn);
        let legal = self.sitting.table.legal_moves();
        match selection::choose(&self.chosen, square, is_own, &legal) {
            Chosen::Path(path) => self.chosen = path,
            Chosen::Nothing => self.chosen.clear(),
            Chosen::Promotion(mv) => self.ask_promotion(mv),
            Chosen::Move(mv) => {
                self.chosen.clear();
                return self.act(None, &Act::moving(mv));
            }
        }
        Ok(())
    }

    fn ask_promotion(&mut self, mv: Move) {
        self.chosen.clear();
        self.promotion = Some(mv);
        self.messages = vec![self.texts.say("play-promotion")];
    }

    fn promote(&mut self, letter: char) -> Acted {
        let (Some(mv), Some(kind)) = (self.promotion, selection::promotion(letter)) else { return Ok(()) };
        self.promotion = None;
        if self.sitting.over_the_board() {
            self.act(None, &Act::Put { kind, square: mv.to() })?;
            return self.act(None, &Act::LetGo);
        }
        self.act(None, &Act::moving(mv.promoting(Some(kind))))
    }

    /// Over the board: the first square is touched, on the second the piece is let go.
    fn handle(&mut self, square: Square) -> Acted {
        let Some(&from) = self.chosen.first() else {
            let touch = Act::Touch { squares: vec![square], manner: Manner::Deliberate };
            let actor = self.sitting.usual_actor(ActKind::Touch);
            if self.sitting.allows(actor, &touch) {
                self.chosen = vec![square];
            }
            return self.act(Some(actor), &touch);
        };
        self.chosen.clear();
        if square == from {
            return Ok(());
        }
        let piece = self.sitting.table.piece_at(from);
        let taken = self.sitting.table.piece_at(square).is_some();
        self.act(None, &Act::Release { path: Move::new(from, square) })?;
        if taken && self.sitting.table.outcome().is_none() {
            self.take_off(square)?;
        }
        let promotes = piece
            .is_some_and(|piece| piece.kind == Kind::Pawn && square.0.rank_for(piece.colour.into()) == 7);
        if promotes {
            self.ask_promotion(Move::new(from, square));
        }
        Ok(())
    }

    fn take_off(&mut self, square: Square) -> Acted {
        if self.sitting.over_the_board() { self.act(None, &Act::TakeOff { square }) } else { Ok(()) }
    }
}
