//! What people send who mean no good, or whose program is broken.

mod common;

use common::{Client, Server, two_players};
use futures_util::SinkExt;
use partie_server::Rate;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::Message;

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_faults_that_say_where() {
    let server = Server::start().await;
    let client = server.guest().await;
    let mut page = client.connect().await;
    page.wait(&["hello"]).await;
    let table = "x".repeat(3000);
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
    let impossible =
        client.post("/api/v1/tables", json!({"regulations": {"start": "8/8/8/8/8/8/8/8 w - - 0 1"}})).await;
    assert_eq!(impossible.fault(), (400, "regulations".to_owned()));
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
        config.limits.new_tables = rate(4.0);
        config.limits.tables_of_person = 3;
        config.limits.messages = rate(10.0);
        config.limits.open_tables = 2;
        config.limits.connections_of_address = 2;
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
    assert!(anna.try_connect().await.is_err(), "a third connection from one address");
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

/// How much of White's time was forgiven when the page answered the server's ping late, or said itself that it was late.
async fn forgiven_ms(answers_late: bool) -> i64 {
    let server = Server::start().await;
    let regulations = json!({"time_control": "60", "lag_limit_ms": 500});
    let (table, _, [mut white, _black]) = two_players(server.address, regulations).await;
    white.send_act(&table, json!({"act": "start"})).await;
    let began = white.wait(&["update"]).await["now"].as_i64().unwrap();
    // The server's ping comes half a second after the page, and is answered when it is read.
    let quiet = std::time::Duration::from_secs(2);
    if answers_late {
        tokio::time::sleep(quiet).await;
    }
    let reads = async { while white.next().await.is_some() {} };
    let _ = tokio::time::timeout(if answers_late { quiet / 10 } else { quiet }, reads).await;
    white.send_act(&table, json!({"act": "move", "move": "e2-e4", "lag_ms": 900_000})).await;
    let update = white.wait(&["update"]).await;
    let used = 60_000 - update["view"]["clocks"]["white"]["shown"].as_i64().unwrap();
    update["lines"][0]["made_at"].as_i64().unwrap() - began - used
}

#[tokio::test(flavor = "multi_thread")]
async fn lag_is_measured_here_and_forgiven_up_to_the_limit() {
    let late = forgiven_ms(true).await;
    assert!((1..=500).contains(&late), "the regulations forgive 500 ms, but {late} ms were forgiven");
    let in_time = forgiven_ms(false).await;
    assert!(in_time < late, "what a page says of its lag does not count, but {in_time} ms were forgiven");
}
