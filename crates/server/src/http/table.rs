//! Tables: opening, looking, joining, acting.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use partie_table::time_control::Millis;

use super::answer::Body;
use crate::app::App;
use crate::identity::{Asker, Identity};
use crate::secret;
use crate::tables::{Answer, Hall, Order};
use crate::wire::{
    Fault, FaultKind, Grant, Granted, HttpAct, HttpActDone, Join, NewTable, Review, Scope, TableMade,
    TableState,
};

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(new): Body<NewTable>,
) -> Result<Json<TableMade>, Fault> {
    identity.needs(Scope::Organise)?;
    Ok(Json(app.new_table(&identity, new).await?))
}

/// Somebody without a cookie looks too, as nobody in particular.
fn looker(asker: Option<Asker>) -> Arc<Identity> {
    asker.map_or_else(|| Arc::new(Identity::guest(&secret::secret())), |Asker(identity)| identity)
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    asker: Option<Asker>,
    Path(table): Path<String>,
) -> Result<Json<TableState>, Fault> {
    let identity = looker(asker);
    identity.needs(Scope::Read)?;
    Ok(Json(Hall::ask(&app, &table, |answer| Order::Look { identity, answer }).await?))
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(table): Path<String>,
    Body(Join { key }): Body<Join>,
) -> Result<Json<TableState>, Fault> {
    Ok(Json(Hall::ask(&app, &table, |answer| Order::Join { identity, key, answer }).await?))
}

pub(super) async fn grant(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(table): Path<String>,
    Body(Grant { role, name }): Body<Grant>,
) -> Result<Json<Granted>, Fault> {
    let to = match name {
        None => None,
        Some(name) => {
            let known = app.accounts.by_name(&name).await?;
            Some(known.ok_or_else(|| Fault::new(FaultKind::NotFound, "nobody has this name"))?)
        }
    };
    Ok(Json(Hall::ask(&app, &table, |answer| Order::Grant { identity, role, to, answer }).await?))
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(table): Path<String>,
    Body(HttpAct { role, act }): Body<HttpAct>,
) -> Result<Response, Fault> {
    let order = |answer| Order::Act { identity, role, act, lag: Millis::ZERO, answer: Answer::Http(answer) };
    let done = Hall::ask(&app, &table, order).await?;
    let status = match done {
        HttpActDone::Done { .. } => StatusCode::OK,
        HttpActDone::Refused { .. } => StatusCode::CONFLICT,
    };
    Ok((status, Json(done)).into_response())
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(table): Path<String>,
) -> Result<Json<TableState>, Fault> {
    Ok(Json(Hall::ask(&app, &table, |answer| Order::Rematch { identity, answer }).await?))
}

pub(super) async fn review(
    State(app): State<Arc<App>>,
    asker: Option<Asker>,
    Path(table): Path<String>,
) -> Result<Json<Review>, Fault> {
    let identity = looker(asker);
    identity.needs(Scope::Read)?;
    Ok(Json(Hall::ask(&app, &table, |answer| Order::Review { identity, answer }).await?))
}

/// The game as PGN or PDN, to be saved as a file.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    asker: Option<Asker>,
    Path(table): Path<String>,
) -> Result<Response, Fault> {
    let identity = looker(asker);
    identity.needs(Scope::Read)?;
    let (file, _) = Hall::ask(&app, &table, |answer| Order::Record { identity, answer }).await?;
    let saved_as = format!("attachment; filename=\"{table}.{}\"", file.extension);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, saved_as),
    ];
    Ok((headers, file.text).into_response())
}

/// The table's own events, one to a line.
pub(super) async fn log(
    State(app): State<Arc<App>>,
    asker: Option<Asker>,
    Path(table): Path<String>,
) -> Result<Response, Fault> {
    let identity = looker(asker);
    identity.needs(Scope::Read)?;
    let (_, events) = Hall::ask(&app, &table, |answer| Order::Record { identity, answer }).await?;
    let mut lines = String::new();
    for event in events {
        lines.push_str(&serde_json::to_string(&event).map_err(|error| Fault::internal(&error))?);
        lines.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}
