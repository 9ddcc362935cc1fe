//! Groups of tables: who may do what, what lists show, and that a restart changes nothing.

mod common;

use common::{Answer, Client, Page, Server};
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

/// The rows of the next message with some.
async fn next_rows(page: &mut Page) -> Vec<Value> {
    page.wait(&["rows", "fault"]).await["rows"].as_array().expect("rows").clone()
}

async fn show(page: &mut Page, group: &str) -> Value {
    page.send(json!({"type": "group", "group": group, "on": true})).await;
    page.wait(&["group", "fault"]).await
}

fn numbers(rows: &[Value]) -> Vec<u64> {
    rows.iter().map(|row| row["number"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_of_one_table_sends_its_row_only_as_each_may_see_it() {
    let world = World::new(json!({"title": "T"})).await;
    let mut pages = Vec::new();
    for name in ["arbiter", "deputy", "white", "stranger"] {
        let mut page = world.person(name).connect().await;
        let state = show(&mut page, &world.id).await;
        assert_eq!(numbers(state["rows"].as_array().unwrap()), [1, 2, 3], "{state}");
        pages.push((name, page));
    }
    world.moves("white", 0, "e2-e4").await.ok();
    for (name, page) in &mut pages {
        let rows = next_rows(page).await;
        assert_eq!(numbers(&rows), [1], "{name}");
        let row = &rows[0];
        assert_eq!(row["glance"]["plies"], 1, "{name}: {row}");
        assert_eq!(row["glance"]["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "{name}");
        let yours = match *name {
            "arbiter" => json!(["arbiter"]),
            "white" => json!(["white"]),
            _ => Value::Null,
        };
        assert_eq!(row["yours"], yours, "{name}");
        assert_eq!(row["glance"]["offences"].is_null(), *name != "arbiter", "{name}");
    }
    // Players ask for the arbiter: those who arbitrate see that they are needed, the players what they asked.
    let stop = json!({"act": {"act": "stop-clocks", "note": "it is noisy"}});
    world.person("white").act(&world.tables[0], stop).await.ok();
    for (name, page) in &mut pages {
        let row = next_rows(page).await[0].clone();
        let needs = if *name == "arbiter" { json!(["question"]) } else { Value::Null };
        assert_eq!(row["glance"]["needs"], needs, "{name}: {row}");
        let is_told = matches!(*name, "arbiter" | "white");
        assert_eq!(row["glance"]["waiting"].is_null(), !is_told, "{name}: {row}");
    }
    // A burst is told in few messages, and the last state is among them.
    let resume = json!({"as": "arbiter", "act": {"act": "resume"}});
    world.person("arbiter").act(&world.tables[0], resume).await.ok();
    for (who, mv) in
        [("black", "e7-e5"), ("white", "g1-f3"), ("black", "b8-c6"), ("white", "f1-c4"), ("black", "g8-f6")]
    {
        world.moves(who, 0, mv).await.ok();
    }
    for (name, page) in &mut pages {
        let mut messages = 0;
        loop {
            messages += 1;
            let rows = next_rows(page).await;
            assert_eq!(numbers(&rows), [1]);
            if rows[0]["glance"]["plies"] == 6 {
                break;
            }
        }
        assert!(messages <= 6, "{messages} messages for {name}");
    }
    // A table that is added, and roles that change.
    add(world.person("organiser"), &world.id, "E - F").await;
    for (name, page) in &mut pages {
        page.wait(&["group-info"]).await;
        let rows = next_rows(page).await;
        assert!(numbers(&rows).contains(&4), "{name}");
    }
    let (_, page) = &mut pages[3];
    page.send(json!({"type": "group", "group": world.id, "on": false})).await;
    page.wait_for_pong().await;
    world.moves("white", 0, "d2-d3").await.ok();
    assert_eq!(next_rows(&mut pages[0].1).await[0]["glance"]["plies"], 7);
    let (_, page) = &mut pages[3];
    page.send(json!({"type": "ping", "sent": 8})).await;
    assert_eq!(
        page.next().await.unwrap()["type"],
        "pong",
        "a page that shows the group no more is told nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_everything_later_where_the_organiser_says_so() {
    let world = World::new(json!({"title": "T", "delay_s": 60})).await;
    world.server.advance_ms(61_000); // what was there at the beginning is old enough
    let stranger = world.person("stranger");
    let mut page = stranger.connect().await;
    let state = show(&mut page, &world.id).await;
    assert_eq!(numbers(state["rows"].as_array().unwrap()), [1, 2, 3]);
    world.moves("white", 0, "e2-e4").await.ok();
    world.server.advance_ms(1000);
    // Nor is it told that something has happened: some ticks of the hub go by in silence.
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    page.send(json!({"type": "ping", "sent": 9})).await;
    assert_eq!(page.next().await.unwrap()["type"], "pong");
    let (state, lobby) = (path(&world.id, ""), "/api/v1/lobby");
    let plies =
        async |who: &str| world.person(who).get(&state).await.ok()["rows"][0]["glance"]["plies"].clone();
    assert_eq!(
        (plies("stranger").await, plies("white").await, plies("arbiter").await),
        (json!(0), json!(1), json!(1))
    );
    assert_eq!(plies("organiser").await, 1);
    let table = format!("/api/v1/tables/{}", world.tables[0]);
    for rest in ["", "/acts", "/review", "/record", "/events", "/log"] {
        assert_eq!(stranger.get(&format!("{table}{rest}")).await.status, 403, "{rest}");
    }
    assert_eq!(stranger.connect().await.open(&world.tables[0]).await["fault"], "not-allowed");
    for name in ["white", "arbiter", "deputy", "organiser"] {
        assert_eq!(world.person(name).get(&table).await.status, 200, "{name}");
    }
    assert_eq!(stranger.get(lobby).await.ok()["watch"], json!([]));
    // A minute later the move is seen, and nothing that came after it.
    world.server.advance_ms(30_000);
    world.moves("black", 0, "e7-e5").await.ok();
    world.server.advance_ms(31_000);
    let row = next_rows(&mut page).await[0].clone();
    assert_eq!((&row["number"], &row["glance"]["plies"]), (&json!(1), &json!(1)), "{row}");
    // A spectator who comes now is told of the other move in its time, too.
    let mut late = stranger.connect().await;
    assert_eq!(show(&mut late, &world.id).await["rows"][0]["glance"]["plies"], 1);
    world.person("white").act(&world.tables[0], json!({"act": {"act": "resign"}})).await.ok();
    world.server.advance_ms(32_000);
    for page in [&mut page, &mut late] {
        assert_eq!(next_rows(page).await[0]["glance"]["plies"], 2);
    }
    let results = path(&world.id, "/results");
    assert!(stranger.get(&results).await.body.contains(",*,"), "the result is not told before its time");
    assert_eq!(stranger.get(&format!("{table}/record")).await.status, 403);
    assert_eq!(stranger.get(&path(&world.id, "/games")).await.body, "");
    assert!(world.person("arbiter").get(&results).await.body.contains(",0-1,"));
    world.server.advance_ms(61_000);
    assert_eq!(next_rows(&mut page).await[0]["glance"]["stage"], "over");
    assert!(stranger.get(&results).await.body.contains(",0-1,"));
    assert_eq!(stranger.get(&format!("{table}/record")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exhibitor_sits_at_every_table_and_at_those_that_are_added() {
    let server = Server::with(|config| config.limits = partie_server::Limits::lifted()).await;
    let (organiser, exhibitor) = (server.guest().await, server.guest().await);
    let new = json!({"title": "Simultánka", "simultaneous": {"colour": "any"}});
    let group = new_group(&organiser, new).await;
    add(&organiser, &group, "Novák\nMalá\nNovák").await;
    let cards = organiser.get(&path(&group, "/cards")).await.ok();
    let seats: Vec<_> =
        cards.as_array().unwrap().iter().map(|card| (&card["name"], &card["colour"])).collect();
    let [novak, mala] = [json!("Novák"), json!("Malá")];
    let [white, black] = [json!("white"), json!("black")];
    assert_eq!(seats, [(&novak, &black), (&mala, &white), (&novak, &black)]);
    let deputy = server.guest().await;
    give(&organiser, &group, json!({"role": "arbiter"}), &deputy).await;
    give(&organiser, &group, json!({"role": "exhibitor"}), &exhibitor).await;
    let again = organiser.post(&path(&group, "/links"), json!({"role": "exhibitor"})).await;
    assert_eq!(again.fault(), (409, "role-taken".to_owned()));
    add(&organiser, &group, "Dvořák").await;
    let state = exhibitor.get(&path(&group, "")).await.ok();
    let yours: Vec<_> = state["rows"].as_array().unwrap().iter().map(|row| row["yours"].clone()).collect();
    assert_eq!(yours, [json!(["white"]), json!(["black"]), json!(["white"]), json!(["black"])]);
    assert_eq!(state["info"]["yours"], json!(["exhibitor"]));
    // Nobody plays and arbitrates in one group.
    let link = organiser.post(&path(&group, "/links"), json!({"role": "deputy"})).await.ok();
    let joined = exhibitor.post(&path(&group, "/join"), json!({"key": link["key"]})).await;
    assert_eq!(joined.fault(), (403, "not-allowed".to_owned()));
    let tables = tables_of(&state);
    sit(&organiser, &group, 1, "black", &server.guest().await).await;
    exhibitor.act(&tables[0], json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();

    let host = server.guest().await;
    let new = json!({"title": "S", "simultaneous": {"colour": "black", "organiser_plays": true}});
    let group = new_group(&host, new).await;
    let state = add(&host, &group, "Novák\nMalá").await;
    assert_eq!(state["rows"][1]["yours"], json!(["black"]));
    assert_eq!(state["info"]["yours"], json!(["organiser", "exhibitor"]));
    assert_eq!(host.get("/api/v1/my/tables").await.ok().as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_the_list_are_shown_and_stand_in_no_log() {
    let world = World::new(json!({"title": "Memoriál Kunhuty"})).await;
    world.moves("white", 0, "e2-e4").await.ok();
    world.person("black").act(&world.tables[0], json!({"act": {"act": "resign"}})).await.ok();
    let seats = world.person("stranger").state(&world.tables[0]).await["info"]["seats"].clone();
    assert_eq!((&seats["white"]["name"], &seats["black"]["name"]), (&json!("Nováková"), &json!("Dvořák")));
    let info = world.person("stranger").state(&world.tables[0]).await["info"]["group"].clone();
    assert_eq!(info, json!({"group": world.id, "title": "Memoriál Kunhuty", "round": 1, "number": 1}));
    let games = world.person("stranger").get(&path(&world.id, "/games")).await;
    for tag in
        ["[Event \"Memoriál Kunhuty\"]", "[Round \"1.1\"]", "[White \"Nováková\"]", "[Black \"Dvořák\"]"]
    {
        assert!(games.body.contains(tag), "{tag}: {}", games.body);
    }
    assert!(games.head.contains(&format!("filename=\"{}.pgn\"", world.id)), "{}", games.head);
    let results = world.person("stranger").get(&path(&world.id, "/results")).await;
    assert!(results.head.contains("text/csv"), "{}", results.head);
    let expected = "round,board,white,black,result,reason,article,moves\r\n\
                    1,1,Nováková,Dvořák,1-0,resignation,FIDE 5.1b,1\r\n1,2,A,B,*,,,0\r\n1,3,C,D,*,,,0\r\n";
    assert_eq!(results.body, expected);
    let listed = world.person("white").get("/api/v1/my/tables").await.ok();
    assert_eq!(listed[0]["seats"]["black"]["name"], "Dvořák");

    let World { server, id, .. } = world;
    let data = server.stop().await;
    let log = std::fs::read(data.path().join("log.sqlite")).unwrap();
    for name in ["Nováková", "Kunhuty", "Eva"] {
        assert!(!log.windows(name.len()).any(|bytes| bytes == name.as_bytes()), "{name} is in the log");
    }
    assert_eq!(partie_server::verify(data.path(), &mut |_, _| {}).unwrap().findings, []);
    let mut lines = Vec::new();
    let left_out =
        partie_server::export(data.path(), None, partie_server::Format::Events, &mut lines).unwrap();
    assert_eq!(left_out, []);
    let lines = String::from_utf8(lines).unwrap();
    assert!(lines.contains(&format!("{{\"group\":\"{id}\",\"seq\":1,")), "{lines}");
    let mut games = Vec::new();
    let left_out = partie_server::export(data.path(), None, partie_server::Format::Pgn, &mut games).unwrap();
    assert_eq!(left_out, []);
    assert!(String::from_utf8(games).unwrap().contains("[White \"Nováková\"]"));
    // When they are deleted, nothing shows them any more.
    let accounts = rusqlite::Connection::open(data.path().join("accounts.sqlite")).unwrap();
    accounts.execute("DELETE FROM called", []).unwrap();
    drop(accounts);
    let server = Server::on(data, |_| {}).await;
    let seen = Client::nobody(server.address).get(&path(&id, "")).await.body;
    assert!(!seen.contains("Nováková") && !seen.contains("Kunhuty"), "{seen}");
}

/// There may be several arbiters: the log tells which of them decided.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_tells_which_arbiter_decided() {
    let world = World::new(json!({"title": "T"})).await;
    let me = world.person("arbiter").get("/api/v1/me").await.ok()["person"]["id"].clone();
    world.moves("white", 0, "e2-e4").await.ok();
    let stop = json!({"act": {"act": "stop-clocks", "note": "a phone rings"}});
    world.person("arbiter").act(&world.tables[0], stop).await.ok();
    let table = world.tables[0].clone();
    let data = world.server.stop().await;
    let mut lines = Vec::new();
    partie_server::export(data.path(), Some(&table), partie_server::Format::Events, &mut lines).unwrap();
    let lines = String::from_utf8(lines).unwrap();
    let entries: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let by: Vec<&Value> = entries.iter().map(|entry| &entry["entry"]["by"]).collect();
    assert_eq!(by.last(), Some(&&me), "{lines}");
    assert!(by[..by.len() - 1].iter().all(|by| by.is_null()), "{lines}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_is_laid_out_at_once_and_a_million_tables_are_not() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let group = new_group(&guest, json!({"title": "Hall"})).await;
    let list = |from: u32| {
        let lines: Vec<String> = (from..from + 200).map(|number| format!("W{number} - B{number}")).collect();
        lines.join("\n")
    };
    for round in 0..5 {
        let state = add(&guest, &group, &list(200 * round)).await;
        assert_eq!(state["rows"].as_array().unwrap().len() as u32, 200 * (round + 1));
    }
    let more = guest.post(&path(&group, "/tables"), json!({"pairs": "X - Y"})).await;
    assert_eq!(more.fault(), (429, "too-many-tables".to_owned()));
    guest.open_table(json!({})).await; // these tables are not counted as the person's own
    let other = new_group(&guest, json!({"title": "Hall 2"})).await;
    for round in 0..5 {
        add(&guest, &other, &list(200 * round)).await;
    }
    let third = new_group(&guest, json!({"title": "Hall 3"})).await;
    let more = guest.post(&path(&third, "/tables"), json!({"pairs": list(0)})).await;
    assert_eq!(more.fault(), (429, "too-many".to_owned()));
    let bad = guest.post(&path(&third, "/tables"), json!({"pairs": "A - B\nnobody"})).await;
    assert_eq!(bad.fault(), (400, "malformed".to_owned()));
    assert!(
        bad.json()["detail"].as_str().unwrap().starts_with("pairs, line 2: expected two names"),
        "{bad:?}"
    );
    for (field, new) in [
        ("title", json!({"title": " "})),
        ("title", json!({"title": "x".repeat(81)})),
        ("delay_s", json!({"title": "t", "delay_s": 3601})),
    ] {
        let refused = guest.post("/api/v1/groups", new).await;
        assert_eq!(refused.status, 400);
        assert!(refused.json()["detail"].as_str().unwrap().starts_with(field), "{refused:?}");
    }
}
