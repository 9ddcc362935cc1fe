//! The full-screen game.

mod app;
mod board;
mod layout;
mod panel;
mod selection;

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;

use super::shown::Playing;
use crate::cli::exit_code::{Done, Ending, Failure};
use crate::diagram::Signs;
use crate::text::texts::Texts;
use app::App;

/// How often the clocks are drawn anew.
const TICK: Duration = Duration::from_millis(100);

pub(super) fn run(playing: Box<dyn Playing>, signs: Signs, texts: &Texts) -> Done {
    let mut terminal = ratatui::init();
    // A terminal without a mouse is played on with the keyboard.
    _ = execute!(io::stdout(), EnableMouseCapture);
    let played = play(&mut terminal, App::new(playing, signs, texts));
    _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    played.map(|()| Ending::Fine)
}

fn play(terminal: &mut DefaultTerminal, mut app: App<'_>) -> Result<(), Failure> {
    while !app.is_done() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(TICK)? {
            match event::read()? {
                Event::Key(key) => app.key(key)?,
                Event::Mouse(mouse) => app.mouse(mouse)?,
                _ => {}
            }
        }
        app.tick()?;
    }
    Ok(())
}
