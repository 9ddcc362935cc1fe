//! People: guests, accounts and what a program may do for them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Person {
    /// Never changes: `a12` for an account, `g` and 16 digits for a guest.
    pub id: String,
    /// The name of the account; a guest has none, and the page writes "Guest" with [`Person::number`].
    pub name: Option<String>,
    /// A short number to tell guests apart.
    pub number: u16,
}

impl Person {
    /// The person with this id, and a name if they have one.
    ///
    /// ```
    /// use partie_server::wire::Person;
    /// assert_eq!(Person::new("a12", Some("Anna".to_owned())).number, 12);
    /// ```
    pub fn new(id: &str, name: Option<String>) -> Person {
        // Ids are a letter and digits: those of a guest hexadecimal, of which a few are enough.
        let number = match id.strip_prefix('a').map(str::parse::<u64>) {
            Some(Ok(account)) => account,
            _ => id.get(1..9).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default(),
        };
        Person { id: id.to_owned(), name, number: (number % 10_000) as u16 }
    }

    /// The same, with this name if it is a guest without one.
    pub(crate) fn or_called(self, name: &str) -> Person {
        let is_named = self.name.is_some() || self.is_account() || name.is_empty();
        if is_named { self } else { Person { name: Some(name.to_owned()), ..self } }
    }

    /// Whether it is or was an account; one that was deleted has no name.
    pub(crate) fn is_account(&self) -> bool {
        self.id.starts_with('a')
    }
}

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// The version of the wire format that the server speaks.
    pub version: u32,
    /// Who.
    pub person: Person,
    /// The ids of guests whose browsers are logged in to this account: their seats, tables and seeks are the account's too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

/// What a person registers or logs in with.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, `-` or `_`.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// A new password.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

/// The password once more, for what cannot be undone.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's password.
    pub password: String,
}

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Session {
    /// To end it by.
    pub id: u64,
    /// The browser and its system, as in `Firefox, Linux`; empty if it did not say.
    pub browser: String,
    /// When it was begun, in milliseconds since 1970.
    pub begun_at: u64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used_at: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what the person sees.
    Read,
    /// To act at tables where the person plays or assists, and to seek games.
    Play,
    /// To act at tables where the person is the arbiter.
    Arbitrate,
    /// To open tables and to grant roles at them.
    Organise,
}

/// A token to be made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in the person's words.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it expires, in milliseconds since 1970; without it, never.
    #[serde(default)]
    pub expires_at: Option<u64>,
}

/// A token as it is listed; the secret is shown only once.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Token {
    /// To revoke it by.
    pub id: u64,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When it expires, in milliseconds since 1970; without it, never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<u64>,
}

/// A token that was just made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TokenMade {
    /// The token.
    pub token: Token,
    /// Goes into `Authorization: Bearer …`. The server keeps only its hash.
    pub secret: String,
}
