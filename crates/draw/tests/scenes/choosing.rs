//! Which choices are made at which nodes: the same as `web/src/board/choosing.ts`.

use crate::games;
use draw::{Drawn, Layer, Node, Saying, Scene};
use kernel::{
    Chance, Fast, Name, Play, Seat, Seating, Seed, Setup, Turn, Value, Viewer, Vocabulary, random,
};
use std::collections::{BTreeMap, BTreeSet};
use words::Pages;
use words::document::Document;

type Fields = Vec<(&'static str, Value)>;

fn fields(line: &impl Vocabulary) -> Fields {
    Saying::line(line).fields
}

/// Nodes with the choices that are made there, by number.
pub(crate) fn offered<'a, A: Vocabulary>(
    scene: &'a Scene,
    document: &Document,
    choices: &[A],
    mine: Seat,
) -> Vec<(&'a Node, BTreeSet<usize>)> {
    let items: BTreeMap<&str, &[Name]> =
        document.items().map(|item| (item.id.as_str(), item.things.as_slice())).collect();
    let owners: BTreeMap<&str, Option<Seat>> =
        scene.areas.iter().map(|area| (area.id.as_str(), area.seat)).collect();
    let owner = |node: &Node| owners[node.area.as_str()].filter(|seat| *seat != mine);
    let nodes: Vec<&Node> = scene.nodes.iter().filter(|node| node.layer != Layer::Ground).collect();
    let spoken: Vec<Fields> = choices.iter().map(fields).collect();
    let mut found: Vec<(&Node, BTreeSet<usize>)> =
        nodes.iter().map(|node| (*node, BTreeSet::new())).collect();
    for (number, (choice, fields)) in choices.iter().zip(&spoken).enumerate() {
        let says = |node: &Node, saying: &Saying| {
            let theirs = owner(node).is_none_or(|seat| {
                saying.fields.iter().any(|(_, value)| *value == Value::Seat(seat))
            });
            theirs
                && saying.kind == choice.kind()
                && saying.fields.iter().all(|field| fields.contains(field))
        };
        let answered: Vec<bool> =
            nodes.iter().map(|node| node.answers.iter().any(|one| says(node, one))).collect();
        let names: Vec<Name> = fields
            .iter()
            .filter_map(|(_, value)| if let Value::Name(name) = value { Some(*name) } else { None })
            .collect();
        let any = answered.contains(&true);
        for (at, node) in nodes.iter().enumerate() {
            let here = if any {
                answered[at]
            } else {
                let item = node.item.as_deref().and_then(|item| items.get(item).copied());
                owner(node).is_none() && agree(&node.things, item.unwrap_or_default(), &names)
            };
            if here {
                found[at].1.insert(number);
            }
        }
    }
    found.retain(|(_, offers)| !offers.is_empty());
    // What offers everything tells nothing, unless nothing else does.
    let some: BTreeSet<usize> = found
        .iter()
        .filter(|(_, offers)| offers.len() < choices.len())
        .flat_map(|(_, offers)| offers.iter().copied())
        .collect();
    if some.len() == choices.len() {
        found.retain(|(_, offers)| offers.len() < choices.len());
    }
    found
}

/// Whatever kind of thing both speak of is the same; the node's own names come before its item's.
fn agree(own: &[Name], item: &[Name], spoken: &[Name]) -> bool {
    let called = |family: &str| {
        let own: Vec<&Name> = own.iter().filter(|name| name.family == family).collect();
        let item = item.iter().filter(|name| name.family == family);
        if own.is_empty() { item.collect() } else { own }
    };
    let mut shared = false;
    for name in spoken {
        let called = called(name.family);
        if called.is_empty() {
            continue;
        }
        shared = true;
        // Of several things of one kind, as in an exchange, one is enough.
        if !spoken.iter().any(|other| called.contains(&other)) {
            return false;
        }
    }
    shared
}

/// What is not on the table.
pub(crate) struct Beside {
    /// Kinds of actions that are sums, or nothing at all.
    pub kinds: &'static [&'static str],
    /// Fields that are asked for at the place.
    pub fields: &'static [&'static str],
    /// Kinds after which the place may look as before.
    pub quiet: &'static [&'static str],
}

/// On positions of random games the places that offer a choice mean it together and no other, and
/// wherever it is offered something changes by it.
pub(crate) fn exact<G: Drawn + Pages>(players: usize, seed: u64, beside: &Beside) {
    let setup = Setup::new(players).expect("a number of players");
    let chance = Chance::Seeded(Seed::from_number(seed));
    let mut play: Play<G> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(seed);
    let mut count = 0;
    let mut faults = BTreeSet::new();
    while let Turn::Decide { seat, .. } = play.turn() {
        let legal = play.state().legal();
        let view = play.view(Viewer::Seat(seat));
        let scene = G::scene(view);
        let offers = offered(&scene, &games::document(view), &legal, seat);
        for (number, choice) in legal.iter().enumerate() {
            if beside.kinds.contains(&choice.kind()) {
                continue;
            }
            let here = || offers.iter().filter(|(_, offers)| offers.contains(&number));
            if here().next().is_none() {
                faults.insert(format!("{choice} is nowhere on the table"));
                continue;
            }
            let told = |action: &G::Action| {
                let mut fields = fields(action);
                fields.retain(|(name, _)| !beside.fields.contains(name));
                (action.kind(), fields)
            };
            for (other, another) in legal.iter().enumerate() {
                let together = here().all(|(_, offers)| offers.contains(&other));
                if together && told(choice) != told(another) {
                    faults.insert(format!("{choice} is made where {another} is"));
                }
            }
        }
        // Few positions are played on, each with every choice.
        if count % 9 == 0 {
            for (number, choice) in legal.iter().enumerate() {
                if beside.quiet.contains(&choice.kind()) {
                    continue;
                }
                let mut next = play.clone();
                next.act(seat, *choice).expect("listed is legal");
                let later = G::scene(next.view(Viewer::Seat(seat)));
                for (node, _) in offers.iter().filter(|(_, offers)| offers.contains(&number)) {
                    if at(&scene, node) == at(&later, node) {
                        faults.insert(format!("{choice} changes nothing at {}", node.key));
                    }
                }
            }
        }
        count += 1;
        let action = random::pick::<G>(&legal, &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    assert!(count > 30, "{count} decisions");
    assert!(faults.is_empty(), "{players} players: {faults:#?}");
}

/// What lies at the place of a node.
fn at<'a>(scene: &'a Scene, node: &Node) -> Vec<(&'a str, u16, &'a str)> {
    let there = scene.nodes.iter().filter(|other| {
        other.item == node.item || (other.area == node.area && node.frame.holds(&other.frame))
    });
    there.map(|node| (node.key.as_str(), node.count, node.svg.as_str())).collect()
}
