//! HTTP: documents, commands, and the door to the WebSocket.

mod account;
mod answer;
mod assets;
mod at_table;
mod finding;
mod group;
pub mod routes;
mod sessions;
mod table;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State, WebSocketUpgrade};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};

use crate::app::App;
use crate::connections::addresses::Caller;
use crate::connections::web_socket;
use crate::people::identity::Asker;
use crate::people::rates::too_many;
use crate::run::metrics::METRICS;
use crate::wire::{Fault, Scope, descriptions};

/// The largest body of a request: regulations with everything in them take about half of it.
const LARGEST_BODY: usize = 8 * 1024;
/// A list of pairings is longer: two long names in each of 200 lines, with letters that JSON may write as `\u010d`.
const LARGEST_LIST: usize = 200 * 1024;

/// Serves every route of [`routes::ROUTES`], the WebSocket, and the web client for everything else.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/v1/me", get(account::me))
        .route("/api/v1/register", post(account::register))
        .route("/api/v1/login", post(account::log_in))
        .route("/api/v1/logout", post(sessions::log_out))
        .route("/api/v1/logout-everywhere", post(sessions::log_out_everywhere))
        .route("/api/v1/sessions", get(sessions::list))
        .route("/api/v1/sessions/{id}", delete(sessions::end))
        .route("/api/v1/password", post(account::change_password))
        .route("/api/v1/delete-account", post(account::delete))
        .route("/api/v1/tokens", get(tokens::list).post(tokens::make))
        .route("/api/v1/tokens/{id}", delete(tokens::revoke))
        .route("/api/v1/lobby", get(finding::lobby))
        .route("/api/v1/seeks", post(finding::seek))
        .route("/api/v1/seeks/{seek}/take", post(finding::take))
        .route("/api/v1/seeks/{seek}", delete(finding::withdraw))
        .route("/api/v1/time-control", get(finding::time_control))
        .route("/api/v1/acts", get(finding::acts))
        .route("/api/v1/tables", post(table::open))
        .route("/api/v1/my/tables", get(finding::my_tables))
        .route("/api/v1/groups", post(group::open))
        .route("/api/v1/my/groups", get(group::mine))
        .route("/api/v1/groups/{group}", get(group::look))
        .route("/api/v1/groups/{group}/tables", post(group::add).layer(DefaultBodyLimit::max(LARGEST_LIST)))
        .route("/api/v1/groups/{group}/cards", get(group::cards))
        .route("/api/v1/groups/{group}/links", post(group::link))
        .route("/api/v1/groups/{group}/links/{link}", delete(group::revoke_link))
        .route("/api/v1/groups/{group}/join", post(group::join))
        .route("/api/v1/groups/{group}/holders/{holder}", delete(group::revoke_holder))
        .route("/api/v1/groups/{group}/results", get(group::results))
        .route("/api/v1/groups/{group}/games", get(group::games))
        .route("/api/v1/tables/{table}", get(table::look).delete(table::call_off))
        .route("/api/v1/tables/{table}/join", post(table::join))
        .route("/api/v1/tables/{table}/grants", post(table::grant))
        .route("/api/v1/tables/{table}/invitation", post(table::answer_invitation))
        .route("/api/v1/tables/{table}/free", post(table::free))
        .route("/api/v1/tables/{table}/acts", get(table::acts).post(table::act))
        .route("/api/v1/tables/{table}/advice", post(table::advise))
        .route("/api/v1/tables/{table}/rematch", post(table::rematch))
        .route("/api/v1/tables/{table}/review", get(table::review))
        .route("/api/v1/tables/{table}/record", get(table::record))
        .route("/api/v1/tables/{table}/events", get(table::events))
        .route("/api/v1/tables/{table}/log", get(table::log))
        .route("/api/v1/ws", get(socket))
        .route("/api/v1/openapi.json", get(openapi))
        .route(
            "/api/{*rest}",
            get(answer::nothing_here).post(answer::nothing_here).delete(answer::nothing_here),
        )
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(assets::page)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&app), guard))
        .with_state(app)
}

/// Counts and limits requests, and sets what every answer carries.
async fn guard(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    request: Request,
    next: Next,
) -> Response {
    METRICS.requests.add(1);
    let mut response = match app.addresses.requests.check(address) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn socket(
    State(app): State<Arc<App>>,
    Caller(address): Caller,
    Asker(identity): Asker,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    identity.needs(Scope::Read)?;
    let counted = app.addresses.pages.enter(address).ok_or_else(too_many)?;
    let upgrade = web_socket::tuned(upgrade, &app);
    Ok(upgrade.on_upgrade(move |socket| web_socket::serve(socket, app, identity, counted)))
}

/// Whether the log can be written: a server that cannot should get no visitors.
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    app.log.can_write().await?;
    Ok("ok\n")
}

async fn metrics() -> String {
    METRICS.text()
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], descriptions::openapi()).into_response()
}
