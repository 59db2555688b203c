//! The page of components, written out, and what a wrong file is told.

use super::{RELEASED, canonical};
use crate::components::{Components, Provenance, by_players, scoring};
use crate::names::{
    Building, City, Colony, Favour, Field, Good, Guild, Landing, PassGain, Request, Reward, Route,
    Row, Thing,
};
use kernel::{Components as _, Token};

const TEXT: &str = RELEASED[0];

fn standard() -> &'static Components {
    Components::standard()
}

/// The standard file with one piece of text replaced.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(TEXT.matches(from).count(), 1, "'{from}' must stand there once");
    TEXT.replace(from, to)
}

/// The number of the line that begins with this, before the change.
fn line_of(beginning: &str) -> usize {
    TEXT.lines().position(|line| line.starts_with(beginning)).unwrap() + 1
}

#[track_caller]
fn refused(from: &str, to: &str, error: &str) {
    assert_eq!(Components::load(&changed(from, to)).err().as_deref(), Some(error));
}

#[track_caller]
fn source(row: &str) -> Provenance {
    let of_row: Vec<_> = standard().provenance.iter().filter(|(name, _)| name == row).collect();
    assert_eq!(of_row.len(), 1, "{row}");
    of_row[0].1
}

mod the_page {
    use super::*;
    use Provenance::{Deduced, Published, Reconstructed, Rulebook};

    #[test]
    fn dice() {
        assert_eq!(standard().die, [1, 1, 2, 2, 3, 3]);
        assert_eq!(standard().pirate_dice, 3);
        assert_eq!(source("dice"), Published);
    }

    #[test]
    fn islands() {
        let row = |word| {
            let row = standard().fields[Field::read(word).unwrap().index()];
            (row.crop, row.becomes, row.wood)
        };
        assert_eq!(row("1a"), (Good::Wine, None, [0, 0, 0]));
        assert_eq!(row("1b"), (Good::Wheat, None, [0, 0, 0]));
        assert_eq!(row("1c"), (Good::Wheat, Some(Good::Sugar), [1, 2, 3]));
        assert_eq!(row("1d"), (Good::Sugar, Some(Good::Wine), [1, 2, 3]));
        assert_eq!(row("3e"), (Good::Wine, None, [3, 4, 6]));
        for field in Field::all() {
            let expected = if field.region() == 1 { Rulebook } else { Reconstructed };
            assert_eq!(source(&format!("field {}", field.word())), expected);
        }
        let wood = |players: usize| -> u32 {
            standard().fields.iter().map(|row| u32::from(row.wood[by_players(players)])).sum()
        };
        assert_eq!(wood(4), 36);
        assert_eq!([wood(2), wood(3)], [17, 26]);
        assert_eq!(
            [1, 2, 3].map(|region| Field::all().filter(|field| field.region() == region).count()),
            [4, 5, 5]
        );
    }

    #[test]
    fn markets() {
        let sugar2 = standard().routes[Route::read("sugar2").unwrap().index()];
        assert_eq!((sugar2.goods, sugar2.reis, sugar2.twin), (4, 14, None));
        for route in Route::all() {
            let (good, number) = route.split();
            let expected =
                if (good, number) == (Good::Sugar, 2) { Rulebook } else { Reconstructed };
            assert_eq!(source(&format!("route {}{number}", good.word())), expected);
        }
        for (good, shared, spaces) in [(Good::Wheat, 2, 4), (Good::Sugar, 3, 5), (Good::Wine, 2, 4)]
        {
            let of_market: Vec<Route> =
                Route::all().filter(|route| route.split().0 == good).collect();
            assert_eq!(of_market.len(), spaces);
            let (first, second) = (of_market[shared], of_market[shared + 1]);
            let twins: Vec<_> =
                of_market.iter().map(|route| standard().routes[route.index()].twin).collect();
            assert!(twins[..shared].iter().all(Option::is_none));
            assert_eq!(twins[shared..], [Some(second), Some(first)]);
        }
        assert_eq!(standard().market_points[Good::Wheat.index()], [3, 6, 4]);
        assert_eq!(source("market wheat"), Rulebook);
        assert_eq!(source("market sugar"), Deduced);
        assert_eq!(source("market wine"), Deduced);
    }

