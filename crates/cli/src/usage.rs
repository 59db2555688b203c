//! The command line in the person's language: help, and what is wrong with what was typed.
//!
//! `usage-<command>` says what a command does and `usage-<command>-<argument>` what an argument is
//! for; the attribute `.value` names what it takes, `.examples` closes a command's page.

use crate::args::{Cli, Task};
use crate::fault::Fault;
use crate::screen::Screen;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use words::{Args, Catalogue, Language};

/// What is asked; nothing when help was asked for and given.
pub(crate) fn read(catalogue: &Catalogue, screen: &mut Screen) -> Result<Option<Task>, Fault> {
    let parsed = command(catalogue)
        .try_get_matches_from(std::env::args_os())
        .and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => match cli.unknown_language() {
            None => Ok(Some(cli.task)),
            Some(tag) => {
                let args = Args::new().with("language", tag).with("known", languages());
                Err(Fault::Told(catalogue.say("client-error-language", &args)))
            }
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                screen.text(&error.render().to_string())?;
                screen.finish()?;
                Ok(None)
            }
            _ => Err(Fault::Told(told(&error, catalogue))),
        },
    }
}

fn languages() -> String {
    Language::ALL.map(Language::code).join(", ")
}

/// The command line with all its words.
pub(crate) fn command(catalogue: &Catalogue) -> Command {
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let mut command = worded(Cli::command(), "usage", "azulejo", catalogue)
        .disable_version_flag(true)
        .arg(version.help(catalogue.text("usage-version")).help_heading(options(catalogue)))
        .subcommand_help_heading(catalogue.text("usage-heading-commands"))
        .disable_help_subcommand(true)
        .subcommand_required(true);
    let names: Vec<String> =
        command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| {
            worded(sub, &format!("usage-{name}"), &format!("azulejo {name}"), catalogue)
        });
    }
    command
}

fn options(catalogue: &Catalogue) -> String {
    catalogue.text("usage-heading-options")
}

fn worded(command: Command, id: &str, called: &str, catalogue: &Catalogue) -> Command {
    let mut usage = called.to_owned();
    let mut command = command.mut_args(|arg| {
        let (own, name) = if arg.get_id() == "lang" {
            ("usage-lang".to_owned(), "lang".to_owned())
        } else {
            (format!("{id}-{}", arg.get_id()), arg.get_id().to_string())
        };
        let value = catalogue.try_say(&format!("{own}.value"), &Args::new()).unwrap_or(name);
        let heading = if arg.is_positional() {
            let shown = if arg.is_required_set() { value.clone() } else { format!("[{value}]") };
            usage = format!("{usage} {shown}");
            catalogue.text("usage-heading-arguments")
        } else {
            options(catalogue)
        };
        let arg = arg.help(catalogue.text(&own)).help_heading(heading);
        if !arg.get_action().takes_values() {
            return arg;
        }
        // Values are told in the words of the help.
        arg.value_name(value).hide_default_value(true).hide_possible_values(true)
    });
    let rest = if command.has_subcommands() { "usage-line-command" } else { "usage-line-options" };
    usage = format!("{usage} {}", catalogue.text(rest));
    if let Ok(examples) = catalogue.try_say(&format!("{id}.examples"), &Args::new()) {
        command = command.after_help(examples);
    }
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help);
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        catalogue.text("usage-heading-usage")
    );
    command
        .disable_help_flag(true)
        .arg(help.help(catalogue.text("usage-help")).help_heading(options(catalogue)))
        .about(catalogue.text(id))
        .override_usage(usage)
        .help_template(template)
}

/// What is wrong with the command line, in one message.
fn told(error: &clap::Error, catalogue: &Catalogue) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let args = Args::new()
        // "<PATH>..." would end a sentence with a fourth dot.
        .with("argument", text(ContextKind::InvalidArg).trim_end_matches("..."))
        .with("value", text(ContextKind::InvalidValue))
        .with("known", text(ContextKind::ValidValue))
        .with("prior", text(ContextKind::PriorArg))
        .with("command", text(ContextKind::InvalidSubcommand));
    let id = match error.kind() {
        ErrorKind::UnknownArgument => "client-error-argument",
        ErrorKind::InvalidSubcommand => "client-error-command",
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "client-error-no-command"
        }
        ErrorKind::MissingRequiredArgument => "client-error-missing",
        ErrorKind::ArgumentConflict
            if text(ContextKind::PriorArg) == text(ContextKind::InvalidArg) =>
        {
            "client-error-repeated"
        }
        ErrorKind::ArgumentConflict => "client-error-conflict",
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            "client-error-no-value"
        }
        ErrorKind::InvalidValue => "client-error-value-known",
        ErrorKind::ValueValidation => "client-error-value",
        _ => "client-error-other",
    };
    catalogue.say(id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The ids of the messages the pages of help are made of.
    fn wanted() -> BTreeSet<String> {
        let mut ids: BTreeSet<String> = BTreeSet::new();
        let own = |arg: &Arg| !matches!(arg.get_id().as_str(), "help" | "version" | "lang");
        for sub in Cli::command().get_subcommands() {
            let page = format!("usage-{}", sub.get_name());
            ids.extend(sub.get_arguments().filter(|arg| own(arg)).map(|arg| {
                let id = format!("{page}-{}", arg.get_id());
                if arg.get_action().takes_values() { format!("{id}.value") } else { id }
            }));
            ids.insert(page);
        }
        ids
    }

    #[test]
    fn every_page_is_complete_in_every_language() {
        for language in Language::ALL {
            let catalogue = Catalogue::new(language);
            for id in wanted() {
                let said = catalogue.try_say(&id, &Args::new());
                assert!(said.is_ok(), "{id} in {}", language.code());
            }
            command(&catalogue).debug_assert();
        }
    }

    #[test]
    fn no_message_of_the_help_is_unused() {
        let shared = ["", "-lang", "-help", "-version"];
        let wanted = wanted();
        for line in include_str!("../../../locales/en/usage.ftl").lines() {
            let Some((id, _)) = line.split_once(" = ").or_else(|| line.split_once(" =")) else {
                continue;
            };
            let Some(rest) = id.strip_prefix("usage") else { continue };
            let used = shared.contains(&rest)
                || rest.starts_with("-heading-")
                || rest.starts_with("-line-")
                || wanted.contains(id)
                || wanted.contains(&format!("{id}.value"));
            assert!(used, "{id}");
        }
    }
}
