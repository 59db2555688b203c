//! What happened, as it was told to this person.

/// Everything that was heard since the table was opened.
#[derive(Debug, Default)]
pub(super) struct History {
    steps: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    /// The seat that decided, if it was a decision.
    by: Option<String>,
    lines: Vec<String>,
}

impl History {
    pub(super) fn add(&mut self, by: Option<String>, lines: Vec<String>) {
        self.steps.push(Step { by, lines });
    }

    pub(super) fn all(&self) -> Vec<String> {
        self.from(0)
    }

    /// What happened after a seat's last turn: decisions that follow each other are one turn, and
    /// the one at hand does not count.
    pub(super) fn since(&self, seat: &str) -> Vec<String> {
        let mut others = false;
        for (number, step) in self.steps.iter().enumerate().rev() {
            match step.by.as_deref() {
                Some(by) if by != seat => others = true,
                Some(_) if others => return self.from(number + 1),
                Some(_) | None => {}
            }
        }
        self.all()
    }

    fn from(&self, number: usize) -> Vec<String> {
        self.steps[number..].iter().flat_map(|step| step.lines.iter().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn a_turn_is_all_decisions_in_a_row() {
        let mut history = History::default();
        for (by, line) in [
            (None, "set-up"),
            (Some("A"), "a1"),
            (Some("A"), "a2"),
            (Some("B"), "b1"),
            (None, "hello"),
            (Some("C"), "c1"),
            (Some("A"), "a3"),
        ] {
            history.add(by.map(str::to_owned), vec![line.to_owned()]);
        }
        assert_eq!(history.since("A"), ["b1", "hello", "c1", "a3"]);
        assert_eq!(history.since("C"), ["a3"]);
        assert_eq!(history.since("D"), history.all());
        assert_eq!(history.since("B"), ["hello", "c1", "a3"]);
    }
}
