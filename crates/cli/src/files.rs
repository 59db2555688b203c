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
pub(crate) fn create(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(content.as_ref())?;
    file.sync_all()
}

/// Writes a file in the place of another, which stays whole until the new one is.
pub(crate) fn replace(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    create(&fresh, content).and_then(|()| fs::rename(&fresh, path)).inspect_err(|_| {
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

/// Why a file could not be written.
pub(crate) fn unwritten(catalogue: &Catalogue, path: &Path, error: &io::Error) -> String {
    let args = Args::new().with("reason", reason(catalogue, error));
    let reason = catalogue.say("client-error-unwritable", &args);
    let args = Args::new().with("file", path.display().to_string()).with("reason", reason);
    catalogue.say("client-error-file", &args)
}

/// A file for what long work brings: whether it may be written is known before the work begins.
pub(crate) struct Output<'a>(Option<&'a Path>);

impl<'a> Output<'a> {
    /// A file that exists is written anew only if it begins as ours do.
    pub(crate) fn new(
        catalogue: &Catalogue,
        path: Option<&'a Path>,
        mark: impl AsRef<[u8]>,
    ) -> Result<Self, Fault> {
        let Some(path) = path else { return Ok(Self(None)) };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            let error = io::ErrorKind::NotFound.into();
            return Err(Fault::Told(unwritten(catalogue, path, &error)));
        }
        if path.exists() {
            let old =
                fs::read(path).map_err(|error| Fault::Told(unwritten(catalogue, path, &error)))?;
            if !old.is_empty() && !old.starts_with(mark.as_ref()) {
                let reason = catalogue.text("client-error-exists");
                return Err(Fault::file(catalogue, &path.display().to_string(), &reason));
            }
        }
        Ok(Self(Some(path)))
    }

    pub(crate) fn write<C: AsRef<[u8]>>(
        self,
        catalogue: &Catalogue,
        content: impl FnOnce() -> C,
    ) -> Result<(), Fault> {
        let Some(path) = self.0 else { return Ok(()) };
        replace(path, content()).map_err(|error| Fault::Told(unwritten(catalogue, path, &error)))
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
