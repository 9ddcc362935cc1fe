//! The state of the screen, and what keys and mouse do to it.

use partie_table::time_control::Millis;
use partie_table::{Act, Actor, Kind, Manner, MarkedMove, Move, Square};
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::widgets::Paragraph;

use super::board::{self, Look, Marks};
use super::layout::Layout;
use super::panel::{Page, Panel};
use super::selection::{self, Chosen};
use crate::cli::exit_code::Failure;
use crate::commands::play::command::Command;
use crate::commands::play::shown::{self, Playing, Shown, Told, acts};
use crate::commands::play::typed::{self, Typed};
use crate::commands::play::{acts_help, by_hand};
use crate::diagram::Signs;
use crate::text::texts::Texts;

pub(super) struct App<'a> {
    playing: Box<dyn Playing>,
    texts: &'a Texts,
    look: Look,
    layout: Option<Layout>,
    flipped: bool,
    page: Page,
    /// How some acts are typed, for the page about them.
    about: String,
    done: bool,
    /// What is being typed.
    input: String,
    cursor: Square,
    chosen: Vec<Square>,
    /// A pawn's move that waits for its new piece.
    promotion: Option<Move>,
    messages: Vec<String>,
    /// What could be done when that was asked.
    acts: Vec<String>,
}

type Acted = Result<(), Failure>;

