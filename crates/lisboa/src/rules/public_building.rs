//! L7.6: opening a public building.

use super::{
    Eyes, Game, List, Verdict, book, cardinal, effects, gain_cube, influence_gain, me, payment,
    store,
};
use crate::effects::Part;
use crate::names::{Account, Architect, Bearing, Clergy, Cube, Site};
use crate::state::{Opened, Person, Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

pub(crate) fn list_sites(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for site in Site::all() {
        if greyed || check_open(eyes.public, site).is_ok() {
            out.add(Action::Site { site });
        }
    }
}

#[inline]
pub(crate) fn check_open(public: &Public, site: Site) -> Verdict {
    if !public.site_in_play(site) {
        return Err(Refusal::SiteNotInPlay { site });
    }
    if public.opened[site.index()].is_some() {
        return Err(Refusal::SiteTaken { site });
    }
    Ok(())
}

/// Whether this architect's building may stand here.
pub(crate) fn check_colour(public: &Public, site: Site, architect: Architect) -> Verdict {
    let Some(tile) = public.available[architect.index()] else {
        return Err(Refusal::NoBuilding { architect });
    };
    match site.bearing() {
        Bearing::North(street) if public.printed.colours(tile, architect) & street.bit() == 0 => {
            Err(Refusal::ColourMissing { site })
        }
        Bearing::North(_) | Bearing::West(_) | Bearing::East(_) => Ok(()),
    }
}

/// Officials a plan needs of this player.
pub(crate) fn needed(public: &Public, person: &Person, officials: u8) -> u8 {
    officials.saturating_sub(fewer(public, person))
}

/// How many of them the almoners spare.
fn fewer(public: &Public, person: &Person) -> u8 {
    let almoner = Clergy::Almoner;
    person.holds(almoner) * public.printed.figures.clergy[almoner.index()]
}

/// All of a player and the table that bears on whether a public building can be opened.
#[derive(Clone, Copy)]
struct Crew {
    reis: u16,
    influence: u8,
    out: u8,
    board: u8,
    /// Officials on each architect's smallest open plan: it is the cheapest.
    plans: [Option<u8>; Architect::COUNT],
    /// Officials fewer on every plan, the price of one hired, and what comes off the whole.
    fewer: u8,
    each: u8,
    discount: u8,
}

impl Crew {
    fn new(public: &Public, person: &Person) -> Self {
        let smallest = |open: &[u8; 8]| open.iter().position(|count| *count > 0).map(|n| n as u8);
        let crew = Self {
            reis: person.reis,
            influence: person.influence,
            out: person.officials_out(),
            board: person.board,
            plans: person.open.each_ref().map(smallest),
            fewer: 0,
            each: 0,
            discount: 0,
        };
        crew.priced(public, person)
    }

    /// With the prices for somebody who holds these tiles, as the treasury stands there.
    fn priced(self, public: &Public, person: &Person) -> Self {
        Self {
            fewer: fewer(public, person),
            each: payment::hire_each(public, person),
            discount: payment::general_discount(public, person),
            ..self
        }
    }

    /// What hiring costs for a plan of an architect.
    fn price(&self, architect: Architect) -> Option<u8> {
        let needed = self.plans[architect.index()]?.saturating_sub(self.fewer);
        match needed.saturating_sub(self.out) {
            0 => Some(0),
            missing => Some((self.each * missing).saturating_sub(self.discount)),
        }
    }

    fn means(&self, public: &Public) -> u16 {
        self.reis + u16::from(payment::worth(&public.printed, self.influence))
    }

    /// The cheapest way to use an open plan here, once the reward is taken.
    fn cheapest(&self, public: &Public, site: Site) -> Result<u8, Refusal> {
        let mut cheapest: Option<u8> = None;
        let mut refusal = Refusal::NoPlan;
        for &architect in Architect::ALL {
            let Some(price) = self.price(architect) else { continue };
            match check_colour(public, site, architect) {
                Ok(()) => cheapest = Some(cheapest.map_or(price, |least| least.min(price))),
                Err(why) => refusal = why,
            }
        }
        cheapest.ok_or(refusal)
    }

    /// The shortfall in réis at a site, the largest where no money would help.
    fn short(&self, public: &Public, site: Site) -> Result<(), (u16, Refusal)> {
        let needs = self.cheapest(public, site).map_err(|refusal| (HOPELESS, refusal))?;
        let has = self.means(public);
        match u16::from(needs).saturating_sub(has) {
            0 => Ok(()),
            short => {
                let has = has.min(255) as u8;
                Err((short, Refusal::HireUnpayable { site, needs, has }))
            }
        }
    }
}

const HOPELESS: u16 = u16::MAX;

/// Whether a site can be used: its reward comes first and may bring plan, officials or money.
pub(crate) fn check_site(eyes: Eyes<'_>, site: Site) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    site_possible(public, person, &Crew::new(public, person), site).map_err(|(_, refusal)| refusal)
}

/// An error carries the shortfall.
fn site_possible(
    public: &Public,
    person: &Person,
    crew: &Crew,
    site: Site,
) -> Result<(), (u16, Refusal)> {
    check_open(public, site).map_err(|refusal| (HOPELESS, refusal))?;
    let mut best = Err((HOPELESS, Refusal::NoPlan));
    let mut consider = |outcome: Result<(), (u16, Refusal)>| match (best, outcome) {
        (Ok(()), _) => {}
        (Err(_), Ok(())) => best = Ok(()),
        (Err((worst, _)), Err((short, why))) => {
            if short < worst || worst == HOPELESS {
                best = Err((short, why));
            }
        }
    };
    let mut after = *crew;
    let mut choice = None;
    for part in public.printed.sites[site.index()].into_iter().flatten() {
        match part {
            Part::Reis(reis) => after.reis += u16::from(reis),
            Part::GainInfluence => {
                let top = public.printed.influence_top;
                after.influence = (after.influence + influence_gain(public, person)).min(top);
            }
            Part::Recruit(officials) => {
                // Where they go does not matter: those displaced stand in the plaza and count.
                let recruited = officials.min(after.board).min(3);
                after.board -= recruited;
                after.out += recruited;
            }
            Part::Plan => choice = Some(Part::Plan),
            Part::Cardinal { .. } => choice = Some(part),
            _ => {}
        }
    }
    match choice {
        Some(Part::Plan) => {
            let mut any = false;
            for &architect in Architect::ALL {
                if let Some(officials) = public.top_plan(architect) {
                    any = true;
                    let mut with_plan = after;
                    let smallest = &mut with_plan.plans[architect.index()];
                    *smallest = Some(smallest.map_or(officials, |least| least.min(officials)));
                    consider(with_plan.short(public, site));
                }
            }
            if !any {
                consider(after.short(public, site));
            }
        }
        Some(Part::Cardinal { steps, exactly })
            if cardinal::possible(public, person, steps, exactly).is_ok() =>
        {
            store::after_cardinal(public, person, steps, exactly, &mut |moved, met| {
                consider(after.priced(moved, met).short(moved, site));
            });
        }
        _ => consider(after.short(public, site)),
    }
    best
}

/// Whether some open plan can be used here as things are.
pub(crate) fn payable(public: &Public, person: &Person, site: Site) -> bool {
    Crew::new(public, person).short(public, site).is_ok()
}

/// Whether a site's reward bears on what follows it.
fn bears(public: &Public, site: Site) -> bool {
    public.printed.sites[site.index()].iter().flatten().any(|part| {
        matches!(
            part,
            Part::Reis(_)
                | Part::GainInfluence
                | Part::Recruit(_)
                | Part::Plan
                | Part::Cardinal { .. }
        )
    })
}

fn open_sites(public: &Public) -> impl Iterator<Item = Site> + '_ {
    Site::all().filter(|site| check_open(public, *site).is_ok())
}

