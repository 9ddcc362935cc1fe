//! Writes the types of the wire for other languages: TypeScript, and OpenAPI for HTTP.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use super::typescript;
use super::{
    Credentials, Free, FromServer, Grant, Granted, InvitationAnswer, Join, Lobby, Me, NewSeek, NewTable,
    NewToken, Review, TableMade, TableState, TableSummary, TimeControlRead, ToServer, Token, TokenMade,
    VERSION, Waiting,
};
use crate::http::routes::{AskedBy, ROUTES, Route};

/// What a client sends, in TypeScript.
///
/// ```
/// assert!(partie_server::wire::descriptions::sent().contains("export type ToServer"));
/// ```
pub fn sent() -> String {
    typescript::module(&sent_definitions())
}

/// What a client receives, in TypeScript.
///
/// ```
/// assert!(partie_server::wire::descriptions::received().contains("export type FromServer"));
/// ```
pub fn received() -> String {
    typescript::module(&received_definitions())
}

/// The HTTP routes as an OpenAPI document.
///
/// ```
/// assert!(partie_server::wire::descriptions::openapi().contains("/api/v1/tables/{table}/acts"));
/// ```
pub fn openapi() -> String {
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.to_lowercase()] = operation(route);
    }
    let mut schemas = named("", received_definitions());
    schemas.extend(named("Sent.", sent_definitions()));
    let document = json!({
        "openapi": "3.1.0",
        "info": { "title": "Partie", "version": VERSION.to_string(), "license": { "name": "GPL-3.0-or-later" } },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": "partie_session" },
                "guest": { "type": "apiKey", "in": "cookie", "name": "partie_guest" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    });
    format!("{:#}\n", in_order(document))
}

/// Whether a map keeps its order depends on who else is built.
fn in_order(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<(String, Value)> = fields.into_iter().collect();
            fields.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Object(fields.into_iter().map(|(name, value)| (name, in_order(value))).collect())
        }
        Value::Array(items) => items.into_iter().map(in_order).collect(),
        other => other,
    }
}

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "summary": route.summary,
        "responses": responses(route),
        "parameters": parameters(route),
    });
    if let Some(name) = route.takes {
        let content = json!({ "application/json": { "schema": body(name, "Sent.") } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    match route.asker {
        AskedBy::Anybody => {}
        AskedBy::Onlooker => operation["security"] = json!([{}, { "cookie": [] }, { "token": [] }]),
        AskedBy::Person => operation["security"] = json!([{ "cookie": [] }, { "token": [] }]),
    }
    operation
}

fn body(name: &str, prefix: &str) -> Value {
    match name.strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": reference(prefix, item) }),
        None => reference(prefix, name),
    }
}

/// Every status that the route can answer with, and its body.
fn responses(route: &Route) -> Map<String, Value> {
    let mut done = json!({ "description": route.summary });
    if let Some(name) = route.answers {
        done["content"] = match name {
            "text" => json!({ "text/plain": { "schema": { "type": "string" } } }),
            "csv" => json!({ "text/csv": { "schema": { "type": "string" } } }),
            "lines" => json!({ "application/x-ndjson": { "schema": { "type": "string" } } }),
            "json" => json!({ "application/json": { "schema": {} } }),
            name => json!({ "application/json": { "schema": body(name, "") } }),
        };
    }
    let mut responses = Map::new();
    responses.insert("200".to_owned(), done);
    for status in route.faults() {
        let fault = reference("", "Fault");
        let schema = match route.refuses_with {
            Some(name) if status == 409 => json!({ "anyOf": [reference("", name), fault] }),
            _ => fault,
        };
        let content = json!({ "application/json": { "schema": schema } });
        responses.insert(status.to_string(), json!({ "description": why(status), "content": content }));
    }
    responses
}

/// What a status means here.
fn why(status: u16) -> &'static str {
    match status {
        400 => "The request is not in the form that is described here, or no game can be played like this.",
        401 => "Nobody is logged in, or the password is wrong.",
        403 => "The person's roles or the token's scopes do not allow it, or it comes from another site.",
        404 => "There is no such thing, or not for this person.",
        408 => "The body has not come in time.",
        409 => "It does not fit how things stand now.",
        413 => "The body is too large, or a text in it too long.",
        429 => "Too many requests, or too many tables.",
        503 => "The server is full, shutting down, or cannot write to its disk: try again later.",
        _ => "Why not.",
    }
}