    #[test]
    fn ships_score_three_four_and_six_once_in_every_row_and_round() {
        let colonies: [[u8; 3]; 3] = standard().colonies.map(|row| row.points);
        for points in [standard().market_points, colonies] {
            for i in 0..3 {
                let sorted = |mut row: [u8; 3]| {
                    row.sort_unstable();
                    row
                };
                assert_eq!(sorted(points[i]), [3, 4, 6]);
                assert_eq!(sorted(points.map(|row| row[i])), [3, 4, 6]);
            }
        }
        assert_eq!([1, 3, 5].map(scoring), [0, 1, 2]);
    }

    #[test]
    fn colonies() {
        let brasil2 = standard().landings[Landing::read("brasil2").unwrap().index()];
        assert_eq!(brasil2.wine, 3);
        assert_eq!(source("landing brasil2"), Rulebook);
        assert_eq!(source("landing brasil3"), Reconstructed);
        assert_eq!(standard().colonies[Colony::India.index()].points, [6, 4, 3]);
        assert_eq!(source("colony-points india"), Rulebook);
        assert_eq!(source("colony india"), Deduced);
        for (players, spaces) in [(2, 3), (3, 4), (4, 5)] {
            for &colony in Colony::ALL {
                let open = Landing::all().filter(|landing| {
                    landing.split().0 == colony
                        && standard().landings[landing.index()].players <= players
                });
                assert_eq!(open.count(), spaces);
            }
        }
        assert_eq!(
            standard().colonies.map(|row| row.brings),
            [Good::Wheat, Good::Sugar, Good::Wine]
        );
        assert_eq!(standard().colony_points_per_ship, 1);
    }

    #[test]
    fn cities() {
        let row = |city: City| standard().cities[city.index()];
        assert_eq!((row(City::Funchal).most, row(City::Funchal).otherwise), (12, 6));
        assert_eq!(row(City::Machico).most, 15);
        assert_eq!(
            standard().cities.map(|row| row.income),
            [Thing::Bread, Thing::Reis, Thing::Wood]
        );
        assert_eq!(standard().cities.map(|row| row.wood), [[0, 0, 2, 3, 4, 5]; 3]);
        assert_eq!(standard().districts_built, 2);
        assert_eq!(standard().mayor_income, [2, 1]);
        assert_eq!(source("urbanisation-most machico"), Rulebook);
        assert_eq!(source("urbanisation-otherwise machico"), Reconstructed);
        assert_eq!(source("urbanisation-otherwise funchal"), Rulebook);
        assert_eq!(source("urbanisation-most porto-santo"), Reconstructed);
        assert_eq!(source("district 3"), Deduced);
    }

    #[test]
    fn windmill() {
        let windmill = standard().windmill;
        assert_eq!((windmill.top, windmill.start), (6, 3));
        assert_eq!(windmill.feeds, [0, 1, 2, 3, 4, 5, 6, 0]);
        assert_eq!((windmill.goods, windmill.wheat, windmill.points), (2, 2, 1));
        assert_eq!((windmill.down, windmill.bottom), ([1, 3], [1, 1]));
        assert_eq!(source("level 4"), Rulebook);
        assert_eq!(source("level 0"), Reconstructed);
        assert_eq!(source("level 6"), Reconstructed);
    }

    #[test]
    fn requests() {
        assert_eq!(standard().requests, [[2; 5], [3; 5], [4; 5]]);
        let starts = standard().starts.map(|row| (row.request, row.crowns));
        assert_eq!(
            starts,
            [
                (Request::Trade, 1),
                (Request::Urbanisation, 2),
                (Request::Expeditions, 3),
                (Request::Prosperity, 4),
            ]
        );
        let figures = standard().request_figures;
        assert_eq!((figures.ships, figures.favours), (3, 4));
        assert_eq!((figures.favour_points, figures.prosperity_reis), (5, 15));
        assert_eq!(source("request trade"), Deduced);
        assert_eq!(source("starting-request trade"), Reconstructed);
    }

