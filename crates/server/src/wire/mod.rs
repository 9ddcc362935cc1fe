//! What goes over the wire: JSON, in one version, described once.
//!
//! The types here, and what the table itself describes (its view, acts and refusals), are all that a client has to know. `web/src/wire/*.ts` and the OpenAPI document are written from them
//! by [`descriptions`], and tests fail when those are stale. A change that an older client would misread raises [`VERSION`].

mod account;
mod act_form;
mod advice;
pub mod descriptions;
mod group;
mod lobby;
mod message;
mod read_act;
mod review;
mod table;
mod typescript;

pub use account::{
    Confirmation, Credentials, Me, NewToken, PasswordChange, Person, Scope, Session, Token, TokenMade,
};
pub use act_form::{ActField, ActForm};
pub use advice::Advice;
pub use group::{
    Exhibition, GroupHolder, GroupInfo, GroupLink, GroupRole, GroupRow, GroupState, GroupSummary, NewGroup,
    NewGroupLink, NewTables, QrCode, SeatCard, Sector,
};
pub use lobby::{ColourWish, Lobby, NewSeek, NewTable, Opponent, Seek, TableMade, TableSummary, Waiting};
pub use message::{Fault, FaultKind, FromServer, HttpAct, HttpActDone, ToServer};
pub use read_act::ReadAct;
pub use review::{Review, ReviewLine};
pub use table::{
    ActState, Free, Grant, Granted, InGroup, Invitation, InvitationAnswer, Join, Lag, Link, Rematch, Seats,
    TableInfo, TableState, TimeControlRead, Update,
};

/// The version of the wire format.
pub const VERSION: u32 = 2;
