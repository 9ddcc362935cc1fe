//! Every command over HTTP, as everybody: each role at a table, strangers, other sites, and tokens of each scope.

mod common;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use common::{Client, Server};
use serde_json::{Value, json};

/// A command, its body, and who gets which status; `*` is everybody else.
type Row = (&'static str, &'static str, &'static [(&'static str, u16)]);

const TOKENS: &str = "may-read may-play may-organise may-arbitrate";

/// `{table}` is a private table with a game under way, `{over}` one with a game that is over; the seek is somebody
/// else's, the token the organiser's. The tokens are the organiser's too.
const ROWS: &[Row] = &[
    ("GET /api/v1/me", "", &[("*", 200)]),
    ("GET /api/v1/lobby", "", &[("*", 200)]),
    ("GET /api/v1/time-control?text=5", "", &[("*", 200)]),
    ("GET /api/v1/openapi.json", "", &[("*", 200)]),
    ("GET /api/v1/acts", "", &[("*", 200)]),
    ("GET /healthz", "", &[("*", 200)]),
    ("GET /metrics", "", &[("*", 200)]),
    (
        "POST /api/v1/login",
        r#"{"name": "organiser", "password": "wrong horse"}"#,
        &[("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    (
        "POST /api/v1/register",
        r#"{"name": "organiser", "password": "correct horse"}"#,
        &[("other-site", 403), (TOKENS, 403), ("*", 409)],
    ),
    ("GET /api/v1/tokens", "", &[("organiser arbiter other-site", 200), (TOKENS, 403), ("*", 401)]),
    (
        "POST /api/v1/tokens",
        r#"{"name": "bot", "scopes": ["read"]}"#,
        &[("organiser arbiter", 200), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    (
        "DELETE /api/v1/tokens/{token}",
        "",
        &[("organiser", 200), ("arbiter", 404), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    ("GET /api/v1/sessions", "", &[("organiser arbiter other-site", 200), (TOKENS, 403), ("*", 401)]),
    (
        "DELETE /api/v1/sessions/{session}",
        "",
        &[("organiser", 200), ("arbiter", 404), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    (
        "POST /api/v1/password",
        r#"{"old": "correct horse", "new": "correct horse"}"#,
        &[("organiser arbiter", 200), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    (
        "POST /api/v1/seeks",
        r#"{"regulations": {}}"#,
        &[("nobody", 401), ("other-site may-read may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "POST /api/v1/seeks/{seek}/take",
        "",
        &[("nobody", 401), ("other-site may-read may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "DELETE /api/v1/seeks/{seek}",
        "",
        &[("nobody", 401), ("other-site may-read may-organise may-arbitrate", 403), ("*", 404)],
    ),
    (
        "POST /api/v1/tables",
        "{}",
        &[("nobody", 401), ("other-site may-read may-play may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/my/tables",
        "",
        &[("nobody", 401), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "POST /api/v1/groups",
        r#"{"title": "T"}"#,
        &[("nobody", 401), ("other-site may-read may-play may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/my/groups",
        "",
        &[("nobody", 401), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/groups/{group}",
        "",
        &[
            ("organiser arbiter may-read other-site", 200),
            ("may-play may-organise may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "POST /api/v1/groups/{group}/tables",
        r#"{"pairs": "alone"}"#,
        &[
            ("organiser arbiter may-organise", 400),
            ("nobody", 401),
            ("other-site may-read may-play may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "GET /api/v1/groups/{group}/cards",
        "",
        &[
            ("organiser arbiter may-organise other-site", 200),
            ("nobody", 401),
            ("may-read may-play may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "POST /api/v1/groups/{group}/links",
        r#"{"role": "deputy"}"#,
        &[
            ("organiser arbiter may-organise", 200),
            ("nobody", 401),
            ("other-site may-read may-play may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "DELETE /api/v1/groups/{group}/links/{link}",
        "",
        &[("nobody", 401), ("other-site may-read may-play may-arbitrate", 403), ("*", 404)],
    ),
    (
        "POST /api/v1/groups/{group}/join",
        r#"{"key": "none"}"#,
        &[
            ("organiser arbiter may-play", 409),
            ("nobody", 401),
            ("other-site may-read may-organise may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "DELETE /api/v1/groups/{group}/holders/{holder}",
        "",
        &[("nobody", 401), ("other-site may-read may-play may-arbitrate", 403), ("*", 404)],
    ),
    (
        "GET /api/v1/groups/{group}/results",
        "",
        &[
            ("organiser arbiter may-read other-site", 200),
            ("may-play may-organise may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "GET /api/v1/groups/{group}/games",
        "",
        &[
            ("organiser arbiter may-read other-site", 200),
            ("may-play may-organise may-arbitrate", 403),
            ("*", 404),
        ],
    ),
    (
        "GET /api/v1/tables/{table}",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "DELETE /api/v1/tables/{table}",
        "",
        &[("organiser may-organise", 409), ("stranger", 404), ("nobody", 401), ("*", 403)],
    ),
    (
        "POST /api/v1/tables/{table}/join",
        r#"{"key": "none"}"#,
        &[
            ("stranger", 404),
            ("nobody", 401),
            ("other-site may-read may-organise may-arbitrate", 403),
            ("*", 409),
        ],
    ),
    (
        "POST /api/v1/tables/{table}/grants",
        r#"{"role": "spectator"}"#,
        &[("organiser may-organise", 200), ("stranger", 404), ("nobody", 401), ("*", 403)],
    ),
    (
        "POST /api/v1/tables/{table}/invitation",
        r#"{"role": "spectator", "accept": true}"#,
        &[("nobody", 401), ("other-site may-read may-organise may-arbitrate", 403), ("*", 404)],
    ),
    (
        "POST /api/v1/tables/{table}/free",
        r#"{"role": "black-assistant", "reason": "the phone is empty"}"#,
        &[("black-assistant", 200), ("arbiter stranger", 404), ("nobody", 401), ("*", 403)],
    ),
    (
        "POST /api/v1/tables/{table}/acts",
        r#"{"act": {"act": "report", "incident": "unforeseen"}}"#,
        &[
            ("stranger", 404),
            ("nobody", 401),
            ("other-site may-read may-organise may-arbitrate", 403),
            ("*", 200),
        ],
    ),
    (
        "GET /api/v1/tables/{table}/acts",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "POST /api/v1/tables/{table}/advice",
        r#"{"incident": "smoking", "who": "white"}"#,
        &[("arbiter", 200), ("stranger", 404), ("nobody", 401), ("*", 403)],
    ),
    (
        "POST /api/v1/tables/{over}/rematch",
        "",
        &[("white black", 200), ("stranger", 404), ("nobody", 401), ("*", 403)],
    ),
    (
        "GET /api/v1/tables/{over}/review",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/tables/{over}/record",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/tables/{over}/events",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
    (
        "GET /api/v1/tables/{over}/log",
        "",
        &[("stranger nobody", 404), ("may-play may-organise may-arbitrate", 403), ("*", 200)],
    ),
];

/// These end the session of whoever asks, so that they are tried in worlds of their own.
const FAREWELLS: &[Row] = &[
    ("POST /api/v1/logout", "", &[("nobody", 401), ("other-site", 403), ("*", 200)]),
    (
        "POST /api/v1/logout-everywhere",
        "",
        &[("organiser arbiter", 200), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
    (
        "POST /api/v1/delete-account",
        r#"{"password": "correct horse"}"#,
        &[("organiser arbiter", 200), ("other-site", 403), (TOKENS, 403), ("*", 401)],
    ),
];

static SEEKS: AtomicU32 = AtomicU32::new(0);

struct World {
    server: Server,
    /// The organiser is the last, because leaving ends the tokens too.
    people: Vec<(&'static str, Client)>,
    over: String,
    group: String,
}

impl World {
    async fn new() -> World {
        let server = Server::with(|config| {
            config.limits = partie_server::Limits::lifted();
            config.limits.logins = config.limits.requests;
            config.limits.registrations = config.limits.requests;
        })
        .await;
        let organiser = Client::account(server.address, "Organiser").await;
        let arbiter = Client::account(server.address, "Arbiter").await;
        let mut people = vec![("nobody", Client::nobody(server.address))];
        for (scope, name) in ["read", "play", "organise", "arbitrate"].into_iter().zip(TOKENS.split(' ')) {
            let made = organiser.post("/api/v1/tokens", json!({"name": scope, "scopes": [scope]})).await.ok();
            let token = made["secret"].as_str().map(str::to_owned);
            people.push((name, Client { cookie: String::new(), token, origin: None, ..organiser.clone() }));
        }
        let origin = Some("http://elsewhere.example".to_owned());
        people.push(("other-site", Client { origin, ..organiser.clone() }));
        for role in ["stranger", "white", "black", "white-assistant", "black-assistant", "spectator"] {
            people.push((role, server.guest().await));
        }
        people.extend([("arbiter", arbiter), ("organiser", organiser)]);
        let mut world = World { server, people, over: String::new(), group: String::new() };
        world.group = world.private_group().await;
        world.over = world.table().await;
        world.person("white").act(&world.over, json!({"act": {"act": "resign"}})).await.ok();
        world
    }

    fn person(&self, name: &str) -> &Client {
        &self.people.iter().find(|(other, _)| *other == name).unwrap().1
    }

    /// A private table with somebody in every role, and a game under way.
    async fn table(&self) -> String {
        let organiser = self.person("organiser");
        let (table, _) = organiser.open_table(json!({"opponent": "others", "private": true})).await;
        for role in ["white", "black", "arbiter", "white-assistant", "black-assistant", "spectator"] {
            let grants = format!("/api/v1/tables/{table}/grants");
            let link = organiser.post(&grants, json!({ "role": role })).await.ok();
            self.person(role).join(&table, link["link"]["key"].as_str().unwrap()).await.ok();
        }
        self.person("white").act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
        table
    }

    /// A private group with an arbiter; what others may do in one is tried in `groups.rs`.
    async fn private_group(&self) -> String {
        let organiser = self.person("organiser");
        let made = organiser.post("/api/v1/groups", json!({"title": "T", "private": true})).await.ok();
        let group = made["info"]["id"].as_str().unwrap().to_owned();
        let link = organiser.post(&format!("/api/v1/groups/{group}/links"), json!({"role": "arbiter"})).await;
        let key = json!({"key": link.ok()["key"]});
        self.person("arbiter").post(&format!("/api/v1/groups/{group}/join"), key).await.ok();
        group
    }

    /// The path with a seek or a token in its place, which is gone when it was used.
    async fn path(&self, path: &str) -> String {
        let mut path = path.to_owned();
        if path.contains("{seek}") {
            // A time that nobody else seeks, so that it waits.
            let seconds = 700 + SEEKS.fetch_add(1, Ordering::Relaxed);
            let regulations = json!({ "time_control": seconds.to_string() });
            let seeker = self.server.guest().await;
            let waits = seeker.post("/api/v1/seeks", json!({ "regulations": regulations })).await;
            path = path.replace("{seek}", waits.ok()["seek"].as_str().unwrap());
        }
        if path.contains("{session}") {
            let mut elsewhere = Client::nobody(self.server.address);
            elsewhere
                .post_and_keep("/api/v1/login", json!({"name": "organiser", "password": "correct horse"}))
                .await;
            let listed = elsewhere.get("/api/v1/sessions").await.ok();
            let mut sessions = listed.as_array().unwrap().iter();
            let session = sessions.find(|session| session["current"] == true).unwrap();
            path = path.replace("{session}", &session["id"].to_string());
        }
        if path.contains("{token}") {
            let made =
                self.person("organiser").post("/api/v1/tokens", json!({"name": "x", "scopes": []})).await;
            path = path.replace("{token}", &made.ok()["token"]["id"].to_string());
        }
        path
    }

    /// Who does not get what the row says.
    async fn differing(&self, (command, body, expected): &Row) -> Vec<String> {
        let (method, path) = command.split_once(' ').unwrap();
        let mut path = path.replace("{over}", &self.over).replace("{group}", &self.group);
        path = path.replace("{link}", "none").replace("{holder}", "none");
        if path.contains("{table}") {
            path = path.replace("{table}", &self.table().await);
        }
        let mut wrong = Vec::new();
        for (name, client) in &self.people {
            let answer = client.request(method, &self.path(&path).await, body).await;
            let fits = |names: &str| names == "*" || names.split(' ').any(|other| other == *name);
            let status = expected.iter().find(|(names, _)| fits(names)).unwrap().1;
            if answer.status != status {
                wrong.push(format!(
                    "{command} as {name}: {status} expected, {} {}",
                    answer.status, answer.body
                ));
            }
        }
        wrong
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_as_everybody() {
    let world = World::new().await;
    let mut wrong = Vec::new();
    for row in ROWS {
        wrong.extend(world.differing(row).await);
    }
    for row in FAREWELLS {
        wrong.extend(World::new().await.differing(row).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever adds a route says here who may use it.
#[test]
fn no_command_is_missing() {
    let document: Value = serde_json::from_str(&partie_server::wire::descriptions::openapi()).unwrap();
    let routes = document["paths"].as_object().unwrap();
    let of_path = |(path, methods): (&String, &Value)| -> Vec<String> {
        methods
            .as_object()
            .unwrap()
            .keys()
            .map(|method| format!("{} {path}", method.to_uppercase()))
            .collect()
    };
    let documented: BTreeSet<String> = routes.iter().flat_map(of_path).collect();
    let tried = ROWS.iter().chain(FAREWELLS).map(|(command, ..)| {
        let plain = command.split('?').next().unwrap();
        plain.replace("{over}", "{table}").replace("{token}", "{id}").replace("{session}", "{id}")
    });
    assert_eq!(tried.collect::<BTreeSet<_>>(), documented);
}
