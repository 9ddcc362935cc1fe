//! Groups of tables: opening, adding tables, roles, cards and results.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::answer::{Body, LongBody, Segment};
use super::at_table::Watcher;
use super::finding::fits_into_lists;
use crate::app::App;
use crate::connections::addresses::Caller;
use crate::connections::long_texts;
use crate::people::identity::Asker;
use crate::wire::{
    Fault, FaultKind, GroupLink, GroupState, GroupSummary, Join, NewGroup, NewGroupLink, NewTables, Scope,
    SeatCard,
};

type Answered<T> = Result<Json<T>, Fault>;

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    Body(new): Body<NewGroup>,
) -> Answered<GroupState> {
    identity.needs(Scope::Organise)?;
    app.addresses.new_tables.check(address)?;
    app.may_open_group(&identity)?;
    app.new_group(&identity, new).await.map(Json)
}

pub(super) async fn mine(State(app): State<Arc<App>>, Asker(identity): Asker) -> Answered<Vec<GroupSummary>> {
    identity.needs(Scope::Read)?;
    app.groups_of(&identity).await.map(Json)
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    Watcher(identity): Watcher,
    Segment(group): Segment<String>,
) -> Answered<GroupState> {
    app.group_state(&group, &identity).await.map(Json)
}

pub(super) async fn add(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    Segment(group): Segment<String>,
    LongBody(new): LongBody<NewTables>,
) -> Answered<GroupState> {
    identity.needs(Scope::Organise)?;
    let regulations = serde_json::to_vec(&new.regulations).map_err(|error| Fault::internal(&error))?;
    long_texts::check(&regulations)?;
    fits_into_lists(&new.regulations)?;
    app.add_tables(&group, &identity, address, new).await.map(Json)
}

pub(super) async fn cards(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(identity): Asker,
    Segment(group): Segment<String>,
    Query(asked): Query<HashMap<String, String>>,
) -> Answered<Vec<SeatCard>> {
    identity.needs(Scope::Organise)?;
    let origin = public_origin(&app, &headers, asked.get("origin").map(String::as_str));
    app.seat_cards(&group, &identity, round_in(&asked)?, &origin).await.map(Json)
}

pub(super) async fn link(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(identity): Asker,
    Segment(group): Segment<String>,
    Body(new): Body<NewGroupLink>,
) -> Answered<GroupLink> {
    identity.needs(Scope::Organise)?;
    let origin = public_origin(&app, &headers, None);
    app.link_to_group(&group, &identity, new, &origin).await.map(Json)
}

pub(super) async fn revoke_link(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Segment((group, link)): Segment<(String, String)>,
) -> Result<(), Fault> {
    identity.needs(Scope::Organise)?;
    app.revoke_group_link(&group, &identity, &link).await
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Segment(group): Segment<String>,
    Body(Join { key }): Body<Join>,
) -> Answered<GroupState> {
    identity.needs(Scope::Play)?;
    app.join_group(&group, &identity, &key).await.map(Json)
}

pub(super) async fn revoke_holder(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Segment((group, holder)): Segment<(String, String)>,
) -> Result<(), Fault> {
    identity.needs(Scope::Organise)?;
    app.revoke_group_holder(&group, &identity, &holder).await
}

pub(super) async fn results(
    State(app): State<Arc<App>>,
    Watcher(identity): Watcher,
    Segment(group): Segment<String>,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Response, Fault> {
    let text = app.group_results(&group, &identity, round_in(&asked)?).await?;
    Ok(saved_as("text/csv; charset=utf-8", &group, "csv", text))
}

pub(super) async fn games(
    State(app): State<Arc<App>>,
    Watcher(identity): Watcher,
    Segment(group): Segment<String>,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Response, Fault> {
    let games = app.group_games(&group, &identity, round_in(&asked)?).await?;
    Ok(saved_as("text/plain; charset=utf-8", &group, games.extension, games.text))
}

fn saved_as(kind: &str, group: &str, extension: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{group}.{extension}\"")),
    ];
    (headers, text).into_response()
}

fn round_in(asked: &HashMap<String, String>) -> Result<Option<u16>, Fault> {
    let read = asked.get("round").map(|text| text.parse()).transpose();
    read.map_err(|_| Fault::new(FaultKind::Malformed, "round: expected a number"))
}

/// The address by which people reach this server: as it is configured, or else as the one who asks has reached it. A page may say
/// whether that was by https, but not that the server is elsewhere.
pub(super) fn public_origin(app: &App, headers: &HeaderMap, asked: Option<&str>) -> String {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    origin_of(app.config.origin.as_deref(), text(header::HOST), asked.or_else(|| text(header::ORIGIN)))
}

fn origin_of(configured: Option<&str>, host: Option<&str>, asked: Option<&str>) -> String {
    if let Some(origin) = configured {
        return origin.trim_end_matches('/').to_owned();
    }
    let host = host.unwrap_or("localhost");
    let ours = |origin: &&str| ["http", "https"].iter().any(|scheme| *origin == format!("{scheme}://{host}"));
    asked.filter(ours).map_or_else(|| format!("http://{host}"), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::origin_of;

    #[test]
    fn addresses_lead_to_this_server_whatever_is_asked() {
        let rows = [
            (
                Some("https://partie.example"),
                Some("inner:1"),
                Some("http://inner:1"),
                "https://partie.example",
            ),
            (None, Some("hall:8960"), None, "http://hall:8960"),
            (None, Some("hall"), Some("https://hall"), "https://hall"),
            (None, Some("hall"), Some("https://evil.example"), "http://hall"),
            (None, Some("hall"), Some("javascript://hall"), "http://hall"),
        ];
        for (configured, host, asked, expected) in rows {
            assert_eq!(origin_of(configured, host, asked), expected);
        }
    }
}
