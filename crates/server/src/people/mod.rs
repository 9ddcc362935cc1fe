//! Who people are: accounts, guests and programs, their secrets, and how often they may do something.

pub(crate) mod accounts;
pub(crate) mod guessing;
pub(crate) mod hashing;
pub(crate) mod identity;
pub(crate) mod rates;
pub(crate) mod secret;
pub(crate) mod server_key;
