//! Floods at one table, and frames that no browser sends: those who play do not notice.

mod common;

use std::time::Duration;

use common::{Client, PATIENCE, Page, Server, two_players, until};
use futures_util::{SinkExt, StreamExt};
use partie_server::Limits;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::protocol::Message;

/// Sends the same frame until the connection is closed; says whether it was.
async fn floods(page: Page, frame: Message) -> bool {
    let (mut sink, mut stream) = page.socket.split();
    let reading = async { while let Some(Ok(_)) = stream.next().await {} };
    let writing = async { while sink.send(frame.clone()).await.is_ok() {} };
    let both = async { tokio::join!(reading, writing) };
    tokio::time::timeout(PATIENCE, both).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_or_pongs_ends_the_connection() {
    let server = Server::start().await;
    let guest = server.guest().await;
    for frame in [Message::Pong("x".into()), Message::Ping("x".into())] {
        assert!(floods(guest.connect().await, frame.clone()).await, "{frame:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_in_a_flood_of_acts_is_not_present() {
    let server = Server::with(|config| config.limits = Limits::lifted()).await;
    let (table, [_, black], [mut white_page, mut black_page]) = two_players(server.address, json!({})).await;
    let act = json!({"type": "act", "id": 1, "table": table, "act": {"act": "offer"}}).to_string();
    let flood = tokio::spawn(floods(black.connect().await, Message::Text(act.into())));
    white_page.send(json!({"type": "leave", "table": table})).await;
    while black_page.wait(&["info"]).await["present"] != json!(["black"]) {}

    white_page.open(&table).await;
    drop(white_page);
    let present = async || black.state(&table).await["info"]["present"].clone();
    until("White has gone", async || present().await == json!(["black"])).await;
    flood.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_no_browser_sends_end_the_connection() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let too_long = [&[0x81, 0xfe, 0x13, 0x88, 0, 0, 0, 0][..], &[b' '; 5000]].concat();
    let rows: [(&str, &[u8]); 4] = [
        (
            "it says that it is as long as can be",
            &[0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0],
        ),
        ("it is not masked", &[0x81, 2, b'{', b'}']),
        ("it has reserved bits", &[0xf3, 0x80, 0, 0, 0, 0]),
        ("it is longer than allowed", &too_long),
    ];
    for (what, frame) in rows {
        let mut page = guest.connect().await;
        page.wait(&["hello"]).await;
        let mut stream = page.socket.into_inner();
        stream.write_all(frame).await.unwrap();
        let closed = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut Vec::new())).await;
        assert!(closed.is_ok(), "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_is_no_guests_is_nobodys() {
    let server = Server::start().await;
    let spaces = format!("g{}", " ".repeat(32));
    let long = "g".repeat(6000);
    for secret in ["", "g", "s", &spaces, &long] {
        let cookie = format!("partie_guest={secret}; partie_session={secret}");
        let client = Client { cookie, ..Client::nobody(server.address) };
        let answer = client.post("/api/v1/tables", json!({})).await;
        assert_eq!(answer.fault(), (401, "log-in-first".to_owned()), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_is_deleted_in_a_game_leaves_its_opponent_at_the_table() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let black = server.guest().await;
    let new = json!({"colour": "white", "regulations": {"time_control": "60"}});
    let (table, keys) = anna.open_table(new).await;
    black.join(&table, &keys[0]).await.ok();
    let (mut page, mut black_page) = (anna.connect().await, black.connect().await);
    page.open(&table).await;
    black_page.open(&table).await;
    page.moves(&table, "e2-e4").await;
    for _ in 0..20 {
        page.send_act(&table, json!({"act": "offer"})).await;
    }
    anna.post("/api/v1/delete-account", json!({"password": "correct horse"})).await.ok();
    while page.next().await.is_some() {}
    let present = async || black.state(&table).await["info"]["present"].clone();
    until("Anna has gone", async || present().await == json!(["black"])).await;

    let resign = json!({"act": {"act": "resign"}, "as": "white"});
    assert_eq!(anna.act(&table, resign).await.fault(), (403, "not-allowed".to_owned()));
    let credentials = json!({"name": "Anna", "password": "correct horse"});
    let again = Client::nobody(server.address).post("/api/v1/register", credentials).await;
    assert_eq!(again.status, 409, "the name stays with the games that were played under it");
    assert_eq!(black_page.moves(&table, "e7-e5").await["type"], "done");
    assert_eq!(black.state(&table).await["view"]["clocks"]["running"], "white");
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_of_spectators_do_not_keep_a_player_from_moving() {
    let server = Server::start().await;
    let (table, _, mut pages) = two_players(server.address, json!({})).await;
    let act = json!({"type": "act", "id": 1, "table": table, "act": {"act": "offer"}}).to_string();
    let mut crowd = Vec::new();
    for _ in 0..250 {
        crowd.push(server.guest().await.connect().await);
    }
    let crowd = crowd.into_iter().map(|page| floods(page, Message::Text(act.clone().into())));
    let flood = tokio::spawn(futures_util::future::join_all(crowd.map(tokio::spawn)));
    let mut ply = 0;
    while !flood.is_finished() {
        let mv = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"][ply % 4];
        let answer = pages[ply % 2].moves(&table, mv).await;
        assert_eq!(answer["type"], "done", "{answer}");
        ply += 1;
        tokio::time::sleep(Duration::from_millis(60)).await; // the server allows 20 messages a second
    }
}
