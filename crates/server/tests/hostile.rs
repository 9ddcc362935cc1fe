//! What people send who mean no good, or whose program is broken.

mod common;

use common::{Client, Server, two_players};
use futures_util::SinkExt;
use partie_server::{PersonLimits, Rate};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::Message;

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_faults_that_say_where() {
    let server = Server::start().await;
    let client = server.guest().await;
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    let table = "x".repeat(900);
    let rows = [
        ("", "EOF"),
        ("[]", "missing field `type`"),
        ("{\"type\":\"open\"}", "missing field `table`"),
        ("{\"type\":\"dance\"}", "unknown variant `dance`"),
        (
            "{\"type\":\"act\",\"id\":1,\"table\":\"t\",\"act\":{\"act\":\"move\",\"move\":\"e2\"}}",
            "is not a move",
        ),
        ("{\"type\":\"act\",\"id\":-1,\"table\":\"t\",\"act\":{\"act\":\"resign\"}}", "-1"),
    ];
    for (text, expected) in rows {
        page.send_text(text.to_owned()).await;
        let fault = page.wait(&["fault"]).await;
        assert_eq!(fault["fault"], "malformed", "{text}");
        assert!(fault["detail"].as_str().unwrap().contains(expected), "{text}: {fault}");
    }
    for name in ["nosuchtable", "../../etc/passwd", "", "'; DROP TABLE events; --", &table] {
        page.send(json!({"type": "open", "table": name})).await;
        assert_eq!(page.wait(&["fault"]).await["fault"], "not-found", "{name}");
    }
    assert_eq!(client.get("/api/v1/nothing").await.fault().0, 404);
    assert_eq!(client.request("POST", "/api/v1/tables", "{\"colour\":\"green\"}").await.fault().0, 400);
    assert_eq!(client.request("POST", "/api/v1/tables", &"x".repeat(20_000)).await.fault().0, 413);
    for path in ["/api/v1/tokens/%ff", "/api/v1/seeks/%ff"] {
        let answer = client.request("DELETE", path, "").await;
        assert!(
            [(400, "malformed".to_owned()), (401, "log-in-first".to_owned())].contains(&answer.fault()),
            "{path}"
        );
    }
    let impossible =
        client.post("/api/v1/tables", json!({"regulations": {"start": "8/8/8/8/8/8/8/8 w - - 0 1"}})).await;
    assert_eq!(impossible.fault(), (400, "regulations".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_that_cites_an_unknown_article_is_refused_and_says_which() {
    let server = Server::start().await;
    let client = server.guest().await;
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    let (table, _) = client.open_table(json!({"colour": "white"})).await;
    let act = |article: &str, to: &str| json!({"act": "add-time", "to": to, "ms": 1000, "article": article, "note": "noise"});
    page.send(json!({"type": "act", "id": 7, "table": table, "act": act("FIDE 99.99", "white")})).await;
    let refused = page.wait(&["refused", "fault"]).await;
    let phrase = json!({"key": "why-unknown-article", "facts": {"article": {"text": "FIDE 99.99"}}});
    assert_eq!((&refused["id"], &refused["refusal"]["phrase"]), (&json!(7), &phrase), "{refused}");
    let over_http = client.act(&table, json!({"act": act("FIDE 99.99", "white")})).await;
    assert_eq!(over_http.status, 409);
    page.send(json!({"type": "act", "id": 8, "table": table, "act": act("FIDE 99.99", "green")})).await;
    assert_eq!(
        page.wait(&["refused", "fault"]).await["fault"],
        "malformed",
        "more is wrong than the article"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_and_binary_messages_end_the_connection() {
    let server = Server::start().await;
    let client = server.guest().await;
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    page.send_text(format!("{{\"type\":\"ping\",\"sent\":1{}}}", " ".repeat(5000))).await;
    assert_eq!(page.next().await, None);
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    page.socket.send(Message::Binary(vec![0; 16].into())).await.unwrap();
    assert_eq!(page.next().await, None);
}

/// Random bytes and random damage to real messages: the server answers each with a fault or does it, and stays well.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_messages_never_hurt_the_server() {
    let server = Server::with(|config| config.limits = partie_server::Limits::lifted()).await;
    let (table, clients, _pages) = two_players(server.address, json!({})).await;
    let good = [
        json!({"type": "act", "id": 1, "table": table, "act": {"act": "move", "move": "e2-e4", "offer": true}}),
        json!({"type": "act", "id": 2, "table": table, "as": "black", "act": {"act": "claim", "claim": "repetition"}}),
        json!({"type": "act", "id": 3, "table": table, "act": {"act": "touch", "squares": ["e2", "a9"]}}),
        json!({"type": "open", "table": table}),
        json!({"type": "lobby", "on": true}),
        json!({"type": "ping", "sent": 1}),
    ];
    let mut seed = 1_u64;
    let mut dice = move |sides: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % sides as u64) as usize
    };
    let mut page = clients[0].connect().await;
    for round in 0..2000 {
        let mut bytes = good[dice(good.len())].to_string().into_bytes();
        for _ in 0..=dice(4) {
            let place = dice(bytes.len().max(1));
            if bytes.is_empty() {
                break;
            }
            match dice(4) {
                0 => bytes[place] = b' ' + dice(95) as u8,
                1 => drop(bytes.remove(place)),
                2 => bytes.insert(place, b"{}[]\",:0-9e"[dice(11)]),
                _ => bytes.truncate(place.max(1)),
            }
        }
        page.send_text(String::from_utf8_lossy(&bytes).into_owned()).await;
        if round % 40 == 39 {
            page.send(json!({"type": "ping", "sent": 77})).await;
            loop {
                match page.next().await {
                    Some(message) if message["type"] == "pong" && message["sent"] == 77 => break,
                    Some(_) => {}
                    None => {
                        page = clients[0].connect().await; // too many faults in a row
                        break;
                    }
                }
            }
        }
    }
    assert_eq!(clients[1].get("/healthz").await.body, "ok\n");
    assert_eq!(clients[1].get(&format!("/api/v1/tables/{table}")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_too_much() {
    let rate = |burst: f64| Rate { burst, per_minute: 0.001 };
    let server = Server::with(|config| {
        config.limits.logins = rate(3.0);
        config.limits.registrations = rate(2.0);
        config.limits.accounts = PersonLimits { unfinished_tables: 3, new_tables: rate(4.0) };
        config.limits.messages = rate(10.0);
        config.limits.open_tables = 2;
        config.limits.pages_of_address = 2;
    })
    .await;
    let anna = Client::account(server.address, "Anna").await;
    Client::account(server.address, "Berta").await;
    let third = Client::nobody(server.address)
        .post("/api/v1/register", json!({"name": "Cecilie", "password": "x"}))
        .await;
    assert_eq!(third.fault(), (429, "too-many".to_owned()));
    let login = json!({"name": "anna", "password": "wrong horse"});
    let mut faults = Vec::new();
    for _ in 0..4 {
        faults.push(anna.post("/api/v1/login", login.clone()).await.fault().1);
    }
    assert_eq!(faults, ["wrong-password", "wrong-password", "wrong-password", "too-many"]);

    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(anna.open_table(json!({})).await.0);
    }
    assert_eq!(anna.post("/api/v1/tables", json!({})).await.fault(), (429, "too-many-tables".to_owned()));
    assert_eq!(anna.post("/api/v1/tables", json!({})).await.fault(), (429, "too-many".to_owned()));

    let mut page = anna.connect().await;
    let mut answers = Vec::new();
    for table in &tables {
        answers.push(page.open(table).await["type"].as_str().unwrap().to_owned());
    }
    assert_eq!(answers, ["table", "table", "fault"]);
    let _second = anna.connect().await;
    assert!(anna.try_connect().await.is_err(), "a third page from one address");
    let mut got = Vec::new();
    for sent in 0..10 {
        page.send(json!({"type": "ping", "sent": sent})).await;
        got.push(page.wait(&["pong", "fault"]).await["type"].as_str().unwrap().to_owned());
    }
    assert_eq!(got.iter().filter(|kind| *kind == "fault").count(), 3, "{got:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped() {
    let server = Server::with(|config| {
        config.limits = partie_server::Limits::lifted();
        config.limits.outbox = 8;
    })
    .await;
    let (table, clients, mut pages) = two_players(server.address, json!({})).await;
    let mut deaf = clients[0].connect().await;
    // It asks for the whole table again and again, and never reads.
    let asks = async {
        for _ in 0..200_000 {
            let open = json!({"type": "open", "table": table}).to_string();
            if deaf.socket.send(Message::Text(open.into())).await.is_err() {
                return true;
            }
        }
        false
    };
    let dropped = tokio::time::timeout(common::PATIENCE * 3, asks).await;
    assert_eq!(dropped, Ok(true), "the connection is still open");
    let slow = clients[1].get("/metrics").await.body;
    let count = slow.lines().find_map(|line| line.strip_prefix("partie_slow_clients_total ")).unwrap();
    assert!(count.parse::<u32>().unwrap() > 0);
    assert_eq!(pages[0].moves(&table, "e2-e4").await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_served_with_care() {
    let server = Server::start().await;
    let nobody = Client::nobody(server.address);
    let home = nobody.get("/").await;
    assert_eq!(home.status, 200);
    assert!(home.head.contains("content-security-policy") && home.head.contains("nosniff"), "{}", home.head);
    assert_eq!(nobody.get("/t/abc").await.status, 200);
    assert_eq!(nobody.get("/assets/none.js").await.status, 404);
    assert_eq!(nobody.get("/../../Cargo.toml").await.status, 404);
    assert_eq!(nobody.post("/", Value::Null).await.status, 405);
    assert!(nobody.get("/metrics").await.body.contains("partie_append_seconds_count"));
    assert_eq!(nobody.get("/api/v1/openapi.json").await.json()["openapi"], "3.1.0");
    let read = nobody.get("/api/v1/time-control?text=90%2B30").await.ok();
    assert_eq!((&read["time_control"], &read["pace"]), (&json!("5400+30"), &json!("standard")));
}

/// How much of White's time was forgiven for each of four moves that took three seconds. Before each the page sends these
/// frames, and it answers the server's pings, which come after a move, so much later.
async fn forgiven_ms(frames: &[Message], answers_after_ms: u64) -> Vec<i64> {
    let server = Server::in_its_own_time(|_| {}).await;
    let regulations = json!({"time_control": "60", "lag_limit_ms": 1000});
    let (table, _, [mut white, mut black]) = two_players(server.address, regulations).await;
    let (mut left, mut forgiven) = (60_000, Vec::new());
    for round in 0..5 {
        for frame in frames {
            white.socket.send(frame.clone()).await.unwrap();
        }
        let mv = ["g1-f3", "f3-g1"][round % 2];
        white.send_act(&table, json!({"act": "move", "move": mv, "lag_ms": 900_000})).await;
        let seen = black.wait(&["update"]).await;
        let now = seen["view"]["clocks"]["white"].as_i64().unwrap();
        if round > 0 {
            forgiven.push(3000 - (left - now)); // the first move starts the clocks
        }
        left = now;
        server.advance_ms(answers_after_ms);
        white.wait(&["done"]).await;
        white.wait_for_pong().await;
        assert_eq!(black.moves(&table, ["g8-f6", "f6-g8"][round % 2]).await["type"], "done");
        server.advance_ms(3000);
    }
    forgiven
}

#[tokio::test(flavor = "multi_thread")]
async fn only_answers_to_our_own_pings_show_lag() {
    let pong = |text: &str| Message::Pong(text.to_owned().into());
    let cheats =
        [vec![], vec![pong("")], vec![pong("p"), pong("1 x")], vec![pong("1"), pong("2"), pong("3")]];
    for frames in cheats {
        assert_eq!(forgiven_ms(&frames, 0).await, [0; 4], "{frames:?}");
    }
    // The quota of a game of one minute begins with 1170 ms, and grows by 390 ms with each move.
    let late = forgiven_ms(&[], 800).await;
    assert!(late[0] == 800 && late.iter().sum::<i64>() <= 1170 + 5 * 390, "{late:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_forgives_more_than_a_second_for_a_move() {
    let server = Server::start().await;
    let host = server.guest().await;
    for (limit, status) in [(0, 200), (1000, 200), (1001, 400), (900_000, 400)] {
        let new = json!({"regulations": {"time_control": "60", "lag_limit_ms": limit}});
        assert_eq!(host.post("/api/v1/tables", new.clone()).await.status, status, "{limit}");
        assert_eq!(host.post("/api/v1/seeks", new).await.status, status, "{limit}");
    }
}
