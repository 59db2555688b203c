//! People who play as fast as they can, whatever happens to the server.

use crate::accounts::Account;
use client::{Address, Client, Error, Feed, fresh_id};
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use wire::{
    Act, Acted, Choice, Due, Invitation, Invite, Joining, NewSeat, NewTable, Table, Visibility,
};

/// Between two attempts at a server that is away.
const AGAIN: Duration = Duration::from_millis(5);

/// Opens a table for two people, with a bot at every seat more, and starts it.
pub(crate) async fn gather(
    address: &Address,
    game: &str,
    seats: usize,
) -> Result<Vec<Account>, Error> {
    let mut host = Client::new(address.clone());
    host.sit(None).await?;
    let mut guest = Client::new(address.clone());
    guest.sit(None).await?;
    let mut seated = vec![NewSeat::Me, NewSeat::Open];
    seated.resize(seats, NewSeat::Bot { level: 1 });
    let new = NewTable {
        game: game.to_owned(),
        seats: seated,
        options: BTreeMap::new(),
        visibility: Visibility::Private,
        hints: false,
        practice: false,
        nonce: None,
    };
    let table: Table = host.post("/api/tables", &new).await?;
    let path = format!("/api/tables/{}", table.id);
    let invitation: Invitation =
        host.post(&format!("{path}/invitations"), &Invite { seat: None }).await?;
    let joining = Joining { token: invitation.token, seat: None, nonce: None };
    let _: Table = guest.post("/api/join", &joining).await?;
    let _: Table = host.post(&format!("{path}/start"), &()).await?;
    Ok(vec![Account::new(&table.id, host), Account::new(&table.id, guest)])
}

/// One game after the other until told to stop; what everybody was told.
pub(crate) async fn play(
    address: Address,
    game: &'static str,
    stop: watch::Receiver<bool>,
    confirmed: Arc<AtomicUsize>,
) -> Vec<Account> {
    let mut accounts = Vec::new();
    while !*stop.borrow() {
        // Opening a table takes several steps; a kill between them leaves it to nobody.
        let people = match gather(&address, game, 3).await {
            Ok(people) => people,
            Err(error) if error.passing() => {
                tokio::time::sleep(AGAIN).await;
                continue;
            }
            Err(error) => panic!("a table cannot be opened: {error}"),
        };
        let seats: Vec<_> = people
            .into_iter()
            .map(|person| tokio::spawn(sit(person, stop.clone(), Arc::clone(&confirmed))))
            .collect();
        for seat in seats {
            accounts.push(seat.await.expect("a player"));
        }
    }
    accounts
}

/// Plays a seat to the end of the game, or until told to stop.
async fn sit(
    mut account: Account,
    mut stop: watch::Receiver<bool>,
    confirmed: Arc<AtomicUsize>,
) -> Account {
    let mut feed = Feed::new(&account.client, &account.table, 0, None);
    loop {
        let push = tokio::select! {
            push = feed.next() => push,
            _ = stop.wait_for(|stop| *stop) => return account,
        };
        let push = match push {
            Ok(push) => push,
            Err(error) => {
                account.faults.push(format!("the socket says: {error}"));
                return account;
            }
        };
        account.pushed.push(push.entry);
        if push.due == Some(Due::Over) {
            account.over = true;
            return account;
        }
        if !push.choices.is_empty() && !*stop.borrow() {
            act(&mut account, push.position, &push.choices).await;
            confirmed.fetch_add(1, Ordering::Relaxed);
        }
        if !account.faults.is_empty() {
            return account;
        }
    }
}

/// Does one of the open choices, and asks until it is confirmed.
pub(crate) async fn act(account: &mut Account, position: u64, choices: &[Choice]) {
    let open: Vec<&Choice> = choices.iter().filter(|choice| choice.refusal.is_none()).collect();
    let id = fresh_id();
    let at = RandomState::new().hash_one(&id) as usize % open.len().max(1);
    let Some(choice) = open.get(at) else {
        account.faults.push(format!("nothing can be chosen at position {position}"));
        return;
    };
    let act = Act { position, id: id.clone(), action: choice.action.line.clone() };
    let path = format!("/api/tables/{}/actions", account.table);
    loop {
        match account.client.post::<Acted>(&path, &act).await {
            Ok(acted) => {
                account.confirmed.push((id, acted.stream));
                return;
            }
            Err(error) if error.passing() => tokio::time::sleep(AGAIN).await,
            Err(error) => {
                account.faults.push(format!("{id} at position {position}: {error}"));
                return;
            }
        }
    }
}
