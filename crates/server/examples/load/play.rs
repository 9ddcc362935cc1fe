//! Plays at many tables.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use crate::common::Page;
use crate::pace::Timed;
use crate::seat::Pair;

/// Each side's knight goes round, so that this can be played for ever; the rounds are of different lengths, so that a
/// position comes again after 48 plies only, as it hardly ever does in a game.
const WHITE: [&str; 8] = ["g1-f3", "f3-d4", "d4-b3", "b3-a5", "a5-b3", "b3-d4", "d4-f3", "f3-g1"];
const BLACK: [&str; 6] = ["g8-f6", "f6-d5", "d5-b6", "b6-d5", "d5-f6", "f6-g8"];

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
        tokio::join!(look_on(white), look_on(black));
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
        mine.socket.send(Message::Text(act.into())).await.expect("it is sent");
        tokio::join!(told(mine), told(theirs));
        let took = sent.elapsed();
        read_until(mine, r#"{"type":"done""#).await;
        took
    }
}

async fn look_on(page: &mut Page) {
    while let Some(Ok(_)) = page.socket.next().await {}
}

async fn told(page: &mut Page) {
    read_until(page, r#"{"type":"update""#).await;
}

async fn read_until(page: &mut Page, beginning: &str) {
    loop {
        match page.socket.next().await {
            Some(Ok(Message::Text(text))) if text.starts_with(beginning) => return,
            Some(Ok(Message::Text(text))) if text.starts_with(r#"{"type":"fault""#) => panic!("{text}"),
            Some(Ok(Message::Text(text))) if text.starts_with(r#"{"type":"refused""#) => panic!("{text}"),
            Some(Ok(_)) => {}
            other => panic!("the connection has ended: {other:?}"),
        }
    }
}
