//! The addresses that `partie serve` is told: where it listens, and what people use.

use std::error::Error;
use std::fmt;
use std::net::{AddrParseError, Ipv4Addr, SocketAddr};

/// Where to listen: `127.0.0.1:8960`, `[::1]:8960`; on this machine only: `localhost:8960`, `8960`.
pub(super) fn listen(text: &str) -> Result<SocketAddr, AddrParseError> {
    let port = text.strip_prefix("localhost:").unwrap_or(text).parse();
    port.map_or_else(|_| text.parse(), |port: u16| Ok((Ipv4Addr::LOCALHOST, port).into()))
}

/// A text is no address of a site.
#[derive(Debug)]
pub(crate) struct NotASite;

impl fmt::Display for NotASite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected https://host or http://host:port")
    }
}

impl Error for NotASite {}

/// What people use, as browsers say where a page comes from: `https://partie.example`, without anything behind it. With
/// anything else the server would take its own pages for strange ones.
pub(super) fn site(text: &str) -> Result<String, NotASite> {
    let text = text.strip_suffix('/').unwrap_or(text).to_lowercase();
    let host = ["http://", "https://"].into_iter().find_map(|scheme| text.strip_prefix(scheme));
    let is_host = |host: &str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
    if host.is_some_and(is_host) { Ok(text) } else { Err(NotASite) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_alone_is_on_this_machine() {
        for (text, expected) in [
            ("0.0.0.0:80", Some("0.0.0.0:80")),
            ("[::1]:8960", Some("[::1]:8960")),
            ("8080", Some("127.0.0.1:8080")),
            ("localhost:8080", Some("127.0.0.1:8080")),
            ("localhost", None),
            ("127.0.0.1", None),
            ("127.0.0.1:99999", None),
            ("99999", None),
            ("", None),
        ] {
            let read = listen(text).ok().map(|address| address.to_string());
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn a_site_is_what_browsers_say() {
        for (text, expected) in [
            ("https://partie.example", Some("https://partie.example")),
            ("https://Partie.example/", Some("https://partie.example")),
            ("http://localhost:8960", Some("http://localhost:8960")),
            ("partie.example", None),
            ("https://", None),
            ("https://partie.example/play", None),
            ("ftp://partie.example", None),
        ] {
            assert_eq!(site(text).ok().as_deref(), expected, "{text}");
        }
    }
}