    #[test]
    fn guilds() {
        for &guild in Guild::ALL {
            assert_eq!(standard().guild_of.iter().filter(|&&of| of == guild).count(), 3);
        }
        assert_eq!(standard().guild_of[Favour::Lady.index()], Guild::Green);
        let rows = standard().row_guilds;
        assert_eq!(rows[by_players(4)][Row::IV.index()], [Some(Guild::Purple), None]);
        assert_eq!(source("guild-rows-four iv"), Rulebook);
        assert_eq!(source("guild-rows-four i"), Reconstructed);
        for (players, guilds) in [(2, 2), (3, 2), (4, 1)] {
            for (i, row) in rows[by_players(players)].iter().enumerate() {
                let expected = if i < players { guilds } else { 0 };
                assert_eq!(row.iter().flatten().count(), expected);
            }
        }
        assert_eq!(rows[by_players(3)][2], [Some(Guild::Green), Some(Guild::Blue)]);
        let figures = standard().favours;
        assert_eq!((figures.monk_wood, figures.treasurer_reis, figures.patron_bread), (2, 5, 3));
        assert_eq!((figures.engineer_harvests, figures.lady_reis), (2, 4));
        assert_eq!((figures.diplomat_workers, figures.explorer_points), (2, 1));
    }

    #[test]
    fn rewards() {
        use Reward::{Booty, City, Guard, Guild, Island, Medal, Support, Windmill};
        assert_eq!(standard().rewards_a, [Island, Guard, Windmill, Guild]);
        assert_eq!(standard().rewards_b, [Medal, Support, City, Booty]);
        let figures = standard().reward_figures;
        assert_eq!((figures.medal_points, figures.support_bread), (3, 3));
        assert_eq!((figures.city_points, figures.booty_reis), (1, 5));
    }

    #[test]
    fn turn_order() {
        let column = |players: usize| {
            standard().ranks[by_players(players)].map(|row| {
                let gains: Vec<PassGain> =
                    PassGain::ALL.iter().copied().filter(|gain| row.gains[gain.index()]).collect();
                (row.reis, gains)
            })
        };
        use PassGain::{City, Guard, Reis, Ship};
        let four =
            [(2, vec![Reis]), (3, vec![Reis, City]), (4, vec![Reis, Guard]), (5, vec![Reis, Ship])];
        assert_eq!(column(4), four);
        let three =
            [(2, vec![Reis]), (3, vec![Reis, City, Guard]), (4, vec![Reis, Ship]), (0, vec![])];
        assert_eq!(column(3), three);
        let two = [(2, vec![Reis]), (3, vec![Reis, City, Guard, Ship]), (0, vec![]), (0, vec![])];
        assert_eq!(column(2), two);
        assert_eq!(standard().rank_city_points, 1);
        assert_eq!(source("turn-order-four ii"), Rulebook);
        assert_eq!(source("turn-order-two ii"), Reconstructed);
    }

    #[test]
    fn buildings() {
        let row = |building: Building| {
            let row = standard().buildings[building.index()];
            (row.region, row.empty_round, row.amount, row.points)
        };
        assert_eq!(row(Building::Moinho), (2, 5, [2, 5], [0, 0]));
        assert_eq!(row(Building::Capitania), (2, 4, [1, 2], [1, 3]));
        assert_eq!(row(Building::Alfandega), (1, 3, [1, 2], [0, 0]));
        assert_eq!(row(Building::CasaDaCoroa), (3, 2, [1, 2], [0, 0]));
        assert_eq!(row(Building::Fortaleza), (3, 1, [1, 2], [0, 0]));
        assert_eq!(standard().building_cost, [8, 9, 10]);
        assert_eq!(standard().empty_building(1), Building::Fortaleza);
        for building in Building::ALL {
            assert_eq!(source(&format!("building {}", building.word())), Rulebook);
        }
    }

    #[test]
    fn start_guard_and_end() {
        let start = standard().start;
        assert_eq!((start.workers, start.ships, start.markers, start.guard), (12, 6, 3, 2));
        assert_eq!(start.things, [1, 1, 1, 1, 4, 5]);
        assert_eq!(start.order_reis, [2, 3, 4, 5]);
        assert_eq!((standard().honour_points, standard().discard), (4, 3));
        let end = standard().end;
        assert_eq!((end.reis_per_point, end.pirates, end.pirates_free), (5, [16, 8, 4, 2], 20));
    }
}

mod sets {
    use super::*;

    #[test]
    fn the_hash_of_a_released_set_never_changes() {
        let hashes: Vec<&str> = Components::released().iter().map(|set| set.hash()).collect();
        assert_eq!(hashes, ["ca11590e42b60e4d"]);
        assert_eq!(standard().name, "standard-1");
    }

