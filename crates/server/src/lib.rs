//! Serves tables: HTTP, WebSocket, accounts and the event log. The only place with input, output and real time.

pub mod http;
pub mod wire;
