//! Seats belong to those who took them: nobody loses one, gets one unasked, or judges their own game.

mod common;

use common::{Answer, Client, Server, until};
use serde_json::{Value, json};

/// What people do with the seats of one table.
struct Seats<'a> {
    table: &'a str,
}

impl Seats<'_> {
    fn path(&self, command: &str) -> String {
        format!("/api/v1/tables/{}/{command}", self.table)
    }

    async fn link(&self, by: &Client, role: &str) -> Answer {
        by.post(&self.path("grants"), json!({"role": role})).await
    }

    async fn invite(&self, by: &Client, role: &str, name: &str) -> Answer {
        by.post(&self.path("grants"), json!({"role": role, "name": name})).await
    }

    async fn answer(&self, who: &Client, role: &str, accept: bool) -> Answer {
        who.post(&self.path("invitation"), json!({"role": role, "accept": accept})).await
    }

    async fn free(&self, by: &Client, role: &str, reason: &str) -> Answer {
        by.post(&self.path("free"), json!({"role": role, "reason": reason})).await
    }

    async fn call_off(&self, by: &Client) -> Answer {
        by.request("DELETE", &format!("/api/v1/tables/{}", self.table), "").await
    }

    async fn act(&self, who: &Client, role: &str, act: Value) -> Answer {
        who.act(self.table, json!({"as": role, "act": act})).await
    }

    async fn moves(&self, who: &Client, mv: &str) -> Answer {
        who.act(self.table, json!({"act": {"act": "move", "move": mv}})).await
    }

    async fn state(&self, who: &Client) -> Value {
        who.state(self.table).await
    }

    async fn yours(&self, who: &Client) -> Value {
        self.state(who).await["info"]["yours"].clone()
    }
}

fn key(granted: Answer) -> String {
    granted.ok()["link"]["key"].as_str().expect("a link").to_owned()
}

fn taken() -> (u16, String) {
    (409, "role-taken".to_owned())
}

fn not_allowed() -> (u16, String) {
    (403, "not-allowed".to_owned())
}

/// A host who plays White, and the key to Black's seat.
async fn host(server: &Server, regulations: Value) -> (Client, String, String) {
    let host = server.guest().await;
    let (table, mut keys) = host.open_table(json!({"colour": "white", "regulations": regulations})).await;
    (host, table, keys.remove(0))
}

/// A table of two others, and the keys to their seats: White's, then Black's.
async fn for_others(organiser: &Client) -> (String, Vec<String>) {
    organiser.open_table(json!({"opponent": "others"})).await
}