fn parameters(route: &Route) -> Vec<Value> {
    let parameter = |name: &str, place: &str, kind: &str, required: bool| {
        let schema = match kind {
            "integer" => json!({ "type": kind, "minimum": 0 }),
            _ => json!({ "type": kind }),
        };
        json!({ "name": name, "in": place, "required": required, "schema": schema })
    };
    let names = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = names.map(|name| {
        // Tables and seeks have texts for ids, tokens have numbers.
        parameter(name, "path", if name == "id" { "integer" } else { "string" }, true)
    });
    let asked = route.asks.iter().map(|asked| parameter(asked.name, "query", asked.kind, asked.required));
    in_path.chain(asked).collect()
}

fn reference(prefix: &str, name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{prefix}{name}") })
}

/// The definitions under names that begin with the prefix, and the references to them too.
fn named(prefix: &str, definitions: Map<String, Value>) -> Map<String, Value> {
    definitions
        .into_iter()
        .map(|(name, schema)| {
            let text = schema.to_string().replace("#/$defs/", &format!("#/components/schemas/{prefix}"));
            (format!("{prefix}{name}"), text.parse().unwrap_or(schema))
        })
        .collect()
}

fn sent_definitions() -> Map<String, Value> {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    generator.subschema_for::<ToServer>();
    generator.subschema_for::<Credentials>();
    generator.subschema_for::<super::PasswordChange>();
    generator.subschema_for::<super::Confirmation>();
    generator.subschema_for::<NewToken>();
    generator.subschema_for::<NewTable>();
    generator.subschema_for::<NewSeek>();
    generator.subschema_for::<Join>();
    generator.subschema_for::<Grant>();
    generator.subschema_for::<Free>();
    generator.subschema_for::<InvitationAnswer>();
    generator.subschema_for::<super::NewGroup>();
    generator.subschema_for::<super::NewTables>();
    generator.subschema_for::<super::NewGroupLink>();
    generator.subschema_for::<super::HttpAct>();
    generator.subschema_for::<partie_table::Incident>();
    sorted(&mut generator)
}

fn received_definitions() -> Map<String, Value> {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<FromServer>();
    generator.subschema_for::<Me>();
    generator.subschema_for::<super::Session>();
    generator.subschema_for::<Token>();
    generator.subschema_for::<TokenMade>();
    generator.subschema_for::<TableMade>();
    generator.subschema_for::<TableState>();
    generator.subschema_for::<TableSummary>();
    generator.subschema_for::<Lobby>();
    generator.subschema_for::<Waiting>();
    generator.subschema_for::<super::GroupState>();
    generator.subschema_for::<super::GroupSummary>();
    generator.subschema_for::<super::GroupLink>();
    generator.subschema_for::<super::SeatCard>();
    generator.subschema_for::<Granted>();
    generator.subschema_for::<Review>();
    generator.subschema_for::<super::Advice>();
    generator.subschema_for::<super::ActState>();
    generator.subschema_for::<partie_table::Happened>();
    generator.subschema_for::<super::ActForm>();
    generator.subschema_for::<TimeControlRead>();
    generator.subschema_for::<super::HttpActDone>();
    sorted(&mut generator)
}

fn sorted(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut definitions: Vec<(String, Value)> = generator.take_definitions(true).into_iter().collect();
    definitions.sort_by(|a, b| a.0.cmp(&b.0));
    definitions.into_iter().collect()
}
