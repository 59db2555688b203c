//! Dependencies point one way.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What each crate may know of the others.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("madeira", &["kernel"]),
    ("lisboa", &["kernel"]),
    ("bots", &["kernel", "madeira", "lisboa"]),
    ("words", &["kernel", "madeira", "lisboa"]),
    ("draw", &["kernel", "madeira", "lisboa"]),
    ("scenario", &["kernel", "madeira", "lisboa"]),
    ("store", &[]),
    ("wire", &[]),
    ("client", &["wire"]),
    ("server", &["kernel", "bots", "words", "draw", "store", "wire"]),
    (
        "cli",
        &[
            "kernel", "madeira", "lisboa", "bots", "words", "draw", "scenario", "store", "wire",
            "client", "server",
        ],
    ),
];

/// The names under `[dependencies]` of each crate's manifest.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates/");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(crates).expect("crates/").flatten() {
        let Ok(manifest) = fs::read_to_string(entry.path().join("Cargo.toml")) else { continue };
        let section = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
        let lines = section.take_while(|line| !line.starts_with('['));
        let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next());
        let names = names.filter(|name| !name.is_empty()).map(str::to_owned);
        found.insert(entry.file_name().to_string_lossy().into_owned(), names.collect());
    }
    found
}

#[test]
fn every_crate_knows_only_what_lies_below_it() {
    let found = dependencies();
    assert!(found["words"].contains(&"kernel".to_owned()), "the manifests are not understood");
    for (name, dependencies) in &found {
        let rule = MAY_KNOW.iter().find(|(known, _)| known == name);
        let (_, may) = rule.unwrap_or_else(|| panic!("{name} has no place among the layers"));
        for dependency in dependencies.iter().filter(|other| found.contains_key(*other)) {
            assert!(may.contains(&dependency.as_str()), "{name} must not know {dependency}");
        }
    }
}

#[test]
fn the_layers_have_no_circle() {
    for (at, (name, may)) in MAY_KNOW.iter().enumerate() {
        let below: Vec<&str> = MAY_KNOW[..at].iter().map(|(below, _)| *below).collect();
        assert!(may.iter().all(|other| below.contains(other)), "{name}");
    }
}
