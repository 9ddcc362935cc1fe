use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// The keys of a file, each with the facts that its text speaks of.
fn keys(file: &str) -> BTreeMap<String, Vec<String>> {
    let mut keys: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            current = key.to_owned();
            assert!(keys.insert(current.clone(), Vec::new()).is_none(), "{key} is there twice");
        }
        for fact in line.split('$').skip(1) {
            let name: String = fact.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            let facts = keys.entry(current.clone()).or_default();
            if !name.is_empty() && !facts.contains(&name) {
                facts.push(name);
            }
        }
    }
    keys
}

#[test]
fn both_languages_have_the_same_keys() {
    for (name, english, czech) in FILES {
        let [english, czech] = [english, czech].map(|file| keys(file).into_keys().collect::<Vec<_>>());
        assert_eq!(english, czech, "{name}.ftl");
        for key in english {
            assert!(key.starts_with(&format!("{name}-")), "{key} stands in {name}.ftl");
        }
    }
}

#[test]
fn every_file_is_sound() {
    let files = FILES.iter().flat_map(|&(name, english, czech)| [(name, english), (name, czech)]);
    for (name, text) in files.chain([("help", CZECH_HELP)]) {
        if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
            panic!("{name}.ftl: {errors:?}");
        }
    }
}

#[test]
fn no_translation_speaks_of_facts_that_the_other_does_not_know() {
    for (name, english, czech) in FILES {
        let (english, czech) = (keys(english), keys(czech));
        for (key, facts) in &czech {
            let known = &english[key];
            // English need not decline everything that Czech does, so a fact may be missing, but never a new one come.
            let strange: Vec<_> = facts.iter().filter(|fact| !known.contains(fact)).collect();
            assert!(strange.is_empty(), "{name}.ftl, {key}: {strange:?} is told in Czech only");
        }
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The string literals of the program that look like keys: they begin with the name of a file of texts.
fn keys_in_code() -> Vec<String> {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    let mut found = Vec::new();
    for path in paths {
        let code = fs::read_to_string(&path).unwrap();
        let literals = code.split('"').skip(1).filter(|text| {
            let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            !text.is_empty() && text.chars().all(is_key)
        });
        let of_a_file = |text: &&str| FILES.iter().any(|(name, ..)| text.starts_with(&format!("{name}-")));
        found.extend(literals.filter(of_a_file).map(str::to_owned));
    }
    found
}

#[test]
fn every_key_in_the_code_exists_and_every_text_is_used() {
    let in_code = keys_in_code();
    let texts: Vec<String> = FILES.iter().flat_map(|(_, english, _)| keys(english).into_keys()).collect();
    for key in &in_code {
        assert!(texts.contains(key), "{key} is used and nowhere written");
    }
    for key in &texts {
        assert!(in_code.contains(key), "{key} is written and nowhere used");
    }
}

#[test]
fn every_event_of_the_table_has_words_of_its_own() {
    let facts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/src/event/fact.rs");
    let code = fs::read_to_string(facts).unwrap();
    let names = code.lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?.trim_end_matches([' ', '{', ',']);
        let is_variant = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphabetic());
        is_variant.then(|| kebab(name))
    });
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n");
    let texts =
        ["en", "cs"].map(|language| fs::read_to_string(shared.join(language).join("table.ftl")).unwrap());
    let mut found = 0;
    // A result and a question have sentences of their own.
    for name in names.filter(|name| !["ended", "referred"].contains(&name.as_str())) {
        assert!(texts.iter().all(|text| text.contains(&format!("    [{name}] "))), "no [{name}]");
        found += 1;
    }
    assert!(found > 40, "only {found} events were found");
}

/// `MadeIllegally` is `made-illegally`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
