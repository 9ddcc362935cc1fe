//! Tables: opening, looking, joining, acting.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use partie_table::Incident;
use partie_table::time_control::Millis;

use super::answer::Body;
use super::at_table::{AtTable, Onlooker};
use crate::app::App;
use crate::identity::Asker;
use crate::tables::{Answer, Order};
use crate::wire::{
    Advice, Fault, FaultKind, Grant, Granted, HttpAct, HttpActDone, Join, NewTable, Review, Scope, TableMade,
    TableState,
};

type Answered<T> = Result<Json<T>, Fault>;

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(new): Body<NewTable>,
) -> Answered<TableMade> {
    identity.needs(Scope::Organise)?;
    app.new_table(&identity, new).await.map(Json)
}

pub(super) async fn look(at: Onlooker) -> Answered<TableState> {
    at.ask(|identity, answer| Order::Look { identity, answer }).await.map(Json)
}

pub(super) async fn join(at: AtTable, Body(Join { key }): Body<Join>) -> Answered<TableState> {
    at.ask(|identity, answer| Order::Join { identity, key, answer }).await.map(Json)
}

pub(super) async fn grant(at: AtTable, Body(Grant { role, name }): Body<Grant>) -> Answered<Granted> {
    let to = match name {
        None => None,
        Some(name) => {
            let known = at.app.accounts.by_name(&name).await?;
            Some(known.ok_or_else(|| Fault::new(FaultKind::NotFound, "nobody has this name"))?)
        }
    };
    at.ask(|identity, answer| Order::Grant { identity, role, to, answer }).await.map(Json)
}

pub(super) async fn call_off(at: AtTable) -> Result<(), Fault> {
    at.ask(|identity, answer| Order::CallOff { identity, answer }).await
}

pub(super) async fn act(at: AtTable, Body(HttpAct { role, act }): Body<HttpAct>) -> Result<Response, Fault> {
    let order = |identity, answer| {
        let answer = Answer::Http(answer);
        Order::Act { identity, role, act, lag: Millis::ZERO, answer }
    };
    let done = at.ask(order).await?;
    let status = match done {
        HttpActDone::Done { .. } => StatusCode::OK,
        HttpActDone::Refused { .. } => StatusCode::CONFLICT,
    };
    Ok((status, Json(done)).into_response())
}

pub(super) async fn advise(at: AtTable, Body(incident): Body<Incident>) -> Answered<Vec<Advice>> {
    at.ask(|identity, answer| Order::Advise { identity, incident, answer }).await.map(Json)
}

pub(super) async fn rematch(at: AtTable) -> Answered<TableState> {
    at.ask(|identity, answer| Order::Rematch { identity, answer }).await.map(Json)
}

pub(super) async fn review(at: Onlooker) -> Answered<Review> {
    at.ask(|identity, answer| Order::Review { identity, answer }).await.map(Json)
}

/// The game as PGN or PDN, to be saved as a file.
pub(super) async fn record(at: Onlooker) -> Result<Response, Fault> {
    let (file, _) = at.ask(|identity, answer| Order::Record { identity, answer }).await?;
    let saved_as = format!("attachment; filename=\"{}.{}\"", at.table, file.extension);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, saved_as),
    ];
    Ok((headers, file.text).into_response())
}

/// The table's own events, one to a line.
pub(super) async fn log(at: Onlooker) -> Result<Response, Fault> {
    let (_, events) = at.ask(|identity, answer| Order::Record { identity, answer }).await?;
    let mut lines = String::new();
    for event in events {
        lines.push_str(&serde_json::to_string(&event).map_err(|error| Fault::internal(&error))?);
        lines.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}
