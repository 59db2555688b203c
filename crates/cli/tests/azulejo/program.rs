//! Runs the program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A person and two bots that take no time.
pub(crate) const SEATS: &str = "human,random,random";

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Good, and nothing to complain of.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Refused as wrong use, in one line.
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.starts_with("azulejo: "), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        self.err
    }
}

/// A folder of a test's own, empty at the start.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn root(&self) -> &Path {
        &self.0
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("a file of the test");
        self.path(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file of the test")
    }

    /// Everything in the data folder of the user.
    pub(crate) fn kept(&self) -> Vec<PathBuf> {
        let kept = fs::read_dir(self.0.join("data/azulejo"));
        kept.map_or_else(|_| Vec::new(), |kept| kept.flatten().map(|entry| entry.path()).collect())
    }

    /// The program with a plain environment.
    pub(crate) fn program(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_azulejo"));
        command
            .args(args)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C.UTF-8")
            .env("XDG_DATA_HOME", self.0.join("data"))
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(crate) fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.program(args).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        // Who refuses at once does not read what is sent.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        let text = |bytes| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// A whole game of two bots, saved under this name.
pub(crate) fn game_of_bots(folder: &Folder, name: &str, seed: &str) -> String {
    let path = folder.path(name);
    let args = ["play", "madeira", "--seats", "random,random", "--seed", seed, "--save", &path];
    folder.run(&args, "").good();
    path
}
