//! Fitting the weights.

use crate::program::Folder;

const LINE: &str = "tune madeira --generations 2 --games 6 --seed 4 --out weights.toml";

#[test]
fn the_same_seed_gives_the_same_file_on_any_number_of_threads() {
    let folder = Folder::new("tune");
    let run = |line: &str, threads: &str| {
        let args: Vec<&str> = line.split(' ').chain(["--threads", threads]).collect();
        assert_eq!(folder.run(&args, "").good(), "Saved to weights.toml.\n");
        folder.read("weights.toml")
    };
    let one = run(LINE, "1");
    assert!(one.starts_with(&format!("# azulejo {LINE}\n")), "{one}");
    assert!(one.contains("\n[two]\n") && one.contains("\n[four]\n"), "{one}");
    assert_eq!(one, run(LINE, "2"));
    let other = run(&LINE.replace("--seed 4", "--seed 5"), "2");
    assert_ne!(one.split_once('\n').expect("lines").1, other.split_once('\n').expect("lines").1);
}

#[test]
fn a_fit_goes_on_from_a_file() {
    let folder = Folder::new("tune-from");
    let args: Vec<&str> = LINE.split(' ').collect();
    folder.run(&args, "").good();
    let more = "tune madeira --generations 1 --games 2 --from weights.toml --out more.toml";
    let args: Vec<&str> = more.split(' ').collect();
    folder.run(&args, "").good();
    let from = "# azulejo tune madeira --generations 1 --games 2 --seed 1 --from weights.toml";
    assert!(folder.read("more.toml").starts_with(from));
    let broken = folder.read("weights.toml").replace("\n[two]", "\n[deux]");
    folder.write("weights.toml", &broken);
    let error = folder.run(&args, "").refused();
    assert!(error.contains("weights.toml: ") && error.contains("two"), "{error}");
    // Weights of one game are none of another.
    let args = args.iter().map(|word| if *word == "madeira" { "lisboa" } else { word });
    let error = folder.run(&args.collect::<Vec<_>>(), "").refused();
    assert!(error.contains("weights.toml: "), "{error}");
    folder.write("letter.txt", "Dear aunt");
    let line = LINE.replace("weights.toml", "letter.txt");
    let error = folder.run(&line.split(' ').collect::<Vec<_>>(), "").refused();
    assert!(error.contains("letter.txt: The file exists already"), "{error}");
}
