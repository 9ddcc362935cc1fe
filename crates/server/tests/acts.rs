//! Every act of the wire, tried as every role, in both conducts and in the moments that it is made for.

mod common;
#[path = "acts/rows.rs"]
mod rows;

use std::collections::BTreeSet;

use common::{Client, Server};
use rows::{BEGUN, MOMENTS, Moment, REGULATIONS};
use serde_json::{Value, json};

/// Those who hold the roles, at every table of this test; the others look on.
struct People {
    organiser: Client,
    spectator: Client,
    holders: Vec<(&'static str, Client)>,
}

impl People {
    async fn come(server: &Server) -> People {
        let mut holders = Vec::new();
        for role in ["white", "black", "arbiter", "white-assistant", "black-assistant"] {
            holders.push((role, Client::account(server.address, role).await));
        }
        People { organiser: server.guest().await, spectator: server.guest().await, holders }
    }

    fn all(&self) -> impl Iterator<Item = (&'static str, &Client)> {
        let holders = self.holders.iter().map(|(role, client)| (*role, client));
        holders.chain([("spectator", &self.spectator), ("organiser", &self.organiser)])
    }

    fn holder(&self, role: &str) -> &Client {
        &self.holders.iter().find(|(other, _)| *other == role).expect("somebody holds it").1
    }

    /// A table of theirs at a moment: its regulations, and what has happened.
    async fn table(&self, regulations: &str, before: &[(&str, &str)]) -> Result<String, String> {
        let regulations: Value = serde_json::from_str(regulations).unwrap();
        let new = json!({"opponent": "others", "regulations": regulations});
        let (table, _) = self.organiser.open_table(new).await;
        for (role, holder) in &self.holders {
            self.organiser.invites(&table, role, role, holder).await;
        }
        for (role, act) in before {
            let done = self.holder(role).act(&table, asked(act)).await;
            if done.status != 200 {
                return Err(format!("before, {act} as {role}: {}", done.body));
            }
        }
        Ok(table)
    }
}

fn asked(act: &str) -> Value {
    let act: Value = serde_json::from_str(act).unwrap_or_else(|error| panic!("{act}: {error}"));
    json!({ "act": act })
}

/// Who may do it at this moment: each of them at a table of their own, because it changes the table.
async fn who_may(people: &People, moment: &Moment) -> Result<Vec<&'static str>, String> {
    let mut may = Vec::new();
    let mut table = people.table(moment.regulations, moment.before).await?;
    for (role, client) in people.all() {
        let answer = client.act(&table, asked(moment.act)).await;
        match (answer.status, answer.json()["state"].as_str()) {
            (200, Some("done")) => {
                may.push(role);
                table = people.table(moment.regulations, moment.before).await?;
            }
            (409, Some("refused")) => {}
            _ => return Err(format!("{} as {role}: {}", moment.act, answer.body)),
        }
        poses(client, role, &table, moment.act).await;
    }
    Ok(may)
}

/// Nobody acts in a role that is not theirs, whatever the act is.
async fn poses(client: &Client, role: &str, table: &str, act: &str) {
    for other in ["white", "black", "arbiter", "white-assistant", "black-assistant"] {
        if other != role {
            let mut posed = asked(act);
            posed["as"] = other.into();
            let answer = client.act(table, posed).await;
            assert_eq!(answer.fault(), (403, "not-allowed".to_owned()), "{act} by {role} as {other}");
        }
    }
}

/// The moments whose roles are not those expected.
async fn differing(server: &Server, moments: &[Moment]) -> Vec<String> {
    let people = People::come(server).await;
    let mut wrong = Vec::new();
    for moment in moments {
        match who_may(&people, moment).await {
            Ok(may) if may.join(" ") == moment.may => {}
            Ok(may) => {
                wrong.push(format!("{}: {}: {may:?} may, not {}", moment.what, moment.act, moment.may));
            }
            Err(fault) => wrong.push(format!("{}: {fault}", moment.what)),
        }
    }
    wrong
}

async fn server() -> Server {
    Server::with(|config| config.limits = partie_server::Limits::lifted()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_act_as_every_role_in_both_conducts() {
    let rows =
        BEGUN.iter().flat_map(|(act, assisted, over_the_board)| {
            REGULATIONS
                .iter()
                .zip([assisted, over_the_board])
                .map(|((what, regulations, before), may)| Moment { what, regulations, before, act, may })
        });
    let rows: Vec<Moment> = rows.collect();
    let wrong = differing(&server().await, &rows).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_act_as_every_role_in_its_moment() {
    let wrong = differing(&server().await, MOMENTS).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever adds an act to the wire says here who may do it.
#[test]
fn no_act_of_the_wire_is_missing() {
    let document: Value = serde_json::from_str(&partie_server::wire::export::openapi()).unwrap();
    let variants = document["components"]["schemas"]["Sent.Act"]["oneOf"].as_array().expect("the acts");
    let name = |act: &Value| act["act"].as_str().expect("a name").to_owned();
    let on_the_wire: BTreeSet<String> = variants
        .iter()
        .map(|variant| variant["properties"]["act"]["const"].as_str().unwrap().to_owned())
        .collect();
    let tried: BTreeSet<String> = BEGUN.iter().map(|(act, ..)| name(&asked(act)["act"])).collect();
    assert_eq!(tried, on_the_wire);
    let somebody_may = |act: &str| {
        BEGUN.iter().any(|(row, a, o)| name(&asked(row)["act"]) == act && !(a.is_empty() && o.is_empty()))
            || MOMENTS.iter().any(|row| name(&asked(row.act)["act"]) == act && !row.may.is_empty())
    };
    let never: Vec<_> = on_the_wire.iter().filter(|act| !somebody_may(act)).collect();
    assert!(never.is_empty(), "nobody is ever seen to do {never:?}");
}
