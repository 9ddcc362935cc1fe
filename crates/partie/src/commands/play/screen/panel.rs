//! What stands beside the board: clocks, scoresheet, what has happened, what may be done.

use partie_table::Colour;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use crate::commands::play::shown::Shown;
use crate::text::texts::Texts;
use crate::text::words;

/// What fills the panel instead of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Game,
    Help,
    /// How some acts are typed.
    About,
    Acts,
}

/// What the panel tells.
pub(super) struct Panel<'a> {
    pub(super) shown: &'a Shown,
    /// What may be done.
    pub(super) acts: &'a [String],
    /// What was said last.
    pub(super) messages: &'a [String],
    /// Whether Black sits below.
    pub(super) flipped: bool,
    pub(super) page: Page,
    pub(super) about: &'a str,
    pub(super) draughts: bool,
    /// What is said instead of moves that nobody is shown.
    pub(super) hidden: String,
    pub(super) texts: &'a Texts,
}

impl Panel<'_> {
    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect) {
        let instead = match self.page {
            Page::Game => None,
            Page::Help if self.draughts => Some(self.texts.say("play-help-draughts")),
            Page::Help => Some(self.texts.say("play-help")),
            Page::About => Some(self.about.to_owned()),
            Page::Acts => Some(self.acts.join("\n")),
        };
        if let Some(text) = instead {
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), area);
            return;
        }
        let mut lines: Vec<Line<'_>> = Vec::new();
        let [above, below] = if self.flipped { Colour::BOTH } else { [Colour::Black, Colour::White] };
        lines.extend([self.player(above), self.player(below)]);
        lines.extend(wrapped(&self.standing(), usize::from(area.width)).into_iter().map(Line::from));
        let messages = wrapped(self.messages, usize::from(area.width));
        let room = usize::from(area.height).saturating_sub(lines.len() + messages.len() + 1);
        lines.extend(self.moves(room, usize::from(area.width)));
        lines.push(Line::default());
        lines.extend(
            messages
                .into_iter()
                .map(|line| Line::from(line).style(Style::new().add_modifier(Modifier::BOLD))),
        );
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }

    /// The name, whether it is this player's turn, and the clock.
    fn player(&self, colour: Colour) -> Line<'_> {
        let (index, view) = (usize::from(colour == Colour::Black), &self.shown.view);
        let name = words::table_actor(colour.into(), self.texts);
        let mark = if view.turn == Some(colour) && view.outcome.is_none() { "▶ " } else { "  " };
        let clocks = view.clocks.as_ref();
        let time = clocks.and_then(|clocks| clocks.of(colour)).map(|ms| words::table_time(ms.get()));
        let flag = if clocks.is_some_and(|clocks| clocks.fallen.contains(&colour)) { " ⚑" } else { "" };
        let running = clocks.is_some_and(|clocks| clocks.running == Some(colour));
        let style = if running { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let person = self.shown.names[index].as_deref().unwrap_or_default();
        Line::from(vec![
            Span::raw(format!("{mark}{name:<8}")),
            Span::styled(format!(" {}{flag} ", time.unwrap_or_default()), style),
            Span::raw(format!(" {person}")),
        ])
    }

    /// What waits for somebody, or how it ended.
    fn standing(&self) -> Vec<String> {
        let outcome =
            self.shown.view.outcome.as_ref().map(|outcome| words::table_outcome(outcome, self.texts));
        let bond = self.shown.bond(self.texts);
        let waiting = bond.into_iter().chain(self.shown.standing(self.texts));
        outcome.into_iter().chain(waiting).collect()
    }

    /// The last moves that there is room for; over the board they are hidden (FIDE 13.6).
    fn moves(&self, room: usize, width: usize) -> Vec<Line<'_>> {
        let Some(score) = &self.shown.score else {
            return wrapped(std::slice::from_ref(&self.hidden), width).into_iter().map(Line::from).collect();
        };
        let rows: Vec<Line<'_>> = score
            .chunks(2)
            .enumerate()
            .map(|(index, pair)| {
                let black = pair.get(1).map_or("", String::as_str);
                Line::from(format!("{:>3}. {:<9} {black}", index + 1, pair[0]))
            })
            .collect();
        let first = rows.len().saturating_sub(room);
        rows.into_iter().skip(first).collect()
    }
}

/// Lines broken at spaces.
fn wrapped(messages: &[String], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for message in messages {
        let mut line = String::new();
        for word in message.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}
