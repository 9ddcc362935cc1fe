//! Guests, accounts, sessions and tokens.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::answer::Body;
use crate::addresses::address_of;
use crate::app::App;
use crate::identity::{Asker, Identity, same_site, session, set_cookie};
use crate::secret;
use crate::wire::{Credentials, Fault, Me, NewToken, Scope, Token, TokenMade, VERSION};

fn told(identity: &Identity) -> Json<Me> {
    Json(Me { version: VERSION, person: identity.person.clone() })
}

/// Who is asking; somebody unknown becomes a guest.
pub(super) async fn me(State(app): State<Arc<App>>, asker: Option<Asker>) -> Response {
    if let Some(Asker(identity)) = asker {
        return told(&identity).into_response();
    }
    let secret = format!("g{}", secret::secret());
    let cookie = set_cookie(&secret, app.config.is_secure());
    ([(header::SET_COOKIE, cookie)], told(&Identity::guest(&secret))).into_response()
}

pub(super) async fn register(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Fault> {
    same_site(&headers, app.config.origin.as_deref())?;
    app.addresses.registrations.check(address_of(&headers, peer, app.config.behind_proxy))?;
    let identity = app.accounts.register(credentials, app.clock.now_ms()).await?;
    begin_session(&app, &identity).await
}

pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Fault> {
    same_site(&headers, app.config.origin.as_deref())?;
    app.addresses.logins.check(address_of(&headers, peer, app.config.behind_proxy))?;
    app.addresses.logins_of_name.check(credentials.name.to_lowercase())?;
    let identity = app.accounts.log_in(credentials).await?;
    begin_session(&app, &identity).await
}

/// A session has a secret of its own, so that nobody can plant one.
async fn begin_session(app: &App, identity: &Identity) -> Result<Response, Fault> {
    let account = identity.needs_session()?;
    let secret = app.accounts.new_session(account, app.clock.now_ms()).await?;
    let cookie = set_cookie(&secret, app.config.is_secure());
    Ok(([(header::SET_COOKIE, cookie)], told(identity)).into_response())
}

pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(_): Asker,
) -> Result<Response, Fault> {
    if let Some(secret) = session(&headers) {
        app.accounts.end_session(secret).await?;
    }
    Ok(gone(&app))
}

pub(super) async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
) -> Result<Response, Fault> {
    app.accounts.end_all(identity.needs_session()?).await?;
    app.hallway.dismiss(identity.id());
    Ok(gone(&app))
}

fn gone(app: &App) -> Response {
    (StatusCode::OK, [(header::SET_COOKIE, set_cookie("", app.config.is_secure()))]).into_response()
}

pub(super) async fn tokens(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
) -> Result<Json<Vec<Token>>, Fault> {
    identity.needs(Scope::Read)?;
    Ok(Json(app.accounts.tokens(identity.needs_session()?).await?))
}

pub(super) async fn new_token(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(new): Body<NewToken>,
) -> Result<Json<TokenMade>, Fault> {
    let account = identity.needs_session()?;
    app.new_tables.check(identity.id().to_owned())?;
    Ok(Json(app.accounts.new_token(account, new, app.clock.now_ms()).await?))
}

pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Path(token): Path<u64>,
) -> Result<(), Fault> {
    app.accounts.revoke(identity.needs_session()?, token).await
}
