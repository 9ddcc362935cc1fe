//! Who is asking: a guest, an account in a browser, or a program with a token.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method};

use crate::app::App;
use crate::people::hashing;
use crate::wire::{Fault, FaultKind, Me, Person, Scope, VERSION};

/// The cookie of a session: an account that is logged in.
const SESSION_COOKIE: &str = "partie_session";
/// The cookie of the browser's guest. It stays through every login and logout.
const GUEST_COOKIE: &str = "partie_guest";
/// Cookies stay for a year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// What a request was authenticated with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Credential {
    Guest,
    /// By the number of the session.
    Session(u64),
    /// By the number of the token.
    Token(u64),
}

/// Who is asking, and how they have shown it.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) person: Person,
    /// The number of the account; none for a guest.
    pub(crate) account: Option<i64>,
    /// The guests whose browsers are logged in to the account: what they hold is the account's too.
    pub(crate) also: Vec<String>,
    /// Others whom this person may be, because they have used one browser. They give no rights, but nobody arbitrates the game
    /// of one of them.
    pub(crate) kin: Vec<String>,
    pub(crate) credential: Credential,
    /// When the session or the token expires, in milliseconds since 1970.
    pub(crate) expires_at: Option<u64>,
    /// What the token allows; a browser session allows everything.
    pub(crate) scopes: Option<Vec<Scope>>,
}

impl Identity {
    /// A guest is known by nothing but the secret in the cookie.
    pub(crate) fn guest(secret: &str) -> Identity {
        let hash = hashing::hash(secret);
        let person = Person::new(&format!("g{}", &hash[..16]), None);
        Identity {
            person,
            account: None,
            also: Vec::new(),
            kin: Vec::new(),
            credential: Credential::Guest,
            expires_at: None,
            scopes: None,
        }
    }

    /// A person who has shown nothing.
    pub(crate) fn nobody() -> Arc<Identity> {
        let person = Person::new("", None);
        Arc::new(Identity { person, ..Identity::guest("") })
    }

    pub(crate) fn id(&self) -> &str {
        &self.person.id
    }

    /// Whether this person has the id: as the account or guest itself, or as a guest that has logged in to the account.
    pub(crate) fn is(&self, person: &str) -> bool {
        self.ids().any(|id| id == person)
    }

    /// Whether this may be the person with the id, under another name.
    pub(crate) fn may_be(&self, person: &str) -> bool {
        self.is(person) || self.kin.iter().any(|id| id == person)
    }

    /// Every id by which others may know this person, their own first.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.id()).chain(self.also.iter().map(String::as_str))
    }

    /// What the person's own client gets to know.
    pub(crate) fn me(&self) -> Me {
        Me { version: VERSION, person: self.person.clone(), also: self.also.clone() }
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

/// The person of an account. One that was deleted has no name any more.
pub(crate) fn person_of(account: i64, name: &str) -> Person {
    let name = (!name.is_empty()).then(|| name.to_owned());
    Person::new(&format!("a{account}"), name)
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
            let known = app.accounts.by_token(token, app.clock.now().date).await?;
            let known = known.ok_or_else(|| Fault::new(FaultKind::LogInFirst, "the token is not known"))?;
            return Ok(Some(Asker(Arc::new(known))));
        }
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        let opens_socket = parts.headers.contains_key("upgrade");
        if changes || opens_socket {
            same_site(&parts.headers, app.config.origin.as_deref())?;
        }
        let known = in_browser(app, &parts.headers).await?;
        Ok(known.map(|identity| Asker(Arc::new(identity))))
    }
}

/// The account that is logged in, or else the guest.
pub(crate) async fn in_browser(app: &App, headers: &HeaderMap) -> Result<Option<Identity>, Fault> {
    if let Some(secret) = session_secret(headers)
        && let Some(identity) = app.accounts.by_session(secret, app.clock.now().date).await?
    {
        return Ok(Some(identity));
    }
    let Some(guest) = guest_secret(headers).map(Identity::guest) else { return Ok(None) };
    let kin = app.accounts.kin_of_guest(guest.id()).await?;
    Ok(Some(Identity { kin, ..guest }))
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

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}

/// The secret of the session in the cookie.
pub(crate) fn session_secret(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SESSION_COOKIE).filter(|secret| secret.starts_with('s'))
}

/// The secret of the browser's guest, logged in or not.
pub(crate) fn guest_secret(headers: &HeaderMap) -> Option<&str> {
    guest_in(headers, GUEST_COOKIE).or_else(|| misplaced_guest(headers))
}

/// A guest in the session's cookie, from a version that had one cookie for both, if it has not been moved yet.
pub(crate) fn misplaced_guest(headers: &HeaderMap) -> Option<&str> {
    let moved = guest_in(headers, GUEST_COOKIE).is_some();
    guest_in(headers, SESSION_COOKIE).filter(|_| !moved)
}

fn guest_in<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookie(headers, name).filter(|secret| secret.starts_with('g') && secret.len() == 33)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The header that gives a browser its session; an empty secret takes it away.
pub(crate) fn set_session(secret: &str, secure: bool) -> HeaderValue {
    set_cookie(SESSION_COOKIE, secret, secure)
}

/// The header that tells a browser which guest it is.
pub(crate) fn set_guest(secret: &str, secure: bool) -> HeaderValue {
    set_cookie(GUEST_COOKIE, secret, secure)
}

fn set_cookie(name: &str, secret: &str, secure: bool) -> HeaderValue {
    let age = if secret.is_empty() { 0 } else { COOKIE_SECONDS };
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
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
    fn each_secret_is_found_in_its_cookie() {
        let rows = [
            ("a=b; partie_session=sx; c=d", Some("sx"), None),
            ("xpartie_session=sx", None, None),
            ("partie_session=sx; partie_guest=g12345678901234567890123456789012", Some("sx"), Some('1')),
            // From before there were two.
            ("partie_session=g22345678901234567890123456789012", None, Some('2')),
            (
                "partie_session=g22345678901234567890123456789012; partie_guest=g12345678901234567890123456789012",
                None,
                Some('1'),
            ),
            ("partie_guest=sx", None, None),
        ];
        for (cookies, session, guest) in rows {
            let headers = headers(&[("cookie", cookies)]);
            assert_eq!(session_secret(&headers), session, "{cookies}");
            assert_eq!(guest_secret(&headers).and_then(|secret| secret.chars().nth(1)), guest, "{cookies}");
        }
    }

    #[test]
    fn an_account_is_also_the_guests_who_logged_in_to_it() {
        let guest = Identity::guest("gabc");
        let anna =
            Identity { person: person_of(12, "Anna"), also: vec![guest.person.id.clone()], ..guest.clone() };
        assert_eq!(anna.ids().collect::<Vec<_>>(), ["a12", guest.id()]);
        assert!(anna.is("a12") && anna.is(guest.id()) && !guest.is("a12"));
    }

    #[test]
    fn a_guest_is_always_the_same_person() {
        let (one, other) = (Identity::guest("gabc"), Identity::guest("gabd"));
        assert_eq!(one.person, Identity::guest("gabc").person);
        assert_ne!(one.person.id, other.person.id);
    }
}
