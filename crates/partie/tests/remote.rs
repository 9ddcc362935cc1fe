//! `partie play --server`: a real server, terminals and pipes that play on it.

mod plain;
mod terminal;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use plain::Plain;
use terminal::Terminal;

/// A server process; its data stay when it is started again.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(data: &Path, listen: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["serve", "--listen", listen, "--data"])
            .arg(data)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Server { child, url: url.trim_end_matches('/').to_owned() }
    }

    /// `127.0.0.1:1234`
    fn address(&self) -> String {
        self.url.replace("http://", "")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A guest who opens a table plays White, and gives the link to a friend.
fn new_table(home: &Path, server: &Server, more: &[&str]) -> (Plain, String) {
    let mut white = Plain::start(home, &[&["--server", &server.url, "--colour", "white"], more].concat());
    white.wait_for("You are White");
    let line = white.wait_for("Your friend plays with this link");
    let link = line.split_whitespace().last().unwrap().to_owned();
    (white, link)
}

#[test]
fn a_screen_and_lines_play_to_mate_and_somebody_watches() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let homes = ["anna", "bob", "carl"].map(|name| folder.path().join(name));
    for home in &homes {
        fs::create_dir(home).unwrap();
    }
    let (mut white, link) = new_table(&homes[0], &server, &["--time", "5+3"]);
    let mut black = Terminal::of(&homes[1], 100, 30, &["--server", &link]);
    black.wait_for("You are Black");
    white.wait_for("Black is there");
    let address = link.split('?').next().unwrap();
    let mut watcher = Plain::start(&homes[2], &["--server", address]);
    watcher.wait_for("You are watching");
    watcher.say("resign");
    watcher.wait_for("this is not for a spectator to do");

    white.say("e5");
    white.wait_for("is no move here");
    white.say("f3");
    white.wait_for("White: f3");
    black.wait_for("White: f3");
    // Black sits below on Black's own screen, and is told why White's pieces are not moved.
    assert_eq!(black.top_rank(), Some('1'));
    black.enter("e2-e4", "belongs to White");
    black.enter("e5", "Black: e5");
    white.wait_for("White to move");
    white.say("acts");
    white.wait_for("You may: ");
    white.say("accept");
    white.wait_for("Refused: there is no offer");
    black.enter("draw", "Black offers a draw");
    white.wait_for("Black offers a draw");
    white.say("decline");
    black.wait_for("White declines the draw");
    white.say("g4");
    black.wait_for("White: g4");
    black.enter("Qh4", "0-1, checkmate (FIDE 5.1a)");
    white.wait_for("0-1, checkmate (FIDE 5.1a)");
    watcher.wait_for("0-1, checkmate (FIDE 5.1a)");
    watcher.quit();
    white.quit();
    black.quit();
}

#[test]
fn fide_9_5b_a_wrong_claim_is_told_to_both() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let (mut white, link) = new_table(&folder.path().join("anna"), &server, &["--time", "90"]);
    let mut black = Plain::start(&folder.path().join("bob"), &["--server", &link]);
    black.wait_for("You are Black");
    white.say("e4");
    black.wait_for("White: e4");
    black.say("claim repetition");
    for player in [&mut white, &mut black] {
        player.wait_for("the claim is wrong: the position has occurred once, not three times");
        player.wait_for("(FIDE 9.5b)");
    }
    white.quit();
    black.quit();
}

