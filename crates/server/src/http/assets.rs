//! The web client, embedded in the program.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `make web` has left in `web/dist`, where `page` leads, when the program was built; `build.rs` asks for it.
#[derive(RustEmbed)]
#[folder = "page"]
struct Dist;

/// What the pages may load: only what comes from here.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// A file of the client, or its one page for the paths that the client itself understands.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("assets/") {
        return asset(path, takes_gzip(&headers));
    }
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        return answer(file.metadata.mimetype(), "no-cache", file.data);
    }
    if path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Dist::get("index.html") {
        Some(index) => answer("text/html; charset=utf-8", "no-cache", index.data),
        None => StatusCode::NOT_FOUND.into_response(), // only while the page is being built anew
    }
}

/// A file whose name changes with what is in it, so that browsers may keep it; compressed if it is there compressed and the
/// browser takes it.
fn asset(path: &str, gzip: bool) -> Response {
    let Some(file) = Dist::get(path) else { return StatusCode::NOT_FOUND.into_response() };
    let compressed = Dist::get(&format!("{path}.gz"));
    let varies = compressed.is_some();
    let compressed = compressed.filter(|_| gzip);
    let encoded = compressed.is_some();
    let data = compressed.map_or(file.data, |compressed| compressed.data);
    let mut response = answer(file.metadata.mimetype(), "public, max-age=31536000, immutable", data);
    let headers = response.headers_mut();
    if varies {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if encoded {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Whether the browser lists gzip and does not rule it out.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && parts.all(|part| !matches!(part, "q=0" | "q=0.0"))
    })
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

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::takes_gzip;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        for (accepts, takes) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("gzip;q=0", false),
            ("deflate", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts));
            assert_eq!(takes_gzip(&headers), takes, "{accepts}");
        }
    }
}
