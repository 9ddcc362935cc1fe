//! What stands beside the board: clocks, scoresheet, what has happened, what may be done.

use partie_table::{Colour, View};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use crate::texts::Texts;
use crate::words;

/// What the panel tells.
pub(super) struct Panel<'a> {
    pub(super) view: &'a View,
    /// How the moves are written.
    pub(super) score: &'a [String],
    /// What was said last.
    pub(super) messages: &'a [String],
    /// What the player who has the move is bound to.
    pub(super) bond: Option<String>,
    pub(super) flipped: bool,
    pub(super) help: bool,
    pub(super) texts: &'a Texts,
}

impl Panel<'_> {
    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect) {
        if self.help {
            let help = Paragraph::new(self.texts.say("play-help")).wrap(Wrap { trim: false });
            frame.render_widget(help, area);
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
        let name = words::table_actor(colour.into(), self.texts);
        let mark = if self.view.turn == Some(colour) && self.view.outcome.is_none() { "▶ " } else { "  " };
        let dial = self.view.clocks.as_ref().map(|clocks| clocks.of(colour));
        let time = dial.and_then(|dial| dial.face.shown).map(|time| words::table_time(time.get()));
        let flag = if dial.is_some_and(|dial| dial.face.flag_down) { " ⚑" } else { "" };
        let running = dial.is_some_and(|dial| dial.face.running);
        let style = if running { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::from(vec![
            Span::raw(format!("{mark}{name:<8}")),
            Span::styled(format!(" {}{flag} ", time.unwrap_or_default()), style),
        ])
    }

    /// What waits for somebody, or how it ended.
    fn standing(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(outcome) = &self.view.outcome {
            lines.push(words::table_outcome(outcome, self.texts));
        }
        if let Some(offer) = &self.view.offer {
            let who = words::table_actor(offer.by.into(), self.texts);
            lines.push(self.texts.tell("play-offer", [("who", who.into())]));
        }
        lines.extend(self.bond.clone());
        if self.view.claim.is_some() {
            lines.push(self.texts.say("play-claim"));
        }
        if self.view.question.is_some() {
            lines.push(self.texts.say("play-question"));
        }
        lines
    }

    /// The last moves that there is room for; over the board they are hidden (FIDE 13.6).
    fn moves(&self, room: usize, width: usize) -> Vec<Line<'_>> {
        if self.view.moves.is_none() {
            return wrapped(&[self.texts.say("play-hidden")], width).into_iter().map(Line::from).collect();
        }
        let rows: Vec<Line<'_>> = self
            .score
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
