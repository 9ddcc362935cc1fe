//! The power goes while people play: whatever the server has acknowledged is there afterwards, and nothing else is.
//!
//! A real server is traced. From the trace come the states in which its disk may be at any moment, when writes that were not
//! synced yet are missing, torn or persisted out of order; each is opened with the program. A short run; thousands of states
//! with `PARTIE_SLOW=1`. `PARTIE_SEED` makes the same choices again, though in a trace of its own: a state that fails is kept.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod player;
mod power_cut {
    pub(crate) mod check;
    pub(crate) mod disk;
    pub(crate) mod evening;
    pub(crate) mod states;
    pub(crate) mod trace;
}
mod process;
mod strace;

use std::path::Path;
use std::sync::LazyLock;

use power_cut::disk::{Disk, Honours};
use power_cut::evening::{COPY, DATA, Evening, Size};
use power_cut::states::{Dice, State, Tally};
use power_cut::trace::What;

/// Recorded once for all tests. None where nothing can be traced.
static EVENING: LazyLock<Option<Evening>> = LazyLock::new(|| {
    let size = if is_slow() {
        Size { players: 12, moves: 30, checkpoints: 3, snapshot: true, failing: false }
    } else {
        Size { players: 8, moves: 10, checkpoints: 1, snapshot: false, failing: false }
    };
    Evening::record(size)
});

fn is_slow() -> bool {
    std::env::var_os("PARTIE_SLOW").is_some()
}

/// The seed that was asked for, or a new one.
fn seed() -> u64 {
    let asked = std::env::var("PARTIE_SEED").ok().map(|seed| seed.parse().expect("a number in PARTIE_SEED"));
    asked.unwrap_or_else(|| std::process::id().into())
}

/// Places of the trace where the power goes, in order: mostly where most is at stake.
fn places(evening: &Evening, count: usize, dice: &mut Dice) -> Vec<usize> {
    let log = evening.root.join(DATA).join("log.sqlite");
    let promises: Vec<usize> = evening.truth.promise_places().collect();
    let (mut syncs, mut checkpoints, mut names, mut all) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for call in &evening.calls {
        let around = [Some(call.begin), call.end].into_iter().flatten();
        match &call.what {
            What::Sync { .. } => syncs.extend(around.clone()),
            What::Write { path, .. } if *path == log => checkpoints.extend(around.clone()),
            What::Rename { .. } | What::Remove { .. } | What::MakeDirectory { .. } => {
                names.extend(around.clone());
            }
            _ => {}
        }
        all.extend(around);
    }
    assert!(!checkpoints.is_empty(), "the log was not checkpointed");
    let weighted = [&promises, &promises, &promises, &syncs, &syncs, &checkpoints, &names, &all];
    let mut places: Vec<usize> = (0..count)
        .map(|_| {
            let sort = weighted[dice.below(weighted.len())];
            sort[dice.below(sort.len())]
        })
        .collect();
    places.sort_unstable();
    places
}

/// The backup that was looked at last, and how many had ended. It is the same in most states, and need not be looked at again.
type Copy = (Option<Vec<u8>>, usize);

/// What is wrong with a state, if anything is.
fn look_at(
    evening: &Evening,
    state: &State,
    place: usize,
    served: bool,
    last: &mut Copy,
) -> Result<(), String> {
    let directory = tempfile::tempdir().unwrap();
    state.write(&evening.root, directory.path());
    let (data, copy) = (directory.path().join(DATA), directory.path().join(COPY));
    let log_of_copy = state.files.get(&evening.root.join(COPY).join("log.sqlite"));
    let this = (log_of_copy.cloned(), evening.truth.ended_backups(place).count());
    let looked = evening.truth.check_log(&data, place).and_then(|()| {
        if this != *last {
            evening.truth.check_copy(&copy, place)?;
            *last = this;
        }
        if served { runtime().block_on(evening.truth.check_server(&data, place)) } else { Ok(()) }
    });
    looked.map_err(|wrong| {
        format!("{wrong}; the power went at {place}, and left {}", directory.keep().display())
    })
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap()
}

