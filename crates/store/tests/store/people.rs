//! People, sessions, recovery, invitations.

use crate::fixture::*;
use store::{Change, Invitation, Person, Refused, Session, Store};

fn session(token: u8, expires: i64) -> Session {
    Session { token: hash(token), person: person_id(1), created: 10, last_seen: 10, expires }
}

#[tokio::test]
async fn a_guest_gets_a_name() {
    let (_folder, store) = furnished(0).await;
    assert_eq!(store.person(person_id(1)).await.unwrap(), Some(person(1)));
    assert_eq!(store.person(person_id(2)).await.unwrap(), None);
    let (name, language) = (Some("Inês".to_owned()), Some("pt".to_owned()));
    let change = Change::DescribePerson {
        person: person_id(1),
        name: name.clone(),
        language: language.clone(),
    };
    store.write(change).await.unwrap();
    let named = Person { name, language, ..person(1) };
    assert_eq!(store.person(person_id(1)).await.unwrap(), Some(named));
}

#[tokio::test]
async fn a_session_lives_until_it_ends_or_expires() {
    let (_folder, store) = furnished(0).await;
    for (token, expires) in [(1, 100), (2, 200), (3, 300)] {
        store.write(Change::AddSession(session(token, expires))).await.unwrap();
    }
    let found = store.session(hash(1)).await.unwrap();
    assert_eq!(found, Some((session(1, 100), person(1))));

    let touch = Change::TouchSession { token: hash(1), last_seen: 90, expires: 250 };
    store.write(touch).await.unwrap();
    let touched = Session { last_seen: 90, ..session(1, 250) };
    assert_eq!(store.session(hash(1)).await.unwrap(), Some((touched, person(1))));

    store.write(Change::EndExpiredSessions { now: 200 }).await.unwrap();
    assert_eq!(store.session(hash(2)).await.unwrap(), None);
    assert!(store.session(hash(1)).await.unwrap().is_some());

    for _ in 0..2 {
        store.write(Change::EndSession { token: hash(3) }).await.unwrap();
        assert_eq!(store.session(hash(3)).await.unwrap(), None);
    }
    // A session that has ended does not come back.
    let touch = Change::TouchSession { token: hash(3), last_seen: 400, expires: 500 };
    assert_eq!(refusal(store.write(touch).await), Refused::Unknown);
}

#[tokio::test]
async fn the_latest_recovery_code_leads_to_its_person() {
    let (_folder, store) = furnished(0).await;
    store.write(Change::AddPerson(person(2))).await.unwrap();
    let set = |number, recovery| Change::SetRecovery { person: person_id(number), recovery };
    store.write(set(1, Some(hash(1)))).await.unwrap();
    store.write(set(1, Some(hash(2)))).await.unwrap();
    assert_eq!(store.person_by_recovery(hash(1)).await.unwrap(), None);
    let owner = Person { recovery: Some(hash(2)), ..person(1) };
    assert_eq!(store.person_by_recovery(hash(2)).await.unwrap(), Some(owner));
    assert_eq!(refusal(store.write(set(2, Some(hash(2)))).await), Refused::Exists);
    store.write(set(1, None)).await.unwrap();
    assert_eq!(store.person_by_recovery(hash(2)).await.unwrap(), None);
}

#[tokio::test]
async fn an_invitation_is_revoked_once_and_stays_so() {
    let (_folder, store) = furnished(1).await;
    let first =
        Invitation { token: hash(1), table: table_id(1), seat: None, created: 5, revoked: None };
    let second = Invitation { token: hash(2), seat: Some(1), created: 6, ..first.clone() };
    store.write(Change::AddInvitation(second.clone())).await.unwrap();
    store.write(Change::AddInvitation(first.clone())).await.unwrap();
    let elsewhere = Invitation { token: hash(3), table: table_id(2), ..first.clone() };
    assert_eq!(refusal(store.write(Change::AddInvitation(elsewhere)).await), Refused::Unknown);

    for at in [50, 60] {
        store.write(Change::RevokeInvitation { token: hash(1), at }).await.unwrap();
    }
    let revoked = Invitation { revoked: Some(50), ..first };
    assert_eq!(store.invitation(hash(1)).await.unwrap(), Some(revoked.clone()));
    assert_eq!(store.invitation(hash(3)).await.unwrap(), None);
    assert_eq!(store.invitations(table_id(1)).await.unwrap(), [revoked, second]);
}

#[test]
fn secrets_do_not_show_in_logs() {
    let shown = format!("{:?}", (session(77, 1), store::Seed([77; 32])));
    assert!(!shown.contains("77"), "{shown}");
}
