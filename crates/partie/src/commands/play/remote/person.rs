//! Who plays: an account by its token, or a guest by the secret that the server has given.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How the server calls the cookie of a guest.
const GUEST: &str = "partie_guest=";

/// How whoever sits at this terminal is known to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Person {
    Account { token: String },
    Guest { cookie: String },
}

impl Person {
    /// What a request carries. A guest's must come from the server's own pages.
    pub(super) fn headers(&self, origin: &str) -> Vec<(&'static str, String)> {
        match self {
            Person::Account { token } => vec![("Authorization", format!("Bearer {token}"))],
            Person::Guest { cookie } if cookie.is_empty() => vec![("Origin", origin.to_owned())],
            Person::Guest { cookie } => vec![("Cookie", cookie.clone()), ("Origin", origin.to_owned())],
        }
    }
}

/// Where the secret of a guest is kept, so that somebody who comes back has the same seat.
/// None where there is no home: then it is kept as long as the program runs.
pub(super) fn guest_file(host: &str, guest: Option<&str>) -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = named("XDG_STATE_HOME").or_else(|| named("HOME").map(|home| home.join(".local/state")))?;
    let plain = |c: char| if c.is_ascii_alphanumeric() || ".-".contains(c) { c } else { '_' };
    let name: String = host
        .chars()
        .chain(guest.iter().flat_map(|name| ['@'].into_iter().chain(name.chars())))
        .map(plain)
        .collect();
    Some(state.join("partie").join("guests").join(name))
}

/// The guest's cookie of those that the server sets: it may set that of a session too.
pub(super) fn guest_cookie<'a>(set: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut pairs = set.map(|cookie| cookie.split(';').next().unwrap_or(cookie).trim());
    pairs.find(|pair| pair.starts_with(GUEST)).map(str::to_owned)
}

/// The cookie that was kept; none if there is none.
pub(super) fn kept(file: &Path) -> String {
    fs::read_to_string(file).map(|text| text.trim().to_owned()).unwrap_or_default()
}

/// Keeps a cookie where only its owner can read it.
pub(super) fn keep(file: &Path, cookie: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(cookie.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guest_is_found_among_two_cookies() {
        let set = ["partie_session=; Max-Age=0", "partie_guest=gSecret; Path=/; HttpOnly"];
        assert_eq!(guest_cookie(set.into_iter()).as_deref(), Some("partie_guest=gSecret"));
        assert_eq!(guest_cookie(["partie_session=x; Path=/"].into_iter()), None);
    }
}
