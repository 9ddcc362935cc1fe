//! The same thing at many places: at a given rate, or as fast as possible.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::figures::Times;

/// What is done again and again, and timed.
pub(crate) trait Timed: Send + 'static {
    /// How long it took.
    fn once(&mut self) -> impl Future<Output = Duration> + Send;
}

/// So many times a second over all places.
pub(crate) async fn at_rate<T: Timed>(places: &mut Vec<T>, rate: u32, seconds: u32) -> Times {
    let count = u32::try_from(places.len()).expect("not that many");
    let each = Duration::from_secs(1) * count / rate;
    let begin = Instant::now() + Duration::from_millis(100);
    let end = begin + Duration::from_secs(u64::from(seconds));
    let busy: Vec<_> = (0..count)
        .zip(places.drain(..))
        .map(|(index, mut place)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                let mut due = begin + each * index / count;
                while due < end {
                    tokio::time::sleep_until(due.into()).await;
                    times.push(place.once().await);
                    due += each;
                }
                (place, times)
            })
        })
        .collect();
    let mut times = Times::default();
    for task in busy {
        let (place, some) = task.await.expect("it ends");
        places.push(place);
        times.0.extend(some);
    }
    times
}

/// As often as possible with so many in flight; what ends later does not count.
pub(crate) async fn as_fast_as_possible<T: Timed>(
    places: &mut Vec<T>,
    in_flight: usize,
    seconds: u32,
) -> Times {
    let stop = Arc::new(AtomicBool::new(false));
    let mut shares: Vec<Vec<T>> = (0..in_flight.min(places.len())).map(|_| Vec::new()).collect();
    let count = shares.len();
    for (index, place) in places.drain(..).enumerate() {
        shares[index % count].push(place);
    }
    let busy: Vec<_> =
        shares.into_iter().map(|share| tokio::spawn(in_turn(share, Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(u64::from(seconds))).await;
    stop.store(true, Ordering::Relaxed);
    let mut times = Times::default();
    for task in busy {
        let (share, some) = task.await.expect("it ends");
        places.extend(share);
        times.0.extend(some);
    }
    times
}

/// At one place after the other, until it is enough.
async fn in_turn<T: Timed>(mut share: Vec<T>, stop: Arc<AtomicBool>) -> (Vec<T>, Vec<Duration>) {
    let mut times = Vec::new();
    for place in (0..share.len()).cycle() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let took = share[place].once().await;
        if !stop.load(Ordering::Relaxed) {
            times.push(took);
        }
    }
    (share, times)
}
