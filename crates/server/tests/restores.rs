//! Putting back what a backup has copied.

mod common;
mod copies;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::{Client, Server, two_players};
use copies::{change, last_position, names, sound};
use partie_server::log::{Damage, Finding, Flaw};
use partie_server::{FileFault, RestoreOptions, ServeError, backup, restore};
use serde_json::json;
use tempfile::TempDir;

const PLAINLY: RestoreOptions = RestoreOptions { replace: false, damaged: false };
const REPLACING: RestoreOptions = RestoreOptions { replace: true, damaged: false };
const DAMAGED: RestoreOptions = RestoreOptions { replace: false, damaged: true };

/// A server with one game of two moves, its copy, and the game.
async fn server_and_copy() -> (Server, TempDir, (String, Client)) {
    let server = Server::start().await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    pages[1].moves(&table, "e7-e5").await;
    let copy = tempfile::tempdir().unwrap();
    backup(server.data.path(), copy.path()).unwrap();
    (server, copy, (table, white))
}

/// The texts of all files, to see that nothing has changed.
fn contents(directory: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(directory).unwrap().map(|file| file.unwrap().path());
    let mut contents: Vec<_> = files.map(|path| (path.clone(), fs::read(path).unwrap())).collect();
    contents.sort();
    contents
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_restored_and_served() {
    let (server, copy, (table, white)) = server_and_copy().await;
    let home = tempfile::tempdir().unwrap();
    let restored = restore(copy.path(), home.path(), PLAINLY).unwrap();
    assert_eq!((restored.log.entries, restored.log.tables), (last_position(copy.path()), 1));
    assert_eq!((restored.aside.clone(), restored.has_key), (None, false));
    assert_eq!(restored.newest().unwrap().len(), "2009-07-01 15:04".len());
    assert_eq!(names(home.path()), ["accounts.sqlite", "log.lock", "log.sqlite"]);
    assert_eq!(sound(home.path()), sound(server.data.path()));
    let other = Server::on(Arc::new(home), |_| {}).await;
    let white = Client { address: other.address, ..white };
    assert_eq!(white.state(&table).await["view"]["lines"][1]["notation"], "e5");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_there_is_kept_aside_and_its_lists_do_not_stay() {
    let (server, copy, (table, white)) = server_and_copy().await;
    for _ in 0..3 {
        white.open_table(json!({})).await;
    }
    let in_use = restore(copy.path(), server.data.path(), REPLACING).unwrap_err();
    assert!(matches!(in_use, ServeError::File { fault: FileFault::InUse, .. }), "{in_use}");
    let data = server.stop().await;
    let (before, after) = (sound(data.path()), sound(copy.path()));
    let there = restore(copy.path(), data.path(), PLAINLY).unwrap_err();
    assert!(matches!(there, ServeError::Exists(_)), "{there}");
    assert_eq!(sound(data.path()), before);
    let restored = restore(copy.path(), data.path(), REPLACING).unwrap();
    let aside = restored.aside.unwrap();
    assert_eq!(aside, data.path().join("replaced-1"));
    assert!(restored.has_key, "the directory keeps its key");
    assert_eq!(names(data.path()), ["accounts.sqlite", "log.lock", "log.sqlite", "replaced-1", "server.key"]);
    assert_eq!((sound(data.path()), sound(&aside)), (after, before.clone()));
    let server = Server::on(data, |_| {}).await;
    let white = Client { address: server.address, ..white };
    assert_eq!(white.get("/api/v1/my/tables").await.ok()[0]["table"], json!(table));
    let data = server.stop().await;
    let restored = restore(&aside, data.path(), REPLACING).unwrap(); // and back again
    assert_eq!(restored.aside.unwrap(), data.path().join("replaced-2"));
    assert_eq!(sound(data.path()), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_copy_is_refused_and_named_and_restored_only_on_request() {
    let (server, copy, (table, white)) = server_and_copy().await;
    let seq = last_position(copy.path());
    change(copy.path(), &format!("UPDATE events SET at = at + 1 WHERE position = {seq}"));
    let findings = vec![Finding::Table { table: table.clone(), damage: Damage { seq, flaw: Flaw::Altered } }];
    let data = server.stop().await;
    let before = contents(data.path());
    let error = restore(copy.path(), data.path(), REPLACING).unwrap_err();
    assert!(matches!(&error, ServeError::Log { findings: named, .. } if *named == findings), "{error}");
    assert!(contents(data.path()) == before, "nothing has changed");
    let home = tempfile::tempdir().unwrap();
    let refused = restore(copy.path(), home.path(), PLAINLY).unwrap_err();
    assert!(matches!(refused, ServeError::Log { .. }), "{refused}");
    assert_eq!(names(home.path()), Vec::<String>::new(), "nothing is left behind");
    assert_eq!(restore(copy.path(), home.path(), DAMAGED).unwrap().log.findings, findings);
    let other = Server::on(Arc::new(home), |_| {}).await;
    let white = Client { address: other.address, ..white };
    assert_eq!(
        white.state(&table).await["view"]["lines"].as_array().unwrap().len(),
        1,
        "up to the last good entry"
    );
}

/// Damage that SQLite itself stumbles over.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_with_a_page_of_noise_is_refused_and_named_too() {
    let server = Server::start().await;
    let (table, _, mut pages) = two_players(server.address, json!({})).await;
    let knights = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"];
    for ply in 0..60 {
        assert_eq!(pages[ply % 2].moves(&table, knights[ply % 4]).await["type"], "done");
    }
    let copy = tempfile::tempdir().unwrap();
    backup(server.data.path(), copy.path()).unwrap();
    let path = copy.path().join("log.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    let has_moves = |page: &&mut [u8]| page.windows(5).any(|text| text == b"f6-g8");
    bytes.chunks_mut(4096).filter(has_moves).nth(1).expect("a page with moves").fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let home = tempfile::tempdir().unwrap();
    let refused = restore(copy.path(), home.path(), PLAINLY).unwrap_err();
    let ServeError::Log { findings, .. } = refused else { panic!("{refused}") };
    assert!(
        findings
            .iter()
            .any(|finding| matches!(finding, Finding::Table { table: named, .. } if *named == table))
    );
    let restored = restore(copy.path(), home.path(), DAMAGED).unwrap();
    assert_eq!(restored.log.findings, findings, "the same is left that the copy has");
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_or_newer_accounts_are_refused() {
    let (_server, copy, _) = server_and_copy().await;
    let path = copy.path().join("accounts.sqlite");
    let whole = fs::read(&path).unwrap();
    let home = tempfile::tempdir().unwrap();
    let harms: [fn(&Path); 3] = [
        |path| fs::write(path, "no database\n".repeat(1000)).unwrap(),
        |path| rusqlite::Connection::open(path).unwrap().pragma_update(None, "user_version", 99).unwrap(),
        |path| fs::remove_file(path).unwrap(),
    ];
    for harm in harms {
        harm(&path);
        let refused = restore(copy.path(), home.path(), PLAINLY).unwrap_err();
        assert!(matches!(&refused, ServeError::File { path: of, .. } if *of == path), "{refused}");
        assert_eq!(names(home.path()), Vec::<String>::new());
        fs::write(&path, &whole).unwrap();
    }
    restore(copy.path(), home.path(), PLAINLY).unwrap();
}
