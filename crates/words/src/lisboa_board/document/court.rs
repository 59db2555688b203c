//! Nobles, architects, church, political cards, decrees and the shipyard.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::lisboa::names::{Architect, Deck, Noble, Place, ShipKind, StateAction};
use ::lisboa::prices;
use kernel::Seat;

impl Page<'_> {
    pub(super) fn court_region(&self) -> Region {
        let columns = self.heads(&[
            ("office", "lisboa-document-office"),
            ("plaza", "lisboa-document-plaza"),
            ("favours", "lisboa-document-favours-left"),
            ("visit", "lisboa-document-visit"),
        ]);
        let nobles = Noble::ALL.iter().map(|noble| self.noble_row(*noble)).collect();
        let actions = StateAction::ALL.iter().map(|action| self.state_action(*action)).collect();
        let groups = vec![
            Group::new("nobles", nobles).columns(columns),
            Group::new("state-actions", actions).title(self.text("lisboa-document-state-actions")),
            Group::new("courtiers", self.courtiers()).title(self.text("lisboa-document-courtiers")),
        ];
        self.common("court", "lisboa-board-heading-court", groups)
    }

    /// Everybody's but Lacerda's, who is told of beside his helper.
    fn courtiers(&self) -> Vec<Item> {
        let people = self.seats().filter(|seat| !self.public.is_lacerda(*seat));
        let item = |seat: Seat| {
            let name = Args::new().with("person", self.voice.person(seat));
            let name = self.say("lisboa-document-courtier-of", &name);
            let state = match self.public.courtier(seat) {
                Some(noble) => {
                    let args = Args::new().with("noble", self.voice.named(&noble));
                    self.say("lisboa-document-courtier-visits", &args)
                }
                None => self.text("lisboa-document-courtier-waits"),
            };
            Item::new(format!("courtier-{}", seat.letter()), name)
                .state(state)
                .about(self.text("lisboa-document-courtier-of-about"))
                .owner(seat)
                .pieces("courtier", seat, 1)
        };
        people.map(item).collect()
    }

    fn noble_row(&self, noble: Noble) -> Item {
        let here = noble.index();
        let word = noble.word();
        let cell = |what: &str, title: &str| {
            Item::new(format!("noble-{word}-{what}"), self.titled_of(title, &noble))
        };
        let office = cell("office", "lisboa-document-office")
            .state(self.office(noble))
            .some("official", self.public.neutral)
            .fact(format!("*.office.{word}"))
            .fact("neutral");
        let plaza = self.shares(|seat| self.public.people[seat].plaza[here]);
        // Its name is written on the board, where the noble stands above it.
        let plaza = self
            .titled(format!("noble-{word}-plaza"), "lisboa-document-plaza")
            .state(self.row_or(plaza, "lisboa-board-nobody"))
            .fact(format!("*.plaza.{word}"));
        let favours = self.public.favours[here];
        let favours = cell("favours", "lisboa-document-favours-left")
            .state(favours.to_string())
            .amount("favour", favours)
            .fact(format!("favour.{word}"));
        let visit = cell("visit", "lisboa-document-visit");
        let visit = match self.viewer() {
            Some(seat) => {
                let cost = prices::visit(self.public, seat, noble);
                visit.state(self.voice.count("influence", cost.into())).amount("influence", cost)
            }
            None => visit.state(self.text("lisboa-document-each")),
        };
        let cells = vec![
            self.everybodys(office, "official", |seat| self.public.people[seat].office[here]),
            self.everybodys(plaza, "official", |seat| self.public.people[seat].plaza[here]),
            favours,
            visit.about(self.text("lisboa-document-visit-about")),
        ];
        self.item(format!("noble-{word}"), &noble).cells(cells)
    }

    fn state_action(&self, action: StateAction) -> Item {
        let covered = self.public.notes.covered & (1 << action.index()) != 0;
        let args = Args::new()
            .with("noble", self.voice.named(&action.noble()))
            .with("covered", if covered { "yes" } else { "no" });
        let word = action.word();
        self.item(format!("state-action-{word}"), &action)
            .state(self.say("lisboa-document-state-action", &args))
            .fact(format!("turn.covered.{word}"))
    }

    pub(super) fn architects_region(&self) -> Region {
        let columns = self.heads(&[
            ("available", "lisboa-document-available"),
            ("next", "lisboa-document-next"),
            ("stack", "lisboa-document-stack"),
            ("plan", "lisboa-document-plan"),
        ]);
        let rows = Architect::ALL.iter().map(|architect| self.architect_row(*architect)).collect();
        let groups = vec![Group::new("architects", rows).columns(columns)];
        self.common("architects", "lisboa-board-heading-architects", groups)
    }

    fn architect_row(&self, architect: Architect) -> Item {
        let here = architect.index();
        let word = architect.word();
        let cell = |what: &str, title: &str| {
            Item::new(format!("architect-{word}-{what}"), self.titled_of(title, &architect))
        };
        let face = |what: &str, title: &str, tile: Option<u8>| {
            let item = cell(what, title).fact(format!("{what}.{word}"));
            match tile.map(|tile| self.public.printed.facade(tile, architect)) {
                Some(facade) => item
                    .thing(&facade)
                    .state(capital(&self.voice.named(&facade)))
                    .amount("building", 1),
                None => item.state(self.empty()),
            }
        };
        let left = self.public.stack_left[here];
        let plan = self.public.top_plan(architect);
        let top = cell("plan", "lisboa-document-plan").fact(format!("plans.{word}"));
        let plans = self.public.printed.plans.len() - usize::from(self.public.plans_taken[here]);
        let args = Args::new()
            .with("plans", plans)
            .with("officials", self.voice.count("officials", plan.unwrap_or(0).into()));
        let top = top
            .state(self.say("lisboa-document-plans", &args))
            .some("official", plan.unwrap_or(0))
            .amount("plan", plans as i32);
        let cells = vec![
            face("available", "lisboa-document-available", self.public.available[here]),
            face("next", "lisboa-document-next", self.public.next[here]),
            cell("stack", "lisboa-document-stack")
                .state(left.to_string())
                .amount("building", left)
                .fact(format!("stack.{word}")),
            top,
        ];
        self.item(format!("architect-{word}"), &architect).cells(cells)
    }

    pub(super) fn church_region(&self) -> Region {
        let between = |place: u8| self.voice.form(&Place(place), "between");
        let args = Args::new()
            .with("cardinal", between(self.public.cardinal))
            .with("influence", between(self.public.printed.church_influence))
            .with("treasury", between(self.public.printed.church_treasury));
        let cardinal = self
            .titled("cardinal", "lisboa-document-cardinal")
            .state(self.say("lisboa-board-cardinal", &args))
            .amount("place", self.public.cardinal)
            .fact("cardinal");
        let columns = self.heads(&[("tile", "lisboa-document-clergy-tile")]);
        let row = |(place, tile): (Place, &Option<::lisboa::names::Clergy>)| {
            let word = place.0;
            let id = format!("church-{word}-tile");
            let cell = match tile {
                Some(clergy) => self
                    .item(id, clergy)
                    .state(capital(&self.voice.named(clergy)))
                    .amount("clergy", 1),
                None => self.titled(id, "lisboa-document-clergy-tile").state(self.empty()),
            };
            let name = Args::new().with("place", self.voice.named(&place));
            Item::new(format!("church-{word}"), self.say("lisboa-document-church-place", &name))
                .thing(&place)
                .cells(vec![cell.fact(format!("church.{word}"))])
        };
        let rows = Place::all().zip(&self.public.church).map(row).collect();
        let groups = vec![
            Group::new("cardinal", vec![cardinal]),
            Group::new("church", rows).columns(columns),
        ];
        self.common("church", "lisboa-board-heading-church", groups)
    }

    pub(super) fn cards_region(&self) -> Region {
        let columns = self.heads(&[
            ("shown", "lisboa-document-shown"),
            ("face-down", "lisboa-document-face-down"),
        ]);
        let row = |deck: &Deck| {
            let word = deck.word();
            let id = format!("deck-{word}-shown");
            let shown = match &self.public.shown[deck.index()] {
                Some(card) => {
                    self.item(id, card).state(capital(&self.voice.named(card))).amount("card", 1)
                }
                None => self.titled(id, "lisboa-document-shown").state(self.empty()),
            };
            let left = self.public.deck(*deck).count_ones();
            let below = self
                .titled(format!("deck-{word}-left"), "lisboa-document-face-down")
                .state(left.to_string())
                .amount("card", left as i32)
                .fact(format!("deck.{word}"));
            self.item(format!("deck-{word}"), deck)
                .cells(vec![shown.fact(format!("shown.{word}")), below])
        };
        let rows = Deck::ALL.iter().map(row).collect();
        let groups = vec![Group::new("decks", rows).columns(columns)];
        self.common("cards", "lisboa-board-heading-cards", groups)
    }

    pub(super) fn decrees_region(&self) -> Region {
        let item = |(spot, decree): (usize, &Option<::lisboa::names::Decree>)| {
            let id = format!("decree-{}", spot + 1);
            let item = match decree {
                Some(decree) => {
                    let item = self.item(id, decree).amount("decree", 1);
                    match self.viewer() {
                        Some(seat) => item.state(self.decree_now(seat, *decree)),
                        None => item,
                    }
                }
                None => self.titled(id, "lisboa-document-no-decree").state(self.empty()),
            };
            item.fact(format!("decree.{}", spot + 1))
        };
        let items = self.public.decrees.iter().enumerate().map(item).collect();
        let groups = vec![Group::new("decrees", items)];
        self.common("decrees", "lisboa-board-heading-decrees", groups)
    }

    pub(super) fn yard_region(&self) -> Region {
        let top = self.public.top_ship();
        let item = |kind: &ShipKind| {
            let count = self.public.yard[kind.index()];
            let args = Args::new()
                .with("count", count)
                .with("top", if top == Some(*kind) { "yes" } else { "no" });
            self.item(format!("yard-{}", kind.word()), kind)
                .state(self.say("lisboa-document-yard", &args))
                .amount("ship", count)
                .fact(format!("yard.{}", kind.word()))
        };
        let groups = vec![Group::new("yard", ShipKind::ALL.iter().map(item).collect())];
        self.common("shipyard", "lisboa-document-shipyard", groups)
    }
}
