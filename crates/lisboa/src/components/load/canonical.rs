//! The figures as fixed text, one line each, for the hash.
//!
//! Records name their set by this hash for ever: a line here is never reworded.

use super::phrases::Phrased;
use crate::components::{BuildingRow, Components, Figures, ShipRow, Start, TitleRow, TreasuryRow};
use crate::effects::{CardRow, ClergyRow, DecreeRow, Effect};
use std::fmt::Display;

#[derive(Default)]
struct Lines(String);

impl Lines {
    fn line<T: Display>(&mut self, name: &str, figures: impl IntoIterator<Item = T>) {
        self.0.push_str(name);
        for figure in figures {
            self.0.push(' ');
            self.0.push_str(&figure.to_string());
        }
        self.0.push('\n');
    }

    /// Parts are told apart by a comma.
    fn effect(&mut self, name: &str, effect: &Effect) {
        let parts: Vec<String> = effect.iter().flatten().map(|part| part.phrase()).collect();
        self.line(name, [parts.join(", ")]);
    }
}

/// Taken apart without `..`, so that a figure added later cannot be forgotten here.
pub(super) fn text(components: &Components) -> String {
    let Components {
        hash: _,
        name: _,
        // They follow from the cards.
        eras: _,
        decks: _,
        lands,
        sites,
        scoring_tiles,
        thin_column,
        large_tiles,
        small_tiles,
        cubes,
        row_cubes,
        column_cubes,
        thin_column_cubes,
        site_cubes,
        pile_cubes,
        cube_price,
        treasury,
        treasury_start,
        influence_reis,
        influence_top,
        prices,
        price_minimum,
        office_spaces,
        church_influence,
        church_treasury,
        ships,
        ship_copies,
        plans,
        start_plan_officials,
        start_plans,
        buildings,
        clergy,
        cards,
        decrees,
        solo_decree,
        start,
        figures,
        provenance: _,
    } = components;
    let mut out = Lines::default();
    for effect in lands {
        out.effect("land", effect);
    }
    for effect in sites {
        out.effect("site", effect);
    }
    out.line("scoring-tiles", scoring_tiles);
    out.line("thin-column", [thin_column]);
    out.line("city-tiles", [large_tiles, small_tiles]);
    out.line("cubes", cubes);
    out.line("cube-price", cube_price);
    out.line("rubble-places", [row_cubes, column_cubes, thin_column_cubes, site_cubes, pile_cubes]);
    for TreasuryRow { reis, influence } in treasury {
        out.line("treasury", [i16::from(*reis), i16::from(*influence)]);
    }
    out.line("treasury-start", [treasury_start]);
    out.line("influence", [u16::from(*influence_top), *influence_reis]);
    out.line("prices", prices);
    out.line("price-minimum", [price_minimum]);
    out.line("offices", [office_spaces]);
    out.line("church", [church_influence, church_treasury]);
    for ShipRow { hull, influence, per_good } in ships {
        out.line("ship", [hull, influence, per_good]);
    }
    out.line("ship-copies", ship_copies);
    out.line("plans", plans);
    out.line("starting-plans", [start_plan_officials]);
    out.line("starting-plans", start_plans);
    for BuildingRow { blue, copies } in buildings {
        out.line("building", blue.map(|street| street.word()));
        out.line("building-copies", [copies]);
    }
    for ClergyRow { clergy, copies, wigs } in clergy {
        out.line(clergy.word(), [copies, wigs]);
    }
    for CardRow { era, deck, influence, effect, benefit } in cards {
        out.line("card", [era.word(), deck.word()]);
        out.line("card-influence", [influence]);
        out.effect("card-effect", effect);
        out.line("card-benefit", benefit.map(Phrased::phrase));
    }
    for DecreeRow { count, per, wigs, three_plus } in decrees {
        out.line("decree", [count.phrase()]);
        out.line("decree-wigs", [*wigs, *per, u8::from(*three_plus)]);
    }
    out.line("solo-decree", [solo_decree.0]);
    rules(&mut out, start, figures);
    out.0
}

fn rules(out: &mut Lines, start: &Start, figures: &Figures) {
    let Start {
        goods,
        reis,
        wigs,
        influence,
        officials,
        marquis_officials,
        houses,
        hand,
        decrees_shown,
        favours,
        solo_influence,
        solo_plans,
    } = start;
    out.line("start", [goods, reis, wigs, officials, marquis_officials, hand]);
    out.line("start-influence", influence);
    out.line("start-houses", houses);
    out.line("start-stacks", [decrees_shown, favours]);
    out.line("start-solo", [solo_influence, solo_plans]);
    let Figures {
        capacity,
        row_slots,
        clergy_slots,
        cubes_kept,
        set_wigs,
        period_sets,
        end_sets,
        empty_decks,
        stores,
        tools_other,
        reis_per_wig,
        plans,
        favour_wigs,
        solo_decree_wigs,
        solo_cube_wigs,
        clergy,
        titles,
    } = figures;
    out.line("board", [capacity, row_slots, clergy_slots, cubes_kept]);
    out.line("periods", [period_sets, end_sets, empty_decks]);
    for wigs in stores {
        out.line("store-majority", wigs);
    }
    out.line("tools-majority-other", tools_other);
    out.line("plan-majority", plans);
    out.line("scoring", [set_wigs, reis_per_wig, favour_wigs]);
    out.line("solo-scoring", [solo_decree_wigs, solo_cube_wigs]);
    out.line("clergy-amounts", clergy);
    for TitleRow { stores, majorities, reis, decrees, ships } in titles {
        out.line("title", [stores.phrase()]);
        out.line("title-figures", [majorities, reis, decrees, ships]);
    }
}
