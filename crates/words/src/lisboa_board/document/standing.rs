//! How far the game has come, prices, and everybody side by side.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::lisboa::names::{Good, Noble, StateAction, cards};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn where_it_stands(&self) -> Region {
        let mut items = vec![self.period_item(), self.treasury_item(), self.on_turn()];
        items.extend(self.noted());
        items.extend(self.solo_items());
        let options = Group::new(
            "options",
            vec![
                self.option_item("draft", self.public.draft.into()),
                self.option_item("tools", self.public.tools_other.into()),
            ],
        )
        .title(self.text("lisboa-document-options"));
        let prices = Good::ALL.iter().zip(self.public.prices).map(|(good, price)| {
            self.item(format!("price-{}", good.word()), good)
                .state(self.voice.count("reis", price.into()))
                .amount("reis", price)
                .fact(format!("price.{}", good.word()))
        });
        let prices = Group::new("prices", prices.collect())
            .title(self.text("lisboa-document-prices"))
            .intro(self.text("lisboa-document-prices-about"));
        let groups =
            vec![Group::new("where", items), prices, self.players(), self.tracks(), options];
        self.common("where", "lisboa-document-where", groups)
    }

    fn period_item(&self) -> Item {
        let notes = &self.public.notes;
        let due = |seat: Option<Seat>| seat.map(|seat| self.voice.person(seat));
        let (period_by, end_by) = (due(notes.period_due), due(notes.end_due));
        let args = Args::new()
            .with("period", self.public.period)
            .with("over", if self.public.over { "yes" } else { "no" })
            .with("period-due", if period_by.is_some() { "yes" } else { "no" })
            .with("period-by", period_by.unwrap_or_default())
            .with("end-due", if end_by.is_some() { "yes" } else { "no" })
            .with("end-by", end_by.unwrap_or_default())
            .with("ends", if notes.turns_left.is_some() { "yes" } else { "no" })
            .with("turns", self.voice.count("turns", notes.turns_left.unwrap_or(0).into()));
        self.titled("period", "lisboa-document-period")
            .state(self.say("lisboa-document-period-state", &args))
            .amount("period", self.public.period)
            .fact("period")
            .fact("over")
            .fact("due.*")
    }

    fn treasury_item(&self) -> Item {
        let influence = self.public.treasury_influence();
        let args = Args::new()
            .with("space", self.public.treasury)
            .with("reis", self.voice.count("reis", self.public.treasury_reis().into()))
            .with("sign", if influence < 0 { "minus" } else { "plus" })
            .with("influence", influence.unsigned_abs());
        self.titled("treasury", "lisboa-document-treasury")
            .state(self.say("lisboa-document-treasury-state", &args))
            .about(self.text("lisboa-document-treasury-about"))
            .amount("treasury", self.public.treasury)
            .amount("reis", self.public.treasury_reis())
            .amount("influence", influence)
            .fact("treasury")
    }

    fn on_turn(&self) -> Item {
        self.titled("order", "lisboa-document-order").state(self.turn()).fact("first").fact("now")
    }

    /// What the turn at hand remembers, if anything.
    fn noted(&self) -> Option<Item> {
        let notes = &self.public.notes;
        let mut told = Vec::new();
        let mut listed = |id: &str, items: Vec<String>| {
            if !items.is_empty() {
                told.push(self.say(id, &Args::new().with("list", self.row(items))));
            }
        };
        let actions = |set: u8| {
            let there = StateAction::ALL.iter().filter(|action| set & (1 << action.index()) != 0);
            self.named(there.copied())
        };
        let goods = |set: u8| {
            let there = Good::ALL.iter().filter(|good| set & good.bit() != 0);
            self.named(there.copied())
        };
        listed("lisboa-document-turn-covered", actions(notes.covered));
        listed("lisboa-document-turn-done", actions(notes.done));
        listed("lisboa-document-turn-produced", goods(notes.produced));
        listed("lisboa-document-turn-given", goods(notes.given));
        let spent = self.seats().filter(|seat| notes.marker_spent & (1 << seat.index()) != 0);
        listed("lisboa-document-turn-spent", spent.map(|seat| self.voice.person(seat)).collect());
        let church = notes.church.map(|seat| self.voice.person(seat));
        listed("lisboa-document-turn-church", church.into_iter().collect());
        let offered = (notes.offered > 0).then(|| notes.offered.to_string());
        listed("lisboa-document-turn-offered", offered.into_iter().collect());
        let taken = notes.taken.map(|deck| self.voice.named(&deck));
        listed("lisboa-document-turn-taken", taken.into_iter().collect());
        listed("lisboa-document-turn-discarded", self.named(cards(notes.discarded)));
        let rewarded = Noble::ALL.iter().filter(|noble| notes.rewarded & (1 << noble.index()) != 0);
        listed("lisboa-document-turn-rewarded", self.named(rewarded.copied()));
        let traded = (notes.traded > 0).then(|| self.voice.count("goods", notes.traded.into()));
        listed("lisboa-document-turn-traded", traded.into_iter().collect());
        (!told.is_empty()).then(|| {
            self.titled("turn", "lisboa-document-turn")
                .state(self.row(told))
                .fact("turn.*")
                .fact("turn.*.*")
        })
    }

    /// What steers Lacerda.
    fn solo_items(&self) -> Vec<Item> {
        let Some(solo) = self.public.solo else { return Vec::new() };
        vec![
            self.titled("courtier", "lisboa-document-courtier")
                .thing(&solo.courtier)
                .state(self.voice.named(&solo.courtier))
                .about(self.text("lisboa-document-courtier-about"))
                .fact("courtier"),
            self.titled("helper", "lisboa-document-helper")
                .thing(&solo.helper)
                .state(self.voice.named(&solo.helper))
                .about(self.text("lisboa-document-helper-about"))
                .fact("helper"),
        ]
    }

    fn option_item(&self, option: &str, value: usize) -> Item {
        use kernel::Game;
        let title = [::lisboa::Lisboa::NAME, "option", option].join("-");
        let known = ::lisboa::Lisboa::OPTIONS.iter().find(|known| known.name == option);
        let word = known.and_then(|known| known.values.get(value)).copied().unwrap_or_default();
        Item::new(format!("option-{option}"), capital(&self.text(&title)))
            .state(self.text(&[title.as_str(), word].join("-")))
            .fact(format!("option.{option}"))
    }

    /// What everybody has at hand, side by side.
    fn players(&self) -> Group {
        let mut columns = self.heads(&[
            ("wigs", "lisboa-document-wigs"),
            ("reis", "lisboa-document-reis"),
            ("influence", "lisboa-document-influence"),
        ]);
        columns
            .extend(Good::ALL.iter().map(|good| (good.word().to_owned(), self.heading_name(good))));
        columns.extend(self.heads(&[
            ("officials", "lisboa-document-officials-board"),
            ("stores", "lisboa-document-stores"),
            ("decrees", "lisboa-document-decrees"),
            ("cards", "lisboa-document-hand"),
        ]));
        let row = |seat: Seat| self.player_row(seat, &columns);
        let items = self.seats().map(row).collect();
        Group::new("players", items)
            .title(self.text("lisboa-board-heading-players"))
            .columns(columns.clone())
    }

    /// What the spaces of the two tracks mean.
    fn tracks(&self) -> Group {
        let items = vec![
            self.titled("influence-track", "lisboa-document-influence-track")
                .about(self.text("lisboa-document-influence-track-about")),
            self.titled("wig-track", "lisboa-document-wig-track")
                .about(self.text("lisboa-document-wig-track-about")),
        ];
        Group::new("tracks", items).title(self.text("lisboa-document-tracks"))
    }

    fn player_row(&self, seat: Seat, columns: &[(String, String)]) -> Item {
        let person = &self.public.people[seat];
        let letter = seat.letter();
        let figure = |what: &'static str, count: i32| {
            Item::new(format!("players-{letter}-{what}"), "")
                .state(count.to_string())
                .owner(seat)
                .amount(what, count)
        };
        let mut cells = vec![
            figure("wigs", person.total().into()).fact(format!("{letter}.wigs.total")),
            figure("reis", person.reis.into()).fact(format!("{letter}.reis")),
            figure("influence", person.influence.into()).fact(format!("{letter}.influence")),
        ];
        cells.extend(Good::ALL.iter().zip(person.goods).map(|(good, count)| {
            figure(good.word(), count.into()).fact(format!("{letter}.{}", good.word()))
        }));
        cells.extend([
            figure("officials", person.board.into()).fact(format!("{letter}.board")),
            figure("stores", person.stores().into()).fact("store.*"),
            figure("decrees", person.decrees.count_ones() as i32)
                .fact(format!("{letter}.decree.*")),
            figure("cards", person.hand.into()).fact(format!("{letter}.hand-size")),
        ]);
        for (cell, (_, title)) in cells.iter_mut().zip(columns) {
            cell.name.clone_from(title);
        }
        Item::new(format!("players-{letter}"), self.voice.person(seat)).owner(seat).cells(cells)
    }
}
