//! Being told to stop: Ctrl+C, or SIGTERM.

use std::future::Future;
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use tokio::signal::unix::{SignalKind, signal};

/// Is ready when the process is told to stop. From now on neither signal ends it by itself.
pub(crate) fn stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// The same for code without a runtime: the channel ends when the process is told to stop.
pub(crate) fn stop_channel() -> io::Result<Receiver<()>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let stop = {
        let _inside = runtime.enter();
        stop()?
    };
    let (go_on, stopped) = channel();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(stop);
        drop(go_on);
    })?;
    Ok(stopped)
}
