//! Guessing a password is slow, and locks nobody else out.

mod common;

use common::{Client, Server};
use partie_server::Rate;
use serde_json::json;

/// A server that believes what the tests say of their address.
async fn server() -> Server {
    Server::with(|config| {
        config.proxies = 1;
        config.limits.logins = Rate { burst: 3.0, per_minute: 0.001 };
    })
    .await
}

/// The status of a login from this address.
async fn login(client: &Client, address: &str, password: &str) -> u16 {
    let client = Client { forwarded_for: Some(address.to_owned()), ..client.clone() };
    client.post("/api/v1/login", json!({"name": "Anna", "password": password})).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_address_that_guesses_has_to_wait() {
    let server = server().await;
    Client::account(server.address, "Anna").await;
    let thief = Client::nobody(server.address);
    for _ in 0..3 {
        assert_eq!(login(&thief, "2001:db8::1", "wrong horse").await, 401);
    }
    let client = Client { forwarded_for: Some("2001:db8::2".to_owned()), ..thief.clone() };
    let refused = client.post("/api/v1/login", json!({"name": "anna", "password": "correct horse"})).await;
    assert_eq!(refused.fault(), (429, "too-many".to_owned()), "the same network");
    assert_eq!(refused.json()["retry_after"], 1);
    assert!(refused.head.contains("retry-after: 1"), "{}", refused.head);
    assert_eq!(login(&thief, "2001:db8:0:1::1", "correct horse").await, 200, "another network");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_has_logged_in_before_does_not_wait_for_others() {
    let server = server().await;
    let mut owner = Client::account(server.address, "Anna").await;
    owner.post_and_keep("/api/v1/logout", serde_json::Value::Null).await;
    let thief = server.guest().await;
    for _ in 0..3 {
        assert_eq!(login(&thief, "192.0.2.1", "wrong horse").await, 401);
    }
    assert_eq!(login(&thief, "192.0.2.1", "correct horse").await, 429);
    assert_eq!(login(&owner, "192.0.2.1", "correct horse").await, 200, "from the same address");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_left_open_is_no_way_to_guess_the_password() {
    let server = server().await;
    let anna = Client::account(server.address, "Anna").await;
    let mut faults = Vec::new();
    for _ in 0..4 {
        let answer = anna.post("/api/v1/delete-account", json!({"password": "wrong horse"})).await;
        faults.push(answer.fault().1);
    }
    assert_eq!(faults, ["wrong-password", "wrong-password", "wrong-password", "too-many"]);
    let change = json!({"old": "correct horse", "new": "another horse"});
    assert_eq!(anna.post("/api/v1/password", change).await.status, 429);
}
