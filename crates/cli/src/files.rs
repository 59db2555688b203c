//! Files are read whole, and never overwritten without being asked.

use crate::fault::Fault;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use words::{Args, Catalogue};

/// The text of a file.
pub(crate) fn read(catalogue: &Catalogue, path: &Path) -> Result<String, Fault> {
    fs::read_to_string(path).map_err(|error| {
        let args = Args::new().with("reason", reason(catalogue, &error));
        let text = catalogue.say("client-error-unreadable", &args);
        Fault::file(catalogue, &path.display().to_string(), &text)
    })
}

/// Writes a file that does not exist yet.
pub(crate) fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Writes a file in the place of another, which stays whole until the new one is.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    create(&fresh, text).and_then(|()| fs::rename(&fresh, path)).inspect_err(|_| {
        // The first error is the one to tell.
        let _ = fs::remove_file(&fresh);
    })
}

/// What the system says, in the person's language where it is common.
pub(crate) fn reason(catalogue: &Catalogue, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => catalogue.text("client-reason-not-found"),
        io::ErrorKind::PermissionDenied => catalogue.text("client-reason-not-allowed"),
        io::ErrorKind::IsADirectory => catalogue.text("client-reason-folder"),
        io::ErrorKind::AlreadyExists => catalogue.text("client-reason-exists"),
        io::ErrorKind::InvalidData => catalogue.text("client-reason-not-text"),
        _ => error.to_string(),
    }
}

/// Where games are kept when no file was named.
pub(crate) fn data_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = named("XDG_DATA_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| named("HOME").map(|home| PathBuf::from(home).join(".local/share")))
        .or_else(|| named("APPDATA").map(PathBuf::from));
    base.map_or_else(|| PathBuf::from("."), |base| base.join("azulejo"))
}
