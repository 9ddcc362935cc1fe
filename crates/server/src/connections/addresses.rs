//! Where requests come from, and what one address may do.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::connections::address_block::AddressBlock;
use crate::people::guessing::Guessing;
use crate::people::rates::Rates;
use crate::run::config::Config;
use crate::wire::Fault;

/// What one address may do.
pub(crate) struct Addresses {
    pub(crate) requests: AddressRates,
    pub(crate) registrations: AddressRates,
    pub(crate) logins: AddressRates,
    pub(crate) guessing: Guessing,
    pub(crate) new_tables: AddressRates,
    /// Tables that are added to groups.
    pub(crate) group_tables: AddressRates,
    /// Open pages, by their `WebSocket`.
    pub(crate) pages: Arc<Tally>,
}

impl Addresses {
    pub(crate) fn new(config: &Config) -> Addresses {
        let limits = &config.limits;
        let rates = |rate| AddressRates { rates: Rates::new(rate), trusted: config.trusted.clone() };
        Addresses {
            requests: rates(limits.requests),
            registrations: rates(limits.registrations),
            logins: rates(limits.logins_of_address),
            guessing: Guessing::new(limits.logins),
            new_tables: rates(limits.new_tables_of_address),
            group_tables: rates(limits.group_tables_of_address),
            pages: Arc::new(Tally::new(limits.pages_of_address, &config.trusted)),
        }
    }
}

/// How often an address may do something. Trusted ones may do it as often as they like.
pub(crate) struct AddressRates {
    rates: Rates<AddressBlock>,
    trusted: Vec<AddressBlock>,
}

impl AddressRates {
    /// A fault if it was too often.
    pub(crate) fn check(&self, address: IpAddr) -> Result<(), Fault> {
        if is_trusted(&self.trusted, address) {
            return Ok(());
        }
        self.rates.check(AddressBlock::of_customer(address))
    }

    /// The same for so many at once.
    pub(crate) fn check_many(&self, address: IpAddr, count: u32) -> Result<(), Fault> {
        if is_trusted(&self.trusted, address) {
            return Ok(());
        }
        self.rates.check_many(AddressBlock::of_customer(address), count)
    }
}

fn is_trusted(trusted: &[AddressBlock], address: IpAddr) -> bool {
    trusted.iter().any(|block| block.contains(address))
}

/// How many connections each address has open.
pub(crate) struct Tally {
    most: u32,
    trusted: Vec<AddressBlock>,
    counts: Mutex<HashMap<AddressBlock, u32>>,
}

impl Tally {
    /// At most this many of one address; trusted ones may have more.
    pub(crate) fn new(most: u32, trusted: &[AddressBlock]) -> Tally {
        Tally { most, trusted: trusted.to_vec(), counts: Mutex::default() }
    }

    /// Counts one more, unless the address has too many.
    pub(crate) fn enter(self: &Arc<Tally>, address: IpAddr) -> Option<Counted> {
        let block = AddressBlock::of_customer(address);
        let mut counts = self.counts();
        let count = counts.entry(block).or_default();
        if *count >= self.most && !is_trusted(&self.trusted, address) {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Counted { tally: Arc::clone(self), block })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<AddressBlock, u32>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts for its address until it is dropped.
pub(crate) struct Counted {
    tally: Arc<Tally>,
    block: AddressBlock,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.tally.counts();
        if let Some(count) = counts.get_mut(&self.block) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.block);
            }
        }
    }
}

/// The address that a request comes from.
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let ConnectInfo(peer): ConnectInfo<SocketAddr> =
            ConnectInfo::from_request_parts(parts, app).await.map_err(|error| Fault::internal(&error))?;
        Ok(Caller(address_of(&parts.headers, peer, app.config.proxies)))
    }
}

/// Where a request comes from. Each of our proxies has appended the address that it has seen to `X-Forwarded-For`, so
/// the client is that many places from the end; what stands before it is whatever the client has made up.
pub(crate) fn address_of(headers: &HeaderMap, peer: SocketAddr, proxies: usize) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let seen: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let place = seen.len().saturating_sub(proxies);
    let client = seen.get(place).and_then(|text| read_address(text));
    client.unwrap_or(peer.ip()).to_canonical()
}

/// Some proxies append the port, too.
fn read_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::run::config::Rate;

    #[test]
    fn the_client_is_found_behind_our_proxies() {
        let rows: [(&[&'static str], usize, &str); 12] = [
            (&[], 0, "192.0.2.9"),
            (&["203.0.113.1"], 0, "192.0.2.9"),
            (&[], 1, "192.0.2.9"),
            (&["203.0.113.1"], 1, "203.0.113.1"),
            (&["10.0.0.1, 203.0.113.1"], 1, "203.0.113.1"),
            (&["10.0.0.1", "203.0.113.1"], 1, "203.0.113.1"),
            (&["10.0.0.1", "203.0.113.1, 192.0.2.7"], 2, "203.0.113.1"),
            (&["203.0.113.1"], 2, "203.0.113.1"),
            (&["203.0.113.1:4711"], 1, "203.0.113.1"),
            (&["[2001:db8::1]:4711"], 1, "2001:db8::1"),
            (&["::ffff:203.0.113.1"], 1, "203.0.113.1"),
            (&["unknown"], 1, "192.0.2.9"),
        ];
        for (lines, proxies, expected) in rows {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            let found = address_of(&headers, "192.0.2.9:1".parse().unwrap(), proxies);
            assert_eq!(found.to_string(), expected, "{lines:?} behind {proxies}");
        }
    }

    #[test]
    fn a_connection_counts_until_it_is_dropped() {
        let [stranger, friend] = ["192.0.2.1", "198.51.100.1"].map(|text| text.parse().unwrap());
        let tally = Arc::new(Tally::new(2, &["198.51.100.0/24".parse().unwrap()]));
        let held = [tally.enter(stranger), tally.enter(stranger)];
        assert!(held.iter().all(Option::is_some) && tally.enter(stranger).is_none());
        assert!([(); 5].map(|()| tally.enter(friend)).iter().all(Option::is_some));
        drop(held);
        assert!(tally.enter(stranger).is_some());
        assert!(tally.counts().is_empty(), "nothing is kept for those who have gone");
    }

    #[test]
    fn trusted_addresses_have_no_rate() {
        let [stranger, friend] = ["192.0.2.1", "198.51.100.1"].map(|text| text.parse().unwrap());
        let trusted = vec!["198.51.100.0/24".parse().unwrap()];
        let rates = AddressRates { rates: Rates::new(Rate { burst: 1.0, per_minute: 0.001 }), trusted };
        assert_eq!([(); 2].map(|()| rates.check(stranger).is_ok()), [true, false]);
        assert_eq!([(); 2].map(|()| rates.check(friend).is_ok()), [true, true]);
    }
}
