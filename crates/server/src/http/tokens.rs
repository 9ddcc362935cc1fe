//! Tokens for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::answer::{Body, Number};
use crate::app::App;
use crate::people::identity::{Asker, Credential};
use crate::wire::{Fault, NewToken, Token, TokenMade};

pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
) -> Result<Json<Vec<Token>>, Fault> {
    Ok(Json(app.accounts.tokens(identity.needs_session()?).await?))
}

pub(super) async fn make(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Body(new): Body<NewToken>,
) -> Result<Json<TokenMade>, Fault> {
    let account = identity.needs_session()?;
    app.new_tables.check(identity.id().to_owned())?;
    Ok(Json(app.accounts.new_token(account, new, app.clock.now().date).await?))
}

pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Asker(identity): Asker,
    Number(token): Number,
) -> Result<(), Fault> {
    app.accounts.revoke(identity.needs_session()?, token).await?;
    app.lobby.dismiss(|other| other.credential == Credential::Token(token));
    Ok(())
}
