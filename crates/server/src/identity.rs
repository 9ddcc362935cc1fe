//! Who is asking: a guest, an account in a browser, or a program with a token.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method};

use crate::accounts::Accounts;
use crate::app::App;
use crate::secret;
use crate::wire::{Fault, FaultKind, Person, Scope};

/// The cookie of a session.
pub(crate) const COOKIE_NAME: &str = "partie_session";
/// Cookies stay for a year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// Who is asking, and how they have shown it.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) person: Person,
    /// The number of the account; none for a guest.
    pub(crate) account: Option<i64>,
    /// What the token allows; a browser session allows everything.
    scopes: Option<Vec<Scope>>,
}

impl Identity {
    /// A guest is known by nothing but the secret in the cookie.
    pub(crate) fn guest(secret: &str) -> Identity {
        let hash = secret::hash(secret);
        let number = u64::from_str_radix(&hash[16..24], 16).unwrap_or_default() % 10_000;
        let person = Person { id: format!("g{}", &hash[..16]), name: None, number: number as u16 };
        Identity { person, account: None, scopes: None }
    }

    pub(crate) fn account(account: i64, name: &str, scopes: Option<Vec<Scope>>) -> Identity {
        Identity { person: person_of(account, name), account: Some(account), scopes }
    }

    pub(crate) fn id(&self) -> &str {
        &self.person.id
    }

    /// Refuses what a token does not allow.
    pub(crate) fn needs(&self, scope: Scope) -> Result<(), Fault> {
        if self.scopes.as_ref().is_none_or(|scopes| scopes.contains(&scope)) {
            return Ok(());
        }
        Err(Fault::new(FaultKind::NotAllowed, format!("the token does not have the scope {scope:?}")))
    }

    /// What only a person in a browser does, such as making tokens.
    pub(crate) fn needs_session(&self) -> Result<i64, Fault> {
        if self.scopes.is_some() {
            return Err(Fault::new(FaultKind::NotAllowed, "a token cannot do this"));
        }
        self.account.ok_or_else(|| Fault::new(FaultKind::LogInFirst, "guests have no account"))
    }
}

pub(crate) fn person_of(account: i64, name: &str) -> Person {
    Person { id: format!("a{account}"), name: Some(name.to_owned()), number: (account % 10_000) as u16 }
}

/// The one who asks. Without a cookie or a token it is a fault.
pub(crate) struct Asker(pub(crate) Arc<Identity>);

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let found = <Asker as OptionalFromRequestParts<Arc<App>>>::from_request_parts(parts, app).await?;
        found
            .ok_or_else(|| Fault::new(FaultKind::LogInFirst, "expected a cookie from /api/v1/me, or a token"))
    }
}

impl OptionalFromRequestParts<Arc<App>> for Asker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, Fault> {
        if let Some(token) = bearer(&parts.headers) {
            let known = app.accounts.by_token(token).await?;
            let known = known.ok_or_else(|| Fault::new(FaultKind::LogInFirst, "the token is not known"))?;
            return Ok(Some(Asker(Arc::new(known))));
        }
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        let opens_socket = parts.headers.contains_key("upgrade");
        if changes || opens_socket {
            same_site(&parts.headers, app.config.origin.as_deref())?;
        }
        let Some(secret) = session(&parts.headers) else { return Ok(None) };
        Ok(by_session(&app.accounts, secret).await?.map(|identity| Asker(Arc::new(identity))))
    }
}

async fn by_session(accounts: &Accounts, secret: &str) -> Result<Option<Identity>, Fault> {
    match secret.as_bytes().first() {
        Some(b'g') if secret.len() == 33 => Ok(Some(Identity::guest(secret))),
        Some(b's') => accounts.by_session(secret).await,
        _ => Ok(None),
    }
}

/// A page of another site must not act for its visitor: the browser says where a request comes from.
pub(crate) fn same_site(headers: &HeaderMap, origin: Option<&str>) -> Result<(), Fault> {
    let other = |detail: &str| Fault::new(FaultKind::OtherSite, detail);
    let from = headers.get(ORIGIN).and_then(|value| value.to_str().ok());
    let from = from.ok_or_else(|| other("expected the header Origin of our own page, or a token"))?;
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let ours = match origin {
        Some(origin) => from == origin,
        None => from.split_once("://").is_some_and(|(_, rest)| rest == host),
    };
    if ours { Ok(()) } else { Err(other("the request comes from a page of another site")) }
}

/// The secret in the cookie.
pub(crate) fn session(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE_NAME)
        .map(|(_, value)| value)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The header that gives a browser its session; an empty secret takes it away.
pub(crate) fn set_cookie(secret: &str, secure: bool) -> HeaderValue {
    let age = if secret.is_empty() { 0 } else { COOKIE_SECONDS };
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn only_our_own_pages_act_for_a_visitor() {
        let rows = [
            (&[("host", "here:1"), ("origin", "http://here:1")][..], None, true),
            (&[("host", "here:1"), ("origin", "http://there:1")][..], None, false),
            (&[("host", "here:1"), ("origin", "null")][..], None, false),
            (&[("host", "here:1")][..], None, false),
            (&[("host", "inner"), ("origin", "https://outer")][..], Some("https://outer"), true),
            (&[("host", "inner"), ("origin", "https://inner")][..], Some("https://outer"), false),
        ];
        for (pairs, origin, expected) in rows {
            assert_eq!(same_site(&headers(pairs), origin).is_ok(), expected, "{pairs:?}");
        }
    }

    #[test]
    fn the_session_is_found_among_other_cookies() {
        let found = headers(&[("cookie", "a=b; partie_session=gx; c=d")]);
        assert_eq!(session(&found), Some("gx"));
        assert_eq!(session(&headers(&[("cookie", "xpartie_session=gx")])), None);
    }

    #[test]
    fn a_guest_is_always_the_same_person() {
        let (one, other) = (Identity::guest("gabc"), Identity::guest("gabd"));
        assert_eq!(one.person, Identity::guest("gabc").person);
        assert_ne!(one.person.id, other.person.id);
    }
}
