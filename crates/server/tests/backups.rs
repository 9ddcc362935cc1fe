//! Copies that follow the log.

mod common;
mod copies;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

use common::{Client, PATIENCE, Server, two_players, until};
use copies::{change, last_position, names, sound};
use partie_server::log::{Damage, Finding, Flaw};
use partie_server::{Began, Config, ServeError, backup, follow};
use serde_json::json;
use tempfile::TempDir;

/// A backup that follows a log in a thread of its own.
struct Follower {
    began: Began,
    go_on: Sender<()>,
    thread: JoinHandle<Result<(), ServeError>>,
}

impl Follower {
    /// Starts it, and waits until it follows.
    fn start(data: &Path, to: &Path) -> Result<Follower, ServeError> {
        let (go_on, stop) = channel();
        let (tell, told) = channel();
        let (data, to) = (data.to_owned(), to.to_owned());
        let thread = std::thread::spawn(move || follow(&data, &to, |began| tell.send(began).unwrap(), &stop));
        match told.recv() {
            Ok(began) => Ok(Follower { began, go_on, thread }),
            Err(_) => Err(thread.join().unwrap().unwrap_err()),
        }
    }

    /// Tells it to stop, and waits until it has.
    fn stop(self) {
        drop(self.go_on);
        self.thread.join().unwrap().unwrap();
    }

    /// Waits until it has failed.
    async fn failure(self) -> ServeError {
        until("the follower stops", async || self.thread.is_finished()).await;
        self.thread.join().unwrap().unwrap_err()
    }
}

