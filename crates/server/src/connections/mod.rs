//! Connections of clients: who gets in, how much one address may do, and the pages that are open.

pub(crate) mod address_block;
pub(crate) mod addresses;
pub(crate) mod client_stream;
pub(crate) mod door;
pub(crate) mod long_texts;
pub(crate) mod open_pages;
pub(crate) mod outbox;
pub(crate) mod pings;
pub(crate) mod web_socket;
