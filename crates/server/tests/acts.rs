//! Every act of the wire, tried as every role, in both conducts and in the moments that it is made for.

mod common;
#[path = "acts/rows.rs"]
mod rows;

use std::collections::BTreeSet;

use common::{Client, Server};
use partie_server::wire::{ActField, ActForm};
use partie_table::catalogue::{FieldKind, Role};
use partie_table::{Act, Actor};
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
        let by_hand = regulations["conduct"] == "over-the-board";
        let new = json!({"opponent": "others", "regulations": regulations});
        let (table, _) = self.organiser.open_table(new).await;
        for (role, holder) in &self.holders {
            self.organiser.invites(&table, role, role, holder).await;
        }
        for (role, act) in before {
            let act = if by_hand { made_by_hand(act) } else { (*act).to_owned() };
            let done = self.holder(role).act(&table, asked(&act)).await;
            if done.status != 200 {
                return Err(format!("before, {act} as {role}: {}", done.body));
            }
        }
        Ok(table)
    }
}

/// Over the board people make a move by hand, and write what they have seen.
fn made_by_hand(act: &str) -> String {
    let mut act: Value = serde_json::from_str(act).unwrap_or_else(|error| panic!("{act}: {error}"));
    if act["act"] == "move" {
        act = json!({"act": "release", "path": act["move"]});
    } else if act["act"] == "record" && act["entry"].is_null() {
        act["entry"] = json!("e4");
    }
    act.to_string()
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

/// The acts that are tried, and who may do them.
fn tried() -> impl Iterator<Item = (Act, &'static str)> {
    let begun = BEGUN.iter().flat_map(|(act, assisted, by_hand)| [(*act, *assisted), (*act, *by_hand)]);
    let all = begun.chain(MOMENTS.iter().map(|moment| (moment.act, moment.may)));
    all.map(|(act, may)| (serde_json::from_str(act).unwrap_or_else(|error| panic!("{act}: {error}")), may))
}

/// Every act of the catalogue, filled in from its row and done over the wire: also one that has no row in this test.
#[tokio::test(flavor = "multi_thread")]
async fn every_act_is_done_only_by_the_roles_of_its_row() {
    let server = server().await;
    let people = People::come(&server).await;
    let (_, regulations, before) = REGULATIONS[1];
    let mut table = people.table(regulations, before).await.unwrap();
    for form in ActForm::all() {
        let act = filled_in(&form, form.fields.iter().filter(|field| field.required));
        for (role, client) in people.all().filter(|(role, _)| *role != "organiser") {
            let answer = client.act(&table, json!({ "act": act })).await;
            assert!(matches!(answer.status, 200 | 409), "{act} as {role}: {}", answer.body);
            if answer.status == 200 {
                let actor: Actor = serde_json::from_value(role.into()).unwrap();
                assert!(form.kind.row().who.contains(&Role::of(actor)), "{act} as {role}");
                table = people.table(regulations, before).await.unwrap();
            }
        }
    }
}

#[test]
fn the_rows_of_this_test_agree_with_those_of_the_acts() {
    for (act, may) in tried() {
        for role in may.split_whitespace().filter(|role| *role != "organiser") {
            let actor: Actor = serde_json::from_value(role.into()).unwrap();
            let row = act.kind().row();
            assert!(
                row.who.contains(&Role::of(actor)),
                "{role} may do {}, which its row does not allow",
                row.kind
            );
        }
    }
}

/// A value of each kind, as a page would fill it in.
fn sample(kind: FieldKind) -> Value {
    match kind {
        FieldKind::Square => json!("e4"),
        FieldKind::Squares => json!(["e1", "h1"]),
        FieldKind::Move | FieldKind::Path => json!("e2-e4"),
        FieldKind::Piece => json!("queen"),
        FieldKind::Colour => json!("white"),
        FieldKind::Colours => json!(["white"]),
        FieldKind::Duration | FieldKind::ClockTime | FieldKind::Lag => json!(60_000),
        FieldKind::Number => json!(3),
        FieldKind::Article => json!("FIDE 9.2a"),
        FieldKind::Note | FieldKind::Written | FieldKind::Commitment | FieldKind::Secret => json!("words"),
        FieldKind::Score => json!("1/2"),
        FieldKind::Ruling => json!({"result": {"white": "1", "black": "0"}}),
        FieldKind::Penalties => json!(["warning", {"time-to-opponent": {"ms": 120_000}}]),
        FieldKind::Incident => json!("smoking"),
        FieldKind::Person => json!("white-assistant"),
        FieldKind::Ground => json!("cannot-win"),
        FieldKind::Manner => json!("together"),
        FieldKind::Flag => json!(true),
        FieldKind::Language => json!("cs"),
        FieldKind::Changes => json!([{"square": "a2", "piece": null}]),
    }
}

/// The act that comes of a form with these fields filled in.
fn filled_in<'a>(form: &ActForm, fields: impl Iterator<Item = &'a ActField>) -> Value {
    let mut act = form.template.clone();
    for field in fields {
        let place = field.path.iter().fold(&mut act, |place, name| &mut place[name]);
        *place = sample(field.kind);
    }
    act
}

#[test]
fn every_form_that_is_filled_in_is_its_act() {
    for form in ActForm::all() {
        let required = form.fields.iter().filter(|field| field.required);
        for act in [filled_in(&form, required), filled_in(&form, form.fields.iter())] {
            let read: Act =
                serde_json::from_value(act.clone()).unwrap_or_else(|error| panic!("{act}: {error}"));
            assert_eq!(read.kind(), form.kind, "{act}");
            let asked: BTreeSet<&String> = act.as_object().unwrap().keys().collect();
            let written = serde_json::to_value(&read).unwrap();
            let lost: Vec<_> = asked.iter().filter(|name| written.get(name.as_str()).is_none()).collect();
            assert!(lost.is_empty(), "{act}: {lost:?} mean nothing to the table");
        }
    }
}

#[test]
fn every_field_of_every_act_of_the_wire_is_in_its_form() {
    let document: Value = serde_json::from_str(&partie_server::wire::descriptions::openapi()).unwrap();
    let variants = document["components"]["schemas"]["Sent.Act"]["oneOf"].as_array().expect("the acts");
    let forms = ActForm::all();
    for variant in variants {
        let name = &variant["properties"]["act"]["const"];
        let of_act: Vec<&ActForm> = forms.iter().filter(|form| form.template["act"] == *name).collect();
        assert!(!of_act.is_empty(), "{name} has no form");
        for (field, _) in properties(variant, &document) {
            let asks = |form: &&ActForm| {
                form.template.get(&field).is_some() || form.fields.iter().any(|asked| asked.path[0] == field)
            };
            assert!(of_act.iter().all(asks), "{name} has {field}, which no form asks for");
        }
    }
}

/// The fields of a schema, and of those that it takes in.
fn properties(schema: &Value, document: &Value) -> Vec<(String, Value)> {
    let mut own: Vec<(String, Value)> =
        schema["properties"].as_object().cloned().unwrap_or_default().into_iter().collect();
    let taken_in = schema["$ref"]
        .as_str()
        .into_iter()
        .map(|name| &document["components"]["schemas"][name.rsplit('/').next().unwrap()]);
    let parts = schema["allOf"].as_array().into_iter().flatten().chain(taken_in);
    own.extend(parts.flat_map(|part| properties(part, document)));
    own
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_gets_the_forms() {
    let server = server().await;
    let answer = server.guest().await.get("/api/v1/acts").await;
    assert_eq!(answer.json(), serde_json::to_value(ActForm::all()).unwrap());
}
