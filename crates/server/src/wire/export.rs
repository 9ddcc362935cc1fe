//! Writes the types of the wire for other languages: TypeScript, and OpenAPI for HTTP.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use super::typescript;
use super::{
    Credentials, FromServer, Grant, Granted, Join, Lobby, Me, NewSeek, NewTable, NewToken, Review, TableMade,
    TableState, TableSummary, TimeControlRead, ToServer, Token, TokenMade, VERSION, Waiting,
};
use crate::http::routes::{ROUTES, Route};

/// What a client sends, in TypeScript.
///
/// ```
/// assert!(partie_server::wire::export::sent().contains("export type ToServer"));
/// ```
pub fn sent() -> String {
    typescript::module(&sent_definitions())
}

/// What a client receives, in TypeScript.
///
/// ```
/// assert!(partie_server::wire::export::received().contains("export type FromServer"));
/// ```
pub fn received() -> String {
    typescript::module(&received_definitions())
}

/// The HTTP routes as an OpenAPI document.
///
/// ```
/// assert!(partie_server::wire::export::openapi().contains("/api/v1/tables/{table}/acts"));
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
                "cookie": { "type": "apiKey", "in": "cookie", "name": "partie_session" },
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
    let body = |name: &str, prefix: &str| match name.strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": reference(prefix, item) }),
        None => reference(prefix, name),
    };
    let mut answer = json!({ "description": route.summary });
    if let Some(name) = route.answers {
        answer["content"] = match name {
            "text" => json!({ "text/plain": {} }),
            name => json!({ "application/json": { "schema": body(name, "") } }),
        };
    }
    let fault = json!({
        "description": "Why not.",
        "content": { "application/json": { "schema": reference("", "Fault") } }
    });
    let mut operation = json!({ "summary": route.summary, "responses": { "200": answer, "default": fault } });
    if let Some(name) = route.takes {
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": body(name, "Sent.") } } });
    }
    let names = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = names.map(|name| (name, "path", true));
    let asked = route.asks.iter().map(|name| (*name, "query", false));
    let parameters: Vec<Value> = in_path
        .chain(asked)
        .map(|(name, place, required)| {
            json!({ "name": name, "in": place, "required": required, "schema": { "type": "string" } })
        })
        .collect();
    operation["parameters"] = parameters.into();
    operation
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
    generator.subschema_for::<NewToken>();
    generator.subschema_for::<NewTable>();
    generator.subschema_for::<NewSeek>();
    generator.subschema_for::<Join>();
    generator.subschema_for::<Grant>();
    generator.subschema_for::<super::HttpAct>();
    generator.subschema_for::<partie_table::Incident>();
    sorted(&mut generator)
}

fn received_definitions() -> Map<String, Value> {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<FromServer>();
    generator.subschema_for::<Me>();
    generator.subschema_for::<Token>();
    generator.subschema_for::<TokenMade>();
    generator.subschema_for::<TableMade>();
    generator.subschema_for::<TableState>();
    generator.subschema_for::<TableSummary>();
    generator.subschema_for::<Lobby>();
    generator.subschema_for::<Waiting>();
    generator.subschema_for::<Granted>();
    generator.subschema_for::<Review>();
    generator.subschema_for::<super::Advice>();
    generator.subschema_for::<TimeControlRead>();
    generator.subschema_for::<super::HttpActDone>();
    sorted(&mut generator)
}

fn sorted(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut definitions: Vec<(String, Value)> = generator.take_definitions(true).into_iter().collect();
    definitions.sort_by(|a, b| a.0.cmp(&b.0));
    definitions.into_iter().collect()
}
