//! What a rule says, by its id, from the page of rules of a game.

/// A rule: the heading it stands under and its text, without marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub chapter: String,
    pub text: String,
}

/// What was found of a rule. An entry goes on while its parts are indented; under a heading
/// everything belongs to it until the next one or the first rule of its own.
struct Found<'a> {
    chapter: &'a str,
    lines: Vec<&'a str>,
    whole: bool,
}

/// Finds a rule on a page: an entry, a heading with what follows it, or a numbered step of a
/// chapter.
#[must_use]
pub fn rule(page: &str, id: &str) -> Option<Rule> {
    let mut chapter = "";
    let mut found: Option<Found<'_>> = None;
    let mut step = 1;
    for line in page.lines() {
        let heading = line.starts_with('#');
        if heading {
            if found.is_some() {
                break;
            }
            (chapter, step) = (line.trim_start_matches('#').trim(), 1);
            if chapter.split(' ').next() == Some(id) {
                found = Some(Found { chapter, lines: Vec::new(), whole: true });
            }
            continue;
        }
        if let Some(Found { lines, whole, .. }) = &mut found {
            let ends = line.is_empty() || line.starts_with("- ") || line.starts_with("**");
            // The entries of a chapter are rules of their own.
            let part = line.strip_prefix("- ").and_then(|entry| entry.strip_prefix(id));
            if ends && !*whole || part.is_some_and(|rest| rest.starts_with('.')) {
                break;
            }
            lines.push(line);
            continue;
        }
        if line.strip_prefix("- ").and_then(|entry| entry.split(' ').next()) == Some(id) {
            found = Some(Found { chapter, lines: vec![line], whole: false });
            continue;
        }
        if let Some(text) = numbered(line, chapter, id, &mut step) {
            return Some(Rule { chapter: plain(chapter), text: plain(text) });
        }
    }
    let Found { chapter, lines, .. } = found?;
    let text = lines.join(" ");
    let own = text.strip_prefix("- ").and_then(|entry| entry.strip_prefix(id));
    let text = own.unwrap_or(&text);
    Some(Rule { chapter: plain(chapter), text: plain(text) })
}

/// A step of a chapter: `1. This. 2. That.` under `L12` are L12.1 and L12.2.
fn numbered<'a>(line: &'a str, chapter: &str, id: &str, step: &mut u32) -> Option<&'a str> {
    if !line.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let chapter = chapter.split(' ').next()?;
    let mut rest = line;
    loop {
        let mark = format!("{step}. ");
        let from = rest.find(&mark).filter(|at| *at == 0 || rest[..*at].ends_with(' '))?;
        let text = &rest[from + mark.len()..];
        let next = format!(" {}. ", *step + 1);
        let end = text.find(&next);
        if format!("{chapter}.{step}") == id {
            return Some(&text[..end.unwrap_or(text.len())]);
        }
        *step += 1;
        rest = &text[end?..];
    }
}

/// Without the marks of the page, blanks in order.
fn plain(text: &str) -> String {
    let text = text.replace(['*', '`'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Page\n\n## M1 Set-up\n- M1.1 One **thing**.\n  - And more.\n- M1.2 Two.\n\n\
        ## M2 The round\nFive rounds.\n\n### M2.1 The mill\nIn phases:\n- a. this;\n\n\
        ## M7 Favours\n- Monk: wood.\n- Bishop: moves.\n\n\
        ## L12 End\n1. Hulls. 2. Sets.\n3. Stores.\n";

    fn text(id: &str) -> Option<String> {
        rule(PAGE, id).map(|rule| rule.text)
    }

    #[test]
    fn entries_headings_and_steps_are_found() {
        assert_eq!(text("M1.1").as_deref(), Some("One thing. - And more."));
        assert_eq!(text("M1.2").as_deref(), Some("Two."));
        assert_eq!(text("M2").as_deref(), Some("Five rounds."));
        assert_eq!(text("M2.1").as_deref(), Some("In phases: - a. this;"));
        assert_eq!(text("L12.1").as_deref(), Some("Hulls."));
        assert_eq!(text("L12.2").as_deref(), Some("Sets."));
        assert_eq!(text("L12.3").as_deref(), Some("Stores."));
        assert_eq!(text("L12.4"), None);
        assert_eq!(text("M1"), Some(String::new()));
        assert_eq!(text("M7").as_deref(), Some("- Monk: wood. - Bishop: moves."));
        assert_eq!(text("M9"), None);
        assert_eq!(rule(PAGE, "M1.2").map(|rule| rule.chapter).as_deref(), Some("M1 Set-up"));
    }
}
