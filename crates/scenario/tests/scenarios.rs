//! Every scenario of the repository holds.

use std::path::Path;

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let files = scenario::files(&folder).expect("the folder of scenarios");
    assert!(!files.is_empty());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let played = scenario::load(file).and_then(|scenario| scenario::run(&scenario));
            played.err().map(|fault| fault.to_string())
        })
        .collect();
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), files.len(), failures.join("\n"));
}
