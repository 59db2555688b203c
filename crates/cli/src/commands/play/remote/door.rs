//! Who the person is on a server: a session that is made once and kept in a file of their own.

use super::link::Link;
use crate::args;
use crate::fault::Fault;
use crate::files;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use wire::{Code, Guest, Me, Method, Profile, Recovery, RecoveryCode};
use words::Args;

/// Takes up the session that is kept for this server, or makes one.
pub(super) fn enter(link: &mut Link<'_>, task: &args::Play) -> Result<(), Fault> {
    let file = file(link, task);
    link.session = file.clone();
    if let Some(code) = &task.recover {
        recover(link, code)?;
    } else {
        match kept(link, &file)? {
            Some(token) => link.identify(&token),
            None => return sit(link, task.name.clone()),
        }
    }
    match link.get::<Me>("/api/me")? {
        Ok(me) => match &task.name {
            Some(name) if me.name.as_deref() != Some(name.trim()) => rename(link, name),
            _ => Ok(()),
        },
        // The server was made anew, or the person has not been here for months.
        Err(problem) if problem.code == Code::NoSession => {
            link.screen.line(&link.catalogue.text("network-forgotten"))?;
            put_aside(link, &file)?;
            sit(link, task.name.clone())
        }
        Err(problem) => Err(Fault::Told(problem.message)),
    }
}

/// The file a session is kept in.
fn file(link: &Link<'_>, task: &args::Play) -> PathBuf {
    if let Some(named) = &task.session {
        return named.clone();
    }
    let address = link.client.address().to_string();
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = address.replace("://", "-").chars().map(plain).collect();
    files::data_folder().join("servers").join(format!("{name}.session"))
}

fn kept(link: &Link<'_>, file: &Path) -> Result<Option<String>, Fault> {
    if !file.exists() {
        return Ok(None);
    }
    let text = files::read(link.catalogue, file)?;
    let token = text.trim();
    if token.is_empty() || !token.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        let reason = link.catalogue.text("network-error-session");
        return Err(Fault::file(link.catalogue, &file.display().to_string(), &reason));
    }
    Ok(Some(token.to_owned()))
}

/// Becomes a guest.
fn sit(link: &mut Link<'_>, name: Option<String>) -> Result<(), Fault> {
    let name = match name {
        Some(name) => Some(name),
        None if link.screen.attended => {
            // The server is asked first: nobody types a name for one that is not there.
            Link::must(link.get::<wire::Games>("/api/games")?)?;
            let question = format!("{} ", link.catalogue.text("network-ask-name"));
            link.screen.ask(&question)?.filter(|name| !name.is_empty())
        }
        None => None,
    };
    let language = Some(link.catalogue.language().code().to_owned());
    let guest = Guest { name, language, bearer: true };
    let me: Me = Link::must(link.post("/api/session", &guest)?)?;
    keep(link, me)
}

/// Keeps the session that was given, and goes on as who it is for.
fn keep(link: &mut Link<'_>, me: Me) -> Result<(), Fault> {
    let token = me.token.unwrap_or_default();
    let file = link.session.clone();
    write(&file, &token)
        .map_err(|error| Fault::Told(files::unwritten(link.catalogue, &file, &error)))?;
    link.identify(&token);
    Ok(())
}

/// Writes a secret that nobody else on this machine may read.
fn write(file: &Path, token: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let fresh = file.with_file_name(name);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let written = options.open(&fresh).and_then(|mut written| {
        written.write_all(format!("{token}\n").as_bytes())?;
        written.sync_all()
    });
    written.and_then(|()| fs::rename(&fresh, file)).inspect_err(|_| {
        // The first error is the one to tell.
        let _ = fs::remove_file(&fresh);
    })
}

/// Another session takes the place of this one, which stays beside it: its seats may be wanted.
fn put_aside(link: &Link<'_>, file: &Path) -> Result<(), Fault> {
    if !file.exists() {
        return Ok(());
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".old");
    fs::rename(file, file.with_file_name(name))
        .map_err(|error| Fault::Told(files::unwritten(link.catalogue, file, &error)))
}

fn rename(link: &mut Link<'_>, name: &str) -> Result<(), Fault> {
    let profile = Profile { name: Some(name.to_owned()), language: None };
    Link::must(link.send::<Me>(Method::Patch, "/api/me", &profile)?)?;
    Ok(())
}

/// Takes up a person by their code.
pub(super) fn recover(link: &mut Link<'_>, code: &str) -> Result<(), Fault> {
    let recovery = Recovery { code: code.to_owned(), bearer: true };
    let me: Me = Link::must(link.post("/api/recover", &recovery)?)?;
    let file = link.session.clone();
    put_aside(link, &file)?;
    keep(link, me)?;
    link.screen.line(&link.catalogue.text("network-recovered"))?;
    Ok(())
}

/// A code by which this person can be taken up elsewhere.
pub(super) fn recovery(link: &mut Link<'_>) -> Result<Vec<String>, Fault> {
    Ok(match link.order::<RecoveryCode>("/api/me/recovery")? {
        Ok(RecoveryCode { code }) => {
            let address = link.client.address().to_string();
            let args = Args::new().with("code", code).with("address", address);
            vec![link.say("network-recovery", &args)]
        }
        Err(problem) => vec![problem.message],
    })
}
