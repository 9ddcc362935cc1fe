//! The search in a thread of its own, so that `stop` and `isready` are heard meanwhile.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use partie_chess::notation::UciCastling;
use partie_chess::{History, Move};
use partie_engine::chess::ChessGame;
use partie_engine::search::{Found, Score, Search};

use super::go::Orders;

/// One line of the protocol.
pub(super) fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

pub(super) struct Thinking {
    state: State,
    stop: Arc<AtomicBool>,
    megabytes: usize,
}

/// The search is either here or with the thread that uses it.
enum State {
    Idle(Search),
    Busy { thread: JoinHandle<Search>, infinite: bool },
}

impl Thinking {
    pub(super) fn new(megabytes: usize) -> Thinking {
        Thinking { state: State::Idle(Search::new(megabytes)), stop: Arc::default(), megabytes }
    }

    /// Begins to think about a game; what is under way is stopped first.
    pub(super) fn start(&mut self, history: &History, orders: Orders, castling: UciCastling) {
        let mut search = self.idle(true);
        self.stop = Arc::default();
        let stop = Arc::clone(&self.stop);
        let mut game = ChessGame::new(history);
        let thread = thread::spawn(move || {
            think(&mut search, &mut game, orders, castling, &stop);
            search
        });
        self.state = State::Busy { thread, infinite: orders.infinite };
    }

    /// Ends what is under way; its answer has been given when this returns.
    pub(super) fn stop(&mut self) {
        self.state = State::Idle(self.idle(true));
    }

    /// Lets what is under way come to its end, unless it has none.
    pub(super) fn finish(&mut self) {
        let endless = matches!(self.state, State::Busy { infinite: true, .. });
        self.state = State::Idle(self.idle(endless));
    }

    /// Forgets all that earlier searches have found.
    pub(super) fn forget(&mut self) {
        self.resize(self.megabytes);
    }

    pub(super) fn resize(&mut self, megabytes: usize) {
        self.idle(true);
        self.megabytes = megabytes;
        self.state = State::Idle(Search::new(megabytes));
    }

    /// Takes the search back from its thread. A small one stays in its place for the moment.
    fn idle(&mut self, stop: bool) -> Search {
        match mem::replace(&mut self.state, State::Idle(Search::new(1))) {
            State::Idle(search) => search,
            State::Busy { thread, .. } => {
                if stop {
                    self.stop.store(true, Ordering::Relaxed);
                    thread.thread().unpark();
                }
                thread.join().unwrap_or_else(|_| Search::new(self.megabytes))
            }
        }
    }
}

/// Searches, reports and answers. Nobody reads what cannot be written.
fn think(
    search: &mut Search,
    game: &mut ChessGame,
    orders: Orders,
    castling: UciCastling,
    stop: &AtomicBool,
) {
    let start = Instant::now();
    let stopped = || stop.load(Ordering::Relaxed);
    let over = || stopped() || orders.time.is_some_and(|time| start.elapsed() >= time);
    let found = search.run(game, orders.limits, over, |found| {
        _ = say(&report(found, start, castling));
    });
    while orders.infinite && !stopped() {
        thread::park();
    }
    let best = found.best.map_or_else(|| "0000".to_owned(), |mv| mv.uci(castling).to_string());
    _ = say(&format!("bestmove {best}"));
}

fn report(found: &Found<Move>, start: Instant, castling: UciCastling) -> String {
    let milliseconds = start.elapsed().as_millis();
    let rate = u128::from(found.nodes) * 1_000 / milliseconds.max(1);
    let score = match found.score {
        Score::Hundredths(score) => format!("cp {score}"),
        Score::Wins { plies } => format!("mate {}", plies.div_ceil(2)),
        Score::Loses { plies } => format!("mate -{}", plies / 2),
    };
    let mut text = format!(
        "info depth {} score {score} nodes {} nps {rate} time {milliseconds}",
        found.depth, found.nodes
    );
    if !found.line.is_empty() {
        text.push_str(" pv");
    }
    for mv in &found.line {
        _ = write!(text, " {}", mv.uci(castling));
    }
    text
}
