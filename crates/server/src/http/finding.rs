//! The lobby, seeks and lists.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use partie_laws::Edition;
use partie_table::time_control::TimeControl;
use partie_table::{Regulations, Table};

use super::answer::{Body, Segment};
use crate::app::{App, at_the_door};
use crate::connections::addresses::Caller;
use crate::people::identity::Asker;
use crate::wire::{ActForm, Fault, FaultKind, Lobby, NewSeek, Scope, TableSummary, TimeControlRead, Waiting};

/// So many tables come at once.
const LISTED: u32 = 50;

/// The longest time control, as people write it.
const LONGEST_TIME_TEXT: usize = 200;

/// Refuses regulations that would make every list with the game long: a time control of very many periods.
pub(super) fn fits_into_lists(regulations: &Regulations) -> Result<(), Fault> {
    if regulations.time_control.to_people().len() <= LONGEST_TIME_TEXT {
        return Ok(());
    }
    Err(Fault::new(FaultKind::Regulations, "the time control has too many periods"))
}

pub(super) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Lobby>, Fault> {
    Ok(Json(crate::lists::lobby::lobby(&app).await?))
}

pub(super) async fn seek(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    Body(new): Body<NewSeek>,
) -> Result<Json<Waiting>, Fault> {
    identity.needs(Scope::Play)?;
    fits_into_lists(&new.regulations)?;
    app.addresses.new_tables.check(address)?;
    app.may_open(&identity).await?;
    at_the_door(&new.regulations)?;
    Table::open(new.regulations.clone())
        .or_else(|error| match error {
            // Lots are drawn when the table is opened.
            partie_table::RegulationsError::NoSuchNumber { .. } => Table::open(Regulations::default()),
            other => Err(other),
        })
        .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
    Ok(Json(crate::lists::lobby::seek(&app, &identity, new).await?))
}

pub(super) async fn take(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    Segment(seek): Segment<String>,
) -> Result<Json<Waiting>, Fault> {
    identity.needs(Scope::Play)?;
    app.addresses.new_tables.check(address)?;
    app.may_open(&identity).await?;
    Ok(Json(crate::lists::lobby::take(&app, &seek, &identity).await?))
}

pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Segment(seek): Segment<String>,
) -> Result<(), Fault> {
    identity.needs(Scope::Play)?;
    // It may be a seek of the guest that the person was.
    let withdrawn = identity.also.iter().any(|guest| app.lobby.withdraw(&seek, guest).is_ok());
    if withdrawn { Ok(()) } else { app.lobby.withdraw(&seek, identity.id()) }
}

pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Json<Vec<TableSummary>>, Fault> {
    identity.needs(Scope::Read)?;
    let before = match asked.get("before") {
        None => i64::MAX as u64,
        Some(text) => text
            .parse()
            .map_err(|_| Fault::new(FaultKind::Malformed, "before: expected milliseconds since 1970"))?,
    };
    let (lists, mut listed) = (app.lists().await, Vec::new());
    for id in identity.ids() {
        listed.extend(lists.of(id, before.min(i64::MAX as u64), LISTED).await?);
    }
    listed.sort_by_key(|summary| std::cmp::Reverse(summary.opened_at));
    let mut seen = HashSet::new();
    listed.retain(|summary| seen.insert(summary.table.clone()));
    listed.truncate(LISTED as usize);
    Ok(Json(app.as_they_stand(listed, &identity).await))
}

/// Reads what a person writes, kindly.
pub(super) async fn time_control(
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Json<TimeControlRead>, Fault> {
    let text = asked.get("text").map(String::as_str).unwrap_or_default();
    let control = TimeControl::from_people(text)
        .map_err(|error| Fault::new(FaultKind::Regulations, error.to_string()))?;
    let edition = match asked.get("edition") {
        None => Edition::default(),
        Some(name) => Edition::named(name)
            .ok_or_else(|| Fault::new(FaultKind::Malformed, format!("`{name}` is no edition of the Laws")))?,
    };
    let pace = format!("{:?}", control.classify(edition.rules()).pace).to_lowercase();
    Ok(Json(TimeControlRead { time_control: control.to_string(), text: control.to_people(), pace }))
}

/// Every act with its form; the same for everybody at every table.
pub(super) async fn acts() -> Json<Vec<ActForm>> {
    Json(ActForm::all())
}
