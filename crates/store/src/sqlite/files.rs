//! The file, its folder and its lock.

use crate::OpenError;
use std::ffi::OsString;
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Creates what is missing, readable for nobody else, and gives the file's true path: two names of
/// one file must meet at one lock.
pub(super) fn create(path: &Path) -> Result<PathBuf, OpenError> {
    let folder = folder(path);
    if !folder.exists() {
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.recursive(true).create(folder)?;
        if let Some(above) = folder.canonicalize()?.parent() {
            sync_folder(above)?;
        }
    }
    match private(path) {
        Ok(_) => sync_folder(folder)?,
        Err(cause) if cause.kind() == io::ErrorKind::AlreadyExists => {}
        Err(cause) => return Err(cause.into()),
    }
    Ok(path.canonicalize()?)
}

/// The true path of a file that must be there.
pub(super) fn find(path: &Path) -> Result<PathBuf, OpenError> {
    path.canonicalize().map_err(|cause| match cause.kind() {
        io::ErrorKind::NotFound => OpenError::Missing(path.to_owned()),
        _ => cause.into(),
    })
}

/// The lock that says that this process writes the file; it goes with the handle, however the
/// process ends.
pub(super) fn lock(path: &Path) -> Result<File, OpenError> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(beside(path, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(cause)) => Err(cause.into()),
    }
}

/// A new file that only its owner reads.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A file's name survives a power cut only when its folder is synced.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened, and names are kept by the file system's own journal.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
