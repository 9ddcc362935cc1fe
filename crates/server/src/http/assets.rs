//! The web client, embedded in the program.

use axum::body::Body;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `npm run build` has left in `web/dist` when the program was built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Partie</title>\
    <p>The server runs, but it was built without its web pages.\
    <p>Build them with <code>npm ci &amp;&amp; npm run build</code> in <code>web</code>, then build the program again; \
    <code>make run</code> does both.";

/// What the pages may load: only what comes from here.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// A file of the client, or its one page for the paths that the client itself understands.
pub(super) async fn page(method: Method, uri: Uri) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        let kept =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return answer(file.metadata.mimetype(), kept, file.data);
    }
    if path.contains('.') || path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Dist::get("index.html") {
        Some(index) => answer("text/html; charset=utf-8", "no-cache", index.data),
        None => answer("text/html; charset=utf-8", "no-store", NOT_BUILT.as_bytes().into()),
    }
}

fn answer(mimetype: &str, kept: &'static str, data: std::borrow::Cow<'static, [u8]>) -> Response {
    let mut response = Response::new(Body::from(data.into_owned()));
    let headers = response.headers_mut();
    let mimetype =
        HeaderValue::from_str(mimetype).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    headers.insert(header::CONTENT_TYPE, mimetype);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}
