//! Plays at many tables.

use std::time::{Duration, Instant};

use crate::pace::Timed;
use crate::seat::Pair;

/// Each side's knight goes round, so that this can be played for ever; the rounds are of different lengths, so that a
/// position comes again after 48 plies only, as it hardly ever does in a game.
const WHITE: [&str; 8] = ["g1-f3", "f3-d4", "d4-b3", "b3-a5", "a5-b3", "b3-d4", "d4-f3", "f3-g1"];
const BLACK: [&str; 6] = ["g8-f6", "f6-d5", "d5-b6", "b6-d5", "d5-f6", "f6-g8"];

const UPDATE: &str = r#"{"type":"update""#;
/// What no message begins with.
const NOTHING: &str = "nothing";

/// The move of this ply.
pub(crate) fn round(ply: usize) -> &'static str {
    let own = ply / 2;
    if ply.is_multiple_of(2) { WHITE[own % WHITE.len()] } else { BLACK[own % BLACK.len()] }
}

impl Pair {
    /// A move each: the clocks run.
    pub(crate) async fn begin(&mut self) {
        self.once().await;
        self.once().await;
    }

    /// Reads what comes, for ever.
    pub(crate) async fn look_on(mut self) {
        let [white, black] = &mut self.pages;
        tokio::join!(white.hear(NOTHING), black.hear(NOTHING));
    }
}

impl Timed for Pair {
    /// One move: how long it took until both pages were told.
    async fn once(&mut self) -> Duration {
        let mover = self.plies % 2;
        let mv = round(self.plies);
        let act = format!(
            r#"{{"type":"act","id":{},"table":"{}","act":{{"act":"move","move":"{mv}"}}}}"#,
            self.plies, self.table
        );
        self.plies += 1;
        let [white, black] = &mut self.pages;
        let (mine, theirs) = if mover == 0 { (white, black) } else { (black, white) };
        let sent = Instant::now();
        mine.say(&act).await;
        tokio::join!(mine.hear(UPDATE), theirs.hear(UPDATE));
        let took = sent.elapsed();
        mine.hear(r#"{"type":"done""#).await;
        took
    }
}
