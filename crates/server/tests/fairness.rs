//! Nobody's clock pays for the server: not for its restarts, its pauses or its system clock.

mod common;

use std::time::Duration;

use common::{Client, Page, Server, two_players, until};
use serde_json::{Value, json};

fn five_seconds() -> Value {
    json!({"time_control": "5", "flag": "automatic"})
}

fn shown(state: &Value, colour: &str) -> i64 {
    state["view"]["clocks"][colour].as_i64().expect("a clock")
}

/// A game in which Black has five seconds, and the move.
async fn black_to_move(server: &Server) -> (String, [Client; 2], [Page; 2]) {
    let (table, clients, mut pages) = two_players(server.address, five_seconds()).await;
    assert_eq!(pages[0].moves(&table, "e2-e4").await["type"], "done");
    (table, clients, pages)
}

#[tokio::test(flavor = "multi_thread")]
async fn fide_6_downtime_is_charged_to_nobody() {
    for down_ms in [7000, 3_600_000] {
        let server = Server::in_its_own_time(|_| {}).await;
        let mut games = Vec::new();
        for _ in 0..5 {
            games.push(black_to_move(&server).await);
        }
        server.advance_ms(1000);
        let server = server.restarted_after_ms(down_ms, |_| {}).await;
        for (table, clients, _) in games {
            let [_, black] = clients.map(|client| client.at(&server));
            let state = black.state(&table).await;
            assert_eq!(state["view"].get("outcome"), None, "{state}");
            assert_eq!(shown(&state, "black"), 4000, "after {down_ms} ms");
            let mut page = black.connect().await;
            page.open(&table).await;
            assert_eq!(page.moves(&table, "e7-e5").await["type"], "done");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_three_seconds_after_a_restart_and_then_the_flag_falls() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (table, [_, black], _) = black_to_move(&server).await;
    let server = server.restarted_after_ms(60_000, |_| {}).await;
    let black = black.at(&server);
    server.advance_ms(3000);
    let state = black.state(&table).await;
    assert_eq!(shown(&state, "black"), 5000, "the pages had time to come back");
    assert_eq!(state["decided"][0]["phrase"]["key"], "verdict-server-was-down", "and are told why");
    server.advance_ms(4900);
    assert_eq!(shown(&black.state(&table).await, "black"), 100);
    server.advance_ms(200);
    until("the flag falls", async || black.state(&table).await["view"]["outcome"]["reason"] == "flag").await;
    let log = black.get(&format!("/api/v1/tables/{table}/log")).await.body;
    assert!(log.contains("the server was down") && log.contains("the server is back"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_system_clock_does_not_matter() {
    let hour = 3_600_000_i64;
    // What is set before the restart, and after it.
    for (before, after) in [(0, -hour / 6), (0, -2 * hour), (hour, -hour), (-hour, hour), (0, 48 * hour)] {
        let server = Server::in_its_own_time(|_| {}).await;
        let time = server.time.clone().unwrap();
        let (table, clients, _) = black_to_move(&server).await;
        time.set_date_by(before);
        server.advance_ms(500);
        let late = clients[0].open_table(json!({"regulations": five_seconds()})).await.0;
        time.set_date_by(after);
        let server = server.restarted_after_ms(1000, |_| {}).await;
        let [white, black] = clients.map(|client| client.at(&server));
        assert_eq!(shown(&black.state(&table).await, "black"), 4500, "{before} {after}");
        server.advance_ms(4000);
        assert_eq!(shown(&black.state(&table).await, "black"), 3500, "{before} {after}: the clock runs");
        assert_eq!(black.act(&table, json!({"act": {"act": "move", "move": "e7-e5"}})).await.status, 200);
        server.advance_ms(1000);
        let state = white.state(&table).await;
        assert_eq!((shown(&state, "white"), shown(&state, "black")), (4000, 3500), "{before} {after}");
        assert_eq!(white.state(&late).await["view"].get("outcome"), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_charged_to_nobody_and_the_log_notes_it() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (table, [white, black], mut pages) = black_to_move(&server).await;
    server.advance_ms(1000);
    server.time.as_ref().unwrap().pause(Duration::from_secs(15));
    let update = loop {
        let update = pages[1].wait(&["update"]).await;
        if update["seq"].as_u64().unwrap() > 3 {
            break update; // the pages are told how the clocks stand
        }
    };
    assert_eq!(shown(&update, "black"), 4000, "{update}");
    assert_eq!(pages[1].moves(&table, "e7-e5").await["type"], "done");
    assert_eq!(shown(&black.state(&table).await, "black"), 4000);
    white.act(&table, json!({"act": {"act": "resign"}})).await.ok();
    let log = white.get(&format!("/api/v1/tables/{table}/log")).await.body;
    assert!(log.contains("the server was paused") && log.contains("the server goes on"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_the_server_says_goodbye() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (table, [_, black], pages) = black_to_move(&server).await;
    let time = server.time.clone().unwrap();
    let stopping = tokio::spawn(server.restarted_after_ms(1000, |_| {}));
    let [mut white, _deaf] = pages; // a page that does not read holds the goodbye up
    while white.next().await.is_some() {}
    time.advance(Duration::from_secs(2));
    let server = stopping.await.unwrap();
    assert_eq!(shown(&black.at(&server).state(&table).await, "black"), 5000);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_come_back_see_the_clocks_stand_until_they_run_on() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({"time_control": "300"})).await;
    pages[0].moves(&table, "e2-e4").await;
    let server = server.restarted_after_ms(5000, |_| {}).await;
    let mut page = white.at(&server).connect().await;
    let state = page.open(&table).await;
    assert_eq!(state["view"]["clocks"].get("running"), None, "{state}");
    server.advance_ms(3100);
    let update = page.wait(&["update"]).await;
    assert_eq!(update["view"]["clocks"]["running"], "black");
    assert_eq!(update["seq"], state["seq"], "nothing has happened but that");
}
