//! Work done by several threads and handed on in its order, with no more of it in memory than they need.

use std::io;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Has every job done, and takes the results in the order of the jobs. A job that could not be read is handed on as it
/// is, in its place, and ends the work.
///
/// # Errors
/// The first that taking a result gives; the rest of the work is dropped.
pub(crate) fn in_order<J: Send, R: Send, E>(
    jobs: impl Iterator<Item = io::Result<J>> + Send,
    threads: usize,
    work: impl Fn(J) -> R + Sync,
    mut take: impl FnMut(io::Result<R>) -> Result<(), E>,
) -> Result<(), E> {
    let (queue, waiting) = sync_channel(threads);
    let (order, results) = sync_channel(2 * threads);
    let waiting = Mutex::new(waiting);
    let (waiting, work) = (&waiting, &work);
    thread::scope(|scope| {
        scope.spawn(move || hand_out(jobs, &queue, &order));
        for _ in 0..threads {
            scope.spawn(move || {
                while let Some((job, reply)) = next(waiting) {
                    // Nobody waits for it any more when taking has failed.
                    _ = reply.send(Ok(work(job)));
                }
            });
        }
        for result in results {
            // A worker that died has already told why.
            let Ok(result) = result.recv() else { break };
            take(result)?;
        }
        Ok(())
    })
}

/// As many threads as were asked for, otherwise one for each processor.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    wanted.map_or_else(all, NonZeroUsize::get)
}

type Reply<R> = SyncSender<io::Result<R>>;
type Queue<J, R> = SyncSender<(J, Reply<R>)>;

/// Each job goes to the workers, and the place where its result will come to whoever takes them.
fn hand_out<J, R>(
    jobs: impl Iterator<Item = io::Result<J>>,
    queue: &Queue<J, R>,
    order: &SyncSender<Receiver<io::Result<R>>>,
) {
    for job in jobs {
        let (reply, result) = sync_channel(1);
        if order.send(result).is_err() {
            return;
        }
        let handed_out = match job {
            Ok(job) => queue.send((job, reply)).is_ok(),
            Err(error) => {
                _ = reply.send(Err(error));
                false
            }
        };
        if !handed_out {
            return;
        }
    }
}

fn next<J, R>(waiting: &Mutex<Receiver<(J, Reply<R>)>>) -> Option<(J, Reply<R>)> {
    waiting.lock().ok()?.recv().ok()
}

#[cfg(test)]
mod tests {
    use super::in_order;
    use std::io;

    #[test]
    fn results_come_in_the_order_of_the_jobs() {
        let mut taken = Vec::new();
        let jobs = (0..1000u64).map(Ok);
        let slow_ones_first = |n: u64| {
            std::thread::sleep(std::time::Duration::from_micros(n % 7 * 50));
            n * 2
        };
        let done: Result<(), ()> = in_order(jobs, 4, slow_ones_first, |result| {
            taken.push(result.unwrap());
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(taken, (0..1000).map(|n| n * 2).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_comes_in_its_place_and_ends_the_work() {
        let jobs = [Ok(1), Ok(2), Err(io::Error::other("torn")), Ok(4)];
        let mut taken = Vec::new();
        let done = in_order(jobs.into_iter(), 2, |n| n, |result| result.map(|n| taken.push(n)));
        assert_eq!(done.unwrap_err().to_string(), "torn");
        assert_eq!(taken, [1, 2]);
    }

    #[test]
    fn who_takes_may_stop() {
        let endless = (0..).map(Ok);
        assert_eq!(
            in_order(endless, 2, |n: u32| n, |n| if n.unwrap() < 5 { Ok(()) } else { Err("enough") }),
            Err("enough")
        );
    }
}