/// R1 for the whole action.
pub(crate) fn can_open(public: &Public, person: &Person) -> bool {
    let crew = Crew::new(public, person);
    let means = crew.means(public);
    // A building and a plan for it whose missing officials can be paid: beside a row any building
    // may stand, and only the cardinal raises prices.
    let ready = Architect::ALL.iter().any(|&architect| {
        public.available[architect.index()].is_some()
            && crew.price(architect).is_some_and(|price| u16::from(price) <= means)
    });
    let suits = |site: Site| {
        let raises = |part: &Option<Part>| matches!(part, Some(Part::Cardinal { .. }));
        !matches!(site.bearing(), Bearing::North(_))
            && !public.printed.sites[site.index()].iter().any(raises)
    };
    if ready && open_sites(public).any(suits) {
        return true;
    }
    open_sites(public).any(|site| {
        (ready || bears(public, site)) && site_possible(public, person, &crew, site).is_ok()
    })
}

/// What is missing for it: that of the site with the least shortfall (R16).
pub(crate) fn possible(public: &Public, person: &Person) -> Verdict {
    if can_open(public, person) {
        return Ok(());
    }
    let crew = Crew::new(public, person);
    let mut least: Option<(u16, Refusal)> = None;
    for site in open_sites(public) {
        if let Err((short, refusal)) = site_possible(public, person, &crew, site)
            && least.is_none_or(|(best, _)| short < best)
        {
            least = Some((short, refusal));
        }
    }
    Err(least.map_or(Refusal::NoSite, |(_, refusal)| refusal))
}

