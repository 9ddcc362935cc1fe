//! What an export makes of a damaged log.

mod common;
mod copies;

use common::Server;
use copies::{change, sound};
use partie_server::log::{Damage, Flaw};
use partie_server::{Format, LeftOut, WhyLeftOut, export};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_export_goes_on_past_damage_and_says_what_it_left_out() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(guest.open_table(json!({})).await.0);
    }
    let data = server.stop().await;
    let whole = sound(data.path());
    // The entry now stands under a name that no table has.
    change(data.path(), "UPDATE events SET stream = 'nobody' WHERE position = 2");
    let mut lines = Vec::new();
    let left_out = export(data.path(), None, Format::Events, &mut lines).unwrap();
    let why = WhyLeftOut::Damaged(Damage { seq: 1, flaw: Flaw::Altered });
    let names = ["nobody", &tables[1]];
    assert_eq!(left_out, names.map(|table| LeftOut { table: table.to_owned(), why: why.clone() }));
    let rest: String = whole.split_inclusive('\n').filter(|line| !line.contains(&tables[1])).collect();
    assert_eq!(String::from_utf8(lines).unwrap(), rest);
}