    #[test]
    fn the_same_text_twice_gives_the_same_set() {
        assert!(std::ptr::eq(Components::load(TEXT).unwrap(), standard()));
        let corrected = changed("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 2, 3, 4, 5, 6]");
        let first = Components::load(&corrected).unwrap();
        assert!(std::ptr::eq(first, Components::load(&corrected).unwrap()));
        assert_eq!(first.die, [1, 2, 3, 4, 5, 6]);
        assert_ne!(first.hash(), standard().hash());
    }

    #[test]
    fn comments_layout_and_line_endings_do_not_matter() {
        let bare: String = TEXT
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
            .map(|line| format!("{line}  # mine\r\n"))
            .collect();
        assert!(std::ptr::eq(Components::load(&bare).unwrap(), standard()));
        let marked = format!("\u{feff}{TEXT}");
        assert!(std::ptr::eq(Components::load(&marked).unwrap(), standard()));
    }

    #[test]
    fn a_confirmed_row_keeps_the_hash_and_shows_its_source() {
        let confirmed = changed(
            r#"monk = { guild = "purple", source = "reconstructed" }"#,
            r#"monk = { guild = "purple", source = "rulebook" }"#,
        );
        let confirmed = Components::load(&confirmed).unwrap();
        assert_eq!(confirmed.hash(), standard().hash());
        let monk = ("favour monk".to_owned(), Provenance::Rulebook);
        assert!(confirmed.provenance.contains(&monk));
    }

    /// Every number and name of the file reaches the hash, so no figure is read and then lost.
    #[test]
    fn every_figure_counts() {
        let mut figures = 0;
        for (number, line) in TEXT.lines().enumerate() {
            if line.starts_with('#') || line.starts_with("name") {
                continue;
            }
            let Some((key, row)) = line.split_once(" = ") else { continue };
            for (at, _) in row.match_indices(|letter: char| letter.is_ascii_digit()) {
                let before = row[..at].chars().next_back().unwrap_or(' ');
                if before == '-' || before.is_ascii_alphanumeric() {
                    continue;
                }
                let end = row[at..]
                    .find(|letter: char| !letter.is_ascii_digit())
                    .map_or(row.len(), |length| at + length);
                let old: u8 = row[at..end].parse().unwrap();
                let with = |new: u8| {
                    let mut lines: Vec<String> = TEXT.lines().map(str::to_owned).collect();
                    lines[number] = format!("{key} = {}{new}{}", &row[..at], &row[end..]);
                    Components::load(&lines.join("\n"))
                };
                for new in [old.wrapping_sub(1), old + 1] {
                    if let Ok(set) = with(new) {
                        figures += 1;
                        assert_ne!(set.hash(), standard().hash(), "{line}: {new}");
                    }
                }
            }
        }
        assert!(figures > 200, "{figures}");
    }

    #[test]
    fn the_canonical_text_names_every_table() {
        let text = canonical::text(standard());
        assert!(text.contains("field wheat sugar\nfield-wood 1 2 3\n"), "{text}");
        assert!(text.ends_with("end 5 20\nend-pirates 16 8 4 2\n"), "{text}");
    }
}

mod wrong_files {
    use super::*;

    #[test]
    fn numbers_out_of_range() {
        refused(
            r#"2c = { crop = "wheat", becomes = "sugar", wood = { two = 2, three = 3, four = 4 }"#,
            r#"2c = { crop = "wheat", becomes = "sugar", wood = { two = 2, three = 3, four = 9 }"#,
            "plantation 2c: wood 9 is more than 6",
        );
        refused(
            "faces = [1, 1, 2, 2, 3, 3]",
            "faces = [0, 1, 2, 2, 3, 3]",
            "dice: faces 0 is less than 1",
        );
        refused(
            "faces = [1, 1, 2, 2, 3, 3]",
            "faces = [1, 2, 3]",
            "dice: faces holds 3 numbers, 6 are needed",
        );
        refused(
            "sugar1 = { goods = 3, reis = 10",
            "sugar1 = { goods = 3, reis = -10",
            "trade route sugar1: reis -10 is less than 1",
        );
        refused(
            "india5 = { wine = 4",
            "india5 = { wine = 0",
            "landing space india5: wine 0 is less than 1",
        );
        refused("reis-per-point = 5", "reis-per-point = 0", "end: reis-per-point 0 is less than 1");
        refused(
            "wheat = { round-1 = 3",
            "wheat = { round-1 = 256",
            "market wheat: points 256 is more than 30",
        );
        refused("markers = 3", "markers = 2", "start: markers 2 is not 3");
        refused("\nstart = 3", "\nstart = 7", "windmill: start 7 is more than 6");
        refused("workers = 12", "workers = 4", "start: workers 4 is less than 5");
        refused(
            "pirates = [16, 8, 4, 2]",
            "pirates = [2, 4, 8, 16]",
            "end: pirates must fall from the most to the fewest",
        );
    }

