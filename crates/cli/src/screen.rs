//! Plain lines out, plain lines in.

use kernel::notation::fold;
use std::io::{self, BufRead, BufWriter, IsTerminal, Stdout, Write};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use words::Catalogue;

/// A person or a script at the other end.
#[derive(Debug)]
pub(crate) struct Screen {
    out: BufWriter<Stdout>,
    input: Input,
    /// A person types: questions can be asked, and what is typed shows by itself.
    pub(crate) attended: bool,
    /// A terminal shows what is written.
    terminal: bool,
}

/// Where lines come from.
#[derive(Debug)]
enum Input {
    /// They are read when they are asked for.
    Direct,
    /// A thread reads them; the end of input ends the channel.
    Apart(Receiver<String>),
}

/// What was typed meanwhile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Nothing,
    Line(String),
    Ended,
}

/// A text without anything a terminal would obey: names and files may come from anywhere.
pub(crate) fn plain(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\n' | '\t' => letter,
        _ if letter.is_control() => char::REPLACEMENT_CHARACTER,
        _ => letter,
    };
    text.chars().map(shown).collect()
}

/// Enough for any window, where it cannot be cleared.
const BLANK_LINES: usize = 60;

impl Screen {
    pub(crate) fn new() -> Self {
        let out = io::stdout();
        Self {
            attended: io::stdin().is_terminal() && out.is_terminal(),
            terminal: out.is_terminal(),
            input: Input::Direct,
            out: BufWriter::new(out),
        }
    }

    /// From now on a thread reads what is typed, so that other things can be waited for at the
    /// same time. `wake` is called after each line and at the end of input.
    pub(crate) fn listen(&mut self, wake: impl Fn() + Send + 'static) {
        fn read(lines: &Sender<String>, wake: &impl Fn()) {
            while let Some(line) = read_line() {
                if lines.send(line).is_err() {
                    return;
                }
                wake();
            }
        }
        let (sender, lines) = channel();
        self.input = Input::Apart(lines);
        std::thread::spawn(move || {
            read(&sender, &wake);
            drop(sender);
            wake();
        });
    }

    /// What was typed and not taken yet, without waiting for it.
    pub(crate) fn typed(&mut self) -> io::Result<Typed> {
        let Input::Apart(lines) = &self.input else { return Ok(Typed::Nothing) };
        match lines.try_recv() {
            Ok(line) => {
                self.echo(&line)?;
                Ok(Typed::Line(line))
            }
            Err(TryRecvError::Empty) => Ok(Typed::Nothing),
            Err(TryRecvError::Disconnected) => Ok(Typed::Ended),
        }
    }

    fn echo(&mut self, line: &str) -> io::Result<()> {
        if self.attended { Ok(()) } else { self.line(line) }
    }

    /// Shows a text that no line ends.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        self.text(text)?;
        self.out.flush()
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", plain(text))
    }

    pub(crate) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    pub(crate) fn gap(&mut self) -> io::Result<()> {
        self.line("")
    }

    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    /// Hides what was shown before.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.terminal {
            // Clears the window and what was scrolled out of it.
            return self.text("\x1b[2J\x1b[3J\x1b[H");
        }
        self.text(&"\n".repeat(BLANK_LINES))
    }

    /// Reads a line; none at the end of input. A script's line is shown, so that what was said
    /// reads as a conversation.
    pub(crate) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        self.prompt(question)?;
        let line = match &self.input {
            Input::Direct => read_line(),
            Input::Apart(lines) => lines.recv().ok(),
        };
        match &line {
            Some(line) => self.echo(line)?,
            None => self.gap()?,
        }
        Ok(line)
    }

    /// Asks until the answer is yes or no; the end of input is no.
    pub(crate) fn agree(&mut self, question: &str, catalogue: &Catalogue) -> io::Result<bool> {
        let question = format!("{question} {} ", catalogue.text("client-yes-or-no"));
        let spelled = |id: &str| fold(&catalogue.text(id));
        while let Some(answer) = self.ask(&question)? {
            let answer = fold(&answer);
            let is = |word: &str| !answer.is_empty() && word.starts_with(&answer);
            if is(&spelled("client-yes")) || is("yes") {
                return Ok(true);
            }
            if is(&spelled("client-no")) || is("no") {
                return Ok(false);
            }
        }
        Ok(false)
    }

    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The next line of input; none at its end. Input that cannot be read is input that has ended.
fn read_line() -> Option<String> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes).unwrap_or(0);
    (read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned())
}
