//! What one should know about a choice beside its words: what it costs and brings.

mod construction;

use super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{Card, Clergy, Dock, Good, Noble, Side, Slot, Use};
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
            Action::Follow { .. } => self.follow_detail(seat),
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
            Action::Tile { tile } => self.tile_detail(seat, tile),
            Action::Site { site } => self.site_detail(seat, site),
            Action::UsePlan { architect, officials } => {
                self.plan_detail(seat, architect, officials)
            }
            Action::Decree { decree } => {
                let wigs = decree_worth(self.public, seat, decree);
                Some(self.worth(self.voice.count("wigs", wigs.into())))
            }
            Action::Take { deck } => Some(self.voice.named(&self.public.shown[deck.index()]?)),
            Action::Pay { .. } => self.payment_detail(action),
            Action::Discard { card } => Some(self.discard_detail(card)),
            Action::Reward { card } => Some(self.voice.form(&card, "does")),
            Action::Draft { .. }
            | Action::PayVisit { .. }
            | Action::Favour { .. }
            | Action::TakeGood { .. }
            | Action::Give { .. }
            | Action::Pile { .. }
            | Action::Dismiss { .. }
            | Action::Return { .. } => None,
            Action::Stop => self.stop_detail(),
        }
    }

    /// What going on leaves out.
    fn stop_detail(&self) -> Option<String> {
        Some(self.text(match self.public.tasks.top()? {
            Task::VisitState { noble, .. } => {
                let args = Args::new().with("does", self.noble_action(noble));
                return Some(self.say("lisboa-board-no-state", &args));
            }
            Task::FollowOffer { .. } => "lisboa-board-no-follow",
            Task::ExtraDecree(_) => "lisboa-board-no-extra-decree",
            _ => return None,
        }))
    }

    fn noble_action(&self, noble: Noble) -> String {
        self.text(match noble {
            Noble::Builder => "lisboa-board-build-store",
            Noble::Marquis => "lisboa-board-take-decree",
            Noble::King => "lisboa-board-open-building",
        })
    }

    /// Influence first, what it does not reach in wigs (L7.2).
    fn visit_cost(&self, seat: Seat, cost: u8) -> String {
        let influence = cost.min(self.public.people[seat].influence);
        let wigs = cost - influence;
        let mut parts = Vec::new();
        if influence > 0 || wigs == 0 {
            parts.push(self.voice.count("influence", influence.into()));
        }
        if wigs > 0 {
            parts.push(self.voice.count("wigs", wigs.into()));
        }
        self.voice.list(&parts)
    }

    /// L10.3: only noble cards without a penalty bring anything.
    fn discard_detail(&self, card: Card) -> String {
        let row = &self.public.printed.cards[card.index()];
        let penalty = row.effect.iter().flatten().any(|part| part.is_penalty());
        if row.deck.noble().is_none() || penalty {
            return self.text("lisboa-board-no-reward");
        }
        let args = Args::new().with("does", self.voice.form(&card, "does"));
        self.say("lisboa-board-reward", &args)
    }

    /// How much influence the réis take that are raised from it.
    fn payment_detail(&self, action: Action) -> Option<String> {
        self.foreseen(action).into_iter().find_map(|event| match event {
            Event::Influence { amount, level, .. } if amount < 0 => {
                let args = Args::new()
                    .with("influence", self.voice.count("influence", -i32::from(amount)))
                    .with("level", level);
                Some(self.say("lisboa-board-pay-influence", &args))
            }
            _ => None,
        })
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
                let reis = self.public.treasury_reis();
                Some(self.put_down(self.voice.count("reis", reis.into())))
            }
            (Use::Portfolio, Some(_)) => Some(self.put_down(self.voice.form(&card, "does"))),
            (Use::Visit, Some(noble)) => {
                let cost = prices::visit(self.public, seat, noble);
                let args = Args::new()
                    .with("does", self.noble_action(noble))
                    .with("cost", self.visit_cost(seat, cost));
                Some(self.say("lisboa-board-visit", &args))
            }
            (Use::Sponsor, None) => {
                let fee = prices::event(self.public, seat);
                let cost = self.voice.count("reis", fee.into());
                Some(self.does_for(self.voice.form(&card, "does"), cost))
            }
            (Use::Gold, _) | (Use::Visit, None) | (Use::Sponsor, Some(_)) => None,
        }
    }

    /// L2.2: selling or trading comes after what the card brings.
    fn put_down(&self, brings: String) -> String {
        self.say("lisboa-board-into-portfolio", &Args::new().with("brings", brings))
    }

    fn does_for(&self, does: String, cost: String) -> String {
        self.say("lisboa-board-does-for", &Args::new().with("does", does).with("cost", cost))
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

    /// What following costs beside the favour.
    fn follow_detail(&self, seat: Seat) -> Option<String> {
        let Some(Task::FollowOffer { noble, .. }) = self.public.tasks.top() else { return None };
        let cost = prices::follow(self.public, seat, noble);
        Some(self.costs(self.visit_cost(seat, cost)))
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
