//! What has to be filled in to do an act, so that a page can draw a form for any of them.

use partie_table::ActKind;
use partie_table::catalogue::{Field, FieldKind, Role, Row, Topic, rows};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// An act as a form: who may ever do it, and what has to be filled in. `view.open` says whether it is open now.
///
/// To do it, put the value of each field into a copy of `template`, where `path` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ActForm {
    /// Which act. Its words are the text `word-act-` and this name in `i18n/*/table.ftl`.
    pub kind: ActKind,
    /// What it is about, with its words in `word-topic-`.
    pub topic: Topic,
    /// Who may ever do it.
    pub who: Vec<Role>,
    /// Over the board, players see it as open even when it is closed, lest it tell that somebody has moved (FIDE 13.6).
    pub tells_of_moves: bool,
    /// The act before anything is filled in.
    #[schemars(with = "std::collections::BTreeMap<String, Value>")]
    pub template: Value,
    /// What has to be filled in, or may be.
    pub fields: Vec<ActField>,
    /// What people say or type for it in English and Czech, to search by.
    pub said: Vec<String>,
}

/// Something that is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ActField {
    /// Its name.
    pub name: String,
    /// Where it lies in the act, from outside to inside; the last is its name.
    pub path: Vec<String>,
    /// What kind of thing it is, with its words in `word-field-`.
    pub kind: FieldKind,
    /// Whether the act cannot be done without it.
    pub required: bool,
}

impl ActForm {
    /// The forms of all acts.
    ///
    /// ```
    /// let forms = partie_server::wire::ActForm::all();
    /// let resign = forms.iter().find(|form| form.kind == partie_table::ActKind::Resign).unwrap();
    /// assert_eq!(resign.template.to_string(), r#"{"act":"resign"}"#);
    /// assert!(resign.fields.is_empty());
    /// assert!(resign.said.contains(&"vzdát".to_owned()), "{:?}", resign.said);
    /// ```
    pub fn all() -> Vec<ActForm> {
        rows().iter().map(|row| ActForm::of(row)).collect()
    }

    fn of(row: &Row) -> ActForm {
        ActForm {
            kind: row.kind,
            topic: row.topic,
            who: row.who.to_vec(),
            tells_of_moves: row.tells_of_moves,
            template: row.template(),
            fields: row.fields.iter().map(ActField::of).collect(),
            said: [row.english, row.czech, row.short].concat().into_iter().map(words_of).collect(),
        }
    }
}

/// The words of a pattern, without what is filled in: `claim repetition with` for `claim repetition[ with {intended:Nf3}]`.
fn words_of(pattern: &str) -> String {
    let mut words = String::new();
    let mut filled_in = false;
    for letter in pattern.chars() {
        match letter {
            '{' => filled_in = true,
            '}' => filled_in = false,
            '[' | ']' | '|' | '(' | ')' => words.push(' '),
            letter if !filled_in => words.push(letter),
            _ => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl ActField {
    fn of(field: &Field) -> ActField {
        ActField {
            name: field.name.to_owned(),
            path: field.path().map(str::to_owned).collect(),
            kind: field.kind,
            required: field.required,
        }
    }
}
