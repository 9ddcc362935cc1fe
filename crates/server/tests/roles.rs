//! Who may see a table, and who gives roles at it. Acts are in `acts.rs`, other commands in `commands.rs`.

mod common;

use common::{Client, Server};
use serde_json::json;

/// A table with somebody in every role, and the roles' names.
async fn full_table(server: &Server) -> (String, Vec<(&'static str, Client)>) {
    let organiser = Client::account(server.address, "Organiser").await;
    let regulations = json!({"time_control": "5400+30"});
    let (table, keys) = organiser
        .open_table(json!({"opponent": "others", "private": true, "regulations": regulations}))
        .await;
    let (white, black) = (server.guest().await, server.guest().await);
    white.join(&table, &keys[0]).await.ok();
    black.join(&table, &keys[1]).await.ok();
    let arbiter = Client::account(server.address, "Arbiter").await;
    let grants = format!("/api/v1/tables/{table}/grants");
    organiser.invites(&table, "arbiter", "arbiter", &arbiter).await;
    let mut people =
        vec![("organiser", organiser.clone()), ("white", white), ("black", black), ("arbiter", arbiter)];
    for role in ["white-assistant", "black-assistant", "spectator"] {
        let link = organiser.post(&grants, json!({"role": role})).await.ok();
        let person = server.guest().await;
        person.join(&table, link["link"]["key"].as_str().unwrap()).await.ok();
        people.push((role, person));
    }
    people.push(("stranger", server.guest().await));
    (table, people)
}

fn person<'a>(people: &'a [(&'static str, Client)], role: &str) -> &'a Client {
    &people.iter().find(|(name, _)| *name == role).unwrap().1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_invisible_to_others() {
    let server = Server::start().await;
    let (table, people) = full_table(&server).await;
    for (role, client) in &people {
        let expected = if *role == "stranger" { 404 } else { 200 };
        assert_eq!(client.get(&format!("/api/v1/tables/{table}")).await.status, expected, "{role}");
        let mut page = client.connect().await;
        let opened = page.open(&table).await;
        assert_eq!(opened["type"] == "table", *role != "stranger", "{role}: {opened}");
    }
    let nobody = Client::nobody(server.address);
    assert_eq!(nobody.get(&format!("/api/v1/tables/{table}")).await.status, 404);
    for path in ["review", "log", "record"] {
        assert_eq!(nobody.get(&format!("/api/v1/tables/{table}/{path}")).await.status, 404, "{path}");
    }
    person(&people, "white").act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    // A public game that began later is listed: then this one would be, too.
    let (other, friend) = (server.guest().await, server.guest().await);
    let (public, keys) = other.open_table(json!({"colour": "white"})).await;
    friend.join(&public, &keys[0]).await.ok();
    other.act(&public, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    common::until("the public game is listed", async || {
        let watch = nobody.get("/api/v1/lobby").await.ok()["watch"].clone();
        let listed: Vec<&str> =
            watch.as_array().unwrap().iter().map(|listed| listed["table"].as_str().unwrap()).collect();
        assert!(listed.is_empty() || listed == [public.as_str()], "{listed:?}");
        !listed.is_empty()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_organiser_grants_roles_and_a_link_works_once() {
    let server = Server::start().await;
    let (table, people) = full_table(&server).await;
    let grants = format!("/api/v1/tables/{table}/grants");
    for (role, client) in &people {
        let answer = client.post(&grants, json!({"role": "spectator"})).await;
        let expected = match *role {
            "organiser" => 200,
            "stranger" => 404,
            _ => 403,
        };
        assert_eq!(answer.status, expected, "{role}");
    }
    let organiser = person(&people, "organiser");
    let seat = organiser.post(&grants, json!({"role": "white", "name": "arbiter"})).await;
    assert_eq!(seat.fault(), (409, "role-taken".to_owned()));

    let link = organiser.post(&grants, json!({"role": "spectator"})).await.ok();
    let key = link["link"]["key"].as_str().unwrap();
    let stranger = person(&people, "stranger");
    assert_eq!(stranger.join(&table, "no such key").await.status, 404);
    assert_eq!(stranger.join(&table, key).await.ok()["view"]["role"], "spectator");
    assert_eq!(person(&people, "white").join(&table, key).await.fault(), (409, "role-taken".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_wait_for_an_arbiter_only_where_there_is_one() {
    let server = Server::start().await;
    let (host, friend) = (server.guest().await, server.guest().await);
    let (table, keys) = host.open_table(json!({"colour": "white"})).await;
    friend.join(&table, &keys[0]).await.ok();
    host.act(&table, json!({"act": {"act": "move", "move": "e2-e4"}})).await.ok();
    let stop = || host.act(&table, json!({"act": {"act": "stop-clocks"}}));
    assert_eq!(stop().await.fault(), (409, "why-no-arbiter".to_owned()));
    let grants = format!("/api/v1/tables/{table}/grants");
    let link = host.post(&grants, json!({"role": "arbiter"})).await.ok();
    server.guest().await.join(&table, link["link"]["key"].as_str().unwrap()).await.ok();
    assert_eq!(stop().await.ok()["state"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn fide_13_7a_a_player_who_also_watches_reports_as_a_player() {
    let server = Server::start().await;
    let (table, people) = full_table(&server).await;
    let (organiser, white) = (person(&people, "organiser"), person(&people, "white"));
    let grants = format!("/api/v1/tables/{table}/grants");
    let link = organiser.post(&grants, json!({"role": "spectator"})).await.ok();
    white.join(&table, link["link"]["key"].as_str().unwrap()).await.ok();
    let report = json!({"act": "report", "incident": "distraction", "who": "black"});
    assert_eq!(white.act(&table, json!({"as": "spectator", "act": report})).await.fault().0, 403);
    white.act(&table, json!({"act": report})).await.ok();
    let seen = person(&people, "arbiter").state(&table).await;
    assert_eq!(seen["view"]["casebook"]["incidents"][0]["by"], "white", "{seen}");
}
