//! Whatever the engine can say comes out as a clean sentence.

use crate::samples;
use kernel::notation::fold;
use kernel::{Components as _, NotationError, Said, Seat, Viewer};
use lisboa::Lisboa;
use madeira::names::{Favour, Good, Place, Thing};
use madeira::{Action, Components, Event, Madeira, Prompt, Refusal};
use words::{Args, Catalogue, Command, Language, Spoken, Voice};

pub(crate) fn people() -> Vec<String> {
    ["Ana", "Inês", "Bruno", ""].map(str::to_owned).to_vec()
}

pub(crate) fn standard() -> &'static Components {
    kernel::Components::standard()
}

/// A missing message or variable panics in `say`; what is left to check is how it looks.
pub(crate) fn clean(language: Language, what: &str, text: &str) {
    let split: &[&str] = match language {
        Language::En => &[],
        Language::It => {
            &[" a il ", " a la ", " di il ", " di la ", " da il ", " in la ", " su il "]
        }
        Language::Es => &[" a el ", " de el "],
        Language::Pt => &[" a o ", " de o ", " de a ", " em o ", " em a ", " por o "],
    };
    let language = language.code();
    for article in split {
        assert!(!text.contains(article), "{language}: {what} says '{text}'");
    }
    assert!(!text.trim().is_empty(), "{language}: {what} says nothing");
    for bad in ["{", "}", "  ", " .", " ,", "..", "\n", " '"] {
        assert!(!text.contains(bad), "{language}: {what} says '{text}'");
    }
    assert_eq!(text, text.trim(), "{language}: {what}");
}

fn each_voice<G: Spoken>(mut speak: impl FnMut(Language, Voice<'_>)) {
    let people = people();
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let components = G::Components::standard();
            speak(language, Voice::of::<G>(&catalogue, &people, viewer, components));
        }
    }
}

fn every_line<G: Spoken>() {
    let words = samples::words::<G>();
    let actions = samples::lines::<G::Action>(&words);
    let events = samples::lines::<G::Event>(&words);
    let prompts = samples::lines::<G::Prompt>(&words);
    let refusals = samples::lines::<G::Refusal>(&words);
    let groups = samples::lines::<G::Group>(&words);
    let outcomes = samples::lines::<G::Outcome>(&words);
    each_voice::<G>(|language, voice| {
        let check = |line: &Said, text: String| clean(language, &line.line, &text);
        actions.iter().for_each(|line| check(line, voice.action(line)));
        events.iter().for_each(|line| check(line, voice.event(line)));
        groups.iter().for_each(|line| check(line, voice.group(line)));
        for line in &refusals {
            check(line, voice.refusal(line, ""));
            assert!(voice.refusal(line, "M4.4").starts_with("M4.4: "));
        }
        for line in &prompts {
            check(line, voice.prompt(line));
            check(line, voice.waiting(Seat::new(0), line));
        }
        for line in &outcomes {
            check(line, voice.outcome(line));
            check(line, voice.ask(line));
        }
    });
}

#[test]
fn every_line_of_every_kind_can_be_said() {
    every_line::<Madeira>();
    every_line::<Lisboa>();
}

fn every_name<G: Spoken>() {
    each_voice::<G>(|language, voice| {
        for name in G::names() {
            clean(language, name.word, &voice.name(name));
        }
        for name in G::explained() {
            clean(language, name.word, &voice.explain(name));
        }
    });
}

#[test]
fn every_name_can_be_said_and_explained() {
    every_name::<Madeira>();
    every_name::<Lisboa>();
    each_voice::<Madeira>(|language, voice| {
        for thing in Thing::ALL {
            for count in [0, 1, 2, 5] {
                clean(language, thing.word(), &voice.counted(thing, count));
            }
        }
    });
}

