//! Faults as answers, and bodies as values.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::metrics::METRICS;
use crate::wire::{Fault, FaultKind};

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        METRICS.faults.add(1);
        let status = match self.fault {
            FaultKind::Malformed | FaultKind::BadCredentials | FaultKind::Regulations => {
                StatusCode::BAD_REQUEST
            }
            FaultKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            FaultKind::NotFound => StatusCode::NOT_FOUND,
            FaultKind::NotAllowed | FaultKind::OtherSite => StatusCode::FORBIDDEN,
            FaultKind::TooMany | FaultKind::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            FaultKind::LogInFirst | FaultKind::WrongPassword => StatusCode::UNAUTHORIZED,
            FaultKind::NameTaken
            | FaultKind::RoleTaken
            | FaultKind::NoOpponent
            | FaultKind::NoArbiter
            | FaultKind::NotOver
            | FaultKind::Abandoned
            | FaultKind::LostRace => StatusCode::CONFLICT,
            FaultKind::GoingDown => StatusCode::SERVICE_UNAVAILABLE,
            FaultKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(self)).into_response()
    }
}

/// A body in JSON; what is none is a fault that says where.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Fault::new(FaultKind::TooLarge, rejection.body_text()))
            }
            Err(rejection) => Err(Fault::new(FaultKind::Malformed, rejection.body_text())),
        }
    }
}

pub(super) async fn nothing_here() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such route; see docs/openapi.json")
}
