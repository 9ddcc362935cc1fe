//! `partie backup --follow` and `partie restore` with real processes: the server and the backup are killed while games are
//! played.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "../../server/tests/copies/mod.rs"]
mod copies;
mod playing;
mod process;

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use copies::{behind, change, copy_files, last_position, names, sound};
use playing::Games;
use process::{Follower, Process, partie};
use rustix::process::Signal;

const TABLES: usize = 8;

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

#[test]
fn a_copy_follows_over_kills_of_both_and_has_all_that_was_acknowledged() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let directory = tempfile::tempdir().unwrap();
    let [data, copy] = ["data", "copy"].map(|name| directory.path().join(name));
    runtime.block_on(async {
        let mut server = Process::start(&data);
        let mut games = Games::new(TABLES, server.address).await;
        let mut follower = Follower::start(&data, &copy);
        let mut most = Duration::ZERO;
        for kill in 0..4_u64 {
            let playing = games.play();
            for _ in 0..3 {
                tokio::time::sleep(Duration::from_millis(50 + kill * 37)).await;
                most = most.max(behind(&data, &copy));
            }
            playing.before_the_kill();
            if kill % 2 == 0 {
                follower.end(Signal::KILL);
                server.end(Signal::KILL);
                server = Process::start(&data);
                follower = Follower::start(&data, &copy);
            } else {
                server.end(if kill == 1 { Signal::TERM } else { Signal::KILL });
                server = Process::start(&data);
            }
            games = playing.over().await;
            games.check(server.address).await;
        }
        assert!(games.acknowledged() > 20, "hardly anything was played");
        assert!(most < Duration::from_secs(1), "the copy was {most:?} behind");
        behind(&data, &copy);
        assert_eq!(follower.end(Signal::TERM).code(), Some(0));
        assert_eq!(server.end(Signal::TERM).code(), Some(0));
        assert_eq!(names(&copy), ["accounts.sqlite", "log.sqlite"]);
        sound(&copy);
        restoring(directory.path(), &copy);
        // Last of all, since whoever plays on with the copy makes it a log of its own.
        let server = Process::start(&copy);
        games.check(server.address).await;
    });
}

fn restoring(directory: &Path, copy: &Path) {
    let [home, harmed] = ["home", "harmed"].map(|name| directory.join(name));
    let restore = |from: &Path, options: &[&str]| -> Output {
        let arguments: Vec<_> =
            [from.as_os_str()].into_iter().chain(options.iter().map(AsRef::as_ref)).collect();
        partie("restore", &home, &arguments)
    };
    let done = restore(copy, &[]);
    let told = text(&done.stdout);
    let expected = format!("restored: {} entries of ", last_position(copy));
    assert!(done.status.success() && told.starts_with(&expected), "{told}");
    assert!(told.contains("server.key is not part of a backup"), "{told}");
    assert_eq!(sound(&home), sound(copy));
    let refused = restore(copy, &[]);
    assert_eq!(refused.status.code(), Some(3), "{}", text(&refused.stderr));

    copy_files(copy, &harmed);
    change(&harmed, "UPDATE events SET body = replace(body, ':', ': ') WHERE position = 1");
    let refused = restore(&harmed, &["--replace"]);
    let told = text(&refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{told}");
    assert!(told.starts_with("partie: table ") && told.contains("entry 1 is not what was written"), "{told}");
    assert_eq!(sound(&home), sound(copy), "nothing has changed");
    let done = restore(&harmed, &["--replace", "--damaged"]);
    let told = text(&done.stdout);
    assert!(done.status.success() && told.contains("replaced-1"), "{told}");
    assert_eq!(sound(&home.join("replaced-1")), sound(copy));
    let back = restore(copy, &["--replace"]);
    assert!(text(&back.stdout).contains("replaced-2"));
}

#[test]
fn what_is_in_the_way_is_told_in_both_languages() {
    let directory = tempfile::tempdir().unwrap();
    let [data, copy] = ["data", "copy"].map(|name| directory.path().join(name));
    let _server = Process::start(&data);
    let _follower = Follower::start(&data, &copy);
    let followed = ["partie backup is writing a copy there", "partie backup tam zapisuje kopii"];
    let in_use = ["another program is using it", "používá ho jiný program"];
    let [from, to] = [&data, &copy].map(|path| path.to_str().unwrap());
    for (arguments, expected) in [
        (vec!["backup", "--follow", to, "--data", from], followed),
        (vec!["backup", to, "--data", from], followed),
        (vec!["serve", "--listen", "127.0.0.1:0", "--data", to], followed),
        (vec!["restore", from, "--data", to], followed),
        (vec!["restore", to, "--data", from], in_use),
    ] {
        for (language, expected) in ["en", "cs"].into_iter().zip(expected) {
            let output = Command::new(env!("CARGO_BIN_EXE_partie"))
                .args(&arguments)
                .args(["--lang", language])
                .stdin(Stdio::null())
                .output()
                .unwrap();
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(3), "{arguments:?}: {told}");
            assert!(told.contains(expected), "{arguments:?}: no {expected:?} in {told}");
        }
    }
}