/// Sentences with all the things a message can be asked to do.
fn check(language: Language, viewer: Viewer, say: impl Fn(Voice<'_>) -> String, expected: &str) {
    let catalogue = Catalogue::new(language);
    let people = people();
    let voice = Voice::of::<Madeira>(&catalogue, &people, viewer, standard());
    assert_eq!(say(voice), expected);
}

fn event(line: &str) -> Said {
    Said::of(&line.parse::<Event>().expect(line))
}

const ANA: Viewer = Viewer::Seat(Seat::new(0));

#[test]
fn places_are_declined_by_the_catalogue() {
    let moved = event("worker-moved A reserve forest");
    let say = |voice: Voice<'_>| voice.event(&moved);
    check(Language::En, ANA, say, "You move a worker from the reserve to the forest.");
    let other = Viewer::Spectator;
    check(Language::En, other, say, "Ana moves a worker from the reserve to the forest.");
    check(Language::It, other, say, "Ana sposta un lavoratore dalla riserva nella foresta.");
    check(Language::Es, other, say, "Ana mueve un trabajador de la reserva al bosque.");
    check(Language::Pt, other, say, "Ana move um trabalhador da reserva para a floresta.");
}

#[test]
fn amounts_have_their_number() {
    for (line, en, it, es, pt) in [
        ("gained A 1 reis", "1 real", "1 real", "1 real", "1 real"),
        ("gained A 3 reis", "3 réis", "3 real", "3 reales", "3 réis"),
        ("gained A 0 reis", "0 réis", "0 real", "0 reales", "0 réis"),
        ("gained A 1 bread", "1 bread", "1 pane", "1 pan", "1 pão"),
        ("gained A 2 bread", "2 bread", "2 pani", "2 panes", "2 pães"),
    ] {
        let gained = event(line);
        let say = |voice: Voice<'_>| voice.event(&gained);
        check(Language::En, ANA, say, &format!("You gain {en}."));
        check(Language::It, ANA, say, &format!("Ottieni {it}."));
        check(Language::Es, ANA, say, &format!("Ganas {es}."));
        check(Language::Pt, ANA, say, &format!("Recebes {pt}."));
    }
}

#[test]
fn gains_and_losses_of_points_are_told_apart() {
    let lost = event("points A -1 windmill");
    check(Language::En, ANA, |voice| voice.event(&lost), "You lose 1 PP (windmill).");
    let won = event("points A 3 medals");
    check(
        Language::It,
        Viewer::Spectator,
        |voice| voice.event(&won),
        "Ana ottiene 3 PP (medaglie).",
    );
}

#[test]
fn equal_goods_are_counted_together() {
    let say = |line: &str| {
        let action = Said::of(&line.parse::<Action>().expect(line));
        move |voice: Voice<'_>| voice.action(&action)
    };
    check(Language::En, ANA, say("convert wheat wheat wine"), "Give 2 wheat for 1 wine");
    check(
        Language::Es,
        ANA,
        say("convert wheat sugar wine"),
        "Da 1 de trigo y 1 de azúcar por 1 de vino",
    );
}

#[test]
fn lists_end_as_each_language_ends_them() {
    let list = |language, items: &[&str]| {
        let items: Vec<String> = items.iter().map(|&item| item.to_owned()).collect();
        Catalogue::new(language).list(&items)
    };
    assert_eq!(list(Language::En, &["a", "b", "c"]), "a, b and c");
    assert_eq!(list(Language::En, &["a"]), "a");
    assert_eq!(list(Language::En, &[]), "none");
    assert_eq!(list(Language::Es, &["monje", "ingeniero"]), "monje e ingeniero");
    assert_eq!(list(Language::Es, &["Ana", "Inês"]), "Ana e Inês");
    assert_eq!(list(Language::Es, &["ingeniero", "monje"]), "ingeniero y monje");
    assert_eq!(list(Language::It, &["monaco", "esploratore"]), "monaco ed esploratore");
    assert_eq!(list(Language::Pt, &["monge", "explorador"]), "monge e explorador");
}

#[test]
fn refusals_help() {
    let refusal = Refusal::BreadMissing { needs: 2, has: 1 };
    let said = Said::of(&refusal);
    let say = |voice: Voice<'_>| voice.refusal(&said, refusal.rule());
    check(Language::En, ANA, say, "M4.4: Placing this die costs 2 bread. You have 1.");
    check(Language::Pt, ANA, say, "M4.4: Colocar este dado custa 2 pães. Tens 1.");
}

#[test]
fn others_are_told_what_they_wait_for() {
    let prompt = Said::of(&Prompt::Guild);
    let say = |voice: Voice<'_>| voice.waiting(Seat::new(1), &prompt);
    check(Language::En, ANA, say, "Inês is choosing a guild.");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_letter() {
    check(Language::En, ANA, |voice| voice.person(Seat::new(3)), "D");
}

#[test]
fn figures_come_from_the_components() {
    let mut components = standard().clone();
    components.favours.treasurer_reis = 1;
    components.landings[0].wine = 4;
    let catalogue = Catalogue::new(Language::En);
    let voice = Voice::of::<Madeira>(&catalogue, &[], ANA, &components);
    let favour = Action::Favour { favour: Favour::Treasurer };
    assert_eq!(voice.action(&Said::of(&favour)), "Use the treasurer: take 1 real");
    let sail = "sail-to acores1".parse::<Action>().unwrap();
    assert_eq!(voice.action(&Said::of(&sail)), "Sail to landing 1 in the Açores (4 wine)");
}

#[test]
fn names_have_forms() {
    check(Language::It, ANA, |voice| voice.named(&Good::Sugar), "zucchero");
    check(Language::It, ANA, |voice| voice.form(&Place::Forest, "to"), "nella foresta");
}

#[test]
fn commands_are_understood_in_the_language_and_in_english() {
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for &command in Command::ALL {
            let spoken = command.spoken(&catalogue);
            assert_eq!(Command::understand(&catalogue, &spoken), Some(command));
            assert_eq!(Command::understand(&catalogue, &fold(&spoken)), Some(command));
            assert_eq!(Command::understand(&catalogue, command.word()), Some(command));
            assert!(command.usage(&catalogue).starts_with(&spoken));
            clean(language, &spoken, &command.help(&catalogue));
        }
        assert_eq!(Command::understand(&catalogue, "xyzzy"), None);
    }
}

#[test]
fn errors_of_the_kernel_have_words() {
    let catalogue = Catalogue::new(Language::Pt);
    let error = "place guild 9 moinho".parse::<Action>().unwrap_err();
    assert_eq!(catalogue.notation_error(&error), "«9» não serve aqui (face).");
    assert_eq!(catalogue.notation_error(&NotationError::Empty), "A linha está vazia.");
}

#[test]
fn what_is_missing_is_named() {
    let catalogue = Catalogue::new(Language::En);
    let missing = catalogue.try_say("common-nothing-of-the-kind", &Args::new());
    assert_eq!(missing.unwrap_err().to_string(), "no message common-nothing-of-the-kind");
    let faulty = catalogue.try_say("common-refusal", &Args::new().with("rule", "M1"));
    assert!(faulty.unwrap_err().to_string().contains("$text"));
}
