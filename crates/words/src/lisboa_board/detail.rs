//! What one should know about a choice beside its words: what it costs and brings.

use super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{
    Architect, Card, Clergy, Cube, Dock, Follow, Good, Land, Line, Noble, Side, Site, Slot,
    StateAction, Use,
};
use ::lisboa::state::{Task, Top};
use ::lisboa::{Action, Event, decree_worth, prices};
use kernel::{Seat, Token, Value};

impl Page<'_> {
    pub(super) fn detail(&self, action: Action) -> Option<String> {
        let seat = self.viewer()?;
        match action {
            Action::Keep { clergy } | Action::Offer { clergy } => Some(self.clergy_wigs(clergy)),
            Action::Play { card, purpose } => self.play_detail(seat, card, purpose),
            Action::Slot { slot } => self.slot_detail(seat, slot),
            Action::Sell { owner, slot, .. } => self.sale_detail(action, Dock { owner, slot }),
            Action::Trade { .. } | Action::State { .. } => self.brings(seat, action),
            Action::Follow { choice } => self.follow_detail(choice),
            Action::Recruit { noble } => Some(self.office(noble)),
            Action::Plan { architect } => {
                let officials = self.public.top_plan(architect)?;
                Some(self.voice.count("officials", officials.into()))
            }
            Action::Cardinal { steps, side } => self.cardinal_detail(action, steps, side),
            Action::Land { land } => Some(self.land_detail(seat, land)),
            Action::Cube { line, cube } => self.cube_detail(seat, line, cube),
            Action::House { houses } => match houses.value() {
                Value::Name(name) => Some(self.voice.explain(name)),
                Value::Number(_) | Value::Seat(_) | Value::List(_) => None,
            },
            Action::Site { site } => self.site_detail(site),
            Action::UsePlan { architect, officials } => {
                self.plan_detail(seat, architect, officials)
            }
            Action::Decree { decree } => {
                let wigs = decree_worth(self.public, seat, decree);
                Some(self.worth(self.voice.count("wigs", wigs.into())))
            }
            Action::Take { deck } => Some(self.voice.named(&self.public.shown[deck.index()]?)),
            Action::Draft { .. }
            | Action::Pay { .. }
            | Action::PayVisit { .. }
            | Action::Favour { .. }
            | Action::TakeGood { .. }
            | Action::Give { .. }
            | Action::Pile { .. }
            | Action::Tile { .. }
            | Action::Dismiss { .. }
            | Action::Return { .. }
            | Action::Discard { .. }
            | Action::Reward { .. }
            | Action::Stop => None,
        }
    }

    fn worth(&self, wigs: String) -> String {
        self.say("lisboa-board-worth", &Args::new().with("wigs", wigs))
    }

    fn costs(&self, cost: String) -> String {
        self.say("lisboa-board-costs", &Args::new().with("cost", cost))
    }

    fn clergy_wigs(&self, clergy: Clergy) -> String {
        let wigs = self.public.printed.clergy[clergy.index()].wigs;
        let args = Args::new().with("wigs", self.voice.count("wigs", wigs.into()));
        self.say("lisboa-board-clergy-wigs", &args)
    }

    fn play_detail(&self, seat: Seat, card: Card, purpose: Use) -> Option<String> {
        let noble = self.public.printed.cards[card.index()].deck.noble();
        match (purpose, noble) {
            (Use::Portfolio, None) => {
                Some(self.voice.count("reis", self.public.treasury_reis().into()))
            }
            (Use::Visit, Some(noble)) => {
                let cost = prices::visit(self.public, seat, noble);
                Some(self.costs(self.voice.count("influence", cost.into())))
            }
            (Use::Sponsor, None) => {
                let fee = prices::event(self.public, seat);
                Some(self.costs(self.voice.count("reis", fee.into())))
            }
            (Use::Gold | Use::Portfolio, _) | (Use::Visit, None) | (Use::Sponsor, Some(_)) => None,
        }
    }

    /// What lies there, and what a ship costs when it comes there.
    fn slot_detail(&self, seat: Seat, slot: Slot) -> Option<String> {
        let person = &self.public.people[seat];
        let there = match (slot.top(), slot.bottom()) {
            (Some(at), _) => person.top[at].map(|top| match top {
                Top::Card(card) => self.voice.named(&card),
                Top::Ship(ship) => self.ship(&ship),
            }),
            (_, Some(at)) => person.bottom[at].map(|card| self.voice.named(&card)),
            (None, None) => None,
        };
        let building = matches!(self.public.tasks.top(), Some(Task::ShipSlot(_)));
        let cost = building.then(|| prices::ship(self.public, seat, slot)).flatten();
        let cost = cost.map(|goods| self.costs(self.voice.count("goods", goods.into())));
        let parts: Vec<String> = there.into_iter().chain(cost).collect();
        (!parts.is_empty()).then(|| self.row(parts))
    }

    fn sale_detail(&self, action: Action, dock: Dock) -> Option<String> {
        let ship = self.public.ship(dock)?;
        let events = self.foreseen(action);
        let reis = events.iter().find_map(|event| match event {
            Event::Sold { reis, .. } => Some(*reis),
            _ => None,
        })?;
        let sails = events.iter().any(|event| matches!(event, Event::Sailed { .. }));
        let args = Args::new()
            .with("reis", self.voice.count("reis", reis.into()))
            .with("load", ship.load() + 1)
            .with("hull", self.public.printed.ships[ship.kind.index()].hull)
            .with("sails", if sails { "yes" } else { "no" });
        Some(self.say("lisboa-board-sale", &args))
    }

    /// The state action meant by “upper” and “lower”.
    fn follow_detail(&self, choice: Follow) -> Option<String> {
        let Some(Task::FollowOffer { noble, .. }) = self.public.tasks.top() else { return None };
        let [upper, lower] = StateAction::of(noble);
        match choice {
            Follow::Upper => Some(self.voice.named(&upper)),
            Follow::Lower => Some(self.voice.named(&lower)),
            Follow::Noble => Some(self.text(match noble {
                Noble::Builder => "lisboa-board-build-store",
                Noble::Marquis => "lisboa-board-take-decree",
                Noble::King => "lisboa-board-open-building",
            })),
        }
    }

    /// The tile that is taken, and the icons on the way.
    fn cardinal_detail(&self, action: Action, steps: u8, side: Side) -> Option<String> {
        let places = self.public.church.len() as u8;
        let place = (self.public.cardinal + steps) % places;
        let beside = match side {
            Side::Ahead => place,
            Side::Behind => (place + places - 1) % places,
        };
        let clergy = self.public.church[usize::from(beside)]?;
        let raised = |event: &Event| matches!(event, Event::Treasury { .. });
        let treasury = self.foreseen(action).iter().any(raised);
        let crossed = (1..=steps).any(|step| {
            (self.public.cardinal + step) % places == self.public.printed.church_influence
        });
        let args = Args::new()
            .with("clergy", self.voice.named(&clergy))
            .with("does", self.voice.form(&clergy, "does"))
            .with("worth", self.clergy_wigs(clergy))
            .with("treasury", if treasury { "yes" } else { "no" })
            .with("scoring", if crossed { "yes" } else { "no" });
        Some(self.say("lisboa-board-cardinal-detail", &args))
    }

    /// The price as the rubble lies, and the wigs of the store.
    fn land_detail(&self, seat: Seat, land: Land) -> String {
        let wigs = match self.public.tasks.top() {
            Some(Task::StoreLand { tile, .. }) => {
                self.public.scoring[land.column()]
                    * self.public.relevant_buildings(land, tile.street())
            }
            _ => 0,
        };
        let price = prices::land(self.public, seat, land);
        let args = Args::new()
            .with("reis", self.voice.count("reis", price.into()))
            .with("wigs", self.voice.count("wigs", wigs.into()));
        self.say("lisboa-board-land-detail", &args)
    }

    /// What the land costs without this cube.
    fn cube_detail(&self, seat: Seat, line: Line, cube: Cube) -> Option<String> {
        let Some(Task::StoreCube { land, .. }) = self.public.tasks.top() else { return None };
        let mut after = *self.public;
        let there = match line {
            Line::Row => &mut after.row_cubes[land.row()],
            Line::Column => &mut after.column_cubes[land.column()],
        };
        there[cube.index()] = there[cube.index()].checked_sub(1)?;
        let price = prices::land(&after, seat, land);
        let args = Args::new().with("reis", self.voice.count("reis", price.into()));
        Some(self.say("lisboa-board-then-land", &args))
    }

    fn site_detail(&self, site: Site) -> Option<String> {
        let cubes = self.cubes(&self.public.site_cubes[site.index()]);
        self.listed("lisboa-board-site-cubes", "cubes", cubes)
    }

    /// The building it brings, the officials it takes, and whom it scores.
    fn plan_detail(&self, seat: Seat, architect: Architect, officials: u8) -> Option<String> {
        let Some(Task::ChoosePlan { site, .. }) = self.public.tasks.top() else { return None };
        let tile = self.public.available[architect.index()]?;
        let (own, hired, reis) = prices::plan(self.public, seat, officials);
        let colours = self.public.printed.colours(tile, architect);
        let wigs = self.public.building_wigs(site, colours);
        let gains = self.seats().filter(|seat| wigs[*seat] > 0);
        let gains: Vec<String> =
            gains.map(|seat| self.share(self.voice.person(seat), wigs[seat])).collect();
        let args = Args::new()
            .with("facade", self.voice.named(&self.public.printed.facade(tile, architect)))
            .with("own", self.voice.count("officials", own.into()))
            .with("hired", hired)
            .with("hired-counted", self.voice.count("officials", hired.into()))
            .with("reis", self.voice.count("reis", reis.into()))
            .with("wigs", self.row_or(gains, "lisboa-board-nobody"));
        Some(self.say("lisboa-board-plan-detail", &args))
    }

    /// What comes in at once: goods, réis, influence and wigs.
    fn brings(&self, seat: Seat, action: Action) -> Option<String> {
        let mut goods = [0u8; Good::COUNT];
        let (mut influence, mut reis, mut wigs) = (0i32, 0i32, 0i32);
        for event in self.foreseen(action) {
            match event {
                Event::Gained { seat: by, amount, good } if by == seat => {
                    goods[good.index()] += amount;
                }
                Event::Influence { seat: by, amount, .. } if by == seat => {
                    influence += i32::from(amount);
                }
                Event::Reis { seat: by, amount } if by == seat => reis += i32::from(amount),
                Event::Wigs { seat: by, amount, .. } if by == seat => wigs += i32::from(amount),
                _ => {}
            }
        }
        let mut gains = self.goods(&goods);
        for (unit, amount) in [("influence", influence), ("reis", reis), ("wigs", wigs)] {
            if amount > 0 {
                gains.push(self.voice.count(unit, amount));
            }
        }
        (!gains.is_empty()).then(|| self.voice.list(&gains))
    }

    /// What would happen before anything comes to light.
    fn foreseen(&self, action: Action) -> Vec<Event> {
        kernel::preview(self.view, action).unwrap_or_default()
    }
}
