//! Guests, accounts, sessions and tokens.

mod common;

use common::{Client, Server};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_stays_the_same_person() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let (one, two) = (guest.get("/api/v1/me").await.ok(), guest.get("/api/v1/me").await.ok());
    assert_eq!(one, two);
    assert_eq!((&one["version"], &one["person"]["name"]), (&json!(2), &Value::Null));
    assert_ne!(one["person"]["id"], server.guest().await.get("/api/v1/me").await.ok()["person"]["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_made_and_logs_in_and_out() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    assert_eq!(anna.get("/api/v1/me").await.ok()["person"]["name"], "Anna");
    let me = anna.get("/api/v1/me").await;
    assert!(!me.head.contains("set-cookie"));

    let mut again = Client::nobody(server.address);
    let wrong = again.post("/api/v1/login", json!({"name": "anna", "password": "wrong horse"})).await;
    assert_eq!(wrong.fault(), (401, "wrong-password".to_owned()));
    let unknown = again.post("/api/v1/login", json!({"name": "berta", "password": "wrong horse"})).await;
    assert_eq!(unknown.fault(), (401, "wrong-password".to_owned()));
    let taken = again.post("/api/v1/register", json!({"name": "ANNA", "password": "another horse"})).await;
    assert_eq!(taken.fault(), (409, "name-taken".to_owned()));
    let short = again.post("/api/v1/register", json!({"name": "cecilie", "password": "short"})).await;
    assert_eq!(short.fault(), (400, "bad-credentials".to_owned()));

    let answer = again.post("/api/v1/login", json!({"name": "anna", "password": "correct horse"})).await;
    let cookie = answer.head.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    again.take_cookie(&answer);
    assert_eq!(again.get("/api/v1/me").await.ok()["person"]["name"], "Anna");
    assert_eq!(again.post("/api/v1/logout", Value::Null).await.status, 200);
    assert_eq!(again.get("/api/v1/me").await.ok()["person"]["name"], Value::Null);
    assert_eq!(anna.get("/api/v1/me").await.ok()["person"]["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_sessions_pages_and_tokens() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let made = anna.post("/api/v1/tokens", json!({"name": "bot", "scopes": ["read"]})).await.ok();
    let token = made["secret"].as_str().unwrap().to_owned();
    let bot = Client { cookie: String::new(), token: Some(token), origin: None, ..anna.clone() };
    assert_eq!(bot.get("/api/v1/me").await.ok()["person"]["name"], "Anna");
    let mut page = anna.connect().await;
    page.wait(&["hello"]).await;
    anna.post("/api/v1/logout-everywhere", Value::Null).await;
    assert_eq!(page.next().await, None, "an open page is closed");
    assert_eq!(anna.get("/api/v1/me").await.ok()["person"]["name"], Value::Null);
    assert_eq!(bot.get("/api/v1/my/tables").await.fault(), (401, "log-in-first".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_does_what_its_scopes_allow() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let (table, _) = anna.open_table(json!({"opponent": "myself"})).await;
    let bot = |secret: &str| Client {
        cookie: String::new(),
        token: Some(secret.to_owned()),
        origin: None,
        ..anna.clone()
    };
    // What a token with one scope gets for: my tables, a move, a new table, a new token.
    let rows = [
        ("read", [200, 403, 403, 403]),
        ("play", [403, 200, 403, 403]),
        ("organise", [403, 403, 200, 403]),
        ("arbitrate", [403, 403, 403, 403]),
    ];
    for (scope, expected) in rows {
        let made = anna.post("/api/v1/tokens", json!({"name": scope, "scopes": [scope]})).await.ok();
        let bot = bot(made["secret"].as_str().unwrap());
        let got = [
            bot.get("/api/v1/my/tables").await.status,
            bot.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.status,
            bot.post("/api/v1/tables", json!({})).await.status,
            bot.post("/api/v1/tokens", json!({"name": "x", "scopes": []})).await.status,
        ];
        assert_eq!(got, expected, "{scope}");
    }
    let listed = anna.get("/api/v1/tokens").await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 4);
    let id = listed[0]["id"].as_u64().unwrap();
    assert_eq!(anna.request("DELETE", &format!("/api/v1/tokens/{id}"), "").await.status, 200);
    assert_eq!(anna.request("DELETE", &format!("/api/v1/tokens/{id}"), "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_cannot_act_for_a_visitor() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    for origin in [Some("http://evil.example".to_owned()), None] {
        let foreign = Client { origin, ..anna.clone() };
        assert_eq!(foreign.post("/api/v1/tables", json!({})).await.fault(), (403, "other-site".to_owned()));
        assert_eq!(foreign.post("/api/v1/logout", Value::Null).await.status, 403);
        assert!(foreign.try_connect().await.is_err());
    }
    let nobody = Client { cookie: String::new(), ..anna.clone() };
    assert_eq!(nobody.post("/api/v1/tables", json!({})).await.fault(), (401, "log-in-first".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_not_in_the_files() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let made = anna.post("/api/v1/tokens", json!({"name": "bot", "scopes": ["read"]})).await.ok();
    let change = json!({"old": "correct horse", "new": "another horse"});
    assert_eq!(anna.post("/api/v1/password", change).await.status, 200);
    let session = anna.cookie_named("partie_session").unwrap();
    let guest = anna.cookie_named("partie_guest").unwrap();
    let secrets = ["correct horse", "another horse", made["secret"].as_str().unwrap(), session, guest];
    for file in std::fs::read_dir(server.data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in secrets {
            let found = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!found, "a secret is kept in the clear");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_looks_like_a_taken_one_is_refused() {
    let server = Server::start().await;
    Client::account(server.address, "Ivan").await;
    let rows = [
        ("ivan", 409, "name-taken"),
        ("lvan", 409, "name-looks-taken"),
        ("1VAN", 409, "name-looks-taken"),
        ("Iv\u{430}n", 400, "name-mixes-scripts"),
        ("Iv an", 400, "bad-credentials"),
    ];
    let nobody = Client::nobody(server.address);
    for (name, status, fault) in rows {
        let answer =
            nobody.post("/api/v1/register", json!({"name": name, "password": "correct horse"})).await;
        assert_eq!(answer.fault(), (status, fault.to_owned()), "{name}");
    }
    Client::account(server.address, "Iván").await;
    Client::account(server.address, "Žluťoučký-kůň").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_number_names_no_token() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    for id in ["x", "-1", "1.5", "9223372036854775808", "99999999999999999999", "7"] {
        for path in ["tokens", "sessions"] {
            let answer = anna.request("DELETE", &format!("/api/v1/{path}/{id}"), "").await;
            assert_eq!(answer.fault(), (404, "not-found".to_owned()), "{path}/{id}");
        }
    }
    let past = anna.post("/api/v1/tokens", json!({"name": "x", "scopes": [], "expires_at": 5})).await;
    assert_eq!(past.fault(), (400, "malformed".to_owned()));
}