    #[test]
    fn rows_missing_unknown_or_twice() {
        let row = r#"3 = { feeds = 3, source = "rulebook" }"#;
        refused(row, "", "windmill level \"6\" is none of 0, 1, 2, 3, 4, 5");
        let row = r#"2b = { crop = "sugar", wood = { two = 0, three = 0, four = 0 }, source = "reconstructed" }"#;
        refused(row, "", "plantation 2b is missing");
        refused(
            "\n1d = ",
            "\n1e = ",
            "plantation \"1e\" is none of 1a, 1b, 1c, 1d, 2a, 2b, 2c, 2d, 2e, 3a, 3b, 3c, 3d, 3e",
        );
        refused(
            "crop = \"wine\", wood = { two = 0",
            "crop = \"rum\", wood = { two = 0",
            "plantation 1a: crop \"rum\" is none of wheat, sugar, wine",
        );
        let twice = Components::load(&changed("\n1d = ", "\n1c = ")).unwrap_err();
        let line = line_of("1d = ");
        assert!(twice.starts_with(&format!("line {line}: duplicate key")), "{twice}");
    }

    #[test]
    fn names_that_exist_elsewhere() {
        refused(
            r#"machico = { income = "wood""#,
            r#"machico = { income = "wine""#,
            r#"city machico: income "wine" is none of bread, reis, wood"#,
        );
        refused(
            r#"iv = { reis = 5, or = ["ship"]"#,
            r#"iv = { reis = 5, or = ["reis"]"#,
            r#"turn order with four players iv: or "reis" is none of city, guard, ship"#,
        );
    }

    #[test]
    fn plantations_become_only_the_next_good() {
        refused(
            r#"1c = { crop = "wheat", becomes = "sugar""#,
            r#"1c = { crop = "wheat", becomes = "wine""#,
            "plantation 1c: wheat never becomes wine, only wheat becomes sugar and sugar becomes wine",
        );
    }

    #[test]
    fn buildings_empty_once_in_each_round() {
        refused(
            "coroa = { region = 3, empty-round = 2",
            "coroa = { region = 3, empty-round = 1",
            "buildings: 2 are empty in round 1, 1 is needed",
        );
    }

    #[test]
    fn twins() {
        let twin = "twin = \"wheat4\"";
        refused(
            twin,
            "twin = \"sugar4\"",
            "trade route wheat3: its twin sugar4 is in another market",
        );
        refused(twin, "twin = \"wheat3\"", "trade route wheat3: it is its own twin");
        refused(
            twin,
            "twin = \"wheat1\"",
            "trade route wheat3: its twin wheat1 does not name it as twin",
        );
        let without = changed(", twin = \"wheat4\"", "").replace(", twin = \"wheat3\"", "");
        let error = Components::load(&without).unwrap_err();
        assert_eq!(error, "trade routes of wheat: 0 are twins, 2 are needed");
    }

    #[test]
    fn tiles_in_the_right_number() {
        refused(
            r#"lord = { guild = "green""#,
            r#"lord = { guild = "blue""#,
            "guild green: 2 favours, 3 are needed",
        );
        refused(
            r#"medal = { tile = "b""#,
            r#"medal = { tile = "a""#,
            "king's rewards on A tiles: 5 rows, 4 are needed",
        );
        refused(
            "influence = { heads-2 = 2",
            "influence = { heads-2 = 1",
            "crown requests: 9 tiles with 2 heads, 10 are needed",
        );
        refused(
            r#"prosperity = { crowns = 4, source = "reconstructed" }"#,
            "",
            "starting requests: 3 rows, 4 are needed",
        );
        refused(
            "prosperity = { crowns = 4",
            "prosperity = { crowns = 3",
            "starting request prosperity: crowns 3 are those of expeditions too",
        );
        refused(
            r#"iv = { guilds = ["purple"]"#,
            r#"iv = { guilds = ["blue"]"#,
            "guild row with four players: none names the guild purple",
        );
        refused(
            r#"iii = { guilds = ["green", "blue"]"#,
            r#"iii = { guilds = ["green"]"#,
            "guild row with three players iii: guilds names 1, 2 are needed",
        );
        refused(
            r#"or = ["city", "guard", "ship"]"#,
            r#"or = ["city", "city"]"#,
            "turn order with two players ii: or names city twice",
        );
    }

