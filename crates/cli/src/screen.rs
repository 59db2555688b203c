//! Plain lines out, plain lines in.

use kernel::notation::fold;
use std::io::{self, BufRead, BufWriter, IsTerminal, Stdin, Stdout, Write};
use words::Catalogue;

/// A person or a script at the other end.
#[derive(Debug)]
pub(crate) struct Screen {
    out: BufWriter<Stdout>,
    input: Stdin,
    /// A person types: questions can be asked, and what is typed shows by itself.
    pub(crate) attended: bool,
    /// A terminal shows what is written.
    terminal: bool,
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
        let (input, out) = (io::stdin(), io::stdout());
        Self {
            attended: input.is_terminal() && out.is_terminal(),
            terminal: out.is_terminal(),
            input,
            out: BufWriter::new(out),
        }
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
        self.text(question)?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        // Input that cannot be read is input that has ended.
        let read = self.input.lock().read_until(b'\n', &mut bytes).unwrap_or(0);
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        let ended = read == 0;
        if !self.attended || ended {
            self.line(&line)?;
        }
        Ok((!ended).then_some(line))
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
