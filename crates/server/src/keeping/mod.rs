//! What the server keeps: snapshots, backups and exports of it, checking it, and putting it back.

pub(crate) mod backup;
pub(crate) mod export;
pub(crate) mod restore;
pub(crate) mod snapshots;
pub(crate) mod verification;
