//! What is to be done next, for fingerprints: from the bottom of the stack (done last) to the top.

use crate::effects::Part;
use crate::state::{Public, Task};
use kernel::Seat;
use kernel::game::Fact;
use std::fmt::Write;

pub(super) fn facts(public: &Public, each: &mut dyn FnMut(&str, Fact)) {
    let mut name = String::with_capacity(32);
    for (depth, &task) in public.tasks.iter().enumerate() {
        parts(task, &mut |part, fact| {
            name.clear();
            // Writing to a string cannot fail.
            let _ = write!(name, "task.{}.{part}", depth + 1);
            each(&name, fact);
        });
    }
}

type Each<'a> = &'a mut dyn FnMut(&str, Fact);

/// The kind of a task and what it carries.
fn parts(task: Task, each: Each<'_>) {
    match task {
        Task::DrawFirst => kind("draw-first", each),
        Task::DealScoring => kind("deal-scoring", each),
        Task::DealBuilding(architect) => with("deal-building", "architect", architect.word(), each),
        Task::DealRow(row) => numbered("deal-row", "row", row, each),
        Task::DealColumn(column) => numbered("deal-column", "column", column, each),
        Task::DealSite(site) => with("deal-site", "site", site.word(), each),
        Task::DealPile => kind("deal-pile", each),
        Task::DealClergyPair(seat) => of_seat("deal-clergy-pair", seat, each),
        Task::KeepClergy(seat) => of_seat("keep-clergy", seat, each),
        Task::FillChurch => kind("fill-church", each),
        Task::DealFavour(seat) => of_seat("deal-favour", seat, each),
        Task::DealPlan(seat) => of_seat("deal-plan", seat, each),
        Task::FillDecrees => kind("fill-decrees", each),
        Task::DealHand(seat) => of_seat("deal-hand", seat, each),
        Task::Draft { seat, left } => counted("draft", seat, left, each),
        Task::PassDraft(step) => numbered("pass-draft", "step", step, each),
        Task::ShowCard(deck) => with("show-card", "deck", deck.word(), each),
        Task::RevealHelper => kind("reveal-helper", each),
        Task::RevealCourtier => kind("reveal-courtier", each),
        Task::StartTurn(seat) => of_seat("start-turn", seat, each),
        Task::PlayCard(seat) => of_seat("play-card", seat, each),
        Task::PlaceCard { seat, card } => seated("place-card", seat, "card", card.word(), each),
        Task::Market(seat) => of_seat("market", seat, each),
        Task::SellMore(seat) => of_seat("sell-more", seat, each),
        Task::TradeMore(seat) => of_seat("trade-more", seat, each),
        Task::PayVisit { seat, noble, follows } => {
            seated("pay-visit", seat, "noble", noble.word(), each);
            each("follows", flag(follows));
        }
        Task::VisitState { seat, noble } => {
            seated("visit-state", seat, "noble", noble.word(), each);
        }
        Task::NobleAction { seat, noble } => {
            seated("noble-action", seat, "noble", noble.word(), each);
        }
        Task::Follows { visitor, noble, left } => {
            seated("follows", visitor, "noble", noble.word(), each);
            each("left", number(left));
        }
        Task::FollowOffer { seat, noble } => {
            seated("follow-offer", seat, "noble", noble.word(), each);
        }
        Task::Pay { seat, reis } => {
            of_seat("pay", seat, each);
            each("reis", number(reis));
        }
        Task::Part { seat, part } => {
            of_seat("part", seat, each);
            effect(part, each);
        }
        Task::Event { seat, part, must } => {
            of_seat("event", seat, each);
            each("must", flag(must));
            effect(part, each);
        }
        Task::AnyState { seat, left, first } => {
            counted("any-state", seat, left, each);
            each("first", flag(first));
        }
        Task::State { seat, action } => seated("state", seat, "action", action.word(), each),
        Task::Recruit { seat, left, used } => {
            counted("recruit", seat, left, each);
            each("used", number(used));
        }
        Task::TakePlan(seat) => of_seat("take-plan", seat, each),
        Task::TakeFavour(seat) => of_seat("take-favour", seat, each),
        Task::Cardinal { seat, steps, exactly } => {
            of_seat("cardinal", seat, each);
            each("steps", number(steps));
            each("exactly", flag(exactly));
        }
        Task::ShipSlot(seat) => of_seat("ship-slot", seat, each),
        Task::ShipGoods { seat, slot, left } => {
            counted("ship-goods", seat, left, each);
            each("slot", Fact::Word(slot.word()));
        }
        Task::ProduceMore { seat, left } => counted("produce-more", seat, left, each),
        Task::ChooseGoods { seat, left } => counted("choose-goods", seat, left, each),
        Task::LoseGoods { seat, left } => counted("lose-goods", seat, left, each),
        Task::LoseOfficials { seat, left } => counted("lose-officials", seat, left, each),
        Task::LoseFavour(seat) => of_seat("lose-favour", seat, each),
        Task::LoseClergy(seat) => of_seat("lose-clergy", seat, each),
        Task::PileCube(seat) => of_seat("pile-cube", seat, each),
        Task::StoreTile(seat) => of_seat("store-tile", seat, each),
        Task::StoreLand { seat, tile } => seated("store-land", seat, "tile", tile.word(), each),
        Task::PlaceStore { seat, land, tile } => {
            seated("place-store", seat, "land", land.word(), each);
            each("tile", Fact::Word(tile.word()));
        }
        Task::StoreCube { seat, land } => seated("store-cube", seat, "land", land.word(), each),
        Task::PayLand { seat, land } => seated("pay-land", seat, "land", land.word(), each),
        Task::House { seat, land } => seated("house", seat, "land", land.word(), each),
        Task::ChooseSite(seat) => of_seat("choose-site", seat, each),
        Task::ChoosePlan { seat, site } => seated("choose-plan", seat, "site", site.word(), each),
        Task::Officials { seat, left } => counted("officials", seat, left, each),
        Task::Hire { seat, officials } => counted("hire", seat, officials, each),
        Task::OpenBuilding { seat, site, architect, officials } => {
            counted("open-building", seat, officials, each);
            each("site", Fact::Word(site.word()));
            each("architect", Fact::Word(architect.word()));
        }
        Task::TakeDecree(seat) => of_seat("take-decree", seat, each),
        Task::ExtraDecree(seat) => of_seat("extra-decree", seat, each),
        Task::TakeCard(seat) => of_seat("take-card", seat, each),
        Task::EndTurn(seat) => of_seat("end-turn", seat, each),
        Task::ChurchDue => kind("church-due", each),
        Task::Church { seat, left } => counted("church", seat, left, each),
        Task::OfferClergy(seat) => of_seat("offer-clergy", seat, each),
        Task::Period => kind("period", each),
        Task::NewPeriod { seat, left } => counted("new-period", seat, left, each),
        Task::Discard(seat) => of_seat("discard", seat, each),
        Task::PeriodReward(seat) => of_seat("period-reward", seat, each),
        Task::DrawHands => kind("draw-hands", each),
        Task::AfterTurn(seat) => of_seat("after-turn", seat, each),
        Task::Lacerda => kind("lacerda", each),
        Task::LacerdaEnd => kind("lacerda-end", each),
        Task::Finish => kind("finish", each),
    }
}

