//! Guests and accounts.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::answer::Body;
use super::sessions::{self, only_guest};
use crate::app::App;
use crate::connections::addresses::address_of;
use crate::people::accounts::Which;
use crate::people::identity::{
    Asker, Credential, Identity, guest_secret, misplaced_guest, same_site, set_guest,
};
use crate::tables::PersonId;
use crate::wire::{Confirmation, Credentials, Fault, PasswordChange};

/// Who is asking. A browser that is not known yet becomes a guest.
pub(super) async fn me(State(app): State<Arc<App>>, headers: HeaderMap, asker: Option<Asker>) -> Response {
    let with_cookie = |secret: &str| Some([(header::SET_COOKIE, set_guest(secret, app.config.is_secure()))]);
    let Some(Asker(identity)) = asker else {
        let secret = sessions::new_guest();
        return (with_cookie(&secret), Json(Identity::guest(&secret).me())).into_response();
    };
    // The old cookie stays: taking it away could take the session of a login that is under way.
    let cookie = misplaced_guest(&headers).and_then(with_cookie);
    (cookie, Json(identity.me())).into_response()
}

pub(super) async fn register(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Fault> {
    same_site(&headers, app.config.origin.as_deref())?;
    app.addresses.registrations.check(address_of(&headers, peer, app.config.proxies))?;
    let account = app.accounts.register(credentials, app.clock.now().date).await?;
    sessions::begin(&app, &headers, account).await
}

pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Fault> {
    same_site(&headers, app.config.origin.as_deref())?;
    let guest = guest_secret(&headers).map(|secret| Identity::guest(secret).person.id);
    let browser = match guest {
        Some(guest) if app.accounts.knows_browser(&credentials.name, &guest).await? => Some(guest),
        _ => None,
    };
    let address = address_of(&headers, peer, app.config.proxies);
    app.addresses.logins.check(address)?;
    let guessing = &app.addresses.guessing;
    let attempt = guessing.attempt(address, browser, &credentials.name, app.clock.now().line)?;
    tokio::time::sleep(attempt.delay).await;
    let account = app.accounts.log_in(credentials).await?;
    guessing.succeeded(attempt, app.clock.now().line);
    sessions::begin(&app, &headers, account).await
}

pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(PasswordChange { old, new }): Body<PasswordChange>,
) -> Result<(), Fault> {
    let account = confirmed(&app, &identity, old).await?;
    app.accounts.set_password(account, new).await?;
    if let Credential::Session(this) = identity.credential {
        let ended = app.accounts.end_sessions(account, Which::AllBut(this)).await?;
        sessions::dismiss(&app, account, &ended);
    }
    Ok(())
}

pub(super) async fn delete(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(identity): Asker,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Result<Response, Fault> {
    let account = confirmed(&app, &identity, password).await?;
    app.accounts.delete(account, app.clock.now().date).await?;
    app.lobby.dismiss(|other| other.account == Some(account));
    app.lobby.withdraw_all(account);
    app.hall.unname(&PersonId::from(&identity.person));
    Ok(only_guest(&app, &headers))
}

/// The account, after its password was given once more. A session that was left open is no way to guess it.
async fn confirmed(app: &App, identity: &Identity, password: String) -> Result<i64, Fault> {
    let account = identity.needs_session()?;
    let guessing = &app.addresses.guessing;
    let attempt = guessing.attempt_of(identity, app.clock.now().line)?;
    app.accounts.check_password(account, password).await?;
    guessing.succeeded(attempt, app.clock.now().line);
    Ok(account)
}
