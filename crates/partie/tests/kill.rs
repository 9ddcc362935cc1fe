//! `partie serve`, killed at random moments: nothing that was acknowledged is lost.
//!
//! Five kills; fifty with `PARTIE_SLOW=1`.

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod playing;
mod process;

use std::time::Duration;

use playing::Games;
use process::Process;
use rustix::process::Signal;

const TABLES: usize = 8;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = if std::env::var_os("PARTIE_SLOW").is_some() { 50 } else { 5 };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let data = tempfile::tempdir().unwrap();
        let mut process = Process::start(data.path());
        let mut games = Games::new(TABLES, process.address).await;
        for kill in 0..kills {
            let playing = games.play();
            tokio::time::sleep(Duration::from_millis(300 + kill * 137 % 700)).await;
            playing.before_the_kill();
            process.end(Signal::KILL);
            process = Process::start(data.path());
            games = playing.over().await;
            games.check(process.address).await;
        }
        let moves = games.acknowledged();
        assert!(moves > kills as usize, "hardly anything was played: {moves} moves");
    });
}
