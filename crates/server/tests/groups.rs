//! Groups of tables: who may do what, what lists show, and that a restart changes nothing.

mod common;

use common::{Answer, Client, Server};
use serde_json::{Value, json};

/// A group of some tables and everybody who has to do with it.
struct World {
    server: Server,
    id: String,
    people: Vec<(&'static str, Client)>,
    /// The ids of the tables, by number from 1.
    tables: Vec<String>,
}

fn path(group: &str, rest: &str) -> String {
    format!("/api/v1/groups/{group}{rest}")
}

impl Server {
    async fn person(&self) -> Client {
        self.guest().await
    }
}

async fn new_group(organiser: &Client, new: Value) -> String {
    organiser.post("/api/v1/groups", new).await.ok()["info"]["id"].as_str().unwrap().to_owned()
}

async fn add(organiser: &Client, group: &str, pairs: &str) -> Value {
    organiser.post(&path(group, "/tables"), json!({ "pairs": pairs })).await.ok()
}

/// Gives a role to somebody by a link: the id of the holder.
async fn give(giver: &Client, group: &str, new: Value, to: &Client) -> String {
    let link = giver.post(&path(group, "/links"), new).await.ok();
    to.post(&path(group, "/join"), json!({ "key": link["key"] })).await.ok();
    link["id"].as_str().unwrap().to_owned()
}

/// Seats a person by the card of a seat.
async fn sit(organiser: &Client, group: &str, number: u64, colour: &str, who: &Client) {
    let cards = organiser.get(&path(group, "/cards")).await.ok();
    let fits = |card: &&Value| card["number"] == number && card["colour"] == colour;
    let card = cards.as_array().unwrap().iter().find(fits).unwrap();
    let (table, key) = (card["table"].as_str().unwrap(), card["link"]["key"].as_str().unwrap());
    who.join(table, key).await.ok();
}

fn tables_of(state: &Value) -> Vec<String> {
    let rows = state["rows"].as_array().unwrap();
    rows.iter().map(|row| row["table"].as_str().unwrap().to_owned()).collect()
}

impl World {
    /// Three tables, players at the first, an arbiter, a deputy for the tables 2 and 3, and one whose role was revoked.
    async fn new(group: Value) -> World {
        let server = Server::in_its_own_time(|config| config.limits = partie_server::Limits::lifted()).await;
        let mut people = Vec::new();
        for name in ["organiser", "arbiter", "deputy", "white", "black", "revoked", "stranger"] {
            people.push((name, server.person().await));
        }
        let mut world = World { server, id: String::new(), people, tables: Vec::new() };
        let organiser = world.person("organiser").clone();
        world.id = new_group(&organiser, group).await;
        let state = add(&organiser, &world.id, "Nováková – Dvořák\nA - B\nC - D").await;
        world.tables = tables_of(&state);
        give(&organiser, &world.id, json!({"role": "arbiter"}), world.person("arbiter")).await;
        let deputy = json!({"role": "deputy", "sector": {"from": 2, "to": 3}, "name": "Eva"});
        give(world.person("arbiter"), &world.id, deputy, world.person("deputy")).await;
        let revoked = give(&organiser, &world.id, json!({"role": "arbiter"}), world.person("revoked")).await;
        organiser.request("DELETE", &path(&world.id, &format!("/holders/{revoked}")), "").await.ok();
        for colour in ["white", "black"] {
            sit(&organiser, &world.id, 1, colour, world.person(colour)).await;
        }
        world
    }

    fn person(&self, name: &str) -> &Client {
        &self.people.iter().find(|(other, _)| *other == name).unwrap().1
    }

    /// The server is started again; everybody comes back.
    async fn restarted(self) -> World {
        let World { server, id, people, tables } = self;
        let server =
            server.restarted_after_ms(5000, |config| config.limits = partie_server::Limits::lifted()).await;
        let people = people.into_iter().map(|(name, client)| (name, client.at(&server))).collect();
        World { server, id, people, tables }
    }

    async fn moves(&self, who: &str, table: usize, mv: &str) -> Answer {
        let act = json!({"act": {"act": "move", "move": mv}});
        self.person(who).act(&self.tables[table], act).await
    }
}

/// A request, its body, and which status who gets.
type Row = (&'static str, &'static str, &'static [(&'static str, u16)]);

