//! Puts the built browser client into the program, if it was built.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked when it runs: a build folder may serve several checkouts.
    let home = env::var_os("CARGO_MANIFEST_DIR")
        .ok_or_else(|| io::Error::other("no folder of the crate"))?;
    let dist = Path::new(&home).join("../../web/dist");
    // A folder that exists can be watched for files to come.
    let _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").exists() {
        collect(&dist, &mut files)?;
    }
    files.sort();
    let mut text = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&dist).map_err(io::Error::other)?;
        let path = fs::canonicalize(&file)?;
        // Slashes on every system: these are addresses.
        let name = name.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        writeln!(text, "    ({:?}, include_bytes!({path:?})),", format!("/{name}"))
            .map_err(io::Error::other)?;
    }
    text.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no folder for the output"))?;
    fs::write(PathBuf::from(out).join("client.rs"), text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