#[test]
fn a_rematch_is_played_with_the_colours_changed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let [anna, bob, carl] = ["anna", "bob", "carl"].map(|name| folder.path().join(name));
    let (mut anna, link) = new_table(&anna, &server, &["--game", "chess960"]);
    let mut bob = Plain::speaking("cs", &bob, &["--server", &link]);
    bob.wait_for("Vaše role: černý");
    let address = link.split('?').next().unwrap();
    let mut watcher = Plain::start(&carl, &["--server", address]);
    watcher.wait_for("You are watching");

    anna.say("rematch");
    anna.wait_for("the game is not over");
    anna.say("resign");
    anna.wait_for("rematch asks for another one");
    bob.wait_for("odveta nabídne další");
    watcher.wait_for("0-1");
    watcher.say("rematch");
    watcher.wait_for("your role does not allow this");
    bob.say("odveta");
    bob.wait_for("Nabídli jste odvetu");
    anna.wait_for("Black asks for a rematch");
    anna.say("rematch");
    anna.wait_for("The rematch is agreed");
    anna.wait_for("You are Black");
    let there = anna.wait_for("The table: ");
    assert!(!there.contains(address), "{there}");
    bob.wait_for("Odveta je domluvena");
    bob.wait_for("Vaše role: bílý");
    watcher.wait_for("The rematch is at http");

    bob.say("a2-a4");
    anna.wait_for("White: a4");
    anna.say("a7-a5");
    bob.wait_for("černý: a5");
    watcher.quit();
    anna.quit();
    bob.say("konec");
    assert!(bob.child.wait().unwrap().success());
}

#[test]
fn a_rematch_survives_a_broken_connection() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data, "127.0.0.1:0");
    let address = server.address();
    let mut both = Terminal::of(folder.path(), 100, 30, &["--server", &server.url, "--both-sides"]);
    both.wait_for("You are White, Black");
    both.enter("resign", "rematch asks for another one");
    // One person who holds both seats agrees at once.
    both.enter("rematch", "You are Black, White");
    both.enter("e4", "White: e4");
    drop(server);
    both.wait_for("no connection");
    let _again = Server::start(&data, &address);
    both.wait_for("Connected again");
    both.enter("e5", "Black: e5");
    both.quit();
}

#[test]
fn whoever_comes_back_has_the_same_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let home = folder.path().join("anna");
    let (mut white, link) = new_table(&home, &server, &["--game", "czech-draughts"]);
    white.say("c3-d4");
    white.wait_for("a seat is still empty");
    // As another guest of the same machine the friend's seat can be taken.
    let mut friend = Plain::start(&home, &["--server", &link, "--guest", "friend"]);
    friend.wait_for("You are Black");
    white.say("c3-d4");
    white.wait_for("White: c3-d4");
    white.quit();
    let table = link.split("/t/").nth(1).unwrap().split('?').next().unwrap().to_owned();
    let mut again = Plain::start(&home, &["--server", &server.url, "--table", &table]);
    again.wait_for("You are White");
    again.say("moves");
    again.wait_for("1. c3-d4");
    again.quit();
    friend.say("f6-e5");
    friend.wait_for("Black: f6-e5");
    friend.quit();
}

#[test]
fn a_guest_that_was_kept_by_the_old_cookie_has_the_same_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let home = folder.path().join("anna");
    let (white, link) = new_table(&home, &server, &[]);
    white.quit();
    let guests = home.join(".local/state/partie/guests");
    let file = fs::read_dir(guests).unwrap().next().unwrap().unwrap().path();
    let kept = fs::read_to_string(&file).unwrap();
    fs::write(&file, kept.replace("partie_guest=", "partie_session=")).unwrap();
    let mut again = Plain::start(&home, &["--server", link.split('?').next().unwrap()]);
    again.wait_for("You are White");
    again.quit();
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
}

/// An account in a browser.
struct Account<'a> {
    server: &'a Server,
    cookies: String,
}

impl Account<'_> {
    fn register<'a>(server: &'a Server, name: &str) -> Account<'a> {
        let mut account = Account { server, cookies: String::new() };
        let body = format!(r#"{{"name":"{name}","password":"eight or more"}}"#);
        let response = account.send("/register", &body);
        let set = response.headers().get_all("set-cookie").iter();
        let pairs: Vec<&str> = set.filter_map(|value| value.to_str().ok()?.split(';').next()).collect();
        assert_eq!(pairs.len(), 2, "a guest and a session");
        account.cookies = pairs.join("; ");
        account
    }

    #[track_caller]
    fn send(&self, path: &str, body: &str) -> ureq::http::Response<ureq::Body> {
        let request = ureq::post(format!("{}/api/v1{path}", self.server.url))
            .header("Origin", &self.server.url)
            .header("Content-Type", "application/json")
            .header("Cookie", &self.cookies);
        request.send(body).unwrap()
    }

    #[track_caller]
    fn post(&self, path: &str, body: &str) -> serde_json::Value {
        let answer = self.send(path, body).body_mut().read_to_string().unwrap();
        serde_json::from_str(&answer).unwrap()
    }
}