/// What everybody may do with a public group. `{t1}` and `{t2}` are tables of it, the deputy is for the second.
const PUBLIC: &[Row] = &[
    ("GET ", "", &[("*", 200)]),
    ("GET /results", "", &[("*", 200)]),
    ("GET /games?round=1", "", &[("*", 200)]),
    ("GET /results?round=x", "", &[("*", 400)]),
    ("GET /cards?round=1", "", &[("organiser arbiter", 200), ("*", 403)]),
    ("POST /tables", r#"{"pairs": "alone"}"#, &[("organiser arbiter", 400), ("*", 403)]),
    ("POST /tables", r#"{"round": 2, "pairs": "{new} - Q"}"#, &[("organiser arbiter", 200), ("*", 403)]),
    ("POST /links", r#"{"role": "deputy"}"#, &[("organiser arbiter", 200), ("*", 403)]),
    ("POST /links", r#"{"role": "arbiter"}"#, &[("organiser", 200), ("*", 403)]),
    ("POST /links", r#"{"role": "organiser"}"#, &[("organiser", 400), ("*", 403)]),
    ("POST /links", r#"{"role": "exhibitor"}"#, &[("organiser", 400), ("*", 403)]),
    ("DELETE /links/{deputy-link}", "", &[("organiser arbiter", 200), ("*", 403)]),
    ("DELETE /links/{arbiter-link}", "", &[("organiser", 200), ("*", 403)]),
    ("DELETE /links/none", "", &[("organiser arbiter", 404), ("*", 403)]),
    ("DELETE /holders/{deputy-holder}", "", &[("organiser arbiter", 200), ("*", 403)]),
    ("DELETE /holders/{arbiter-holder}", "", &[("organiser", 200), ("*", 403)]),
    ("DELETE /holders/none", "", &[("organiser arbiter", 404), ("*", 403)]),
    ("POST /join", r#"{"key": "none"}"#, &[("*", 409)]),
    ("POST /join", r#"{"key": "{deputy-key}"}"#, &[("*", 200)]),
];

/// Of a private group others know nothing.
const PRIVATE: &[Row] = &[
    ("GET ", "", &[("stranger revoked", 404), ("*", 200)]),
    ("GET /results", "", &[("stranger revoked", 404), ("*", 200)]),
    ("GET /games", "", &[("stranger revoked", 404), ("*", 200)]),
    ("GET /cards", "", &[("organiser arbiter", 200), ("stranger revoked", 404), ("*", 403)]),
    (
        "POST /tables",
        r#"{"pairs": "alone"}"#,
        &[("organiser arbiter", 400), ("stranger revoked", 404), ("*", 403)],
    ),
    (
        "POST /links",
        r#"{"role": "deputy"}"#,
        &[("organiser arbiter", 200), ("stranger revoked", 404), ("*", 403)],
    ),
    ("POST /join", r#"{"key": "none"}"#, &[("stranger revoked", 404), ("*", 409)]),
    ("POST /join", r#"{"key": "{deputy-key}"}"#, &[("*", 200)]),
];

impl World {
    /// The text with new links and holders in place of their names in braces.
    async fn filled(&self, text: &str, new: usize) -> String {
        let mut text = text.replace("{new}", &format!("P{new}"));
        for role in ["deputy", "arbiter"] {
            let organiser = self.person("organiser");
            if text.contains(&format!("{{{role}-holder}}")) {
                let somebody = self.server.person().await;
                let holder = give(organiser, &self.id, json!({ "role": role }), &somebody).await;
                text = text.replace(&format!("{{{role}-holder}}"), &holder);
            }
            if text.contains(&format!("{{{role}-link}}")) || text.contains(&format!("{{{role}-key}}")) {
                let link = organiser.post(&path(&self.id, "/links"), json!({ "role": role })).await.ok();
                text = text.replace(&format!("{{{role}-link}}"), link["id"].as_str().unwrap());
                text = text.replace(&format!("{{{role}-key}}"), link["key"].as_str().unwrap());
            }
        }
        text
    }

    async fn differing(&self, rows: &[Row]) -> Vec<String> {
        let mut wrong = Vec::new();
        for (number, (command, body, expected)) in rows.iter().enumerate() {
            let (method, rest) = command.split_once(' ').unwrap();
            for (place, (name, client)) in self.people.iter().enumerate() {
                let filled = self.filled(&format!("{rest}\n{body}"), 100 * number + place).await;
                let (rest, body) = filled.split_once('\n').unwrap();
                let answer = client.request(method, &path(&self.id, rest), body).await;
                let fits = |names: &str| names == "*" || names.split(' ').any(|other| other == *name);
                let status = expected.iter().find(|(names, _)| fits(names)).unwrap().1;
                if answer.status != status {
                    wrong.push(format!(
                        "{command} as {name}: {status} expected, {} {}",
                        answer.status, answer.body
                    ));
                }
            }
        }
        wrong
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_as_everybody() {
    let world = World::new(json!({"title": "Memoriál"})).await;
    let mut wrong = world.differing(PUBLIC).await;
    let world = World::new(json!({"title": "Memoriál", "private": true})).await;
    wrong.extend(world.differing(PRIVATE).await);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The roles of everybody at the three tables.
async fn roles(world: &World) -> Vec<(&'static str, [String; 3])> {
    let mut roles = Vec::new();
    for (name, client) in &world.people {
        let mut theirs: [String; 3] = Default::default();
        for (table, role) in world.tables.iter().zip(&mut theirs) {
            let answer = client.get(&format!("/api/v1/tables/{table}")).await;
            *role = match answer.status {
                200 => answer.json()["info"]["yours"].to_string(),
                status => status.to_string(),
            };
        }
        roles.push((*name, theirs));
    }
    roles
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_of_the_group_is_one_at_every_table_and_a_restart_changes_nothing() {
    let world = World::new(json!({"title": "Memoriál", "private": true})).await;
    let of = |one: &str, two: &str, three: &str| [one.to_owned(), two.to_owned(), three.to_owned()];
    let (none, arbiter) = ("[]", r#"["arbiter"]"#);
    let expected = vec![
        ("organiser", of(none, none, none)),
        ("arbiter", of(arbiter, arbiter, arbiter)),
        ("deputy", of(none, arbiter, arbiter)),
        ("white", of(r#"["white"]"#, "404", "404")),
        ("black", of(r#"["black"]"#, "404", "404")),
        ("revoked", of("404", "404", "404")),
        ("stranger", of("404", "404", "404")),
    ];
    assert_eq!(roles(&world).await, expected);
    world.moves("white", 0, "e2-e4").await.ok();
    let before = world.person("arbiter").get(&path(&world.id, "")).await.ok();
    assert_eq!(before["info"]["title"], "Memoriál");
    assert_eq!(before["rows"][0]["white"], "Nováková");
    assert_eq!(before["info"]["holders"][1]["name"], "Eva");
    let world = world.restarted().await;
    assert_eq!(roles(&world).await, expected);
    let after = world.person("arbiter").get(&path(&world.id, "")).await.ok();
    assert_eq!(after["info"], before["info"]);
    let plain = |state: &Value| {
        let rows = state["rows"].as_array().unwrap();
        rows.iter()
            .map(|row| (row["number"].clone(), row["white"].clone(), row["seated"].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(plain(&after), plain(&before));
    // At a table that is added later, too.
    let state = add(world.person("arbiter"), &world.id, "E - F").await;
    assert_eq!(state["rows"][3]["yours"], json!(["arbiter"]));
    assert_eq!(state["rows"][3]["number"], 4);
    let mine = world.person("deputy").get("/api/v1/my/groups").await.ok();
    assert_eq!(
        (&mine[0]["id"], &mine[0]["tables"], &mine[0]["yours"]),
        (&json!(world.id), &json!(4), &json!(["deputy"]))
    );
    assert_eq!(world.person("revoked").get("/api/v1/my/groups").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_is_revoked_ends_at_once_where_it_is_used() {
    for private in [false, true] {
        let world = World::new(json!({"title": "T", "private": private})).await;
        world.moves("white", 0, "e2-e4").await.ok();
        let arbiter = world.person("arbiter");
        let mut page = arbiter.connect().await;
        let state = page.open(&world.tables[0]).await;
        assert_eq!(state["info"]["yours"], json!(["arbiter"]));
        assert_eq!(state["view"]["role"], "arbiter");
        let stop = json!({"act": "stop-clocks", "note": "a phone rings"});
        let done = page.act(&world.tables[0], stop).await;
        assert_eq!(done["type"], "done", "{done}");
        let group = world.person("organiser").get(&path(&world.id, "")).await.ok();
        let holders = group["info"]["holders"].as_array().unwrap();
        let holder = holders.iter().find(|holder| holder["role"] == "arbiter").unwrap();
        let revoke = path(&world.id, &format!("/holders/{}", holder["id"].as_str().unwrap()));
        world.person("organiser").request("DELETE", &revoke, "").await.ok();
        if private {
            assert_eq!(page.wait(&["fault", "info"]).await["fault"], "not-found");
        } else {
            assert_eq!(page.wait(&["info"]).await["yours"], json!([]));
            assert_eq!(page.wait(&["update"]).await["view"]["role"], "spectator");
        }
        let act = json!({"as": "arbiter", "act": {"act": "resume"}});
        let refused = arbiter.act(&world.tables[0], act).await;
        assert_eq!(refused.status, if private { 404 } else { 403 }, "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_arbitrates_where_they_play_or_played() {
    let world = World::new(json!({"title": "T"})).await;
    let (arbiter, organiser) = (world.person("arbiter"), world.person("organiser"));
    sit(organiser, &world.id, 2, "white", arbiter).await;
    let yours = async |table: usize| arbiter.state(&world.tables[table]).await["info"]["yours"].clone();
    assert_eq!((yours(1).await, yours(0).await), (json!(["white"]), json!(["arbiter"])));
    sit(organiser, &world.id, 2, "black", world.person("stranger")).await;
    world.moves("arbiter", 1, "e2-e4").await.ok();
    let free = json!({"role": "white"});
    arbiter.post(&format!("/api/v1/tables/{}/free", world.tables[1]), free).await.ok();
    assert_eq!(yours(1).await, json!([]), "who has played does not arbitrate afterwards");
    // Nor does an arbiter sit down at a game that has begun.
    world.moves("white", 0, "e2-e4").await.ok();
    let free = json!({"role": "black", "reason": "the phone is empty"});
    let freed = arbiter.post(&format!("/api/v1/tables/{}/free", world.tables[0]), free).await.ok();
    assert!(freed["qr"]["path"].as_str().is_some_and(|path| path.starts_with("M0 0h7")), "{freed}");
    let key = freed["link"]["key"].as_str().unwrap();
    assert_eq!(arbiter.join(&world.tables[0], key).await.fault(), (403, "not-allowed".to_owned()));
    world.person("stranger").join(&world.tables[0], key).await.ok();
}
