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
    let almoner = Clergy::Almoner;
    let less = person.holds(almoner) * public.printed.figures.clergy[almoner.index()];
    officials.saturating_sub(less)
}

/// The cheapest way to use an open plan here, once the reward is taken.
fn cheapest_plan(public: &Public, person: &Person, site: Site) -> Result<u8, Refusal> {
    let mut cheapest = None;
    let mut refusal = Refusal::NoPlan;
    for &architect in Architect::ALL {
        let open = &person.open[architect.index()];
        if open.iter().all(|count| *count == 0) {
            continue;
        }
        if let Err(why) = check_colour(public, site, architect) {
            refusal = why;
            continue;
        }
        for officials in (0..8u8).filter(|n| open[usize::from(*n)] > 0) {
            let missing = needed(public, person, officials).saturating_sub(person.officials_out());
            let price = payment::hire_price_of(public, person, public.treasury_reis(), missing);
            let price = if missing == 0 { 0 } else { price };
            cheapest = Some(cheapest.unwrap_or(u8::MAX).min(price));
        }
    }
    cheapest.ok_or(refusal)
}

/// Whether a site can be used: its reward comes first and may bring plan, officials or money.
pub(crate) fn check_site(eyes: Eyes<'_>, site: Site) -> Verdict {
    site_possible(eyes.public, me(eyes), site).map_err(|(_, refusal)| refusal)
}

/// An error carries the shortfall in réis, the largest where no money would help.
fn site_possible(public: &Public, person: &Person, site: Site) -> Result<(), (u16, Refusal)> {
    const HOPELESS: u16 = u16::MAX;
    check_open(public, site).map_err(|refusal| (HOPELESS, refusal))?;
    let mut best = Err((HOPELESS, Refusal::NoPlan));
    let mut consider = |public: &Public, person: &Person| {
        let outcome = match cheapest_plan(public, person, site) {
            Err(refusal) => Err((HOPELESS, refusal)),
            Ok(needs) => {
                let has = payment::means(public, person);
                let short = u16::from(needs).saturating_sub(has);
                let has = has.min(255) as u8;
                if short == 0 {
                    Ok(())
                } else {
                    Err((short, Refusal::HireUnpayable { site, needs, has }))
                }
            }
        };
        match (best, outcome) {
            (Ok(()), _) => {}
            (Err(_), Ok(())) => best = Ok(()),
            (Err((worst, _)), Err((short, why))) => {
                if short < worst || worst == HOPELESS {
                    best = Err((short, why));
                }
            }
        }
    };
    let mut after = *person;
    let mut choice = None;
    for part in public.printed.sites[site.index()].into_iter().flatten() {
        match part {
            Part::Reis(reis) => after.reis += u16::from(reis),
            Part::GainInfluence => {
                let top = public.printed.influence_top;
                after.influence = (after.influence + influence_gain(public, &after)).min(top);
            }
            Part::Recruit(officials) => {
                // Where they go does not matter: those displaced stand in the plaza and count.
                let recruited = officials.min(after.board).min(3);
                after.board -= recruited;
                after.plaza[0] += recruited;
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
                    with_plan.open[architect.index()][usize::from(officials)] += 1;
                    consider(public, &with_plan);
                }
            }
            if !any {
                consider(public, &after);
            }
        }
        Some(Part::Cardinal { steps, exactly })
            if cardinal::possible(public, &after, steps, exactly).is_ok() =>
        {
            store::after_cardinal(public, &after, steps, exactly, &mut consider);
        }
        _ => consider(public, &after),
    }
    best
}

/// The cheap sufficient test: an open plan whose officials are all there, a building for it, and
/// a site beside a row, where any building may stand.
fn has_officials(public: &Public, person: &Person) -> bool {
    let out = person.officials_out();
    let plan = Architect::ALL.iter().any(|&architect| {
        public.available[architect.index()].is_some()
            && (0..8u8).any(|officials| {
                person.open[architect.index()][usize::from(officials)] > 0
                    && needed(public, person, officials) <= out
            })
    });
    plan && Site::all().any(|site| {
        !matches!(site.bearing(), Bearing::North(_)) && check_open(public, site).is_ok()
    })
}

/// Whether a site's reward bears on what follows it.
const fn bears(part: Part) -> bool {
    matches!(
        part,
        Part::Reis(_) | Part::GainInfluence | Part::Recruit(_) | Part::Plan | Part::Cardinal { .. }
    )
}

/// R1 for the whole action; otherwise the site with the least shortfall (R16).
pub(crate) fn possible(public: &Public, person: &Person) -> Verdict {
    if has_officials(public, person) {
        return Ok(());
    }
    let mut least: Option<(u16, Refusal)> = None;
    let mut plain_refused = false;
    for site in Site::all().filter(|site| check_open(public, *site).is_ok()) {
        // Beside a row any building may stand: where the reward does not help, one answer is
        // every answer.
        let plain = !matches!(site.bearing(), Bearing::North(_))
            && !public.printed.sites[site.index()].iter().flatten().any(|part| bears(*part));
        if plain && plain_refused {
            continue;
        }
        match site_possible(public, person, site) {
            Ok(()) => return Ok(()),
            Err((short, refusal)) => {
                plain_refused |= plain;
                if least.is_none_or(|(best, _)| short < best) {
                    least = Some((short, refusal));
                }
            }
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