/// L7.6: the cubes, then the reward.
pub(crate) fn choose_site(game: &mut Game, seat: Seat, site: Site, sink: &mut impl Sink<Event>) {
    game.public.tasks.replace(Task::ChoosePlan { seat, site });
    effects::push_reward(game, seat, game.public.printed.sites[site.index()]);
    take_cubes(game, seat, site, sink);
}

pub(crate) fn take_cubes(game: &mut Game, seat: Seat, site: Site, sink: &mut impl Sink<Event>) {
    let cubes = std::mem::take(&mut game.public.site_cubes[site.index()]);
    for &cube in Cube::ALL {
        for _ in 0..cubes[cube.index()] {
            gain_cube(game, seat, cube, sink);
        }
    }
}

pub(crate) fn list_plans(eyes: Eyes<'_>, out: &mut impl List) {
    for &architect in Architect::ALL {
        for officials in 0..8u8 {
            if me(eyes).open[architect.index()][usize::from(officials)] > 0 {
                out.add(Action::UsePlan { architect, officials });
            }
        }
    }
}

pub(crate) fn check_plan(
    eyes: Eyes<'_>,
    site: Site,
    architect: Architect,
    officials: u8,
) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    if person.open[architect.index()].get(usize::from(officials)).is_none_or(|count| *count == 0) {
        return Err(Refusal::PlanNotHeld { architect, officials });
    }
    check_colour(public, site, architect)?;
    let missing = needed(public, person, officials).saturating_sub(person.officials_out());
    let needs = payment::hire_price(public, eyes.seat, missing);
    let has = payment::means(public, person);
    if missing > 0 && u16::from(needs) > has {
        return Err(Refusal::HireUnpayable { site, needs, has: has.min(255) as u8 });
    }
    Ok(())
}

pub(crate) fn use_plan(game: &mut Game, seat: Seat, architect: Architect, officials: u8) {
    let Some(Task::ChoosePlan { site, .. }) = game.public.tasks.pop() else { return };
    let person = &game.public.people[seat];
    let needed = needed(&game.public, person, officials);
    let own = needed.min(person.officials_out());
    game.public.tasks.push(Task::OpenBuilding { seat, site, architect, officials });
    if needed > own {
        game.public.tasks.push(Task::Hire { seat, officials: needed - own });
    }
    if own > 0 {
        game.public.tasks.push(Task::Officials { seat, left: own });
    }
}

/// The building stands; everyone with a relevant store gains.
pub(crate) fn open(
    game: &mut Game,
    seat: Seat,
    site: Site,
    architect: Architect,
    sink: &mut impl Sink<Event>,
) {
    let Some(tile) = game.public.available[architect.index()].take() else { return };
    game.public.opened[site.index()] = Some(Opened { tile, architect });
    let facade = game.public.printed.facade(tile, architect);
    sink.emit(Event::BuildingOpened { seat, site, architect, facade });
    let wigs = game.public.building_wigs(site, game.public.printed.colours(tile, architect));
    for owner in game.public.all() {
        book(game, owner, Account::Buildings, wigs[owner], sink);
    }
    refill(game, architect);
}

/// The next tile of the stack becomes available, and the one below it visible.
pub(crate) fn refill(game: &mut Game, architect: Architect) {
    let here = architect.index();
    game.public.available[here] = game.public.next[here].take();
    if game.public.stack_left[here] > 0 {
        game.public.tasks.push(Task::DealBuilding(architect));
    }
}

/// L7.6, the end of the action for a person.
pub(crate) fn finish(
    game: &mut Game,
    seat: Seat,
    site: Site,
    architect: Architect,
    officials: u8,
    sink: &mut impl Sink<Event>,
) {
    let person = &mut game.public.people[seat];
    person.open[architect.index()][usize::from(officials)] -= 1;
    person.done[architect.index()][usize::from(officials)] += 1;
    sink.emit(Event::PlanCompleted { seat, architect, officials });
    open(game, seat, site, architect, sink);
    let dean = Clergy::Dean;
    let wigs =
        game.public.people[seat].holds(dean) * game.public.printed.figures.clergy[dean.index()];
    book(game, seat, Account::Clergy, i16::from(wigs), sink);
}
