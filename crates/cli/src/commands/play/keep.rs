//! Where a game is saved.

use crate::args;
use crate::fault::Fault;
use crate::files;
use crate::screen::Screen;
use crate::table::seating::today;
use kernel::Record;
use std::io;
use std::path::{Path, PathBuf};
use words::{Args, Catalogue};

/// Keeps the record of one game in one file.
#[derive(Debug)]
pub(crate) struct Keeper {
    game: String,
    /// What the record says of where the game began.
    notes: Vec<String>,
    /// The file that was named, or the one this game was saved to first.
    path: Option<PathBuf>,
    /// What stands there is this game's, or may be overwritten.
    ours: bool,
}

impl Keeper {
    /// Asks before it takes a file that exists; without anyone to ask it refuses.
    pub(crate) fn new(
        task: &args::Play,
        game: impl Into<String>,
        notes: Vec<String>,
        catalogue: &Catalogue,
        screen: &mut Screen,
    ) -> Result<Self, Fault> {
        let mut ours = task.force;
        if let Some(path) = &task.save
            && path.exists()
            && !task.force
        {
            if !may_overwrite(path, catalogue, screen)? {
                let reason = catalogue.text("client-error-exists");
                return Err(Fault::file(catalogue, &path.display().to_string(), &reason));
            }
            ours = true;
        }
        Ok(Self { game: game.into(), notes, path: task.save.clone(), ours })
    }

    /// Writes the named file before anybody plays: what cannot be kept is not begun.
    pub(crate) fn begin(&mut self, record: Record, catalogue: &Catalogue) -> Result<(), Fault> {
        let Some(path) = self.path.clone() else { return Ok(()) };
        match self.save(record) {
            Ok(_) => Ok(()),
            Err(error) => Err(Fault::Told(files::unwritten(catalogue, &path, &error))),
        }
    }

    /// Whether the game has a file already.
    pub(crate) const fn is_named(&self) -> bool {
        self.path.is_some()
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The text of a record as it is kept.
    pub(crate) fn text(&self, mut record: Record) -> String {
        let notes = &self.notes;
        if !record.header.notes.starts_with(notes) {
            record.header.notes.splice(..0, notes.iter().cloned());
        }
        record.to_string()
    }

    /// Saves, and says where.
    pub(crate) fn save(&mut self, record: Record) -> io::Result<&Path> {
        let text = self.text(record);
        self.write(&text)
    }

    /// The same with a record that is already text.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<&Path> {
        if let Some(path) = &self.path {
            if self.ours { files::replace(path, text)? } else { files::create(path, text)? }
        } else {
            self.path = Some(self.create_somewhere(text)?);
        }
        self.ours = true;
        Ok(self.path.as_deref().unwrap_or(Path::new("")))
    }

    /// The first free name of the day in the user's data folder.
    fn create_somewhere(&self, text: &str) -> io::Result<PathBuf> {
        let folder = files::data_folder();
        std::fs::create_dir_all(&folder)?;
        let mut number = 1;
        loop {
            let path = folder.join(format!("{}-{}-{number}.azulejo", self.game, today()));
            match files::create(&path, text) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                done => return done.map(|()| path),
            }
        }
    }
}

/// Writes a copy to another file. Tells what came of it.
pub(crate) fn save_copy(
    path: &Path,
    text: &str,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> io::Result<String> {
    let file = Args::new().with("file", path.display().to_string());
    let done = if !path.exists() {
        files::create(path, text)
    } else if may_overwrite(path, catalogue, screen)? {
        files::replace(path, text)
    } else {
        return Ok(catalogue.say("client-kept", &file));
    };
    Ok(match done {
        Ok(()) => catalogue.say("client-saved", &file),
        Err(error) => files::unwritten(catalogue, path, &error),
    })
}

fn may_overwrite(path: &Path, catalogue: &Catalogue, screen: &mut Screen) -> io::Result<bool> {
    if !screen.attended {
        return Ok(false);
    }
    let args = Args::new().with("file", path.display().to_string());
    screen.agree(&catalogue.say("client-overwrite", &args), catalogue)
}
