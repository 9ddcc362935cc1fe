//! Files that are not finished yet, and are removed when the program is interrupted.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static WATCH: OnceLock<Result<(), io::ErrorKind>> = OnceLock::new();

/// A file that is removed when the program is interrupted, for as long as this lives.
pub(super) struct Unfinished(PathBuf);

impl Unfinished {
    pub(super) fn note(path: &Path) -> io::Result<Unfinished> {
        WATCH.get_or_init(|| watch().map_err(|error| error.kind())).map_err(io::Error::from)?;
        with_all(|all| all.push(path.to_path_buf()));
        Ok(Unfinished(path.to_path_buf()))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        with_all(|all| all.retain(|path| *path != self.0));
    }
}

fn with_all<T>(work: impl FnOnce(&mut Vec<PathBuf>) -> T) -> T {
    work(&mut UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Waits for a signal that ends the program. It then ends as it would have without us.
fn watch() -> io::Result<()> {
    let ignored = ignored();
    let heeded = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
    let mut signals = Signals::new(heeded)?;
    thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            with_all(|all| {
                for path in all.drain(..) {
                    // One that has just been finished or given up is not there any more.
                    _ = fs::remove_file(path);
                }
                // The list stays locked, so that nothing new is begun.
                _ = emulate_default_handler(signal);
            });
        }
    })?;
    Ok(())
}

/// The signals that the program was started without, as `nohup` and `&` do: bit 0 is signal 1.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