/// The tables that a person finds in their list, with their roles and the ones they were offered.
async fn my_tables(who: &Client) -> Vec<Value> {
    let listed = who.get("/api/v1/my/tables").await.ok();
    let row = |table: &Value| json!([table["table"], table["yours"], table["invited"]]);
    listed.as_array().unwrap().iter().map(row).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_links_to_a_seat_are_void_once_it_is_taken() {
    let server = Server::start().await;
    let (host, table, first) = host(&server, json!({})).await;
    let seats = Seats { table: &table };
    let second = key(seats.link(&host, "black").await);
    let (friend, late) = (server.guest().await, server.guest().await);
    friend.join(&table, &first).await.ok();
    for key in [&first, &second] {
        assert_eq!(late.join(&table, key).await.fault(), taken());
    }
    assert_eq!(seats.state(&host).await["info"]["links"], json!([]));
    assert_eq!((seats.yours(&friend).await, seats.yours(&late).await), (json!(["black"]), json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_seat_is_not_granted() {
    let server = Server::start().await;
    let organiser = server.guest().await;
    Client::account(server.address, "Anna").await;
    let (table, keys) = for_others(&organiser).await;
    let seats = Seats { table: &table };
    let arbiter_key = key(seats.link(&organiser, "arbiter").await);
    for key in keys.iter().chain([&arbiter_key]) {
        server.guest().await.join(&table, key).await.ok();
    }
    for role in ["white", "black", "arbiter"] {
        assert_eq!(seats.link(&organiser, role).await.fault(), taken(), "{role}");
        assert_eq!(seats.invite(&organiser, role, "Anna").await.fault(), taken(), "{role}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_frees_the_seat_for_one_other() {
    let server = Server::start().await;
    let (host, table, old) = host(&server, json!({})).await;
    let seats = Seats { table: &table };
    let (phone, laptop, late) = (server.guest().await, server.guest().await, server.guest().await);
    phone.join(&table, &old).await.ok();
    let new = key(seats.free(&phone, "black", "").await);
    assert_eq!(seats.yours(&phone).await, json!([]));
    assert_eq!(late.join(&table, &old).await.fault(), taken());
    assert_eq!(seats.moves(&host, "e2-e4").await.fault(), (409, "why-seat-empty".to_owned()));
    laptop.join(&table, &new).await.ok();
    assert_eq!(late.join(&table, &new).await.fault(), taken());
    assert_eq!(seats.moves(&host, "e2-e4").await.status, 200);
    assert_eq!(seats.moves(&phone, "e7-e5").await.status, 409, "a spectator makes no moves");
    assert_eq!(seats.moves(&laptop, "e7-e5").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_frees_a_seat_with_a_reason_that_the_log_keeps() {
    let server = Server::start().await;
    let organiser = server.guest().await;
    let (table, keys) = for_others(&organiser).await;
    let seats = Seats { table: &table };
    let [white, black, arbiter, stranger] =
        [server.guest().await, server.guest().await, server.guest().await, server.guest().await];
    white.join(&table, &keys[0]).await.ok();
    black.join(&table, &keys[1]).await.ok();
    arbiter.join(&table, &key(seats.link(&organiser, "arbiter").await)).await.ok();

    for (name, person) in [("organiser", &organiser), ("white", &white), ("stranger", &stranger)] {
        assert_eq!(seats.free(person, "black", "I like it").await.fault(), not_allowed(), "{name}");
    }
    for reason in ["", "  \n "] {
        assert_eq!(seats.free(&arbiter, "black", reason).await.fault(), (400, "malformed".to_owned()));
    }
    assert_eq!(seats.yours(&black).await, json!(["black"]));
    let new = key(seats.free(&arbiter, "black", "the phone of Black is empty").await);
    assert_eq!(seats.yours(&black).await, json!([]));
    assert_eq!(seats.free(&arbiter, "black", "once more").await.fault(), (404, "not-found".to_owned()));
    stranger.join(&table, &new).await.ok();
    assert_eq!(seats.yours(&stranger).await, json!(["black"]));

    let mut log = Vec::new();
    let format = partie_server::Format::Events;
    partie_server::export(server.data.path(), Some(&table), format, &mut log).unwrap();
    let log = String::from_utf8(log).unwrap();
    assert!(log.contains("the phone of Black is empty") && !log.contains(&new), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_while_a_seat_is_free() {
    let server = Server::in_its_own_time(|_| {}).await;
    let (host, table, old) = host(&server, json!({"time_control": "60"})).await;
    let seats = Seats { table: &table };
    let (black, heir) = (server.guest().await, server.guest().await);
    black.join(&table, &old).await.ok();
    seats.moves(&host, "e2-e4").await.ok();
    let new = key(seats.free(&black, "black", "").await);
    server.advance_ms(4000);
    let clocks = async || seats.state(&host).await["view"]["clocks"].clone();
    assert_eq!(clocks().await["black"], 56_000, "the clock of the empty seat runs on");
    assert_eq!(seats.call_off(&host).await.fault(), taken());
    heir.join(&table, &new).await.ok();
    seats.moves(&heir, "e7-e5").await.ok();

    let new = key(seats.free(&heir, "black", "").await);
    seats.moves(&host, "g1-f3").await.ok();
    black.join(&table, &new).await.ok();
    seats.moves(&black, "b8-c6").await.ok();
    assert_eq!(seats.state(&host).await["view"]["lines"].as_array().unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_a_game_that_is_over_cannot_be_taken_or_freed() {
    let server = Server::start().await;
    let (host, table, old) = host(&server, json!({})).await;
    let seats = Seats { table: &table };
    let (black, late) = (server.guest().await, server.guest().await);
    black.join(&table, &old).await.ok();
    seats.moves(&host, "e2-e4").await.ok();
    let new = key(seats.free(&black, "black", "").await);
    seats.act(&host, "white", json!({"act": "resign"})).await.ok();
    assert_eq!(seats.free(&host, "white", "").await.status, 409);
    assert_eq!(
        late.join(&table, &new).await.status,
        409,
        "the record would name a person who has not played"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_second_role_in_their_own_game() {
    let server = Server::start().await;
    let organiser = Client::account(server.address, "Organiser").await;
    let anna = Client::account(server.address, "Anna").await;
    // What Anna is, and what she cannot become then.
    let rows = [
        ("white", &["arbiter", "white-assistant", "black-assistant"][..]),
        ("arbiter", &["white", "black", "white-assistant"][..]),
        ("white-assistant", &["white", "black", "arbiter", "black-assistant"][..]),
    ];
    for (has, others) in rows {
        let (table, _) = for_others(&organiser).await;
        let seats = Seats { table: &table };
        anna.join(&table, &key(seats.link(&organiser, has).await)).await.ok();
        for other in others {
            let link = key(seats.link(&organiser, other).await);
            assert_eq!(anna.join(&table, &link).await.fault(), not_allowed(), "{has}, {other}: by link");
            seats.invite(&organiser, other, "Anna").await.ok();
            assert_eq!(seats.answer(&anna, other, true).await.fault(), not_allowed(), "{has}, {other}");
        }
        assert_eq!(seats.yours(&anna).await, json!([has]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_who_arbitrates_does_not_play() {
    let server = Server::start().await;
    let organiser = server.guest().await;
    for opponent in ["friend", "myself"] {
        let new = json!({"opponent": opponent, "arbiter": true});
        assert_eq!(organiser.post("/api/v1/tables", new).await.fault(), (400, "regulations".to_owned()));
    }
    let (table, keys) = organiser.open_table(json!({"opponent": "others", "arbiter": true})).await;
    let seats = Seats { table: &table };
    let more = key(seats.link(&organiser, "white-assistant").await);
    for key in keys.iter().chain([&more]) {
        assert_eq!(organiser.join(&table, key).await.fault(), not_allowed());
    }
    assert_eq!(seats.yours(&organiser).await, json!(["arbiter"]));
}

/// Anna plays White as a guest in one browser, is the arbiter with her account in another, and then logs in in the first.
async fn white_who_is_the_arbiter(server: &Server) -> (String, Client, Client) {
    let anna = Client::account(server.address, "Anna").await;
    let (mut white, table, key) = host(server, json!({"time_control": "60"})).await;
    let black = server.guest().await;
    black.join(&table, &key).await.ok();
    white.invites(&table, "arbiter", "Anna", &anna).await;
    Seats { table: &table }.moves(&white, "e2-e4").await.ok();
    white.post_and_keep("/api/v1/login", json!({"name": "Anna", "password": "correct horse"})).await;
    (table, white, anna)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_and_their_account_do_not_judge_each_other() {
    let server = Server::start().await;
    let (table, white, anna) = white_who_is_the_arbiter(&server).await;
    let seats = Seats { table: &table };
    for browser in [&white, &anna] {
        assert_eq!(seats.yours(browser).await, json!(["white", "arbiter"]));
        let stop = json!({"act": "stop-clocks"});
        assert_eq!(seats.act(browser, "arbiter", stop.clone()).await.fault(), not_allowed());
        let asked = browser.post(&seats.path("advice"), json!({"incident": "smoking", "who": "black"})).await;
        assert_eq!(asked.fault(), not_allowed());
        let mut page = browser.connect().await;
        page.send(json!({"type": "act", "id": 1, "table": table, "as": "arbiter", "act": stop})).await;
        assert_eq!(page.wait(&["done", "refused", "fault"]).await["fault"], "not-allowed");
    }
    seats.free(&white, "arbiter", "").await.ok();
    assert_eq!(seats.yours(&white).await, json!(["white"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_the_arbiter_too_does_not_free_the_opponents_seat() {
    let server = Server::start().await;
    let (table, white, _) = white_who_is_the_arbiter(&server).await;
    let freed = Seats { table: &table }.free(&white, "black", "I am losing").await;
    assert_eq!(freed.fault(), not_allowed());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_pairing_nobody_is_the_organiser() {
    let server = Server::start().await;
    let (anna, bob) = (Client::account(server.address, "Anna").await, server.guest().await);
    let seek = anna.post("/api/v1/seeks", json!({})).await.ok()["seek"].as_str().unwrap().to_owned();
    let paired = bob.post(&format!("/api/v1/seeks/{seek}/take"), Value::Null).await.ok();
    let table = paired["table"].as_str().unwrap();
    let seats = Seats { table };
    for person in [&anna, &bob] {
        assert_eq!(seats.link(person, "arbiter").await.fault(), not_allowed());
        assert_eq!(seats.invite(person, "arbiter", "Anna").await.fault(), not_allowed());
        assert_eq!(seats.call_off(person).await.fault(), not_allowed());
    }
    // Nor when a seat is free again.
    seats.free(&anna, "white", "").await;
    seats.free(&anna, "black", "").await;
    for person in [&anna, &bob] {
        let info = seats.state(person).await["info"].clone();
        assert_eq!((&info["organiser"], &info["links"]), (&json!(false), &json!([])));
        assert_eq!(seats.call_off(person).await.fault(), not_allowed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_seated_without_consent() {
    let server = Server::start().await;
    let host = server.guest().await;
    let anna = Client::account(server.address, "Anna").await;
    let mut page = anna.connect().await;
    page.wait(&["hello"]).await;
    let (table, _) = host.open_table(json!({"colour": "white", "private": true})).await;
    let seats = Seats { table: &table };
    seats.invite(&host, "black", "Anna").await.ok();
    assert_eq!(page.wait(&["invited"]).await["table"], json!(table));
    until("the invitation is listed", async || my_tables(&anna).await == [json!([table, [], ["black"]])])
        .await;
    let info = seats.state(&anna).await["info"].clone();
    assert_eq!((&info["yours"], &info["seats"]["black"]), (&json!([]), &Value::Null));
    assert_eq!((&info["invited"][0]["role"], &info["invited"][0]["yours"]), (&json!("black"), &json!(true)));
    assert_eq!(info["links"], json!([]), "links are the organiser's");
    assert_eq!(seats.moves(&host, "e2-e4").await.fault(), (409, "why-seat-empty".to_owned()));

    seats.answer(&anna, "black", true).await.ok();
    assert_eq!(seats.yours(&anna).await, json!(["black"]));
    assert_eq!(seats.moves(&host, "e2-e4").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_can_be_declined() {
    let server = Server::start().await;
    let host = server.guest().await;
    let [anna, bob] =
        [Client::account(server.address, "Anna").await, Client::account(server.address, "Bob").await];
    let (table, _) = host.open_table(json!({"colour": "white", "private": true})).await;
    let seats = Seats { table: &table };
    seats.invite(&host, "black", "Anna").await.ok();
    assert_eq!(seats.answer(&bob, "black", true).await.status, 404, "it is not his invitation");
    assert_eq!(seats.answer(&anna, "white", true).await.status, 404, "she was not invited to that");
    seats.answer(&anna, "black", false).await.ok();
    assert_eq!(seats.answer(&anna, "black", true).await.status, 404);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.status, 404, "it is private again");
    until("the list knows", async || my_tables(&anna).await.is_empty()).await;
    assert_eq!(seats.state(&host).await["info"].get("invited"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_invitation_leaves_other_roles_in_the_list() {
    let server = Server::start().await;
    let host = server.guest().await;
    let anna = Client::account(server.address, "Anna").await;
    let (table, _) = host.open_table(json!({"colour": "white"})).await;
    let seats = Seats { table: &table };
    host.invites(&table, "black", "Anna", &anna).await;
    seats.invite(&host, "spectator", "Anna").await.ok();
    seats.answer(&anna, "spectator", false).await.ok();
    // A table that was opened later is listed: then the lists know of the answer, too.
    let (later, _) = anna.open_table(json!({})).await;
    let listed = my_tables(&anna).await;
    assert_eq!((listed.len(), &listed[0][0]), (2, &json!(later)), "Anna plays Black: {listed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_is_void_is_not_listed() {
    let server = Server::start().await;
    let (host, bob) = (server.guest().await, server.guest().await);
    let anna = Client::account(server.address, "Anna").await;
    let (table, keys) = host.open_table(json!({"colour": "white", "private": true})).await;
    let seats = Seats { table: &table };
    seats.invite(&host, "black", "Anna").await.ok();
    bob.join(&table, &keys[0]).await.ok();
    assert_eq!(seats.answer(&anna, "black", true).await.status, 404);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.status, 404);
    anna.open_table(json!({})).await; // then the lists know of Bob, too
    let listed = my_tables(&anna).await;
    assert_eq!(listed.len(), 1, "the private table is none of Anna's: {listed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_invitation_is_given_once() {
    let server = Server::start().await;
    let host = server.guest().await;
    let anna = Client::account(server.address, "Anna").await;
    let (table, _) = host.open_table(json!({"colour": "white"})).await;
    let seats = Seats { table: &table };
    for _ in 0..5 {
        seats.invite(&host, "black", "Anna").await;
    }
    let invited = seats.state(&anna).await["info"]["invited"].clone();
    assert_eq!(invited.as_array().unwrap().len(), 1, "{invited}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_organiser_learns_whether_a_name_is_known() {
    let server = Server::start().await;
    Client::account(server.address, "Anna").await;
    for private in [false, true] {
        let host = server.guest().await;
        let (table, keys) = host.open_table(json!({"colour": "white", "private": private})).await;
        let (black, stranger) = (server.guest().await, server.guest().await);
        black.join(&table, &keys[0]).await.ok();
        let seats = Seats { table: &table };
        let nobody = Client::nobody(server.address);
        for (name, person) in [("black", &black), ("stranger", &stranger), ("nobody", &nobody)] {
            let known = seats.invite(person, "arbiter", "Anna").await;
            let unknown = seats.invite(person, "arbiter", "Nobody-at-all").await;
            assert!(known.status >= 400, "{name}: {known:?}");
            assert_eq!((known.status, known.body), (unknown.status, unknown.body), "{name}");
        }
        // A seat that is taken answers the same to the organiser, too.
        let known = seats.invite(&host, "black", "Anna").await;
        let unknown = seats.invite(&host, "black", "Nobody-at-all").await;
        assert_eq!((known.status, known.body), (unknown.status, unknown.body));
        assert_eq!(seats.invite(&host, "arbiter", "Nobody-at-all").await.status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_limited_number_of_open_links() {
    let server = Server::start().await;
    let (host, table, _) = host(&server, json!({})).await;
    let seats = Seats { table: &table };
    for _ in 0..200 {
        seats.link(&host, "spectator").await;
    }
    // Each page of the organiser gets all of them whenever a role changes.
    let info = seats.state(&host).await["info"].to_string();
    assert!(info.len() < 10_000, "{} bytes", info.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_one_who_freed_a_seat_finds_a_way_to_it() {
    let server = Server::start().await;
    let (table, [white, black], _pages) =
        common::two_players(server.address, json!({"time_control": "300"})).await;
    white.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    let freed = black.post(&format!("/api/v1/tables/{table}/free"), json!({"role": "black"})).await.ok();
    assert_eq!(white.state(&table).await["info"]["links"], json!([]), "the organiser plays White");
    let grants = format!("/api/v1/tables/{table}/grants");
    assert_eq!(white.post(&grants, json!({"role": "black"})).await.fault(), (409, "role-taken".to_owned()));
    let key = freed["link"]["key"].as_str().unwrap();
    assert_eq!(white.join(&table, key).await.fault(), (403, "not-allowed".to_owned()), "White plays White");
    assert_eq!(server.guest().await.join(&table, key).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_played_does_not_arbitrate_after_giving_the_seat_away() {
    let server = Server::start().await;
    let (table, [white, _], _pages) =
        common::two_players(server.address, json!({"time_control": "300"})).await;
    white.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    let grants = format!("/api/v1/tables/{table}/grants");
    let arbiter = white.post(&grants, json!({"role": "arbiter"})).await.ok();
    let freed = white.post(&format!("/api/v1/tables/{table}/free"), json!({"role": "white"})).await.ok();
    server.guest().await.join(&table, freed["link"]["key"].as_str().unwrap()).await.ok();
    let joined = white.join(&table, arbiter["link"]["key"].as_str().unwrap()).await;
    assert_eq!(joined.fault(), (403, "not-allowed".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_invites_themselves_to_the_other_side() {
    let server = Server::start().await;
    let anna = Client::account(server.address, "Anna").await;
    let (table, keys) = anna.open_table(json!({"colour": "white"})).await;
    let grants = format!("/api/v1/tables/{table}/grants");
    let invited = anna.post(&grants, json!({"role": "black", "name": "anna"})).await;
    assert_eq!(invited.fault(), (403, "not-allowed".to_owned()));
    assert_eq!(anna.join(&table, &keys[0]).await.fault(), (403, "not-allowed".to_owned()));
}

/// The server knows which guests have logged in to which account, also when only the guest's cookie is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_does_not_arbitrate_the_game_of_the_account_that_used_the_same_browser() {
    let server = Server::start().await;
    let mut anna = server.guest().await;
    let guest = anna.clone();
    anna.post_and_keep("/api/v1/register", json!({"name": "Anna", "password": "correct horse"})).await;
    let friend = server.guest().await;
    let (table, keys) = anna.open_table(json!({"colour": "white"})).await;
    friend.join(&table, &keys[0]).await.ok();
    let grants = format!("/api/v1/tables/{table}/grants");
    let link = anna.post(&grants, json!({"role": "arbiter"})).await.ok();
    let key = link["link"]["key"].as_str().unwrap();
    assert_eq!(guest.join(&table, key).await.fault(), (403, "not-allowed".to_owned()));
    let logged_out = anna.post("/api/v1/logout", json!(null)).await;
    assert_eq!(logged_out.status, 200);
    assert_eq!(guest.join(&table, key).await.fault(), (403, "not-allowed".to_owned()));
    server.guest().await.join(&table, key).await.ok();
}
