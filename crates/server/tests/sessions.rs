//! Sessions, tokens and accounts end, and what was opened with them ends too.

mod common;

use std::time::{SystemTime, UNIX_EPOCH};

use common::{Client, Page, Server};
use serde_json::{Value, json};

fn credentials(password: &str) -> Value {
    json!({"name": "Anna", "password": password})
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

async fn logged_in(server: &Server) -> Client {
    let mut client = Client::nobody(server.address);
    client.post_and_keep("/api/v1/login", credentials("correct horse")).await;
    client
}

/// A page of the client, connected.
async fn page_of(client: &Client) -> Page {
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    page
}

/// A page is open, and not only not closed yet.
async fn is_open(page: &mut Page) -> bool {
    page.send(json!({"type": "ping", "sent": 1})).await;
    page.next().await.is_some_and(|message| message["type"] == "pong")
}

async fn name(client: &Client) -> Value {
    client.get("/api/v1/me").await.ok()["person"]["name"].clone()
}

async fn token(client: &Client, more: Value) -> (u64, Client) {
    let mut new = json!({"name": "bot", "scopes": ["read"]});
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = client.post("/api/v1/tokens", new).await.ok();
    let token = made["secret"].as_str().map(str::to_owned);
    let bot = Client { cookie: String::new(), token, origin: None, ..client.clone() };
    (made["token"]["id"].as_u64().unwrap(), bot)
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_closes_the_pages_of_this_session_only() {
    let server = Server::start().await;
    let mut anna = Client::account(server.address, "Anna").await;
    let other = logged_in(&server).await;
    let (mut page, mut second) = (page_of(&anna).await, page_of(&anna).await);
    let (_, bot) = token(&other, json!({})).await;
    anna.post_and_keep("/api/v1/logout", Value::Null).await;
    assert_eq!((page.next().await, second.next().await), (None, None));
    assert_eq!((name(&anna).await, name(&other).await), (Value::Null, json!("Anna")));
    assert!(is_open(&mut page_of(&bot).await).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn revoking_a_token_closes_its_pages_only() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let ((id, bot), (_, other)) = (token(&anna, json!({})).await, token(&anna, json!({})).await);
    let (mut goes, mut stays, mut own) = (page_of(&bot).await, page_of(&other).await, page_of(&anna).await);
    assert_eq!(anna.request("DELETE", &format!("/api/v1/tokens/{id}"), "").await.status, 200);
    assert_eq!(goes.next().await, None);
    assert!(is_open(&mut stays).await && is_open(&mut own).await);
    assert!(bot.try_connect().await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let other = logged_in(&server).await;
    let mut goes = page_of(&other).await;
    let listed = anna.get("/api/v1/sessions").await.ok();
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.iter().filter(|session| session["current"] == true).count(), 1);
    assert_eq!(listed.len(), 2);
    let session = listed.iter().find(|session| session["current"] == false).unwrap();
    assert!(session["used_at"].as_u64().unwrap() >= session["begun_at"].as_u64().unwrap());
    let path = format!("/api/v1/sessions/{}", session["id"]);

    let berta = Client::account(server.address, "Berta").await;
    assert_eq!(berta.request("DELETE", &path, "").await.fault().0, 404, "it is somebody else's");
    assert!(is_open(&mut goes).await);
    assert_eq!(anna.request("DELETE", &path, "").await.status, 200);
    assert_eq!(goes.next().await, None);
    assert_eq!((name(&other).await, name(&anna).await), (Value::Null, json!("Anna")));
    assert_eq!(anna.request("DELETE", &path, "").await.fault().0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let other = logged_in(&server).await;
    let mut goes = page_of(&other).await;
    let change = |old: &str, new: &str| anna.post("/api/v1/password", json!({"old": old, "new": new}));
    assert_eq!(change("wrong horse", "another horse").await.fault(), (401, "wrong-password".to_owned()));
    assert_eq!(change("correct horse", "short").await.fault(), (400, "bad-credentials".to_owned()));
    assert!(is_open(&mut goes).await);
    assert_eq!(change("correct horse", "another horse").await.status, 200);
    assert_eq!(goes.next().await, None);
    assert_eq!((name(&other).await, name(&anna).await), (Value::Null, json!("Anna")));
    let nobody = Client::nobody(server.address);
    let login = |password| nobody.post("/api/v1/login", credentials(password));
    assert_eq!((login("correct horse").await.status, login("another horse").await.status), (401, 200));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_its_games_and_its_name_to_nobody() {
    let server = Server::start().await;
    let mut anna = Client::account(server.address, "Anna").await;
    let (table, _) = anna.open_table(json!({"opponent": "friend"})).await;
    let (_, bot) = token(&anna, json!({})).await;
    let other = logged_in(&server).await;
    anna.post("/api/v1/seeks", json!({"regulations": {}})).await.ok();
    let mut pages = [page_of(&anna).await, page_of(&bot).await, page_of(&other).await];

    let wrong = anna.post("/api/v1/delete-account", json!({"password": "wrong horse"})).await;
    assert_eq!(wrong.fault(), (401, "wrong-password".to_owned()));
    anna.post_and_keep("/api/v1/delete-account", json!({"password": "correct horse"})).await;
    for page in &mut pages {
        assert_eq!(page.next().await, None);
    }
    assert_eq!((name(&anna).await, name(&other).await), (Value::Null, Value::Null));
    assert_eq!(bot.get("/api/v1/my/tables").await.status, 401);
    let guest = server.guest().await;
    assert_eq!(guest.get("/api/v1/lobby").await.ok()["seeks"], json!([]));
    assert_eq!(guest.get(&format!("/api/v1/tables/{table}")).await.status, 200, "its games stay");

    assert_eq!(guest.post("/api/v1/login", credentials("correct horse")).await.status, 401);
    for taken in ["Anna", "ANNA"] {
        let again = guest.post("/api/v1/register", json!({"name": taken, "password": "correct horse"})).await;
        assert_eq!(again.fault(), (409, "name-looks-taken".to_owned()), "{taken}");
    }
    let (table, _) = guest.open_table(json!({"opponent": "others"})).await;
    for name in ["Anna", "deleted 1"] {
        let grant = json!({"role": "white", "name": name});
        let granted = guest.post(&format!("/api/v1/tables/{table}/grants"), grant).await;
        assert_eq!(granted.fault().0, 404, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_ends_when_its_token_expires() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let (_, bot) = token(&anna, json!({"expires_at": now_ms() + 1500})).await;
    let mut page = page_of(&bot).await;
    assert_eq!(page.next().await, None);
    assert_eq!(bot.get("/api/v1/my/tables").await.fault(), (401, "log-in-first".to_owned()));
    let listed = anna.get("/api/v1/tokens").await.ok();
    assert!(listed[0]["expires_at"].as_u64().unwrap() <= now_ms());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_not_used_for_a_month_has_expired() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let file = rusqlite::Connection::open(server.data.path().join("accounts.sqlite")).unwrap();
    let guest = anna.cookie_named("partie_guest").unwrap().to_owned();
    let used_days_ago = |days: u64| {
        let used_at = now_ms() - days * 86_400_000;
        file.execute("UPDATE sessions SET used_at = ?", [used_at]).unwrap();
    };
    used_days_ago(29);
    assert_eq!(name(&anna).await, "Anna");
    used_days_ago(31);
    assert_eq!(name(&anna).await, Value::Null);
    let only_guest = Client { cookie: format!("partie_guest={guest}"), ..anna.clone() };
    assert_eq!(anna.get("/api/v1/me").await.ok(), only_guest.get("/api/v1/me").await.ok());
}
