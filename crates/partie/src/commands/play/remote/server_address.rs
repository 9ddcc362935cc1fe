//! Where a table on a server is: as it is typed, or copied from the browser.

use ureq::http::Uri;

/// A server, and the table and the key of a link if they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// `http://host:8960`
    pub(super) origin: String,
    pub(super) table: Option<String>,
    /// What makes whoever comes with it a player.
    pub(super) key: Option<String>,
}

impl Address {
    /// `http://host:8960`, or the address of a table: `http://host:8960/t/abc?key=xyz`. On this machine `http://` may be left
    /// out; elsewhere it would be a guess whether others can listen.
    pub(super) fn read(text: &str) -> Option<Address> {
        let text = text.trim();
        let here = ["localhost:", "127.0.0.1:", "[::1]:"].iter().any(|host| text.starts_with(host));
        let uri: Uri = if here { format!("http://{text}").parse() } else { text.parse() }.ok()?;
        let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
        let origin = format!("{scheme}://{}", uri.authority()?.as_str().split('@').next_back()?);
        let table = uri.path().strip_prefix("/t/").map(|rest| rest.split('/').next().unwrap_or(rest));
        Some(Address { origin, table: table.map(str::to_owned), key: key_of(uri.query()) })
    }

    /// With a table that was named besides: `abc`, `abc?key=xyz`, or its whole address.
    pub(super) fn with_table(mut self, text: &str) -> Option<Address> {
        if text.contains("://") {
            return Address::read(text).filter(|address| address.table.is_some());
        }
        let (table, query) = text.split_once('?').map_or((text, None), |(table, query)| (table, Some(query)));
        let is_id =
            !table.is_empty() && table.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        self.table = Some(table.to_owned());
        self.key = key_of(query).or(self.key);
        is_id.then_some(self)
    }

    /// What the friend opens.
    pub(super) fn link(&self, table: &str, key: &str) -> String {
        format!("{}/t/{table}?key={key}", self.origin)
    }

    /// Where the WebSocket is.
    pub(super) fn socket(&self) -> String {
        format!("{}/api/v1/ws", self.origin.replacen("http", "ws", 1))
    }

    /// The host and its port.
    pub(super) fn host(&self) -> &str {
        self.origin.split("://").nth(1).unwrap_or_default()
    }
}

fn key_of(query: Option<&str>) -> Option<String> {
    query?.split('&').find_map(|part| part.strip_prefix("key=")).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(origin: &str, table: Option<&str>, key: Option<&str>) -> Address {
        let [table, key] = [table, key].map(|text| text.map(str::to_owned));
        Address { origin: origin.to_owned(), table, key }
    }

    #[test]
    fn servers_and_links_are_read_as_they_are_copied() {
        let here = "http://localhost:8960";
        for (text, expected) in [
            ("http://localhost:8960", Some(address(here, None, None))),
            ("http://localhost:8960/", Some(address(here, None, None))),
            ("http://localhost:8960/t/Ab3", Some(address(here, Some("Ab3"), None))),
            (
                "https://partie.example/t/Ab3?key=x-1",
                Some(address("https://partie.example", Some("Ab3"), Some("x-1"))),
            ),
            ("localhost:8960", Some(address(here, None, None))),
            ("localhost:8960/t/Ab3?key=x", Some(address(here, Some("Ab3"), Some("x")))),
            ("partie.example", None),
            ("partie.example:80", None),
            ("ftp://localhost", None),
            ("not an address", None),
            ("", None),
        ] {
            assert_eq!(Address::read(text), expected, "{text}");
        }
    }

    #[test]
    fn a_table_is_named_by_its_id_or_its_address() {
        let server = Address::read("http://localhost:8960").unwrap();
        let named = |text: &str| server.clone().with_table(text);
        assert_eq!(named("Ab3"), Some(address("http://localhost:8960", Some("Ab3"), None)));
        assert_eq!(named("Ab3?key=k"), Some(address("http://localhost:8960", Some("Ab3"), Some("k"))));
        assert_eq!(named("http://a.example/t/Q"), Some(address("http://a.example", Some("Q"), None)));
        assert_eq!(named("a b"), None);
        assert_eq!(named("http://a.example/"), None);
    }

    #[test]
    fn the_socket_is_as_safe_as_the_page() {
        let socket = |text| Address::read(text).unwrap().socket();
        assert_eq!(socket("http://localhost:8960"), "ws://localhost:8960/api/v1/ws");
        assert_eq!(socket("https://partie.example"), "wss://partie.example/api/v1/ws");
    }
}
