//! What each player has.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::madeira::names::{Account, Favour, Good, Place, Request, Thing};
use ::madeira::state::Person;
use kernel::{Seat, Token};

impl Page<'_> {
    pub(super) fn person_region(&self, seat: Seat) -> Region {
        let person = &self.public.people[seat];
        let groups = vec![
            self.stock(seat, person),
            self.out(seat, person),
            self.requests_group(seat, person),
            self.favours_group(seat, person),
            self.accounts(seat, person),
        ];
        Region::of(seat, self.voice.person(seat), groups)
            .intro(self.voice.count("points", person.prestige().into()))
    }

    /// What lies in the reserve.
    fn stock(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let mut items: Vec<Item> = Thing::ALL
            .iter()
            .map(|thing| {
                let count = i32::from(person.has(*thing));
                let item = self.item(format!("{letter}-{}", thing.word()), thing);
                let item = match Good::read(thing.word()) {
                    Some(good) => item.thing(&good),
                    None => item,
                };
                item.state(count.to_string())
                    .owner(seat)
                    .amount(thing.word(), count)
                    .fact(format!("{letter}.{}", thing.word()))
            })
            .collect();
        let counted = |id: &str, name: &str, what, count: u8, fact: &str| {
            Item::new(format!("{letter}-{id}"), self.text(name))
                .state(count.to_string())
                .owner(seat)
                .thing(&Place::Reserve)
                .pieces(what, seat, count)
                .fact(format!("{letter}.{fact}"))
        };
        items.push(counted(
            "workers-reserve",
            "madeira-document-workers",
            "worker",
            person.reserve,
            "workers.reserve",
        ));
        items.push(counted(
            "ships-reserve",
            "madeira-document-ships",
            "ship",
            person.ships,
            "ship.reserve",
        ));
        Group::new(format!("{letter}-reserve"), items).title(self.text("madeira-document-reserve"))
    }

    /// What lies on the board, and what is held apart from the reserve.
    fn out(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let item = |id: &str, name: &str, state: String| {
            Item::new(format!("{letter}-{id}"), self.text(name)).state(state).owner(seat)
        };
        let workers = item(
            "workers",
            "madeira-document-workers-out",
            self.row_or(self.worker_places(person), "madeira-board-nobody"),
        );
        let workers = ["workers.guard", "forest", "field.*", "city.*", "colony.*"]
            .into_iter()
            .fold(workers, |item, fact| item.fact(format!("{letter}.{fact}")));
        let ships = item(
            "ships",
            "madeira-document-ships-out",
            self.row_or(self.ship_places(person), "madeira-document-no-ships"),
        );
        let own = self.view.own.is_some_and(|(own, _)| own == seat);
        let dice = item(
            "dice",
            if own { "madeira-document-own-dice" } else { "madeira-document-dice" },
            self.row_or(Self::faces(&person.dice), "madeira-document-no-dice"),
        );
        let markers = item(
            "markers",
            "madeira-document-markers-out",
            self.row_or(self.marker_places(person), "madeira-document-no-markers"),
        );
        let chosen = |id: &str, name: &str, thing: Option<String>| {
            item(id, name, thing.unwrap_or_else(|| self.text("madeira-document-not-chosen")))
                .fact(format!("{letter}.{id}"))
        };
        let row = person.row.map(|row| capital(&self.voice.named(&row)));
        let rank = person.rank.map(|rank| capital(&self.voice.named(&rank)));
        let windmill = item("windmill", "madeira-document-windmill", self.windmill(person))
            .about(self.voice.say("document-windmill-about", Args::new()))
            .amount("windmill", person.mill)
            .fact(format!("{letter}.windmill"));
        let items = vec![
            workers.some("worker", person.workers_out()),
            ships.some("ship", person.ships_out()).fact(format!("{letter}.ship.*")),
            windmill,
            self.pirates_item(seat),
            dice.fact(format!("{letter}.die.*")),
            markers
                .some("marker", person.markers.iter().sum::<u8>())
                .fact(format!("{letter}.marker.*")),
            chosen("row", "madeira-document-row", row),
            chosen("rank", "madeira-document-rank-taken", rank),
        ];
        Group::new(format!("{letter}-out"), items).title(self.text("madeira-document-out"))
    }

    fn pirates_item(&self, seat: Seat) -> Item {
        let letter = seat.letter();
        let item = Item::new(format!("{letter}-pirates"), self.text("madeira-document-pirates"))
            .about(self.text("madeira-document-pirates-about"))
            .owner(seat);
        match self.pirates(seat) {
            Some(pirates) => item
                .state(pirates.to_string())
                .amount("pirates", pirates)
                .fact(format!("{letter}.pirates")),
            None => item.state(self.text("madeira-document-hidden")),
        }
    }

    fn requests_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let columns = [("held", "madeira-document-held"), ("scored", "madeira-document-scored")]
            .map(|(id, title)| (id.to_owned(), self.text(title)));
        let row = |request: &Request| {
            let word = request.word();
            let cell = |what: &str, title: &str, count: u8, fact: &str| {
                let args = Args::new()
                    .with("what", self.text(title))
                    .with("request", self.voice.named(request));
                let name = self.say("madeira-document-of-request", &args);
                Item::new(format!("{letter}-request-{word}-{what}"), name)
                    .state(count.to_string())
                    .owner(seat)
                    .amount("request", count)
                    .fact(format!("{letter}.{fact}.{word}"))
            };
            let held = person.requests[request.index()];
            let scored = person.scored[request.index()];
            self.item(format!("{letter}-request-{word}"), request).owner(seat).cells(vec![
                cell("held", "madeira-document-held", held, "request"),
                cell("scored", "madeira-document-scored", scored, "scored"),
            ])
        };
        Group::new(format!("{letter}-requests"), Request::ALL.iter().map(row).collect())
            .title(self.text("madeira-document-requests"))
            .columns(columns.to_vec())
    }

    fn favours_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let args =
            Args::new().with("up", person.up.count_ones()).with("down", person.down().count_ones());
        let all = Item::new(format!("{letter}-favours-all"), self.text("madeira-document-favours"))
            .state(self.say("madeira-document-favours-count", &args))
            .owner(seat)
            .amount("favour", person.favours.count_ones() as i32)
            .fact(format!("{letter}.favour.*"));
        let owned = Favour::ALL.iter().filter(|favour| person.favours & (1 << favour.index()) != 0);
        let favour = |favour: &Favour| {
            let up = person.up & (1 << favour.index()) != 0;
            let side = if up { "madeira-document-up" } else { "madeira-document-down" };
            let guild = self.public.printed.guild_of[favour.index()];
            let args =
                Args::new().with("side", self.text(side)).with("guild", self.voice.named(&guild));
            self.item(format!("{letter}-favour-{}", favour.word()), favour)
                .state(self.say("madeira-document-favour-state", &args))
                .owner(seat)
                .amount(if up { "favour-up" } else { "favour-down" }, 1)
                .fact(format!("{letter}.favour.{}", favour.word()))
        };
        let items = [all].into_iter().chain(owned.map(favour)).collect();
        Group::new(format!("{letter}-favours"), items).title(self.text("madeira-document-favours"))
    }

    fn accounts(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let account = |account: &Account| {
            let points = person.points[account.index()];
            let word = account.word();
            let id = format!("{letter}-points-{word}");
            Item::new(id, capital(&self.voice.named(account)))
                .thing(account)
                .state(self.voice.count("points", points.into()))
                .owner(seat)
                .amount("points", points)
                .fact(format!("{letter}.points.{word}"))
        };
        Group::new(format!("{letter}-points"), Account::ALL.iter().map(account).collect())
            .title(self.text("madeira-document-accounts"))
    }
}
