//! Plays at many tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use crate::common::Page;
use crate::figures::Times;
use crate::seat::Pair;

/// Openings that come back to where they began, so that they can be played for ever.
const ROUND: [&str; 8] = ["g1-f3", "g8-f6", "b1-c3", "b8-c6", "f3-g1", "f6-g8", "c3-b1", "c6-b8"];

impl Pair {
    /// One move: how long it took until both pages were told.
    async fn one_move(&mut self) -> Duration {
        let mover = self.plies % 2;
        let mv = ROUND[self.plies % ROUND.len()];
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

/// As many moves as possible with so many in flight: how many a second.
pub(crate) async fn as_fast_as_possible(
    pairs: Vec<Pair>,
    in_flight: usize,
    seconds: u32,
) -> (Vec<Pair>, f64) {
    let stop = Arc::new(AtomicBool::new(false));
    let mut shares: Vec<Vec<Pair>> = (0..in_flight.min(pairs.len())).map(|_| Vec::new()).collect();
    let count = shares.len();
    for (index, pair) in pairs.into_iter().enumerate() {
        shares[index % count].push(pair);
    }
    let begin = Instant::now();
    let playing: Vec<_> = shares
        .into_iter()
        .map(|mut share| {
            let stop = Arc::clone(&stop);
            tokio::spawn(async move {
                let mut moves = 0_u32;
                for place in (0..share.len()).cycle() {
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    share[place].one_move().await;
                    moves += 1;
                }
                (share, moves)
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(u64::from(seconds))).await;
    stop.store(true, Ordering::Relaxed);
    let (mut pairs, mut moves) = (Vec::new(), 0);
    for task in playing {
        let (share, some) = task.await.expect("it ends");
        pairs.extend(share);
        moves += some;
    }
    let took = begin.elapsed().as_secs_f64();
    (pairs, f64::from(moves) / took)
}
