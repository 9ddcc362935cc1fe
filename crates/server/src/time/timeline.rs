//! The server's own line of time.

/// The ticker reads the line this often, so that a pause is noticed.
pub(crate) const TICK_MS: u64 = 100;
/// A longer time without a reading is a pause: the process was stopped, or the machine was.
const PAUSE_MS: u64 = 1000;

/// The server's own line of time: it advances with a steady clock that is read often, and stands still in a pause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeline {
    at: u64,
    steady: u64,
}

/// A time in which the server did not run although it was not restarted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    /// Where on the line it happened.
    pub(crate) at: u64,
    /// How long it was, in milliseconds that are not on the line.
    pub(crate) ms: u64,
}

impl Timeline {
    /// A line that is at this point when the steady clock says this.
    fn new(at: u64, steady: u64) -> Timeline {
        Timeline { at, steady }
    }

    /// The line of a server that starts: it goes on after the last point that the log knows it to have reached. A new line
    /// begins at the date, so that logs from before there was a line fit on it.
    pub(crate) fn going_on(reached: Option<u64>, date: u64, steady: u64) -> Timeline {
        Timeline::new(reached.map_or(date, |reached| reached + 1), steady)
    }

    /// Where the line was when it was last read.
    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    /// Where the line is now, and the pause since the last reading, if there was one.
    pub(crate) fn read(&mut self, steady: u64) -> (u64, Option<Pause>) {
        let elapsed = steady.saturating_sub(self.steady);
        if elapsed > PAUSE_MS {
            self.steady = steady;
            return (self.at, Some(Pause { at: self.at, ms: elapsed }));
        }
        (self.run_to(steady), None)
    }

    /// Where the line is now if there was no pause.
    pub(crate) fn run_to(&mut self, steady: u64) -> u64 {
        self.at += steady.saturating_sub(self.steady);
        self.steady = self.steady.max(steady);
        self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_advances_with_a_steady_clock_and_stands_still_in_a_pause() {
        let mut line = Timeline::new(500, 0);
        // What the steady clock says, where the line is then, and the pause that is noticed.
        let rows = [
            (0, 500, None),
            (100, 600, None),
            (1100, 1600, None),
            (16_100, 1600, Some(Pause { at: 1600, ms: 15_000 })),
            (16_200, 1700, None),
            (16_100, 1700, None),
            (16_300, 1800, None),
        ];
        for (steady, at, pause) in rows {
            assert_eq!(line.read(steady), (at, pause), "at {steady}");
        }
    }
}
