//! How values are written in JSON.

#[cfg(feature = "schema")]
mod schema;
pub(crate) mod text;
