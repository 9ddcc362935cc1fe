//! Tables: opening, looking, joining, acting.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use partie_table::time_control::Millis;
use partie_table::{Actor, Happened, Incident};
use serde::de::{Deserialize, IntoDeserializer};

use super::answer::Body;
use super::at_table::{AtTable, Onlooker};
use super::finding::fits_into_lists;
use super::group::public_origin;
use crate::app::{App, SALT_LENGTH};
use crate::connections::addresses::Caller;
use crate::groups::qr::qr;
use crate::people::identity::Asker;
use crate::people::secret;
use crate::tables::{Answer, Wish, Written};
use crate::wire::{
    ActState, Advice, Fault, FaultKind, Free, Grant, Granted, HttpAct, HttpActDone, InvitationAnswer, Join,
    NewTable, Review, Scope, TableMade, TableState,
};

type Answered<T> = Result<Json<T>, Fault>;

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    Body(new): Body<NewTable>,
) -> Answered<TableMade> {
    identity.needs(Scope::Organise)?;
    fits_into_lists(&new.regulations)?;
    app.addresses.new_tables.check(address)?;
    app.new_table(&identity, new).await.map(Json)
}

pub(super) async fn look(at: Onlooker) -> Answered<TableState> {
    at.ask_state(Wish::Look).await.map(Json)
}

pub(super) async fn join(at: AtTable, Body(Join { key }): Body<Join>) -> Answered<TableState> {
    at.ask_state(Wish::Join { key }).await.map(Json)
}

/// Only the organiser learns whether a name is known: whether the grant is allowed is asked first.
pub(super) async fn grant(
    at: AtTable,
    headers: HeaderMap,
    Body(Grant { role, name }): Body<Grant>,
) -> Answered<Granted> {
    let to = match name {
        None => None,
        Some(name) => {
            at.ask_done(Wish::MayGrant { role }).await?;
            let known = at.app.accounts.by_name(&name).await?;
            Some(known.ok_or_else(|| Fault::new(FaultKind::NotFound, "nobody has this name"))?)
        }
    };
    let granted = at.ask_granted(Wish::Grant { role, to, salt: new_salt() }).await?;
    Ok(Json(with_code(&at, &headers, granted)))
}

pub(super) async fn free(
    at: AtTable,
    headers: HeaderMap,
    Body(Free { role, reason }): Body<Free>,
) -> Answered<Granted> {
    let granted = at.ask_granted(Wish::Free { role, reason, salt: new_salt() }).await?;
    Ok(Json(with_code(&at, &headers, granted)))
}

/// The same with a QR code that a phone reads from the arbiter's screen.
fn with_code(at: &AtTable, headers: &HeaderMap, granted: Granted) -> Granted {
    match granted {
        Granted::By { link, .. } => {
            let origin = public_origin(&at.app, headers, None);
            let qr = qr(&format!("{origin}/t/{}?key={}", at.table, link.key));
            Granted::By { link, qr }
        }
        invited @ Granted::Invited { .. } => invited,
    }
}

pub(super) async fn answer_invitation(
    at: AtTable,
    Body(InvitationAnswer { role, accept }): Body<InvitationAnswer>,
) -> Result<(), Fault> {
    at.ask_done(Wish::AnswerInvitation { role, accepts: accept }).await
}

fn new_salt() -> String {
    secret::random_text(SALT_LENGTH)
}

pub(super) async fn call_off(at: AtTable) -> Result<(), Fault> {
    at.ask_done(Wish::CallOff).await
}

pub(super) async fn act(at: AtTable, Body(HttpAct { role, act }): Body<HttpAct>) -> Result<Response, Fault> {
    let done = match act.0 {
        Err(refusal) => HttpActDone::Refused { refusal },
        Ok(act) => {
            let wish = Wish::Act { role, act, lag: Millis::ZERO };
            at.ask(wish, |answer| if let Answer::Act(done) = answer { Some(done) } else { None }).await?
        }
    };
    let status = match done {
        HttpActDone::Done { .. } => StatusCode::OK,
        HttpActDone::Refused { .. } => StatusCode::CONFLICT,
    };
    Ok((status, Json(done)).into_response())
}

/// In the role in which the person looks, or in another one that they hold.
pub(super) async fn acts(
    at: Onlooker,
    Query(asked): Query<HashMap<String, String>>,
) -> Answered<Vec<ActState>> {
    let role = asked.get("as").map(|name| role_named(name)).transpose()?;
    let acts = |answer| if let Answer::Acts(acts) = answer { Some(acts) } else { None };
    at.ask(Wish::Acts { role }, acts).await.map(Json)
}

fn role_named(name: &str) -> Result<Actor, Fault> {
    let role = Actor::deserialize(name.into_deserializer());
    role.map_err(|error: serde::de::value::Error| Fault::new(FaultKind::Malformed, format!("as: {error}")))
}

pub(super) async fn advise(at: AtTable, Body(incident): Body<Incident>) -> Answered<Vec<Advice>> {
    let advice = |answer| if let Answer::Advice(advice) = answer { Some(advice) } else { None };
    at.ask(Wish::Advise { incident }, advice).await.map(Json)
}

pub(super) async fn rematch(Caller(address): Caller, at: AtTable) -> Answered<TableState> {
    at.app.addresses.new_tables.check(address)?;
    let wish = Wish::Rematch { table: secret::table_id(), lots: secret::random_below(960) };
    at.ask_state(wish).await.map(Json)
}

pub(super) async fn review(at: Onlooker) -> Answered<Review> {
    let review = |answer| if let Answer::Review(review) = answer { Some(*review) } else { None };
    at.ask(Wish::Review, review).await.map(Json)
}

/// The game as PGN or PDN, to be saved as a file.
pub(super) async fn record(at: Onlooker) -> Result<Response, Fault> {
    let Written { file, .. } = at.ask_written().await?;
    let saved_as = format!("attachment; filename=\"{}.{}\"", at.table, file.extension);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, saved_as),
    ];
    Ok((headers, file.text).into_response())
}

/// The table's own events, one to a line.
pub(super) async fn log(at: Onlooker) -> Result<Response, Fault> {
    let Written { events, .. } = at.ask_written().await?;
    let mut lines = String::new();
    for event in events {
        lines.push_str(&serde_json::to_string(&event).map_err(|error| Fault::internal(&error))?);
        lines.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}

/// Everything that has happened, to be put into words.
pub(super) async fn events(at: Onlooker) -> Answered<Vec<Happened>> {
    let Written { events, .. } = at.ask_written().await?;
    Ok(Json(partie_table::everything_in(&events)))
}
