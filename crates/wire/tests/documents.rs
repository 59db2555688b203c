//! The document and the TypeScript types are whole and up to date.

use serde_json::Value;
use std::collections::BTreeSet;
use wire::{ROUTES, openapi, typescript};

fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            if let Some(Value::String(to)) = map.get("$ref") {
                found.insert(to.clone());
            }
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let document = openapi();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 40, "{}", found.len());
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("a reference within the document");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn routes_differ_in_name_and_in_method_or_path() {
    let names: BTreeSet<_> = ROUTES.iter().map(|route| route.name).collect();
    assert_eq!(names.len(), ROUTES.len());
    let places: BTreeSet<_> =
        ROUTES.iter().map(|route| (route.method.name(), route.path)).collect();
    assert_eq!(places.len(), ROUTES.len());
}

/// Run with `AZULEJO_WRITE=1` to write the file anew.
#[test]
fn the_typescript_file_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/wire.ts");
    let text = typescript();
    if std::env::var_os("AZULEJO_WRITE").is_some() {
        std::fs::write(path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept, text, "run the test with AZULEJO_WRITE=1");
}

#[test]
fn unknown_fields_are_refused() {
    let known = r#"{"position":1,"id":"x","action":"pass"}"#;
    assert!(serde_json::from_str::<wire::Act>(known).is_ok());
    let more = r#"{"position":1,"id":"x","action":"pass","seat":"B"}"#;
    assert!(serde_json::from_str::<wire::Act>(more).is_err());
}
