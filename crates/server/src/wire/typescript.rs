//! TypeScript from JSON schemas: as much of them as our types need.

use std::fmt::Write as _;

use serde_json::{Map, Value};

type Schema = Map<String, Value>;

/// All definitions as exported types.
pub(super) fn module(definitions: &Schema) -> String {
    let mut text =
        String::from("// Written from crates/server/src/wire. Do not edit: `make wire` writes it anew.\n");
    for (name, schema) in definitions {
        text.push('\n');
        text.push_str(&comment(schema, ""));
        let body = schema.as_object().map_or_else(|| "unknown".to_owned(), |schema| of(schema, ""));
        if let Some(values) = names(&body) {
            let list = list_name(name);
            _ = writeln!(text, "export type {name} = (typeof {list})[number];");
            _ = writeln!(text, "export const {list} = [{}] as const;", values.join(", "));
            continue;
        }
        let space = if body.starts_with('\n') { "" } else { " " };
        _ = writeln!(text, "export type {name} ={space}{body};");
    }
    text
}

/// The values of a type that is nothing but a choice of names: the page can then list them.
fn names(body: &str) -> Option<Vec<&str>> {
    let values: Vec<&str> = body.split(" | ").collect();
    let are_names = values.iter().all(|value| value.starts_with('"') && value.ends_with('"'));
    (are_names && values.len() > 1).then_some(values)
}

/// `IncidentKind` is listed in `EVERY_INCIDENT_KIND`.
fn list_name(name: &str) -> String {
    let mut list = String::from("EVERY");
    for letter in name.chars() {
        if letter.is_uppercase() {
            list.push('_');
        }
        list.extend(letter.to_uppercase());
    }
    list
}

fn comment(schema: &Value, indent: &str) -> String {
    let words = schema.get("description").and_then(Value::as_str);
    words.map_or_else(String::new, |words| {
        let lines: Vec<&str> =
            words.split('\n').map(str::trim).take_while(|line| !line.starts_with("```")).collect();
        format!("{indent}/** {} */\n", lines.join(" ").trim().replace("*/", "*\\/"))
    })
}

fn of(schema: &Schema, indent: &str) -> String {
    let mut parts = Vec::new();
    if let Some(reference) = text(schema, "$ref") {
        parts.push(reference.rsplit('/').next().unwrap_or("unknown").to_owned());
    }
    if let Some(constant) = schema.get("const") {
        return constant.to_string();
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(choices) = schema.get(key).and_then(Value::as_array) {
            parts.push(union(choices, indent));
        }
    }
    if let Some(all) = schema.get("allOf").and_then(Value::as_array) {
        parts.extend(all.iter().map(|part| any(part, indent)));
    }
    if schema.contains_key("type") || schema.contains_key("properties") {
        parts.push(typed(schema, indent));
    }
    match parts.len() {
        0 => "unknown".to_owned(),
        1 => parts.remove(0),
        _ => parts.iter().map(|part| in_brackets(part)).collect::<Vec<_>>().join(" & "),
    }
}

fn in_brackets(part: &str) -> String {
    if part.contains(" | ") { format!("({part})") } else { part.to_owned() }
}

fn any(schema: &Value, indent: &str) -> String {
    schema.as_object().map_or_else(|| "unknown".to_owned(), |schema| of(schema, indent))
}

fn union(choices: &[Value], indent: &str) -> String {
    let written: Vec<String> = choices.iter().map(|choice| any(choice, &format!("{indent}  "))).collect();
    if written.iter().all(|choice| !choice.contains('\n')) {
        return written.join(" | ");
    }
    let lines = choices.iter().zip(&written).map(|(choice, written)| {
        let comment = comment(choice, &format!("{indent}  "));
        format!("\n{comment}{indent}  | {written}")
    });
    lines.collect()
}

fn typed(schema: &Schema, indent: &str) -> String {
    match schema.get("type") {
        Some(Value::Array(kinds)) => {
            let names = kinds.iter().filter_map(Value::as_str).map(|kind| named(kind, schema, indent));
            names.collect::<Vec<_>>().join(" | ")
        }
        Some(Value::String(kind)) => named(kind, schema, indent),
        _ => named("object", schema, indent),
    }
}

fn named(kind: &str, schema: &Schema, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        plain => plain.to_owned(),
    }
}

fn array(schema: &Schema, indent: &str) -> String {
    if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
        let items: Vec<String> = items.iter().map(|item| any(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = schema.get("items").map_or_else(|| "unknown".to_owned(), |item| any(item, indent));
    format!("{}[]", in_brackets(&item))
}

fn object(schema: &Schema, indent: &str) -> String {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        let value =
            schema.get("additionalProperties").map_or_else(|| "unknown".to_owned(), |of| any(of, indent));
        return format!("Record<string, {value}>");
    };
    let required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let inner = format!("{indent}  ");
    let mut fields = String::new();
    let mut properties: Vec<(&String, &Value)> = properties.iter().collect();
    properties.sort_by_key(|(name, _)| *name); // whether a map keeps its order depends on who else is built
    for (name, property) in properties {
        let sign = if required.iter().any(|needed| needed == name) { "" } else { "?" };
        fields.push_str(&comment(property, &inner));
        let name = if name.contains('-') { format!("\"{name}\"") } else { name.clone() };
        _ = writeln!(fields, "{inner}{name}{sign}: {};", any(property, &inner));
    }
    format!("{{\n{fields}{indent}}}")
}

fn text<'a>(schema: &'a Schema, key: &str) -> Option<&'a str> {
    schema.get(key).and_then(Value::as_str)
}