#[test]
fn an_invitation_is_declined_and_another_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let [host, dana] = ["Host", "Dana"].map(|name| Account::register(&server, name));
    let made =
        host.post("/tables", r#"{"colour":"white","regulations":{"time_control":"300","lag_limit_ms":500}}"#);
    let table = made["table"].as_str().unwrap();
    let token = dana.post("/tokens", r#"{"name":"terminal","scopes":["read","play"]}"#);
    let token = token["secret"].as_str().unwrap();
    let arguments = ["--server", &server.url, "--table", table, "--token", token];
    let mut black = Plain::start(folder.path(), &arguments);
    black.wait_for("You are watching");
    black.wait_for("Up to 500 ms of network delay per move is not counted");
    let grants = format!("/tables/{table}/grants");
    for answer in ["decline", "accept"] {
        let granted = host.post(&grants, r#"{"role":"black","name":"Dana"}"#);
        assert_eq!(granted["state"], "invited");
        black.wait_for("You are invited to be Black");
        black.say(answer);
        let told = if answer == "accept" { "You are Black" } else { "You have declined the invitation" };
        black.wait_for(told);
    }
    black.quit();
}

#[test]
fn a_connection_that_breaks_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data, "127.0.0.1:0");
    let (address, home) = (server.address(), folder.path().join("anna"));
    let (mut white, link) = new_table(&home, &server, &[]);
    let mut black = Plain::start(&folder.path().join("bob"), &["--server", &link]);
    black.wait_for("You are Black");
    white.say("e4");
    white.wait_for("White: e4");
    drop(server);
    white.wait_for("The connection is lost");
    white.say("draw");
    white.wait_for("no connection");
    let _again = Server::start(&data, &address);
    white.wait_for("Connected again");
    white.say("moves");
    white.wait_for("1. e4");
    white.quit();
    black.quit();
}

#[test]
fn both_sides_over_the_board_from_one_screen() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let arguments = ["--server", &server.url, "--both-sides", "--conduct", "over-the-board", "--time", "90"];
    let mut terminal = Terminal::of(folder.path(), 100, 30, &arguments);
    terminal.wait_for("13.6)");
    // Nobody is told what a touch binds to; that White's hand moved and pressed shows on the board and the clock.
    terminal.click("g1");
    terminal.click("f3");
    terminal.press(" ");
    terminal.wait_for("Black    1:29:5");
    terminal.click("e7");
    terminal.click("e5");
    terminal.wait_for("7   p     p     p     p     .     p     p     p");
    terminal.quit();
}

#[test]
fn what_cannot_be_reached_or_found_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), "127.0.0.1:0");
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_partie"))
            .args(["play", "--plain", "--lang", "en"])
            .args(arguments)
            .env("HOME", folder.path())
            .env_remove("XDG_STATE_HOME")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, error) = run(&["--server", "http://127.0.0.1:1"]);
    assert_eq!(code, Some(3), "{error}");
    assert!(error.contains("http://127.0.0.1:1 cannot be reached: nobody listens there"), "{error}");
    let (code, error) = run(&["--server", &server.url, "--key", "x"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("--key goes with --table"), "{error}");
    let (code, error) = run(&["--server", &server.url, "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("no legal move"), "{error}");
    let (code, error) = run(&["--server", &server.url, "--table", "nosuchtable"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("there is no such table"), "{error}");
    let (code, error) = run(&["--server", &server.url, "--token", "wrong"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("does not know this token"), "{error}");
    let kept = folder.path().join(".local/state/partie/guests");
    let guests: Vec<_> = fs::read_dir(kept).unwrap().collect();
    assert_eq!(guests.len(), 1, "the guest's secret is kept");
}