async fn until_copied(data: &Path, copy: &Path) {
    let last = last_position(data);
    until("the copy has everything", async || last_position(copy) >= last).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_follows_the_log_over_restarts_and_can_be_served() {
    let server = Server::start().await;
    let (table, [white, black], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    let copy = Arc::new(tempfile::tempdir().unwrap());
    let follower = Follower::start(server.data.path(), copy.path()).unwrap();
    assert_eq!(follower.began, Began { position: last_position(server.data.path()), damage: Vec::new() });
    pages[1].moves(&table, "e7-e5").await;
    until_copied(server.data.path(), copy.path()).await;
    drop(pages);
    let server = Server::on(server.stop().await, |_| {}).await;
    let [white, black] = [white, black].map(|client| moved(&client, &server));
    white.act(&table, json!({"act": {"act": "move", "move": "g1-f3"}})).await.ok();
    until_copied(server.data.path(), copy.path()).await;
    black.act(&table, json!({"act": {"act": "move", "move": "b8-c6"}})).await.ok();
    follower.stop();
    assert_eq!(
        last_position(copy.path()),
        last_position(server.data.path()),
        "it looks once more when it stops"
    );
    assert_eq!(names(copy.path()), ["accounts.sqlite", "log.sqlite"]);
    assert_eq!(sound(copy.path()), sound(server.data.path()));
    let other = Server::on(copy, |_| {}).await;
    let state = moved(&white, &other).get(&format!("/api/v1/tables/{table}")).await.ok();
    let notations: Vec<_> =
        state["view"]["lines"].as_array().unwrap().iter().map(|line| &line["notation"]).collect();
    assert_eq!(notations, ["e4", "e5", "Nf3", "Nc6"]);
}

fn moved(client: &Client, server: &Server) -> Client {
    let origin = Some(format!("http://{}", server.address));
    Client { address: server.address, origin, ..client.clone() }
}

/// The clocks of a server that starts from the copy go on from where the log was last known to be alive.
#[tokio::test(flavor = "multi_thread")]
async fn the_time_is_followed_even_if_nothing_happens() {
    let server = Server::start().await;
    let copy = tempfile::tempdir().unwrap();
    let follower = Follower::start(server.data.path(), copy.path()).unwrap();
    let alive = |directory: &Path| -> u64 {
        let log = rusqlite::Connection::open(directory.join("log.sqlite")).unwrap();
        log.query_row("SELECT line FROM alive", [], |row| row.get(0)).unwrap()
    };
    let before = alive(copy.path());
    until("a later moment is copied", async || alive(copy.path()) > before).await;
    follower.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn new_accounts_are_copied_while_the_log_is_followed() {
    let server = Server::start().await;
    let copy = tempfile::tempdir().unwrap();
    let follower = Follower::start(server.data.path(), copy.path()).unwrap();
    Client::account(server.address, "Anna").await;
    let is_copied = || {
        let accounts = rusqlite::Connection::open(copy.path().join("accounts.sqlite")).unwrap();
        accounts.query_row("SELECT count(*) FROM accounts WHERE name = 'Anna'", [], |row| row.get(0))
    };
    until("the account is copied", async || is_copied() == Ok(1)).await;
    follower.stop();
}

/// A log with entries that a copy does not have, after the server has stopped.
async fn log_ahead_of_its_copy() -> (Arc<TempDir>, TempDir, String) {
    let server = Server::start().await;
    let (table, _, mut pages) = two_players(server.address, json!({})).await;
    let copy = tempfile::tempdir().unwrap();
    backup(server.data.path(), copy.path()).unwrap();
    for (ply, mv) in ["e2-e4", "e7-e5", "g1-f3"].into_iter().enumerate() {
        pages[ply % 2].moves(&table, mv).await;
    }
    drop(pages);
    (server.stop().await, copy, table)
}

/// Which file it is, whatever stands in it.
fn inode(directory: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(directory.join("log.sqlite")).unwrap().ino()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_with_which_the_log_begins_is_continued_and_another_one_is_replaced() {
    let (data, copy, _) = log_ahead_of_its_copy().await;
    let before = inode(copy.path());
    Follower::start(data.path(), copy.path()).unwrap().stop();
    assert_eq!((inode(copy.path()), sound(copy.path())), (before, sound(data.path())));
    let (other, _, _) = log_ahead_of_its_copy().await;
    Follower::start(other.path(), copy.path()).unwrap().stop();
    assert_ne!(inode(copy.path()), before);
    assert_eq!(sound(copy.path()), sound(other.path()));
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_named_and_does_not_reach_the_copy() {
    for (sql, flaw) in [
        ("UPDATE events SET body = replace(body, 'e7', 'd7') WHERE position = ?", Flaw::Altered),
        ("UPDATE events SET sort = 'x' WHERE position = ?", Flaw::Unreadable),
        ("DELETE FROM events WHERE position = ?", Flaw::Missing),
    ] {
        let (data, copy, table) = log_ahead_of_its_copy().await;
        let position = last_position(data.path()) - 1;
        let seq = sound(data.path()).lines().count() as u64 - 1;
        change(data.path(), &sql.replace('?', &position.to_string()));
        for _ in 0..2 {
            let error = Follower::start(data.path(), copy.path()).err().expect("it is damaged");
            let ServeError::Log { findings, .. } = error else { panic!("{error}") };
            let damage = Damage { seq, flaw };
            assert_eq!(findings, [Finding::Table { table: table.clone(), damage }], "{sql}");
            sound(copy.path());
            assert_eq!(last_position(copy.path()), position - 1, "what was good before the damage is copied");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_does_not_replace_a_good_copy() {
    let (data, copy, _) = log_ahead_of_its_copy().await;
    Follower::start(data.path(), copy.path()).unwrap().stop();
    let last = last_position(data.path());
    change(data.path(), &format!("UPDATE events SET digest = zeroblob(32) WHERE position = {last}"));
    let error = Follower::start(data.path(), copy.path()).err().expect("it is damaged");
    assert!(matches!(error, ServeError::Log { .. }), "{error}");
    sound(copy.path());
    // Without a copy there is nothing to lose: the tables that are left are followed, and the damage is told.
    let empty = tempfile::tempdir().unwrap();
    let follower = Follower::start(data.path(), empty.path()).unwrap();
    assert_eq!(follower.began.damage.len(), 1);
    follower.stop();
    Follower::start(data.path(), empty.path()).unwrap().stop(); // nor has this one anything to lose
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_replaced_by_an_older_one_is_not_followed() {
    let (data, copy, _) = log_ahead_of_its_copy().await;
    let older = tempfile::tempdir().unwrap();
    backup(copy.path(), older.path()).unwrap();
    let follower = Follower::start(data.path(), copy.path()).unwrap();
    std::fs::rename(older.path().join("log.sqlite"), data.path().join("log.sqlite")).unwrap();
    let error = follower.failure().await;
    assert!(matches!(error, ServeError::Replaced(_)), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_deleted_is_missed() {
    let (data, copy, _) = log_ahead_of_its_copy().await;
    let follower = Follower::start(data.path(), copy.path()).unwrap();
    std::fs::remove_file(copy.path().join("log.sqlite")).unwrap();
    assert!(matches!(follower.failure().await, ServeError::File { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_directory_is_for_one_follower_or_one_server() {
    let server = Server::start().await;
    let copy = tempfile::tempdir().unwrap();
    let follower = Follower::start(server.data.path(), copy.path()).unwrap();
    let is_followed = |error: &ServeError| matches!(error, ServeError::Followed(path) if path == copy.path());
    let second = Follower::start(server.data.path(), copy.path()).err().unwrap();
    assert!(is_followed(&second), "{second}");
    let plain = backup(server.data.path(), copy.path()).unwrap_err();
    assert!(is_followed(&plain), "{plain}");
    let config = Config { listen: "127.0.0.1:0".parse().unwrap(), ..Config::new(copy.path()) };
    let serving = partie_server::serve(config, |_| {}, std::future::pending());
    let refused = tokio::time::timeout(PATIENCE, serving).await.unwrap().unwrap_err();
    assert!(is_followed(&refused), "{refused}");
    follower.stop();
    let own = Follower::start(server.data.path(), server.data.path()).err().unwrap();
    assert!(matches!(own, ServeError::Exists(_)), "{own}");
}

/// A copy as a follower leaves it that is killed: with its write-ahead file.
fn as_if_killed(copy: &Path, directory: &Path) -> PathBuf {
    let connection = rusqlite::Connection::open(copy.join("log.sqlite")).unwrap();
    connection.pragma_update(None, "journal_mode", "WAL").unwrap();
    connection.pragma_update(None, "wal_autocheckpoint", 0).unwrap();
    connection.execute_batch("UPDATE alive SET at = at + 1; UPDATE alive SET at = at + 1").unwrap();
    let killed = directory.join("killed");
    std::fs::create_dir_all(killed.join(".backup-x")).unwrap();
    for file in std::fs::read_dir(copy).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), killed.join(file.file_name())).unwrap();
    }
    std::fs::write(killed.join("backup.lock"), "").unwrap();
    assert!(killed.join("log.sqlite-wal").exists());
    killed
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_follower_leaves_is_continued_or_replaced() {
    let (data, copy, _) = log_ahead_of_its_copy().await;
    let directory = tempfile::tempdir().unwrap();
    let killed = as_if_killed(copy.path(), directory.path());
    Follower::start(data.path(), &killed).unwrap().stop();
    assert_eq!(names(&killed), ["accounts.sqlite", "log.sqlite"]);
    assert_eq!(sound(&killed), sound(data.path()));
    let killed = as_if_killed(&killed, &directory.path().join("again"));
    backup(copy.path(), &killed).unwrap();
    assert_eq!(names(&killed), ["accounts.sqlite", "log.sqlite"]);
    assert_eq!(sound(&killed), sound(copy.path()), "no page of the old copy is left");
}