/// A part of an effect and how much of it.
fn effect(part: Part, each: Each<'_>) {
    let (word, amount) = match part {
        Part::Good { good, count } => (good.word(), count),
        Part::Reis(reis) => ("reis", reis),
        Part::Wigs(wigs) => ("wigs", wigs),
        Part::GainInfluence => ("influence", 0),
        Part::Recruit(officials) => ("recruit", officials),
        Part::Plan => ("plan", 0),
        Part::Favour => ("favour", 0),
        Part::Produce => ("produce", 0),
        Part::Cardinal { steps, exactly: true } => ("cardinal-exactly", steps),
        Part::Cardinal { steps, exactly: false } => ("cardinal-up-to", steps),
        Part::PileCube => ("pile-cube", 0),
        Part::GoodsOfChoice(goods) => ("goods-of-choice", goods),
        Part::Ship => ("ship", 0),
        Part::Store => ("store", 0),
        Part::Decree => ("decree", 0),
        Part::PublicBuilding => ("public-building", 0),
        Part::StateActions(actions) => ("state-actions", actions),
        Part::LoseOfficials(officials) => ("lose-officials", officials),
        Part::LoseReis(reis) => ("lose-reis", reis),
        Part::LoseWigs(wigs) => ("lose-wigs", wigs),
        Part::LoseGoods(goods) => ("lose-goods", goods),
        Part::LoseFavour => ("lose-favour", 0),
        Part::LoseClergy => ("lose-clergy", 0),
    };
    each("part", Fact::Word(word));
    each("amount", number(amount));
}

fn number(amount: u8) -> Fact {
    Fact::Number(amount.into())
}

fn flag(is: bool) -> Fact {
    Fact::Number(is.into())
}

fn kind(kind: &'static str, each: Each<'_>) {
    each("kind", Fact::Word(kind));
}

fn with(word: &'static str, name: &str, value: &'static str, each: Each<'_>) {
    kind(word, each);
    each(name, Fact::Word(value));
}

fn numbered(word: &'static str, name: &str, value: u8, each: Each<'_>) {
    kind(word, each);
    each(name, number(value));
}

fn of_seat(word: &'static str, seat: Seat, each: Each<'_>) {
    kind(word, each);
    each("seat", Fact::Seat(seat));
}

fn seated(word: &'static str, seat: Seat, name: &str, value: &'static str, each: Each<'_>) {
    of_seat(word, seat, each);
    each(name, Fact::Word(value));
}

fn counted(word: &'static str, seat: Seat, left: u8, each: Each<'_>) {
    of_seat(word, seat, each);
    each("left", number(left));
}
