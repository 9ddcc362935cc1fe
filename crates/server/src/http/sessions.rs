//! Sessions: how they begin and end.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::answer::Number;
use crate::app::App;
use crate::people::accounts::{Ended, NewSession, Which};
use crate::people::identity::{
    Asker, Credential, Identity, guest_secret, in_browser, misplaced_guest, set_guest, set_session,
};
use crate::people::secret;
use crate::wire::{Fault, FaultKind, Session};

/// The secret of a new guest.
pub(super) fn new_guest() -> String {
    format!("g{}", secret::secret())
}

/// Logs a browser in. A session has a secret of its own, so that nobody can plant one; the browser stays the guest that it
/// was, whose seats are the account's as long as the session lasts.
pub(super) async fn begin(app: &App, headers: &HeaderMap, account: i64) -> Result<Response, Fault> {
    if let Some(before) = in_browser(app, headers).await? {
        end_own(app, &before).await?;
    }
    let guest = guest_secret(headers).map_or_else(new_guest, str::to_owned);
    let user_agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let guest_id = Identity::guest(&guest).person.id;
    let user_agent = user_agent.unwrap_or_default().to_owned();
    let new = NewSession { account, guest: guest_id.clone(), user_agent };
    let now = app.clock.now().date;
    let secret = app.accounts.begin_session(new, now).await?;
    let surplus = app.accounts.end_sessions(account, Which::Surplus).await?;
    dismiss(app, account, &surplus);
    let begun = app.accounts.by_session(&secret, now).await?;
    let identity = begun.ok_or_else(|| Fault::internal(&"a session has ended as it began"))?;
    // The account's other pages connect again, and then have the seats of this guest.
    app.lobby.dismiss(|other| other.account == Some(account) && !other.is(&guest_id));
    let secure = app.config.is_secure();
    let cookies = AppendHeaders([
        (header::SET_COOKIE, set_session(&secret, secure)),
        (header::SET_COOKIE, set_guest(&guest, secure)),
    ]);
    Ok((cookies, Json(identity.me())).into_response())
}

pub(super) async fn log_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(identity): Asker,
) -> Result<Response, Fault> {
    end_own(&app, &identity).await?;
    Ok(only_guest(&app, &headers))
}

pub(super) async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asker(identity): Asker,
) -> Result<Response, Fault> {
    let account = identity.needs_session()?;
    app.accounts.end_sessions(account, Which::All).await?;
    app.accounts.revoke_all(account).await?;
    app.lobby.dismiss(|other| other.account == Some(account));
    Ok(only_guest(&app, &headers))
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
) -> Result<Json<Vec<Session>>, Fault> {
    let account = identity.needs_session()?;
    Ok(Json(app.accounts.sessions(account, identity.credential, app.clock.now().date).await?))
}

pub(super) async fn end(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Number(session): Number,
) -> Result<(), Fault> {
    let account = identity.needs_session()?;
    let ended = app.accounts.end_sessions(account, Which::One(session)).await?;
    if ended.is_empty() {
        return Err(Fault::new(FaultKind::NotFound, "there is no such session"));
    }
    dismiss(&app, account, &ended);
    Ok(())
}

/// Ends the session behind a request, if there is one.
async fn end_own(app: &App, identity: &Identity) -> Result<(), Fault> {
    if let (Some(account), Credential::Session(session)) = (identity.account, identity.credential) {
        let ended = app.accounts.end_sessions(account, Which::One(session)).await?;
        dismiss(app, account, &ended);
    }
    Ok(())
}

/// Cuts off the pages of ended sessions, and the account's other pages, which still count the guests' seats as theirs.
pub(super) fn dismiss(app: &App, account: i64, ended: &[Ended]) {
    let goes = |identity: &Identity, ended: &Ended| {
        let of_guest = ended.guest.as_deref().is_some_and(|guest| identity.is(guest));
        identity.credential == Credential::Session(ended.id) || of_guest
    };
    app.lobby.dismiss(|identity| {
        identity.account == Some(account) && ended.iter().any(|ended| goes(identity, ended))
    });
}

/// Takes the session from the browser, and leaves it the guest.
pub(super) fn only_guest(app: &App, headers: &HeaderMap) -> Response {
    let secure = app.config.is_secure();
    // The guest comes first: some programs keep only one cookie.
    let guest = misplaced_guest(headers).map(|guest| (header::SET_COOKIE, set_guest(guest, secure)));
    let session = (header::SET_COOKIE, set_session("", secure));
    AppendHeaders(guest.into_iter().chain([session])).into_response()
}
