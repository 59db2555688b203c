//! What each player has on the table.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::lisboa::names::{Account, Architect, Good, Houses, Noble, Slot};
use ::lisboa::prices;
use ::lisboa::state::{Person, Top};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn person_region(&self, seat: Seat) -> Region {
        let person = &self.public.people[seat];
        let groups = vec![
            self.stock_group(seat, person),
            self.portfolio_group(seat, person),
            self.pieces_group(seat, person),
            self.tiles_group(seat, person),
            self.hand_group(seat, person),
            self.accounts(seat, person),
        ];
        Region::of(seat, self.voice.person(seat), groups)
            .intro(self.voice.count("wigs", person.total().into()))
    }

    fn stock_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let counted = |id: &'static str, name: &str, count: i32, fact: &str| {
            self.titled(format!("{letter}-{id}"), name)
                .state(count.to_string())
                .owner(seat)
                .amount(id, count)
                .fact(format!("{letter}.{fact}"))
        };
        let reis = counted("reis", "lisboa-document-reis", person.reis.into(), "reis");
        let mut influence =
            counted("influence", "lisboa-document-influence", person.influence.into(), "influence");
        let mut items = vec![reis];
        let lacerda = self.public.is_lacerda(seat);
        if !lacerda {
            let gain = prices::influence_gain(self.public, seat);
            let args = Args::new().with("influence", person.influence).with("gain", gain);
            influence.state = Some(self.say("lisboa-document-influence-state", &args));
        }
        items.push(influence);
        items.extend(Good::ALL.iter().zip(person.goods).map(|(good, count)| {
            self.item(format!("{letter}-{}", good.word()), good)
                .state(count.to_string())
                .owner(seat)
                .amount(good.word(), count)
                .fact(format!("{letter}.{}", good.word()))
        }));
        let officials = i32::from(person.board);
        let mut board = counted("official", "lisboa-document-officials-board", officials, "board");
        board.amounts.clear();
        items.push(board.pieces("official", seat, person.board));
        let group =
            Group::new(format!("{letter}-stock"), items).title(self.text("lisboa-document-stock"));
        if lacerda {
            return group;
        }
        let room = Args::new().with("room", prices::warehouse(self.public, seat));
        group.intro(self.say("lisboa-document-room", &room))
    }

    /// Slots and what lies there.
    fn portfolio_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let top = person.top.iter().enumerate().map(|(index, top)| {
            let number = index + 1;
            let id = format!("{letter}-top-{number}");
            let item = match top {
                Some(Top::Card(card)) => self.item(id, card).amount("card", 1),
                Some(Top::Ship(ship)) => {
                    let item = self
                        .item(id, &ship.kind)
                        .pieces("ship", seat, 1)
                        .some("at-sea", u8::from(ship.at_sea));
                    Self::goods_on(item, &ship.cargo)
                }
                None => Item::new(id, self.slot_name(Slot::TOPS.get(index)))
                    .state(self.text("lisboa-document-empty-slot")),
            };
            let item = match top {
                Some(Top::Ship(ship)) => {
                    let cargo = self.row_or(self.goods(&ship.cargo), "lisboa-board-no-goods");
                    let args = Args::new()
                        .with("slot", self.slot_name(Slot::TOPS.get(index)))
                        .with("ship", self.ship(ship))
                        .with("cargo", cargo);
                    item.state(self.say("lisboa-document-ship-state", &args))
                }
                Some(Top::Card(_)) => item.state(self.slot_name(Slot::TOPS.get(index))),
                None => item,
            };
            let item = match Slot::TOPS.get(index) {
                Some(slot) => item.thing(slot),
                None => item,
            };
            item.owner(seat)
                .fact(format!("{letter}.top.{number}"))
                .fact(format!("{letter}.cargo.{number}.*"))
                .fact(format!("{letter}.at-sea.{number}"))
        });
        // Only Lacerda has a fourth dock.
        let lacerda = self.public.is_lacerda(seat);
        let top = top.take(if lacerda { person.top.len() } else { Slot::TOPS.len() });
        let bottom = person.bottom.iter().enumerate().map(|(index, card)| {
            let number = index + 1;
            let id = format!("{letter}-bottom-{number}");
            let slot = self.slot_name(Slot::BOTTOMS.get(index));
            let item = match card {
                Some(card) => self.item(id, card).state(slot).amount("card", 1),
                None => Item::new(id, slot).state(self.text("lisboa-document-empty-slot")),
            };
            let item = match Slot::BOTTOMS.get(index) {
                Some(slot) => item.thing(slot),
                None => item,
            };
            item.owner(seat).fact(format!("{letter}.bottom.{number}"))
        });
        let items = top.chain(bottom).collect();
        let group = Group::new(format!("{letter}-portfolio"), items)
            .title(self.text("lisboa-document-portfolio"));
        if lacerda {
            return group;
        }
        let room = Args::new().with("room", prices::portfolio(self.public, seat));
        group.intro(self.say("lisboa-document-portfolio-room", &room))
    }

    fn slot_name(&self, slot: Option<&Slot>) -> String {
        slot.map_or_else(
            || self.text("lisboa-document-fourth-dock"),
            |slot| capital(&self.voice.named(slot)),
        )
    }

    /// Officials, houses, rubble and stores.
    fn pieces_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let officials = self
            .titled(format!("{letter}-officials"), "lisboa-document-officials")
            .state(self.officials("lisboa-document-officials-state", person))
            .about(self.text("lisboa-document-officials-about"))
            .owner(seat)
            .some("official", person.officials_out())
            .fact(format!("{letter}.office.*"))
            .fact(format!("{letter}.plaza.*"));
        let houses = Houses::ALL.iter().map(|group| {
            let built = person.houses[group.index()];
            let all = self.public.printed.start.houses[group.index()];
            let args = Args::new().with("built", built).with("all", all);
            self.item(format!("{letter}-houses-{}", group.word()), group)
                .state(self.say("lisboa-document-houses", &args))
                .owner(seat)
                .pieces("house", seat, all - built)
                .fact(format!("{letter}.houses.{}", group.word()))
        });
        let args = Args::new()
            .with("cubes", self.rubble_words(&person.cubes))
            .with("lacerda", if self.public.is_lacerda(seat) { "yes" } else { "no" })
            .with("sets", self.voice.count("sets", person.sets().into()))
            .with("markers", person.markers);
        let rubble = self
            .titled(format!("{letter}-rubble"), "lisboa-document-rubble")
            .state(self.say("lisboa-document-rubble-state", &args))
            .about(self.text("lisboa-document-sets-about"))
            .owner(seat)
            .some("set", person.sets())
            .some("marker", person.markers)
            .fact(format!("{letter}.cubes.*"))
            .fact(format!("{letter}.sets"))
            .fact(format!("{letter}.markers"));
        let stores = self
            .titled(format!("{letter}-stores"), "lisboa-document-stores")
            .state(self.row_or(self.store_list(seat), "lisboa-document-no-stores"))
            .owner(seat)
            .fact("store.*");
        let stores = Good::ALL
            .iter()
            .zip(self.public.stores_by_street(seat))
            .fold(stores, |item, (good, count)| item.some(good.word(), count));
        let mut items = vec![officials];
        items.extend(houses);
        items.push(Self::cubes_on(rubble, &person.cubes));
        items.push(stores);
        Group::new(format!("{letter}-pieces"), items).title(self.text("lisboa-document-pieces"))
    }

    /// Clergy, favours, plans and decrees.
    fn tiles_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let summed = |id: &str, name: &str, list: Vec<String>, none: &str, what, count: u8| {
            self.titled(format!("{letter}-{id}"), name)
                .state(self.row_or(list, none))
                .owner(seat)
                .some(what, count)
        };
        let clergy = self.named(person.clergy.into_iter().flatten());
        let favours = Noble::ALL.iter().copied().filter(|noble| person.has_favour(*noble));
        let favours = self.named(favours);
        let plans = |plans: &[[u8; 8]; Architect::COUNT]| plans.iter().flatten().sum::<u8>();
        let decrees = self.decrees_of(seat).count();
        let mut items = vec![
            summed(
                "favours",
                "lisboa-document-favours",
                favours,
                "lisboa-document-no-favours",
                "favour",
                person.favours.count_ones() as u8,
            )
            .about(self.voice.say("document-favours-about", Args::new()))
            .fact(format!("{letter}.favour.*")),
            summed(
                "plans-open",
                "lisboa-document-plans-open",
                self.plans(&person.open),
                "lisboa-document-no-plans",
                "plan",
                plans(&person.open),
            )
            .about(self.text("lisboa-document-plans-open-about"))
            .fact(format!("{letter}.open.*.*")),
            summed(
                "plans-done",
                "lisboa-document-plans-done",
                self.plans(&person.done),
                "lisboa-document-no-plans",
                "plan",
                plans(&person.done),
            )
            .about(self.text("lisboa-document-plans-done-about"))
            .fact(format!("{letter}.done.*.*")),
            summed(
                "clergy",
                "lisboa-document-clergy",
                clergy,
                "lisboa-document-no-clergy",
                "clergy",
                person.clergy_count(),
            )
            .about(self.text("lisboa-document-clergy-about"))
            .fact(format!("{letter}.clergy.*")),
        ];
        items.extend(person.clergy.iter().flatten().enumerate().map(|(index, tile)| {
            self.item(format!("{letter}-clergy-{}", index + 1), tile)
                .state(self.text("lisboa-document-clergy-tile"))
                .owner(seat)
                .fact(format!("{letter}.clergy.{}", tile.word()))
        }));
        let count = self.voice.count("decrees", decrees as i32);
        items.push(
            self.titled(format!("{letter}-decrees"), "lisboa-document-decrees")
                .state(count)
                .about(self.text("lisboa-document-decrees-about"))
                .owner(seat)
                .some("decree", decrees as i32)
                .fact(format!("{letter}.decree.*")),
        );
        items.extend(self.decrees_of(seat).map(|decree| {
            let item = self
                .item(format!("{letter}-decree-{}", decree.word()), &decree)
                .owner(seat)
                .fact(format!("{letter}.decree.{}", decree.word()));
            // L13.6: Lacerda's are worth the same each.
            if self.public.is_lacerda(seat) {
                return item;
            }
            let wigs = ::lisboa::decree_worth(self.public, seat, decree);
            let args = Args::new().with("wigs", self.voice.count("wigs", wigs.into()));
            item.state(self.say("lisboa-board-worth", &args)).amount("wigs", wigs)
        }));
        Group::new(format!("{letter}-tiles"), items).title(self.text("lisboa-document-tiles-held"))
    }

    fn accounts(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let account = |account: &Account| {
            let wigs = person.wigs[account.index()];
            let word = account.word();
            Item::new(format!("{letter}-wigs-{word}"), capital(&self.voice.named(account)))
                .thing(account)
                .state(self.voice.count("wigs", wigs.into()))
                .owner(seat)
                .amount("wigs", wigs)
                .fact(format!("{letter}.wigs.{word}"))
        };
        Group::new(format!("{letter}-wigs"), Account::ALL.iter().map(account).collect())
            .title(self.text("lisboa-document-accounts"))
    }
}
