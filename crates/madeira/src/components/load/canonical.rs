//! The figures as fixed text, one line each, for the hash.
//!
//! Records name their set by this hash for ever: a line here is never reworded.

use crate::components::{
    BuildingRow, CityRow, ColonyRow, Components, EndFigures, FavourFigures, FieldRow, LandingRow,
    RankRow, RequestFigures, RewardFigures, RouteRow, Start, StartRow, Windmill,
};
use crate::names::Guild;
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
}

/// Taken apart without `..`, so that a figure added later cannot be forgotten here.
pub(super) fn text(components: &Components) -> String {
    let Components {
        hash: _,
        name: _,
        die,
        pirate_dice,
        fields,
        routes,
        landings,
        market_points,
        colonies,
        cities,
        districts_built,
        windmill,
        starts,
        requests,
        guild_of,
        row_guilds,
        rewards_a,
        rewards_b,
        ranks,
        rank_city_points,
        colony_points_per_ship,
        buildings,
        building_cost,
        start,
        favours,
        reward_figures,
        request_figures,
        honour_points,
        discard,
        mayor_income,
        end,
        provenance: _,
    } = components;
    let mut out = Lines::default();
    out.line("die", die);
    out.line("pirate-dice", [pirate_dice]);
    for FieldRow { crop, becomes, wood } in fields {
        out.line("field", [crop.word(), becomes.map_or("-", |good| good.word())]);
        out.line("field-wood", wood);
    }
    for RouteRow { goods, reis, twin } in routes {
        out.line("route", [goods, reis]);
        out.line("route-twin", twin.map(|route| route.0));
    }
    for LandingRow { wine, players } in landings {
        out.line("landing", [wine, players]);
    }
    for points in market_points {
        out.line("market", points);
    }
    for ColonyRow { brings, points } in colonies {
        out.line("colony", [brings.word()]);
        out.line("colony-points", points);
    }
    for CityRow { wood, most, otherwise, income } in cities {
        out.line("city", [income.word()]);
        out.line("city-wood", wood);
        out.line("city-points", [most, otherwise]);
    }
    out.line("districts-built", [districts_built]);
    let Windmill { top, start: level, feeds, goods, wheat, points, down, bottom } = windmill;
    out.line("windmill", [top, level, goods, wheat, points]);
    out.line("windmill-feeds", feeds);
    out.line("windmill-down", down);
    out.line("windmill-bottom", bottom);
    for StartRow { request, crowns } in starts {
        out.line(request.word(), [crowns]);
    }
    for kinds in requests {
        out.line("requests", kinds);
    }
    out.line("favours", guild_of.map(Guild::word));
    for rows in row_guilds {
        for guilds in rows {
            out.line("row", guilds.iter().flatten().map(|guild| guild.word()));
        }
    }
    out.line("rewards-a", rewards_a.map(|reward| reward.word()));
    out.line("rewards-b", rewards_b.map(|reward| reward.word()));
    for column in ranks {
        for RankRow { reis, gains } in column {
            out.line("rank", [reis]);
            out.line("rank-gains", gains.map(u8::from));
        }
    }
    out.line("rank-city-points", [rank_city_points]);
    out.line("colony-points-per-ship", [colony_points_per_ship]);
    for BuildingRow { region, empty_round, amount, points } in buildings {
        out.line("building", [region, empty_round]);
        out.line("building-amount", amount);
        out.line("building-points", points);
    }
    out.line("building-cost", building_cost);
    let Start { workers, ships, markers, things, order_reis, guard } = start;
    out.line("start", [workers, ships, markers, guard]);
    out.line("start-things", things);
    out.line("start-order", order_reis);
    let FavourFigures {
        monk_wood,
        treasurer_reis,
        patron_bread,
        engineer_harvests,
        lady_reis,
        diplomat_workers,
        explorer_points,
    } = favours;
    out.line("favour-figures", [monk_wood, treasurer_reis, patron_bread, engineer_harvests]);
    out.line("favour-figures", [lady_reis, diplomat_workers, explorer_points]);
    let RewardFigures { medal_points, support_bread, city_points, booty_reis } = reward_figures;
    out.line("reward-figures", [medal_points, support_bread, city_points, booty_reis]);
    let RequestFigures { ships, favours, favour_points, prosperity_reis } = request_figures;
    out.line("request-figures", [ships, favours, favour_points, prosperity_reis]);
    out.line("honour-points", [honour_points]);
    out.line("discard", [discard]);
    out.line("mayor-income", mayor_income);
    let EndFigures { reis_per_point, pirates, pirates_free } = end;
    out.line("end", [reis_per_point, pirates_free]);
    out.line("end-pirates", pirates);
    out.0
}