    #[test]
    fn toml_errors_carry_the_line() {
        let told = |from: &str, to: &str, line: &str, error: &str| {
            let found = Components::load(&changed(from, to)).unwrap_err();
            let expected = format!("line {}: {error}", line_of(line));
            assert!(found.starts_with(&expected), "{found}, not {expected}");
            assert!(!found.contains('\n'), "{found}");
        };
        let amounts = "small = 2, large = 5";
        told("moinho = {", "moinho = ", "moinho", "");
        told(amounts, "smal = 2, large = 5", "moinho", "unknown field `smal`");
        told(amounts, "small = 2", "moinho", "missing field `large`");
        told(amounts, "small = \"2\", large = 5", "moinho", "invalid type");
        let source = "large = 5, source = \"rulebook\"";
        told(source, "large = 5", "moinho", "missing field `source`");
        told(source, "large = 5, source = \"me\"", "moinho", "unknown variant `me`");
        told("[dice]", "[dices]", "[dice]", "unknown field `dices`");
        told("faces = [1, 1, 2, 2, 3, 3]", "", "[dice]", "missing field `faces`");
        let end = TEXT.find("[end]").unwrap();
        let short = Components::load(&TEXT[..end]).unwrap_err();
        assert_eq!(short, "missing field `end`");
    }

    #[test]
    fn control_characters_are_not_passed_on() {
        for (from, to) in [
            ("name = \"standard-1\"", "name = \"\\u001b[2J\""),
            ("\n1d = ", "\n\"\\u001b\" = "),
            ("[dice]", "[\"\\u001b\"]\nx = 1\n[dice]"),
        ] {
            let error = Components::load(&changed(from, to)).unwrap_err();
            assert!(!error.chars().any(char::is_control), "{error:?}");
        }
    }

    /// A small generator, so that a failure can be repeated.
    struct Picks(u64);

    impl Picks {
        fn below(&mut self, bound: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % bound as u64) as usize
        }
    }

    #[test]
    fn no_input_panics() {
        let mut picks = Picks(0x6d61_6465_6972_6121);
        let letters: Vec<char> = TEXT.chars().collect();
        let lines: Vec<&str> = TEXT.lines().collect();
        let numbers =
            ["-1", "0", "7", "255", "256", "99999999999999999999", "1.5", "\"1\"", "[]", "{}"];
        let (mut good, mut bad) = (0, 0);
        for turn in 0..800 {
            let text = match turn % 5 {
                0 => letters[..picks.below(letters.len())].iter().collect::<String>(),
                1 => {
                    let mut letters = letters.clone();
                    for _ in 0..=picks.below(3) {
                        letters.remove(picks.below(letters.len()));
                    }
                    letters.into_iter().collect()
                }
                2 => {
                    let mut lines = lines.clone();
                    let (first, second) = (picks.below(lines.len()), picks.below(lines.len()));
                    lines.swap(first, second);
                    lines.join("\n")
                }
                3 => {
                    let mut lines = lines.clone();
                    lines.remove(picks.below(lines.len()));
                    lines.join("\n")
                }
                _ => {
                    let digits: Vec<usize> = TEXT
                        .match_indices(|letter: char| letter.is_ascii_digit())
                        .map(|(at, _)| at)
                        .collect();
                    let at = digits[picks.below(digits.len())];
                    let number = numbers[picks.below(numbers.len())];
                    format!("{}{number}{}", &TEXT[..at], &TEXT[at + 1..])
                }
            };
            match Components::load(&text) {
                Ok(_) => good += 1,
                Err(error) => {
                    assert!(!error.is_empty());
                    bad += 1;
                }
            }
        }
        assert!(good > 50 && bad > 300, "{good} read, {bad} refused");
        for text in ["", "\0", "= = =", &"[".repeat(100_000), &"a.".repeat(100_000)] {
            assert!(Components::load(text).is_err());
        }
    }
}
