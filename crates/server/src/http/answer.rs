//! Faults as answers, and bodies as values.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::connections::long_texts;
use crate::run::metrics::METRICS;
use crate::wire::{Fault, FaultKind};

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        METRICS.faults.add(1);
        let status = match self.fault {
            FaultKind::Malformed
            | FaultKind::BadCredentials
            | FaultKind::NameMixesScripts
            | FaultKind::Regulations => StatusCode::BAD_REQUEST,
            FaultKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            FaultKind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            FaultKind::NotFound => StatusCode::NOT_FOUND,
            FaultKind::NotAllowed | FaultKind::OtherSite => StatusCode::FORBIDDEN,
            FaultKind::TooMany | FaultKind::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            FaultKind::LogInFirst | FaultKind::WrongPassword => StatusCode::UNAUTHORIZED,
            FaultKind::NameTaken
            | FaultKind::NameLooksTaken
            | FaultKind::RoleTaken
            | FaultKind::NotOver
            | FaultKind::Abandoned
            | FaultKind::Damaged
            | FaultKind::LostRace => StatusCode::CONFLICT,
            FaultKind::GoingDown | FaultKind::Storage => StatusCode::SERVICE_UNAVAILABLE,
            FaultKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let retry_after = self.retry_after.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (status, retry_after, Json(self)).into_response()
    }
}

/// A body in JSON. If it is not JSON, the fault says where; if it takes too long to come, the connection is closed.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        let bytes = read_json(request, app).await?;
        long_texts::check(&bytes)?;
        parsed(&bytes).map(Body)
    }
}

/// A body with one long text in it, which whoever reads it looks at line by line. It is measured by the route.
pub(super) struct LongBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for LongBody<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        parsed(&read_json(request, app).await?).map(LongBody)
    }
}

fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let Json(body) = Json::from_bytes(bytes)
        .map_err(|rejection| Fault::new(FaultKind::Malformed, rejection.body_text()))?;
    Ok(body)
}

async fn read_json(request: Request, app: &Arc<App>) -> Result<Bytes, Fault> {
    let is_json = is_json(request.headers());
    let read = tokio::time::timeout(app.config.timeouts.body, Bytes::from_request(request, app)).await;
    let read = read.map_err(|_| Fault::new(FaultKind::TooSlow, "the body has not come in time"))?;
    let bytes = read.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::new(FaultKind::TooLarge, rejection.body_text()),
        _ => Fault::new(FaultKind::Malformed, rejection.body_text()),
    })?;
    if !is_json {
        return Err(Fault::new(FaultKind::Malformed, "expected `Content-Type: application/json`"));
    }
    Ok(bytes)
}

/// What stands in the path for a name in braces.
pub(super) struct Segment<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Segment<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let read = <Path<T> as FromRequestParts<Arc<App>>>::from_request_parts(parts, app).await;
        let Path(segment) = read.map_err(|error| Fault::new(FaultKind::Malformed, error.body_text()))?;
        Ok(Segment(segment))
    }
}

/// The number of a thing in the path. What is no number names nothing.
pub(super) struct Number(pub(super) u64);

impl FromRequestParts<Arc<App>> for Number {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let Segment(text) = Segment::<String>::from_request_parts(parts, app).await?;
        // Databases have no numbers above this one.
        let number = text.parse().ok().filter(|number| i64::try_from(*number).is_ok());
        number.map(Number).ok_or_else(|| {
            Fault::new(FaultKind::NotFound, format!("expected a number in the path, found `{text}`"))
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

pub(super) async fn nothing_here() -> Fault {
    Fault::new(FaultKind::NotFound, "there is no such route; see docs/openapi.json")
}
