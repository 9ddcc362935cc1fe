//! Whatever people write into their seeks, regulations and acts, the messages to others stay small.

mod common;

use common::{Answer, Client, Server};
use serde_json::{Value, json};

fn is_too_large(answer: &Answer) {
    assert_eq!(answer.fault(), (413, "too-large".to_owned()));
}

async fn arbiter_with_table(server: &Server) -> (Client, String) {
    let arbiter = server.guest().await;
    let (table, _) = arbiter.open_table(json!({"opponent": "others", "arbiter": true})).await;
    (arbiter, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_short_however_much_people_write_into_their_seeks() {
    let server = Server::start().await;
    for number in 0..150 {
        // Each differs from the others, so that all of them wait.
        let annex = format!("{number} {}", "x".repeat(900));
        let regulations = json!({"annex": annex, "time_control": "300"});
        let waits = server.guest().await.post("/api/v1/seeks", json!({ "regulations": regulations })).await;
        assert_eq!(waits.ok()["state"], "waits");
    }
    let mut page = server.guest().await.connect().await;
    page.send(json!({"type": "lobby", "on": true})).await;
    let lobby = page.wait(&["lobby"]).await;
    assert_eq!(lobby["seek_count"], 150);
    let seeks = lobby["seeks"].as_array().unwrap();
    assert_eq!(seeks.len(), 100);
    assert_eq!((&seeks[0]["special"], &seeks[0]["edition"]), (&json!(true), &json!("fide-2009")));
    let bytes = lobby.to_string().len();
    assert!(bytes < 40_000, "{bytes} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn long_texts_are_refused_at_the_door() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let long = "ř".repeat(501);
    for path in ["/api/v1/tables", "/api/v1/seeks"] {
        is_too_large(&guest.post(path, json!({"regulations": {"annex": long}})).await);
        guest.post(path, json!({"regulations": {"annex": "ř".repeat(500)}})).await.ok();
    }
    let (arbiter, table) = arbiter_with_table(&server).await;
    let acts: [Value; 2] = [
        json!({"act": "report", "report": {"incident": "smoking", "who": "white", "note": long}}),
        json!({"act": "say", "words": long}),
    ];
    let mut page = arbiter.connect().await;
    page.open(&table).await;
    for act in acts {
        is_too_large(&arbiter.act(&table, json!({ "act": act })).await);
        assert_eq!(page.act(&table, act.clone()).await["fault"], "too-large", "{act}");
    }
    let incident = json!({"incident": "smoking", "who": "white", "note": long});
    is_too_large(&arbiter.post(&format!("/api/v1/tables/{table}/advice"), incident).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_controls_of_very_many_periods_are_refused() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let periods = |count: usize| ["1/60"].repeat(count).join(":");
    for (count, status) in [(5, 200), (100, 400)] {
        let new = json!({"regulations": {"time_control": periods(count)}});
        for path in ["/api/v1/tables", "/api/v1/seeks"] {
            assert_eq!(guest.post(path, new.clone()).await.status, status, "{path}, {count} periods");
        }
    }
}
