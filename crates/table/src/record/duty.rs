//! When a player has to write, and what (FIDE 8.1, 8.4, 8.5; ČUD 10.2b).

use partie_laws::Article;

use crate::clock::Instant;
use crate::time_control::{Millis, Mode};
use crate::{Colour, Scoresheets, Table};

/// FIDE 8.4: with less than this left a player need not write,
const TIME_TROUBLE: Millis = Millis::from_minutes(5);
/// unless so much is added with each move.
const ENOUGH_FOR_WRITING: Millis = Millis::from_seconds(30);

impl Table {
    /// Whether the players keep the scoresheets and the regulations ask for it. A player who cannot see writes at any
    /// pace (FIDE E2.5).
    pub(crate) fn writes(&self, player: Colour) -> bool {
        let regulations = &self.regulations;
        let asked = regulations.asks_for_recording() || regulations.play.special_boards.contains(&player);
        regulations.recording.scoresheets == Scoresheets::ByPlayers && asked && !regulations.correspondence
    }

    /// FIDE 8.4: less than five minutes, and less than thirty seconds for a move; by later editions then for the rest
    /// of the period (FIDE 2014/8.4). The text of 2009 that we go by excuses whoever *has* less than five minutes, so a
    /// player whom an increment or an arbiter lifts above them has to write again.
    pub(crate) fn is_excused(&self, player: Colour, now: Instant) -> bool {
        let Ok(faces) = self.clock.display(now) else { return false };
        let face = faces.of(player);
        let in_trouble = face.shown.is_some_and(|shown| shown < TIME_TROUBLE);
        let added = match self.clock.mode(player) {
            Mode::Plain => Millis::ZERO,
            Mode::Fischer(time) | Mode::Delay(time) | Mode::Bronstein(time) => time,
        };
        let was_in_trouble = self.record.excused.of(player) == &Some(face.period);
        added < ENOUGH_FOR_WRITING && (in_trouble || was_in_trouble)
    }

    /// Remembers that a player was excused in this period, where that lasts (FIDE 2014/8.4).
    pub(crate) fn note_excuse(&mut self, player: Colour, at: Instant) {
        let lasts = self.regulations.rules().excused_for_period;
        if lasts && self.writes(player) && self.is_excused(player, at) {
            let period = self.clock.display(at).ok().map(|faces| faces.of(player).period);
            *self.record.excused.of_mut(player) = period;
        }
    }

    /// What a player has to write before the next move: up to which ply, and by which article.
    pub(crate) fn owes(&self, player: Colour, now: Instant) -> Option<(Article, usize)> {
        if !self.writes(player) {
            return None;
        }
        let written = self.written_by(player);
        let at_flag = self.plies_at_flag(now);
        if written < at_flag {
            let number = if self.written_by(!player) < at_flag { "8.4" } else { "8.5b" };
            return Some((self.regulations.cite(number, "10.2b"), at_flag));
        }
        let own_last = self.plies.iter().rposition(|ply| ply.by == player).map_or(0, |last| last + 1);
        let behind = written < own_last && !self.is_excused(player, now);
        behind.then(|| (self.regulations.cite("8.1p3", "10.2b"), own_last))
    }

    /// How many plies a player has written down, or need not write any more (FIDE 8.6).
    pub(crate) fn written_by(&self, player: Colour) -> usize {
        self.record.sheets.of(player).len().max(self.record.given_up)
    }

    /// How many plies had been made when a flag last fell.
    pub(crate) fn plies_at_flag(&self, now: Instant) -> usize {
        let fallen = self.clock.fallen(now).unwrap_or_default();
        let last = [fallen.white, fallen.black].into_iter().flatten().map(|fall| fall.at).max();
        last.map_or(0, |fell| self.plies.partition_point(|ply| ply.made_at <= fell))
    }
}
