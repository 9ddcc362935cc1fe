//! The arbiter's work: incidents, what the Laws advise and what it costs, penalties, and what is on record.

mod advice;
mod arbitration;
pub(crate) mod breach;
pub(crate) mod casebook;
mod claimable;
pub(crate) mod incident;
mod penalty;
pub(crate) mod price;

pub use advice::{Advice, Circumstances, Effect, advise, advise_on};
pub use arbitration::Arbitration;
pub use casebook::{Appeal, Casebook, Ground, Quickplay, Submitted};
pub use claimable::Claimable;
pub use incident::{Incident, IncidentKind, OnRecord};
pub use penalty::{Given, Penalty};
pub use price::{Consequence, Offence, Price};
