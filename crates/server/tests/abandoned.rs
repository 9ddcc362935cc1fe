//! Tables to which nobody comes any more.

mod common;

use std::time::Duration;

use common::{Client, Server, two_players, until};
use partie_server::Patience;
use serde_json::{Value, json};

fn patience(never_begun_ms: u64, under_way_ms: u64) -> impl FnOnce(&mut partie_server::Config) {
    move |config| {
        let (never_begun, under_way) =
            (Duration::from_millis(never_begun_ms), Duration::from_millis(under_way_ms));
        config.patience = Patience { never_begun, under_way };
    }
}

async fn is_abandoned(client: &Client, table: &str) -> bool {
    client.get(&format!("/api/v1/tables/{table}")).await.ok()["info"]["abandoned"] == true
}

async fn becomes_abandoned(client: &Client, table: &str) {
    until("the table is closed", async || is_abandoned(client, table).await).await;
}

/// A table that becomes abandoned now shows that the others were asked, too.
async fn all_are_asked(server: &Server) {
    let host = server.guest().await;
    let (table, _) = host.open_table(json!({})).await;
    server.advance_ms(HOUR_MS);
    becomes_abandoned(&host, &table).await;
}

const HOUR_MS: u64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_never_began_is_closed_and_the_log_says_so() {
    let server = Server::in_its_own_time(patience(300, 60_000)).await;
    let (host, friend) = (server.guest().await, server.guest().await);
    let (table, keys) = host.open_table(json!({"regulations": {"time_control": "300"}})).await;
    assert!(!is_abandoned(&host, &table).await);
    server.advance_ms(300);
    becomes_abandoned(&host, &table).await;
    assert_eq!(friend.join(&table, &keys[0]).await.fault(), (409, "abandoned".to_owned()));
    let act = host.act(&table, json!({"act": {"act": "resign"}})).await;
    assert_eq!(act.fault(), (409, "abandoned".to_owned()));
    let mine = host.get("/api/v1/my/tables").await.ok();
    assert_eq!((&mine[0]["abandoned"], &mine[0]["outcome"]), (&json!(true), &Value::Null));
    let mut lines = Vec::new();
    partie_server::export(server.data.path(), None, partie_server::Format::Events, &mut lines).unwrap();
    assert!(String::from_utf8(lines).unwrap().contains(r#""entry":"abandoned""#));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_against_an_empty_seat() {
    let server = Server::start().await;
    let (host, friend) = (server.guest().await, server.guest().await);
    let (table, keys) = host.open_table(json!({"colour": "white"})).await;
    let move_it = || host.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}}));
    assert_eq!(move_it().await.fault(), (409, "why-seat-empty".to_owned()));
    let resigns = host.act(&table, json!({"act": {"act": "resign"}})).await;
    assert_eq!(resigns.fault(), (409, "why-seat-empty".to_owned()));
    friend.join(&table, &keys[0]).await.ok();
    assert_eq!(move_it().await.ok()["state"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_organiser_calls_a_table_off_until_both_players_are_there() {
    let server = Server::start().await;
    let (host, friend) = (server.guest().await, server.guest().await);
    let (table, keys) = host.open_table(json!({"colour": "white"})).await;
    let path = format!("/api/v1/tables/{table}");
    let mut page = host.connect().await;
    page.open(&table).await;
    assert_eq!(friend.request("DELETE", &path, "").await.fault(), (403, "not-allowed".to_owned()));
    assert_eq!(host.request("DELETE", &path, "").await.status, 200);
    assert_eq!(page.wait(&["info"]).await["abandoned"], true);
    assert_eq!(host.request("DELETE", &path, "").await.fault(), (409, "abandoned".to_owned()));
    assert_eq!(friend.join(&table, &keys[0]).await.fault(), (409, "abandoned".to_owned()));
    let act = host.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await;
    assert_eq!(act.fault(), (409, "abandoned".to_owned()));

    let (table, keys) = host.open_table(json!({"colour": "white"})).await;
    friend.join(&table, &keys[0]).await.ok();
    let late = host.request("DELETE", &format!("/api/v1/tables/{table}"), "").await;
    assert_eq!(late.fault(), (409, "role-taken".to_owned()));
    assert!(!is_abandoned(&host, &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_clock_waits_while_somebody_is_there() {
    let server = Server::in_its_own_time(patience(200, 200)).await;
    let (table, [white, _], mut pages) = two_players(server.address, json!({})).await;
    pages[0].moves(&table, "e2-e4").await;
    let [page, other] = pages;
    drop(other);
    all_are_asked(&server).await;
    assert!(!is_abandoned(&white, &table).await, "White is there");
    drop(page);
    until("White has gone", async || white.state(&table).await["info"]["present"] == json!([])).await;
    server.advance_ms(HOUR_MS);
    becomes_abandoned(&white, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fide_6_9_a_game_that_a_player_left_goes_on_until_the_flag() {
    let server = Server::in_its_own_time(patience(100, 100)).await;
    let (table, [white, _], mut pages) =
        two_players(server.address, json!({"time_control": "2", "flag": "automatic"})).await;
    pages[0].moves(&table, "e2-e4").await;
    drop(pages);
    server.advance_ms(1900);
    assert_eq!(white.state(&table).await["view"].get("outcome"), None);
    server.advance_ms(100);
    until("the flag falls", async || {
        let state = white.state(&table).await;
        assert_eq!(state["info"].get("abandoned"), None);
        state["view"]["outcome"]["reason"] == "flag"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_changes_nothing_but_nobody_could_come_while_the_server_was_down() {
    let server = Server::in_its_own_time(patience(2000, 60_000)).await;
    let host = server.guest().await;
    let (table, _) = host.open_table(json!({})).await;
    let server = server.restarted_after_ms(3000, patience(2000, 60_000)).await;
    let host = host.at(&server);
    server.advance_ms(1900);
    assert!(!is_abandoned(&host, &table).await, "the downtime does not count");
    server.advance_ms(100);
    becomes_abandoned(&host, &table).await;
}
