//! A game written into a store as a server would have written it.

use kernel::{Chance, Entry, Fingerprint, Game, Play, Seat, Seating, Seed, Viewer};
use serde_json::json;
use server::fairness::{self, Secret};
use sha2::{Digest, Sha256};
use std::path::Path;
use store::{
    Author, Change, Commitment, Invitation, NewEntry, NewTable, Occupant, Person, PersonId,
    Session, Sqlite, Status, Store, TableId, TokenHash, Visibility,
};

/// The table that is looked at, and one that only some know.
pub(crate) const TABLE: TableId = TableId::from_bytes([7; 16]);
const ELSEWHERE: TableId = TableId::from_bytes([9; 16]);

/// Who the others at that table are; the spectator comes after the seats.
const SPECTATOR: usize = 4;

/// The recovery code of the viewer.
pub(crate) const RECOVERY: &str = "mycode";

/// Everything in the stores happened in 2001.
const LONG_AGO: i64 = 1_000_000_000_000;

fn person(number: usize) -> PersonId {
    PersonId::from_bytes([number as u8 + 1; 16])
}

fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => SPECTATOR,
    }
}

/// The token of a viewer's session; the second one is for ending it.
pub(crate) fn token(viewer: Viewer, session: usize) -> String {
    format!("token-{}-{session}", place(viewer))
}

fn hash(text: &str) -> TokenHash {
    TokenHash(Sha256::digest(text.as_bytes()).into())
}

/// What differs between two worlds beside their games.
struct Around {
    secret: [u8; 32],
    nonces: Vec<Vec<u8>>,
    word: &'static str,
}

impl Around {
    fn of(world: usize, viewer: Viewer, players: usize) -> Self {
        let nonce = |seat: Seat| {
            let other = viewer != Viewer::Seat(seat);
            vec![seat.index() as u8, if other { world as u8 } else { 0 }]
        };
        Self {
            secret: [world as u8; 32],
            nonces: Seat::all(players).map(nonce).collect(),
            word: ["sete", "vinte e dois"][world],
        }
    }
}

/// What all chance of a world follows from.
pub(crate) fn seed(world: usize, viewer: Viewer, players: usize) -> Seed {
    let around = Around::of(world, viewer, players);
    fairness::seed(Secret(around.secret), &TABLE.to_string(), &around.nonces)
}