impl<'a> App<'a> {
    pub(super) fn new(playing: Box<dyn Playing>, signs: Signs, texts: &'a Texts) -> App<'a> {
        let coloured = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let look = Look { signs, draughts: playing.is_draughts(), coloured };
        let welcome = shown::welcome(&*playing, texts);
        App {
            playing,
            texts,
            look,
            layout: None,
            flipped: false,
            page: Page::Game,
            about: String::new(),
            done: false,
            input: String::new(),
            cursor: Square(partie_chess::Square::E2),
            chosen: Vec::new(),
            promotion: None,
            messages: vec![welcome],
            acts: Vec::new(),
        }
    }

    pub(super) fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn tick(&mut self) -> Acted {
        let told = self.playing.tick(self.texts)?;
        self.tell(told);
        Ok(())
    }

    /// What was refused leaves nothing chosen.
    fn tell(&mut self, told: Told) {
        if told.refused {
            self.chosen.clear();
            self.promotion = None;
        }
        if !told.lines.is_empty() {
            self.messages = told.lines;
        }
    }

    fn shown(&self) -> Shown {
        self.playing.shown(self.texts)
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.layout = Layout::of(frame.area());
        let Some(layout) = self.layout else {
            frame.render_widget(Paragraph::new(self.texts.say("play-too-small")), frame.area());
            return;
        };
        let shown = self.shown();
        let diagram = shown.diagram(self.flipped);
        board::draw(frame, &layout, &diagram, &self.marks(&shown), self.look);
        let panel = Panel {
            shown: &shown,
            acts: &self.acts,
            messages: &self.messages,
            flipped: diagram.flipped,
            page: self.page,
            about: &self.about,
            draughts: self.look.draughts,
            hidden: shown::hidden(self.playing.regulations(), self.texts),
            texts: self.texts,
        };
        panel.draw(frame, layout.panel);
        frame.render_widget(Paragraph::new(format!("> {}", self.input)), layout.input);
        let column = 2 + self.input.chars().count() as u16;
        frame.set_cursor_position((layout.input.x + column.min(layout.input.width), layout.input.y));
    }

    /// Over the board the software does not show where a piece may go.
    fn marks(&self, shown: &Shown) -> Marks {
        let of_chosen =
            shown.view.choices.iter().filter(|choice| self.chosen.first() == Some(&choice.mv.from()));
        Marks {
            cursor: Some(self.cursor),
            chosen: self.chosen.clone(),
            targets: of_chosen.map(|choice| choice.mv.to()).collect(),
            last_move: shown.last.map(|mv| vec![mv.from(), mv.to()]).unwrap_or_default(),
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Acted {
        let hit = self.layout.and_then(|layout| layout.hit(mouse.column, mouse.row));
        let diagram = self.shown().diagram(self.flipped);
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
            KeyCode::Char(' ') if self.input.is_empty() && self.playing.over_the_board() => {
                return self.act(None, &Act::pressing());
            }
            KeyCode::Char('?') if self.input.is_empty() => return self.turn_to(Page::Help),
            KeyCode::Char(letter) => self.input.push(letter),
            KeyCode::Backspace => _ = self.input.pop(),
            KeyCode::Enter if self.input.is_empty() => return self.choose(self.cursor),
            KeyCode::Enter => {
                let line = std::mem::take(&mut self.input);
                return self.obey(Command::read(&line, &*self.playing, self.texts));
            }
            KeyCode::Esc => {
                self.input.clear();
                self.chosen.clear();
                self.promotion = None;
                self.page = Page::Game;
            }
            KeyCode::Delete => return self.take_off(self.cursor),
            KeyCode::Tab | KeyCode::F(2) => self.flipped = !self.flipped,
            KeyCode::F(1) => return self.turn_to(Page::Help),
            KeyCode::F(3) => return self.turn_to(Page::Acts),
            KeyCode::Up => self.step(0, 1),
            KeyCode::Down => self.step(0, -1),
            KeyCode::Left => self.step(-1, 0),
            KeyCode::Right => self.step(1, 0),
            _ => {}
        }
        Ok(())
    }

    /// To this page, or back from it to the game.
    fn turn_to(&mut self, page: Page) -> Acted {
        if page == Page::Acts {
            self.acts = acts(&*self.playing, self.texts)?;
        }
        self.page = if self.page == page { Page::Game } else { page };
        Ok(())
    }

    /// Moves the cursor, as the board is seen.
    fn step(&mut self, right: i8, up: i8) {
        let (right, up) =
            if self.shown().diagram(self.flipped).flipped { (-right, -up) } else { (right, up) };
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
            Command::Act(by, typed) => self.act_as_typed(by, typed),
            Command::Misfit(error) => {
                self.messages = vec![typed::misfit(&error, self.playing.is_draughts(), self.texts)];
                Ok(())
            }
            Command::Move { by, text, offer } if self.playing.over_the_board() => {
                match by_hand::acts(&text, offer, &*self.playing, self.texts) {
                    Ok((hand, acts)) => self.act_as_typed(by.or(hand), Typed { acts, envelope: None }),
                    Err(why) => {
                        self.messages = vec![why];
                        Ok(())
                    }
                }
            }
            Command::Move { by, text, offer } => {
                let Some(mv) = self.read(&text) else { return Ok(()) };
                self.act(by, &Act::Move { mv, offer, lag_ms: Millis::ZERO })
            }
            Command::Flip => {
                self.flipped = !self.flipped;
                Ok(())
            }
            Command::Help => self.turn_to(Page::Help),
            Command::HelpAbout(word) => {
                self.about = acts_help::about(&word, self.look.draughts, self.texts).join("\n");
                self.page = Page::About;
                Ok(())
            }
            Command::Acts => self.turn_to(Page::Acts),
            Command::Rematch => {
                let told = self.playing.rematch(self.texts)?;
                self.tell(told);
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

    fn read(&mut self, text: &str) -> Option<MarkedMove> {
        self.playing.read(text, self.texts).map_err(|why| self.messages = vec![why]).ok()
    }

    fn act_as_typed(&mut self, by: Option<Actor>, typed: Typed) -> Acted {
        for act in &typed.acts {
            let told = self.playing.act(by, act, self.texts)?;
            let refused = told.refused;
            self.tell(told);
            if refused {
                return Ok(());
            }
        }
        self.messages.extend(typed.envelope.map(|envelope| envelope.words(self.texts)));
        Ok(())
    }

    fn act(&mut self, by: Option<Actor>, act: &Act) -> Acted {
        let told = self.playing.act(by, act, self.texts)?;
        self.tell(told);
        Ok(())
    }

    fn choose(&mut self, square: Square) -> Acted {
        let shown = self.shown();
        if shown.view.outcome.is_some() || shown.own.is_empty() {
            return Ok(());
        }
        if self.playing.over_the_board() {
            return self.handle(square, &shown);
        }
        let is_own = shown.view.piece_at(square).is_some_and(|piece| shown.own.contains(&piece.colour));
        let legal: Vec<Move> = shown.view.choices.iter().map(|choice| choice.mv).collect();
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
        if self.playing.over_the_board() {
            self.act(None, &Act::Put { kind, square: mv.to(), colour: None })?;
            return self.act(None, &Act::LetGo);
        }
        self.act(None, &Act::moving(mv.promoting(Some(kind))))
    }

    /// Over the board: the first square is touched, on the second the piece is let go.
    fn handle(&mut self, square: Square, shown: &Shown) -> Acted {
        let Some(&from) = self.chosen.first() else {
            if shown.view.piece_at(square).is_some() {
                self.chosen = vec![square];
            }
            return self.act(None, &Act::Touch { squares: vec![square], manner: Manner::Deliberate });
        };
        self.chosen.clear();
        if square == from {
            return Ok(());
        }
        self.act(None, &Act::Release { path: Move::new(from, square) })?;
        if shown.view.piece_at(square).is_some() {
            self.take_off(square)?;
        }
        let promotes = shown
            .view
            .piece_at(from)
            .is_some_and(|piece| piece.kind == Kind::Pawn && square.0.rank_for(piece.colour.into()) == 7);
        if promotes {
            self.ask_promotion(Move::new(from, square));
        }
        Ok(())
    }

    fn take_off(&mut self, square: Square) -> Acted {
        if self.playing.over_the_board() { self.act(None, &Act::TakeOff { square }) } else { Ok(()) }
    }
}
