//! Tables, people and the records of what they will do.

use super::Trouble;
use super::ears::{self, Ears};
use super::served::Served;
use crate::args;
use crate::registry;
use client::{Address, Client};
use kernel::chance::{Bits, Fast};
use kernel::table::{Due, Table as Game};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use store::Sqlite;
use tokio::task::JoinSet;
use wire::{Invitation, Invite, Joining, NewSeat, NewTable, Table, Visibility};

/// Tables that gather at the same time.
const AT_ONCE: usize = 16;

/// More actions a second than all tables together will see, and than one alone will.
const FAST: u64 = 12_000;
const ALONE: u64 = 1_500;
/// Fewer decisions than a seat has in a game.
const SHORT: u64 = 50;

/// Places where games are played one after the other.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) places: Vec<Vec<Arc<Ready>>>,
}

/// A table whose whole game is known beforehand.
#[derive(Debug)]
pub(super) struct Ready {
    pub(super) id: String,
    /// One for each seat.
    pub(super) people: Vec<Client>,
    /// Which seat does what, in order.
    pub(super) script: Vec<(usize, String)>,
    pub(super) ears: Arc<Ears>,
}

impl Stage {
    pub(super) async fn set(served: &Served, task: &args::Load) -> Result<Self, Trouble> {
        let (places, players) = (usize::from(task.tables), usize::from(task.players));
        let pace = task.rate.map_or(FAST, u64::from).div_ceil(places as u64).min(ALONE);
        // A game lasts as long as it lasts: there must be enough of them.
        let rounds = (task.seconds * pace).div_ceil(SHORT * players as u64) as usize;
        let mut gathering = JoinSet::new();
        let mut gathered = VecDeque::new();
        for _ in 0..places * rounds {
            if gathering.len() == AT_ONCE
                && let Some(table) = gathering.join_next().await
            {
                gathered.push_back(table??);
            }
            gathering.spawn(gather(served.address.clone(), task.game.clone(), players));
        }
        while let Some(table) = gathering.join_next().await {
            gathered.push_back(table??);
        }
        let store = Sqlite::open_read_only(served.database())?;
        let mut stage = Self { places: Vec::new() };
        for place in 0..places {
            let mut games = Vec::new();
            for round in 0..rounds {
                let Some((table, people)) = gathered.pop_front() else { break };
                let game = server::game(&store, registry::hosted(), table.id.parse()?).await?;
                let mut game = game.ok_or("game")?;
                let script = play(game.table_mut(), (place * rounds + round) as u64);
                let ears = ears::listen(&table, &people, task.words.as_deref()).await?;
                games.push(Arc::new(Ready { id: table.id, people, script, ears }));
            }
            stage.places.push(games);
        }
        Ok(stage)
    }

    pub(super) fn tables(&self) -> impl Iterator<Item = &Ready> {
        self.places.iter().flatten().map(AsRef::as_ref)
    }
}

fn new_table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        seats,
        options: BTreeMap::new(),
        visibility: Visibility::Private,
        hints: false,
        practice: false,
        nonce: None,
    }
}

/// Somebody new.
async fn guest(address: Address) -> Result<Client, Trouble> {
    let mut client = Client::new(address);
    client.sit(None).await?;
    Ok(client)
}

/// A table that waits for people, and its host.
pub(super) async fn waiting(
    address: Address,
    game: &str,
    players: usize,
) -> Result<(Client, Table), Trouble> {
    let host = guest(address).await?;
    let mut seats = vec![NewSeat::Open; players];
    seats[0] = NewSeat::Me;
    let table: Table = host.post("/api/tables", &new_table(game, seats)).await?;
    Ok((host, table))
}

/// A table that has begun, with a person at every seat.
pub(super) async fn gather(
    address: Address,
    game: String,
    players: usize,
) -> Result<(Table, Vec<Client>), Trouble> {
    let (host, table) = waiting(address.clone(), &game, players).await?;
    let path = format!("/api/tables/{}", table.id);
    let invitation: Invitation =
        host.post(&format!("{path}/invitations"), &Invite { seat: None }).await?;
    let mut people = vec![host];
    for _ in 1..players {
        let client = guest(address.clone()).await?;
        let joining = Joining { token: invitation.token.clone(), seat: None, nonce: None };
        let _: Table = client.post("/api/join", &joining).await?;
        people.push(client);
    }
    let table: Table = people[0].post(&format!("{path}/start"), &()).await?;
    Ok((table, people))
}

/// Tables at which the strongest bots play each other.
pub(super) async fn bots(served: &Served, task: &args::Load) -> Result<Vec<Client>, Trouble> {
    let bot = NewSeat::Bot { level: *bots::LEVELS.end() };
    let mut hosts = Vec::new();
    for _ in 0..task.bots {
        let host = guest(served.address.clone()).await?;
        let seats = vec![bot.clone(); usize::from(task.players)];
        let table: Table = host.post("/api/tables", &new_table(&task.game, seats)).await?;
        let _: Table = host.post(&format!("/api/tables/{}/start", table.id), &()).await?;
        hosts.push(host);
    }
    Ok(hosts)
}

/// Plays a game to its end, the group of each choice drawn first, and says what was done.
pub(super) fn play(game: &mut dyn Game, seed: u64) -> Vec<(usize, String)> {
    let mut script = Vec::new();
    let mut random = Fast::new(seed);
    while let Due::Decision { seat, .. } = game.turn() {
        let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for choice in game.candidates(seat).into_iter().filter(|choice| choice.verdict.is_ok()) {
            groups.entry(choice.group.line).or_default().push(choice.action.line);
        }
        let mut draw = |count: usize| random.below(count.max(1) as u32) as usize;
        let Some(group) = groups.values().nth(draw(groups.len())) else { break };
        let action = group[draw(group.len())].clone();
        if game.act(seat, &action).is_err() {
            break;
        }
        script.push((seat.index(), action));
    }
    script
}
