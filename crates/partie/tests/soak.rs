//! Games, kills, backups and damage, round after round: nothing acknowledged is lost, and no damage goes unnoticed.
//!
//! One round; fifty with `PARTIE_SLOW=1`. `PARTIE_SEED` repeats the dice of an earlier run.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "../../server/tests/copies/mod.rs"]
mod copies;
mod damage;
mod playing;
mod process;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use copies::{behind, copy_files};
use damage::{Dice, Outcome, damage, exported, outcome};
use playing::Games;
use process::{Follower, Process, partie};
use rustix::process::Signal;
use tempfile::TempDir;

const TABLES: usize = 10;
/// How often each copy is damaged in a round.
const DAMAGES: usize = 8;

/// What was done in all rounds.
#[derive(Default)]
struct Figures {
    rounds: u64,
    kills: u64,
    acknowledged: usize,
    backups: u64,
    most_behind: Duration,
    damages: BTreeMap<Outcome, u64>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { rounds, kills, acknowledged, backups, most_behind, damages } = self;
        let tried: u64 = damages.values().sum();
        write!(f, "{rounds} rounds: {kills} kills, {acknowledged} acts acknowledged, {backups} backups, ")?;
        write!(f, "the follower {} ms behind at most, {tried} damages tried", most_behind.as_millis())?;
        damages.iter().try_for_each(|(outcome, times)| write!(f, ", {times} {outcome:?}"))
    }
}

/// The directories of a run. They are kept if it fails, for whoever wants to look at them.
struct Places {
    all: TempDir,
    data: PathBuf,
    /// Where the follower writes.
    copy: PathBuf,
    /// Where plain backups go.
    plain: PathBuf,
    /// Where copies are damaged.
    harmed: PathBuf,
}

impl Places {
    fn new() -> Places {
        let all = tempfile::tempdir().unwrap();
        let [data, copy, plain, harmed] =
            ["data", "copy", "plain", "harmed"].map(|name| all.path().join(name));
        Places { all, data, copy, plain, harmed }
    }
}

impl Drop for Places {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.all.disable_cleanup(true);
            println!("see {}", self.all.path().display());
        }
    }
}

fn is_sound(directory: &Path) {
    let checked = partie("verify", directory, &[]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

/// Damages a copy again and again.
fn damages(original: &Path, harmed: &Path, dice: &mut Dice, figures: &mut Figures) {
    let anew = || {
        let _ = std::fs::remove_dir_all(harmed);
        copy_files(original, harmed);
    };
    anew();
    let whole = exported(harmed).expect("it is whole");
    for _ in 0..DAMAGES {
        anew();
        let done = damage(harmed, dice);
        let outcome = outcome(harmed, &whole, &done);
        *figures.damages.entry(outcome).or_default() += 1;
    }
}

/// Plays, kills, restarts and damages.
async fn round(
    places: &Places,
    server: Process,
    games: Games,
    dice: &mut Dice,
    figures: &mut Figures,
) -> (Process, Games) {
    let Places { data, copy, plain, harmed, .. } = places;
    let follower = Follower::start(data, copy);
    let playing = games.play();
    for _ in 0..=dice.below(3) {
        tokio::time::sleep(Duration::from_millis(dice.below(400))).await; // for how long is a part of the dice
        figures.most_behind = figures.most_behind.max(behind(data, copy));
    }
    let backed_up = partie("backup", data, &[plain.as_os_str()]);
    assert!(backed_up.status.success(), "{}", String::from_utf8_lossy(&backed_up.stderr));
    figures.backups += 1;
    tokio::time::sleep(Duration::from_millis(dice.below(300))).await;
    playing.before_the_kill();
    let follower = if dice.below(2) == 0 {
        follower.end(Signal::KILL);
        figures.kills += 1;
        server.end(Signal::KILL);
        None
    } else {
        server.end(Signal::KILL);
        Some(follower)
    };
    figures.kills += 1;
    let server = Process::start(data);
    let mut games = playing.over().await;
    games.check(server.address).await;
    is_sound(data);
    if let Some(follower) = follower {
        figures.most_behind = figures.most_behind.max(behind(data, copy));
        assert_eq!(follower.end(Signal::TERM).code(), Some(0));
    }
    for original in [plain, copy] {
        damages(original, harmed, dice, figures);
        is_sound(original);
    }
    (server, games)
}

#[test]
fn nothing_is_lost_and_no_damage_goes_unnoticed() {
    let rounds = if std::env::var_os("PARTIE_SLOW").is_some() { 50 } else { 1 };
    let seed = std::env::var("PARTIE_SEED").ok().and_then(|seed| seed.parse().ok());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let seed = seed.unwrap_or(now % 1_000_000);
    println!("PARTIE_SEED={seed}");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let places = Places::new();
    let (mut dice, mut figures) = (Dice::new(seed), Figures::default());
    runtime.block_on(async {
        let mut server = Process::start(&places.data);
        let mut games = Games::new(TABLES, server.address).await;
        for _ in 0..rounds {
            (server, games) = round(&places, server, games, &mut dice, &mut figures).await;
            figures.rounds += 1;
        }
        figures.acknowledged = games.acknowledged();
        println!("{figures}");
        assert!(
            figures.most_behind < Duration::from_secs(1),
            "the follower was {:?} behind",
            figures.most_behind
        );
        assert!(figures.acknowledged > rounds as usize, "hardly anything was played");
    });
}
