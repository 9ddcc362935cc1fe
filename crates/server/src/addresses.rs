//! What one address may do.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;

use crate::app::App;
use crate::config::Limits;
use crate::rates::{Rates, too_many};
use crate::wire::Fault;

/// What one address may do.
pub(crate) struct Addresses {
    pub(crate) requests: Rates<IpAddr>,
    pub(crate) registrations: Rates<IpAddr>,
    pub(crate) logins: Rates<IpAddr>,
    pub(crate) logins_of_name: Rates<String>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    most_connections: u32,
}

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Addresses {
        Addresses {
            requests: Rates::new(limits.requests),
            registrations: Rates::new(limits.registrations),
            logins: Rates::new(limits.logins),
            logins_of_name: Rates::new(limits.logins),
            connections: Mutex::default(),
            most_connections: limits.connections_of_address,
        }
    }

    fn count(&self, address: IpAddr, change: i32) -> u32 {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        *count = count.saturating_add_signed(change);
        let now = *count;
        if now == 0 {
            connections.remove(&address);
        }
        now
    }
}

/// A connection that counts for its address until it is dropped.
pub(crate) struct Counted {
    app: Arc<App>,
    address: IpAddr,
}

impl Counted {
    pub(crate) fn new(app: &Arc<App>, address: IpAddr) -> Result<Counted, Fault> {
        let count = app.addresses.count(address, 1);
        let counted = Counted { app: Arc::clone(app), address };
        if count > app.addresses.most_connections { Err(too_many()) } else { Ok(counted) }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.addresses.count(self.address, -1);
    }
}

/// Where a request comes from: behind a proxy, what the proxy says.
pub(crate) fn address_of(headers: &HeaderMap, peer: SocketAddr, behind_proxy: bool) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The last address is the one that our own proxy has seen.
    let told = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|text| text.trim().parse().ok());
    told.filter(|_| behind_proxy).unwrap_or(peer.ip())
}