/// Writes a game into a new store.
pub(crate) async fn keep<G: Game>(
    database: &Path,
    world: usize,
    viewer: Viewer,
    play: &Play<G>,
    options: &[(&str, &str)],
) {
    let players = play.setup().players();
    let around = Around::of(world, viewer, players);
    let store = Sqlite::open(database).expect("a store");
    let write = |change: Change| {
        let store = &store;
        async move { store.write(change).await.expect("it is kept") }
    };
    for number in 0..=SPECTATOR {
        let own = number == place(viewer);
        let code = if own { RECOVERY.to_owned() } else { format!("code{world}") };
        let recovery = (own || number == 0).then(|| hash(&code));
        let name = Some(format!("Person {number}"));
        let id = person(number);
        write(Change::AddPerson(Person { id, name, language: None, created: LONG_AGO, recovery }))
            .await;
        for session in 0..2 {
            let number = if number == SPECTATOR {
                Viewer::Spectator
            } else {
                Viewer::Seat(Seat::new(number))
            };
            write(Change::AddSession(Session {
                token: hash(&token(number, session)),
                person: id,
                created: LONG_AGO,
                last_seen: i64::MAX / 4,
                expires: i64::MAX / 2,
            }))
            .await;
        }
    }
    let (rules, components) = (G::RULES_REVISION, play.record().header.components);
    let options: std::collections::BTreeMap<_, _> = options.iter().copied().collect();
    let setup = json!({
        "game": G::NAME, "players": players, "options": options, "hints": true,
        "practice": false, "rules": rules, "components": components, "date": "2001-09-09",
    });
    let seat = |seat: Seat| store::Seat {
        seat: seat.index() as u8,
        occupant: Occupant::Person(person(seat.index())),
        nonce: Some(around.nonces[seat.index()].clone()),
        reserved_for: None,
    };
    let new = |id: TableId, visibility: Visibility, status: Status| NewTable {
        id,
        host: person(0),
        game: G::NAME.to_owned(),
        setup: setup.to_string(),
        visibility,
        status,
        created: LONG_AGO,
        seed: Some(store::Seed(around.secret)),
        // Of neither secret: a commitment tells nothing.
        commitment: Some(Commitment([5; 32])),
        seats: Seat::all(players).map(seat).collect(),
    };
    let mut entries = Vec::new();
    entries.extend(Seat::all(players).map(|seat| {
        let (letter, id) = (seat.letter(), person(seat.index()).to_string());
        let body =
            json!({ "seat": letter, "person": id, "name": format!("Person {}", seat.index()) });
        entry("seat", None, None, body.to_string())
    }));
    entries.extend(lines(play));
    for (watching, seat) in [(true, None), (false, Some(Seat::new(0)))] {
        let hidden = watching == matches!(viewer, Viewer::Seat(_));
        let text = if hidden { around.word } else { "olá" };
        let letter = seat.map(|seat| seat.letter().to_string());
        let body = json!({ "watching": watching, "seat": letter, "name": "Zé", "text": text });
        entries.push(entry("said", None, None, body.to_string()));
    }
    for (number, entry) in entries.iter_mut().enumerate() {
        entry.at = LONG_AGO + number as i64;
    }
    let table = new(TABLE, Visibility::Open, Status::Running);
    write(Change::AddTable { table, entries }).await;
    let stranger = place(viewer) != 0;
    if world == 1 && stranger {
        // The viewer's own seat must not tell them of it.
        let mut table = new(ELSEWHERE, Visibility::Private, Status::Gathering);
        table.seats.truncate(1);
        table.seats[0].occupant = Occupant::Open;
        write(Change::AddTable { table, entries: Vec::new() }).await;
    }
    for (token, revoked) in [("invited", None), ("uninvited", Some(LONG_AGO))] {
        let (token, created) = (hash(token), LONG_AGO);
        let invitation = Invitation { token, table: TABLE, seat: None, created, revoked };
        write(Change::AddInvitation(invitation)).await;
    }
}

fn entry(kind: &str, position: Option<u32>, author: Option<Author>, body: String) -> NewEntry {
    NewEntry { position, kind: kind.to_owned(), author, at: LONG_AGO, body }
}

/// What was played, decision by decision, with a fingerprint now and then.
fn lines<G: Game>(play: &Play<G>) -> Vec<NewEntry> {
    let mut again = Play::<G>::new(*play.setup(), Seating::default(), Chance::ByHand);
    let mut entries = Vec::new();
    let (mut body, mut by, mut position) = (String::new(), None, 0);
    let mut close = |body: &mut String, by: Option<Seat>, position: u32, again: &Play<G>| {
        if position > 0 && position.is_multiple_of(16) {
            *body += &format!("{}\n", Entry::Fingerprint(Fingerprint::of(again.state())));
        }
        let author = by.map(|seat: Seat| Author {
            person: person(seat.index()),
            client_id: Some(format!("id-{position}")),
        });
        let kind = if position == 0 { "started" } else { "played" };
        let number = (position > 0).then_some(position);
        entries.push(entry(kind, number, author, std::mem::take(body)));
    };
    for line in play.whole(0) {
        if let Entry::Decision { seat, .. } | Entry::Undo { seat, .. } = &line {
            close(&mut body, by, position, &again);
            (by, position) = (Some(*seat), position + 1);
        }
        match &line {
            Entry::Decision { seat, line } => {
                let line = line.as_deref().expect("a whole record");
                kernel::Table::act(&mut again, *seat, line).expect("it was legal");
            }
            Entry::Outcome(line) => {
                let line = line.as_deref().expect("a whole record");
                kernel::Table::outcome(&mut again, line).expect("it was possible");
            }
            Entry::Undo { seat, .. } => {
                again.undo(*seat).expect("it was undone");
            }
            Entry::Fingerprint(_) | Entry::Comment(_) => {}
        }
        body += &format!("{line}\n");
    }
    close(&mut body, by, position, &again);
    entries
}
