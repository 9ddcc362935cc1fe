//! A guest who registers or logs in keeps seats, tables and open pages.

mod common;

use common::{Client, Page, Server};
use serde_json::{Value, json};

fn credentials(name: &str) -> Value {
    json!({"name": name, "password": "correct horse"})
}

/// A guest with White's seat at a private table, and a friend with Black's.
async fn seated(server: &Server) -> (Client, Client, String) {
    let (guest, friend) = (server.guest().await, server.guest().await);
    let (table, keys) = guest.open_table(json!({"colour": "white", "private": true})).await;
    friend.join(&table, &keys[0]).await.ok();
    (guest, friend, table)
}

async fn role(client: &Client, table: &str) -> Value {
    let answer = client.get(&format!("/api/v1/tables/{table}")).await;
    if answer.status == 404 { Value::Null } else { answer.ok()["view"]["role"].clone() }
}

async fn my_tables(client: &Client) -> Value {
    let listed = client.get("/api/v1/my/tables").await.ok();
    listed.as_array().unwrap().iter().map(|table| json!([table["table"], table["yours"]])).collect()
}

async fn page_at(client: &Client, table: &str) -> (Page, Value) {
    let mut page = client.connect().await;
    let role = page.open(table).await["view"]["role"].clone();
    (page, role)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_keeps_the_seat() {
    let server = Server::start().await;
    let (mut anna, friend, table) = seated(&server).await;
    let guest = anna.get("/api/v1/me").await.ok()["person"]["id"].clone();
    let (mut old_page, _) = page_at(&anna, &table).await;
    let (mut black, _) = page_at(&friend, &table).await;

    let me = anna.post_and_keep("/api/v1/register", credentials("Anna")).await;
    assert_eq!((&me["person"]["name"], &me["also"]), (&json!("Anna"), &json!([guest])));
    let (mut page, role_now) = page_at(&anna, &table).await;
    assert_eq!(role_now, "white");
    assert_eq!(page.moves(&table, "e2-e4").await["type"], "done");
    assert_eq!(black.moves(&table, "e7-e5").await["type"], "done");
    assert_eq!(old_page.moves(&table, "g1-f3").await["type"], "done", "the page from before can still act");
    assert_eq!(my_tables(&anna).await, json!([[table, ["white"]]]));
    assert_eq!(black.moves(&table, "b8-c6").await["type"], "done");
    let act = json!({"act": {"act": "move", "move": "f1-b5"}});
    assert_eq!(anna.act(&table, act).await.status, 200);
    // The opponent sees the player come and go by either name.
    let info = friend.get(&format!("/api/v1/tables/{table}")).await.ok()["info"].clone();
    assert_eq!(info["present"], json!(["white", "black"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_keeps_the_links_to_give_away() {
    let server = Server::start().await;
    let mut anna = server.guest().await;
    let (table, keys) = anna.open_table(json!({"opponent": "others", "private": true})).await;
    anna.post_and_keep("/api/v1/register", credentials("Anna")).await;
    let info = anna.get(&format!("/api/v1/tables/{table}")).await.ok()["info"].clone();
    assert_eq!((&info["organiser"], info["links"].as_array().unwrap().len()), (&json!(true), keys.len()));
    let grants = format!("/api/v1/tables/{table}/grants");
    assert_eq!(anna.post(&grants, json!({"role": "arbiter"})).await.status, 200);
    assert_eq!(anna.request("DELETE", &format!("/api/v1/tables/{table}"), "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_goes_with_the_account_until_the_browser_logs_out() {
    let server = Server::start().await;
    let (mut phone, _friend, table) = seated(&server).await;
    let mut laptop = Client::account(server.address, "Anna").await;
    let mut laptop_page = laptop.connect().await;
    laptop_page.wait(&["hello"]).await;
    assert_eq!(role(&laptop, &table).await, Value::Null);

    phone.post_and_keep("/api/v1/login", credentials("Anna")).await;
    assert_eq!(laptop_page.next().await, None, "it connects again, with the new seat");
    let (mut laptop_page, role_now) = page_at(&laptop, &table).await;
    assert_eq!(role_now, "white");
    assert_eq!(role(&laptop, &table).await, "white");
    assert_eq!(my_tables(&laptop).await, json!([[table, ["white"]]]));
    assert_eq!(laptop_page.moves(&table, "e2-e4").await["type"], "done");

    let (mut phone_page, _) = page_at(&phone, &table).await;
    phone.post_and_keep("/api/v1/logout", Value::Null).await;
    assert_eq!(phone_page.next().await, None, "a page ends with its session");
    while laptop_page.next().await.is_some() {}
    assert_eq!(role(&phone, &table).await, "white", "the guest still has the seat");
    assert_eq!(my_tables(&phone).await, json!([[table, ["white"]]]));
    assert_eq!(role(&laptop, &table).await, Value::Null);
    assert_eq!(my_tables(&laptop).await, json!([]));
    assert_eq!(page_at(&laptop, &table).await.1, Value::Null);
    laptop.post_and_keep("/api/v1/logout", Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seek_of_a_guest_is_told_to_the_account() {
    let server = Server::start().await;
    let mut anna = server.guest().await;
    let waits = anna.post("/api/v1/seeks", json!({"regulations": {}})).await.ok();
    anna.post_and_keep("/api/v1/register", credentials("Anna")).await;
    let mut page = anna.connect().await;
    page.wait(&["hello"]).await;
    let taken = format!("/api/v1/seeks/{}/take", waits["seek"].as_str().unwrap());
    let table = server.guest().await.post(&taken, Value::Null).await.ok()["table"].clone();
    assert_eq!(page.wait(&["seated"]).await["table"], table);
    let opened = page.open(table.as_str().unwrap()).await;
    assert_ne!(opened["view"]["role"], "spectator");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seek_of_a_guest_can_be_withdrawn_by_the_account() {
    let server = Server::start().await;
    let mut anna = server.guest().await;
    let waits = anna.post("/api/v1/seeks", json!({"regulations": {}})).await.ok();
    anna.post_and_keep("/api/v1/register", credentials("Anna")).await;
    let seek = format!("/api/v1/seeks/{}", waits["seek"].as_str().unwrap());
    assert_eq!(server.guest().await.request("DELETE", &seek, "").await.status, 404);
    assert_eq!(anna.request("DELETE", &seek, "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_one_cookie_of_older_versions_still_counts() {
    let server = Server::start().await;
    let (mut guest, _friend, table) = seated(&server).await;
    let secret = guest.cookie_named("partie_guest").unwrap().to_owned();
    guest.cookie = format!("partie_session={secret}");
    assert_eq!(role(&guest, &table).await, "white");
    let mut registers = guest.clone();

    guest.take_cookie(&guest.get("/api/v1/me").await);
    assert_eq!(guest.cookie_named("partie_guest"), Some(&*secret), "it moves at the next /me");
    assert!(!guest.get("/api/v1/me").await.head.contains("set-cookie"), "once");
    assert_eq!(role(&guest, &table).await, "white");

    registers.post_and_keep("/api/v1/register", credentials("Anna")).await;
    assert_eq!(registers.cookie_named("partie_guest"), Some(&*secret), "and when somebody registers");
    assert!(registers.cookie_named("partie_session").unwrap().starts_with('s'));
    assert_eq!(role(&registers, &table).await, "white");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_account_in_the_same_browser_takes_over() {
    let server = Server::start().await;
    let (mut browser, _friend, table) = seated(&server).await;
    browser.post_and_keep("/api/v1/register", credentials("Anna")).await;
    let mut anna_elsewhere = Client::nobody(server.address);
    anna_elsewhere.post_and_keep("/api/v1/login", credentials("Anna")).await;
    assert_eq!(role(&anna_elsewhere, &table).await, "white");
    let annas = browser.clone();
    browser.post_and_keep("/api/v1/register", credentials("Berta")).await;
    assert_eq!(role(&browser, &table).await, "white");
    assert_eq!(role(&anna_elsewhere, &table).await, Value::Null, "the session of the browser has ended");
    assert_eq!(annas.get("/api/v1/sessions").await.status, 401);
}
