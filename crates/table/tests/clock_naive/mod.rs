//! A clock as simple as can be: it goes millisecond by millisecond, and every period is in a list.

use partie_table::Colour::{self, Black, White};
use partie_table::clock::{Clock, NextPeriod, Setting};
use partie_table::time_control::{Mode, Period, Quota, TimeControl};

/// More periods than any test gets to.
const MANY: usize = 100;

#[derive(Clone, Debug)]
pub(crate) struct Side {
    /// Every period, repetitions written out; none for a player without a clock.
    periods: Vec<Period>,
    pub(crate) main: i64,
    pub(crate) used: i64,
    /// All that was given: base times, increments, delays as far as they were used, and what the arbiter changed.
    pub(crate) given: i64,
    pub(crate) completed: u32,
    period: usize,
    pub(crate) fell_at: Option<i64>,
}

impl Side {
    fn new(control: &TimeControl, player: Colour) -> Self {
        let mut periods: Vec<Period> =
            control.of(player).map_or(Vec::new(), |periods| periods.listed().to_vec());
        if let Some(last) = periods.last().copied()
            && last.quota != Quota::Rest
        {
            periods.resize(MANY, last);
        }
        let first = periods.first().map_or(0, |first| first.base.get() + first.mode.increment().get());
        Self { periods, main: first, used: 0, given: first, completed: 0, period: 0, fell_at: None }
    }

    pub(crate) fn is_timed(&self) -> bool {
        !self.periods.is_empty()
    }

    fn mode(&self) -> Mode {
        self.periods.get(self.period).map_or(Mode::Plain, |period| period.mode)
    }

    /// The period of the next move.
    fn due(&self) -> usize {
        let mut moves = 0;
        for (number, period) in self.periods.iter().enumerate() {
            moves += period.quota.count().unwrap_or(u32::MAX / 2);
            if self.completed < moves {
                return number;
            }
        }
        unreachable!("there are more periods than moves")
    }

    /// The main time without what was given for periods after that of the next move.
    fn spare(&self) -> i64 {
        let in_advance = self.periods.iter().take(self.period + 1).skip(self.due() + 1);
        self.main - in_advance.map(|period| period.base.get()).sum::<i64>()
    }

    fn give(&mut self, time: i64) {
        self.main += time;
        self.given += time;
    }

    fn begin_next_period(&mut self) {
        self.period += 1;
        self.give(self.periods[self.period].base.get());
    }

    pub(crate) fn shown(&self, delay_left: i64) -> Option<i64> {
        let extra = if matches!(self.mode(), Mode::Bronstein(_)) { delay_left } else { 0 };
        self.is_timed().then_some((self.main + extra).max(0))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    now: i64,
    counts_moves: bool,
    pub(crate) running: Option<Colour>,
    /// Whose turn it is, running or not, and what is left of the delay.
    turn: Option<(Colour, i64)>,
    white: Side,
    black: Side,
}

impl Naive {
    pub(crate) fn new(clock: &Clock) -> Self {
        let (white, black) = (Side::new(clock.control(), White), Side::new(clock.control(), Black));
        let counts_moves = clock.rules().next_period == NextPeriod::AtMoveCompleted;
        Self { now: 0, counts_moves, running: None, turn: None, white, black }
    }

    pub(crate) fn side(&self, player: Colour) -> &Side {
        if player == White { &self.white } else { &self.black }
    }

    fn side_mut(&mut self, player: Colour) -> &mut Side {
        if player == White { &mut self.white } else { &mut self.black }
    }

    pub(crate) fn delay_left(&self, player: Colour) -> i64 {
        match self.turn {
            Some((owner, left)) if owner == player => left,
            _ => self.side(player).mode().delay().get(),
        }
    }

    /// How it stands at an instant.
    pub(crate) fn at(&self, now: i64) -> Self {
        let mut naive = self.clone();
        while naive.now < now {
            naive.tick();
        }
        naive
    }

    fn tick(&mut self) {
        self.now += 1;
        let Some(player) = self.running else { return };
        let delayed = self.delay_left(player) > 0;
        if let Some((_, left)) = self.turn.as_mut().filter(|_| delayed) {
            *left -= 1;
        }
        let side = self.side_mut(player);
        side.used += 1;
        if delayed {
            side.given += 1;
        } else {
            side.main -= 1;
        }
        self.look_at_flag(player);
    }

    fn look_at_flag(&mut self, player: Colour) {
        loop {
            let (now, delay_left, counts_moves) = (self.now, self.delay_left(player), self.counts_moves);
            let side = self.side_mut(player);
            if !side.is_timed() || side.fell_at.is_some() {
                return;
            }
            let spare = side.spare();
            if spare > 0 || spare == 0 && delay_left > 0 {
                return;
            }
            if counts_moves || side.period >= side.due() {
                side.fell_at = Some(now);
                return;
            }
            side.begin_next_period();
            let number = side.period;
            let other = self.side_mut(!player);
            while other.fell_at.is_none() && other.period < number && other.period + 1 < other.periods.len() {
                other.begin_next_period();
            }
        }
    }

    pub(crate) fn run(&mut self, player: Colour, now: i64) {
        *self = self.at(now);
        if self.turn.is_none_or(|(owner, _)| owner != player) {
            self.turn = Some((player, self.side(player).mode().delay().get()));
        }
        self.running = Some(player);
        self.look_at_flag(player);
    }

    pub(crate) fn halt(&mut self, now: i64) {
        *self = self.at(now);
        self.running = None;
    }

    pub(crate) fn press(&mut self, player: Colour, now: i64, lag: i64) {
        *self = self.at(now - lag.min(now - self.now));
        self.complete(player);
        let side = self.side_mut(player);
        if side.fell_at.is_none() {
            side.give(side.mode().increment().get());
        }
        self.now = now;
        self.turn = None;
        self.run(!player, now);
    }

    pub(crate) fn count_move(&mut self, player: Colour, now: i64) {
        *self = self.at(now);
        self.complete(player);
        self.look_at_flag(player);
    }

    fn complete(&mut self, player: Colour) {
        let counts_moves = self.counts_moves;
        let side = self.side_mut(player);
        side.completed += 1;
        while side.is_timed() && counts_moves && side.period < side.due() {
            side.begin_next_period();
        }
    }

    pub(crate) fn set(&mut self, player: Colour, now: i64, to: Setting) {
        *self = self.at(now);
        let side = self.side_mut(player);
        side.completed = u32::from(to.completed);
        side.period = to.period.map_or(side.due(), |period| period as usize);
        let change = to.remaining.get() - side.main;
        self.change(player, change);
    }

    pub(crate) fn add(&mut self, player: Colour, now: i64, time: i64) {
        *self = self.at(now);
        self.change(player, time);
    }

    fn change(&mut self, player: Colour, time: i64) {
        let side = self.side_mut(player);
        side.give(time);
        let before = side.fell_at.take();
        self.look_at_flag(player);
        let side = self.side_mut(player);
        side.fell_at = side.fell_at.and(before.or(side.fell_at));
    }

    /// When the flag of the running clock falls, found by waiting for it.
    pub(crate) fn next_flag_at(&self) -> Option<i64> {
        let player = self.running?;
        if !self.side(player).is_timed() || self.side(player).fell_at.is_some() {
            return None;
        }
        let mut naive = self.clone();
        while naive.side(player).fell_at.is_none() {
            naive.tick();
        }
        naive.side(player).fell_at
    }
}
