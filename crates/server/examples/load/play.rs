//! Plays at many tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use crate::common::Page;
use crate::figures::Times;
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
        self.one_move().await;
        self.one_move().await;
    }

    /// Reads what comes, for ever.
    pub(crate) async fn look_on(mut self) {
        let [white, black] = &mut self.pages;
        tokio::join!(look_on(white), look_on(black));
    }

    /// One move: how long it took until both pages were told.
    async fn one_move(&mut self) -> Duration {
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

/// So many moves a second over all tables.
pub(crate) async fn at_rate(pairs: Vec<Pair>, rate: u32, seconds: u32) -> (Vec<Pair>, Times) {
    let count = u32::try_from(pairs.len()).expect("not that many");
    let each = Duration::from_secs(1) * count / rate;
    let begin = Instant::now() + Duration::from_millis(100);
    let end = begin + Duration::from_secs(u64::from(seconds));
    let playing: Vec<_> = (0..count)
        .zip(pairs)
        .map(|(index, mut pair)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                let mut due = begin + each * index / count;
                while due < end {
                    tokio::time::sleep_until(due.into()).await;
                    times.push(pair.one_move().await);
                    due += each;
                }
                (pair, times)
            })
        })
        .collect();
    let (mut pairs, mut times) = (Vec::new(), Times::default());
    for task in playing {
        let (pair, some) = task.await.expect("it ends");
        pairs.push(pair);
        times.0.extend(some);
    }
    (pairs, times)
}

/// How many moves were made.
pub(crate) struct Made {
    pub(crate) moves: f64,
    /// A second.
    pub(crate) rate: f64,
}

/// As many moves as possible with so many in flight.
pub(crate) async fn as_fast_as_possible(pairs: &mut Vec<Pair>, in_flight: usize, seconds: u32) -> Made {
    let stop = Arc::new(AtomicBool::new(false));
    let mut shares: Vec<Vec<Pair>> = (0..in_flight.min(pairs.len())).map(|_| Vec::new()).collect();
    let count = shares.len();
    for (index, pair) in pairs.drain(..).enumerate() {
        shares[index % count].push(pair);
    }
    let begin = Instant::now();
    let playing: Vec<_> =
        shares.into_iter().map(|share| tokio::spawn(in_turn(share, Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(u64::from(seconds))).await;
    stop.store(true, Ordering::Relaxed);
    let mut moves = 0;
    for task in playing {
        let (share, some) = task.await.expect("it ends");
        pairs.extend(share);
        moves += some;
    }
    let moves = f64::from(moves);
    Made { moves, rate: moves / begin.elapsed().as_secs_f64() }
}

/// A move at one table after the other, until it is enough: how many.
async fn in_turn(mut share: Vec<Pair>, stop: Arc<AtomicBool>) -> (Vec<Pair>, u32) {
    let mut moves = 0;
    for place in (0..share.len()).cycle() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        share[place].one_move().await;
        moves += 1;
    }
    (share, moves)
}
