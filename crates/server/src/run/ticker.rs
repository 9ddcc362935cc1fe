//! Reads the clock all the time, so that a pause of the process or of the machine is noticed.

use std::sync::Weak;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::app::App;
use crate::time::TICK_MS;

/// A thread of its own, because nothing else may hold it up. It ends when this is dropped.
pub(crate) struct Ticker {
    _ends_with: Sender<()>,
}

impl Ticker {
    pub(crate) fn start(app: &std::sync::Arc<App>) -> std::io::Result<Ticker> {
        let (ends_with, ended) = channel::<()>();
        let app = std::sync::Arc::downgrade(app);
        std::thread::Builder::new().name("ticker".to_owned()).spawn(move || {
            while ended.recv_timeout(Duration::from_millis(TICK_MS)) == Err(RecvTimeoutError::Timeout) {
                tick(&app);
            }
        })?;
        Ok(Ticker { _ends_with: ends_with })
    }
}

fn tick(app: &Weak<App>) {
    let Some(app) = app.upgrade() else { return };
    app.clock.now();
    for pause in app.clock.take_pauses() {
        tracing::warn!(ms = pause.ms, "the server was paused; no clock counts it");
        app.hall.paused(pause);
    }
}