#[test]
fn what_was_acknowledged_survives_a_power_cut() {
    let Some(evening) = &*EVENING else { return };
    let (states, served) = if is_slow() { (5000, 50) } else { (150, 30) };
    let seed = seed();
    println!("PARTIE_SEED={seed}; {}", evening.summary());
    let (mut dice, mut tally) = (Dice(seed), Tally::default());
    let mut last = (None, 0);
    let mut disk = Disk::new(&evening.root, &evening.calls, Honours::EverySync);
    for place in places(evening, states, &mut dice) {
        disk.advance_to(place);
        let state = State::choose(&disk, &mut dice, &mut tally);
        let is_served = tally.states.is_multiple_of(served);
        if let Err(wrong) = look_at(evening, &state, place, is_served, &mut last) {
            panic!("{wrong} (state {} of PARTIE_SEED={seed})", tally.states);
        }
    }
    println!("{tally}");
    assert!(tally.missing > 0 && tally.torn > 0 && tally.reordered > 0, "{tally}");
}

/// Otherwise the states would be those of another disk.
#[test]
fn the_model_of_the_disk_agrees_with_the_files() {
    let Some(evening) = &*EVENING else { return };
    let mut disk = Disk::new(&evening.root, &evening.calls, Honours::EverySync);
    disk.advance_to(usize::MAX);
    let is_traced = |path: &Path| !path.to_string_lossy().ends_with("-shm"); // it is written through memory
    let seen: Vec<_> = disk.seen().into_iter().filter(|(path, _)| is_traced(path)).collect();
    let real: Vec<_> = evening.files.iter().filter(|(path, _)| is_traced(path)).collect();
    assert_eq!(seen.len(), real.len(), "files");
    for ((path, bytes), (real_path, real_bytes)) in seen.into_iter().zip(real) {
        assert!(
            (path, &bytes) == (real_path, real_bytes),
            "{} is not {}",
            path.display(),
            real_path.display()
        );
    }
}

/// The test would notice a server that does not sync.
#[test]
fn a_disk_that_does_not_sync_loses_what_was_acknowledged() {
    let Some(evening) = &*EVENING else { return };
    for lies in [Honours::NoSync, Honours::NoSyncOfFiles, Honours::NoSyncOfDirectories] {
        let (mut dice, mut tally) = (Dice(seed()), Tally::default());
        let mut disk = Disk::new(&evening.root, &evening.calls, lies);
        let places = places(evening, 100, &mut dice);
        let found = places.into_iter().find(|place| {
            disk.advance_to(*place);
            let state = State::choose(&disk, &mut dice, &mut tally);
            let directory = tempfile::tempdir().unwrap();
            state.write(&evening.root, directory.path());
            evening.truth.check_log(&directory.path().join(DATA), *place).is_err()
        });
        assert!(found.is_some(), "nothing is lost though the disk honours {lies:?}");
    }
}

/// Nothing that was written before a sync failed may be relied on; what is acknowledged afterwards may.
#[test]
fn what_was_acknowledged_after_a_failed_sync_survives_a_power_cut() {
    let (players, moves, states) = if is_slow() { (12, 120, 1000) } else { (6, 40, 40) };
    let size = Size { players, moves, checkpoints: 0, snapshot: false, failing: true };
    let Some(evening) = Evening::record(size) else { return };
    let failed = evening.calls.iter().filter(|call| matches!(call.what, What::FailedSync { .. })).count();
    let seed = seed();
    println!("PARTIE_SEED={seed}, {failed} syncs fail");
    assert!(failed > 3, "hardly any sync fails: {failed}");
    let (mut dice, mut tally) = (Dice(seed), Tally::default());
    let mut disk = Disk::new(&evening.root, &evening.calls, Honours::EverySync);
    for place in places(&evening, states, &mut dice) {
        disk.advance_to(place);
        let state = State::choose(&disk, &mut dice, &mut tally);
        if place < evening.truth.ready() {
            continue;
        }
        let directory = tempfile::tempdir().unwrap();
        state.write(&evening.root, directory.path());
        if let Err(wrong) = evening.truth.check_log_of_failing_disk(&directory.path().join(DATA), place) {
            panic!("{wrong}; the power went at {place}, and left {}", directory.keep().display());
        }
    }
    println!("{tally}");
}
