//! The page of components, written out, and what a wrong file is told.

use super::phrases::Phrased;
use super::{RELEASED, canonical};
use crate::components::{Components, Provenance, StoresNeeded};
use crate::effects::{Benefit, Count, Effect, Part};
use crate::names::{
    Architect, Card, Clergy, Cube, Deck, Decree, Era, Good, Houses, Land, Noble, ShipKind, Site,
    Street,
};
use kernel::Components as _;

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
    use Part::{
        Cardinal, Favour, GainInfluence, GoodsOfChoice, LoseClergy, LoseFavour, LoseGoods,
        LoseOfficials, LoseReis, LoseWigs, PileCube, Plan, Produce, PublicBuilding, Recruit, Reis,
        Ship, StateActions, Store, Wigs,
    };
    use Provenance::{Deduced, Published, Reconstructed, Rulebook};

    const MEET: Part = Cardinal { steps: 1, exactly: true };
    const GOLD: Part = gold(1);

    const fn gold(count: u8) -> Part {
        Part::Good { good: Good::Gold, count }
    }

    const fn cloth(count: u8) -> Part {
        Part::Good { good: Good::Cloth, count }
    }

    const fn books(count: u8) -> Part {
        Part::Good { good: Good::Books, count }
    }

    const fn tools(count: u8) -> Part {
        Part::Good { good: Good::Tools, count }
    }

    const fn one(part: Part) -> Effect {
        [Some(part), None]
    }

    #[test]
    fn lands() {
        let expected = [
            [Reis(5), GainInfluence, GOLD, MEET, Reis(3)],
            [Plan, cloth(1), MEET, Reis(5), tools(1)],
            [GainInfluence, Favour, Reis(4), Recruit(2), GainInfluence],
            [tools(2), Recruit(2), PileCube, Produce, GOLD],
            [MEET, GOLD, GainInfluence, Favour, Wigs(2)],
        ];
        for land in Land::all() {
            let first = expected[land.row()][land.column()];
            let second = (land == Land::at(1, 1)).then_some(books(1));
            assert_eq!(standard().lands[land.index()], [Some(first), second], "{}", land.word());
            assert_eq!(source(&format!("land {}", land.word())), Reconstructed);
        }
    }

    #[test]
    fn sites() {
        let west = [MEET, Reis(3), GainInfluence, Plan, Recruit(2)];
        let north = [GOLD, cloth(1), books(1), tools(1)];
        let east = [Favour, Reis(3), GainInfluence, Produce, Wigs(2)];
        let expected: Vec<Effect> = west.into_iter().chain(north).chain(east).map(one).collect();
        assert_eq!(standard().sites[..], expected[..]);
        for site in Site::all() {
            let expected =
                if site == Site::north(Street::Yellow) { Rulebook } else { Reconstructed };
            assert_eq!(source(&format!("site {}", site.word())), expected);
        }
    }

    #[test]
    fn columns() {
        assert_eq!(standard().scoring_tiles, [3, 3, 4, 4]);
        assert_eq!(source("scoring-tiles"), Deduced);
        assert_eq!(standard().thin_column, 2);
        assert_eq!(source("thin-column"), Reconstructed);
        assert_eq!((standard().large_tiles, standard().small_tiles), (22, 5));
        assert_eq!(source("city-tiles"), Published);
    }

    #[test]
    fn rubble() {
        let set = standard();
        assert_eq!(set.cubes, [21; Cube::COUNT]);
        assert_eq!(set.cube_price, [3, 2, 1]);
        assert_eq!((set.row_cubes, set.column_cubes, set.thin_column_cubes), (3, 3, 2));
        assert_eq!((set.site_cubes, set.pile_cubes), (2, 6));
        assert_eq!(source("cube brown"), Deduced);
        assert_eq!(source("rubble-places"), Rulebook);
    }

    #[test]
    fn tracks() {
        let set = standard();
        let treasury = set.treasury.map(|row| (row.reis, row.influence));
        assert_eq!(treasury, [(1, 3), (2, 2), (3, 1), (4, 0), (5, -1), (6, -2)]);
        assert_eq!(set.treasury_start, 3);
        assert_eq!(source("treasury-start"), Rulebook);
        assert_eq!(source("treasury 3"), Reconstructed);
        assert_eq!(set.influence_top, 10);
        let reis: Vec<u16> = (0..16).filter(|space| set.influence_reis >> space & 1 == 1).collect();
        assert_eq!(reis, [0, 1, 3, 5, 7, 9]);
        assert_eq!(source("influence-track"), Rulebook);
        assert_eq!(source("influence-reis"), Reconstructed);
        assert_eq!(set.prices, [6, 5, 5, 5]);
        assert_eq!(set.price_minimum, 1);
        assert_eq!(set.office_spaces, 6);
        assert_eq!((set.church_influence, set.church_treasury), (0, 3));
    }

    #[test]
    fn ships() {
        let ships = standard().ships.map(|row| (row.hull, row.influence, row.per_good));
        assert_eq!(ships, [(1, 2, 0), (2, 2, 1), (3, 1, 2), (4, 1, 3)]);
        let sources = ShipKind::ALL.iter().map(|kind| source(&format!("ship {}", kind.word())));
        let expected = [Reconstructed, Deduced, Deduced, Reconstructed];
        assert!(sources.eq(expected));
        assert_eq!(standard().ship_copies, [1, 2, 3]);
        assert_eq!(source("ship-copies"), Rulebook);
    }

    #[test]
    fn plans() {
        let set = standard();
        assert_eq!(set.plans, [2, 2, 2, 3, 3, 3, 4, 4]);
        assert_eq!((set.start_plan_officials, set.start_plans), (2, [2, 2]));
    }

    #[test]
    fn public_buildings() {
        use Street::{Blue, Brown, Pink, Yellow};
        let set = standard();
        let expected = [
            ([Yellow, Pink], 3),
            ([Brown, Blue], 3),
            ([Yellow, Brown], 3),
            ([Pink, Blue], 3),
            ([Yellow, Blue], 2),
            ([Pink, Brown], 2),
        ];
        assert_eq!(set.buildings.map(|row| (row.blue, row.copies)), expected);
        assert_eq!(set.buildings.iter().map(|row| row.copies).sum::<u8>(), 16);
        for tile in 0..6 {
            let blue = set.colours(tile, Architect::Blue);
            let green = set.colours(tile, Architect::Green);
            assert_eq!((blue.count_ones(), blue | green, blue & green), (2, 0b1111, 0));
        }
        // Known: a face with pink and brown.
        assert_eq!(set.colours(5, Architect::Blue), Pink.bit() | Brown.bit());
        for row in ["yellow-pink", "pink-brown"] {
            assert_eq!(source(&format!("public-building {row}")), Reconstructed);
        }
    }

    #[test]
    fn clergy() {
        let expected = [
            (Clergy::Surveyor, 2, 2, 3),
            (Clergy::Mason, 2, 2, 2),
            (Clergy::Almoner, 2, 1, 1),
            (Clergy::Clerk, 2, 3, 2),
            (Clergy::Chaplain, 2, 2, 1),
            (Clergy::BuildersConfessor, 1, 3, 2),
            (Clergy::MinistersConfessor, 1, 3, 2),
            (Clergy::RoyalConfessor, 1, 3, 2),
            (Clergy::Preacher, 2, 2, 1),
            (Clergy::Friar, 2, 2, 1),
            (Clergy::Legate, 2, 1, 1),
            (Clergy::Provincial, 2, 1, 1),
            (Clergy::HarbourChaplain, 2, 3, 1),
            (Clergy::Canon, 2, 3, 1),
            (Clergy::LayBrother, 2, 2, 1),
            (Clergy::GuildChaplain, 2, 2, 1),
            (Clergy::Dean, 2, 2, 2),
            (Clergy::Notary, 2, 2, 2),
            (Clergy::Nuncio, 1, 1, 1),
            (Clergy::Cellarer, 1, 2, 1),
            (Clergy::PilotsChaplain, 1, 2, 1),
            (Clergy::TreasurerCanon, 1, 2, 1),
        ];
        let amounts = standard().figures.clergy;
        let rows = standard()
            .clergy
            .map(|row| (row.clergy, row.copies, row.wigs, amounts[row.clergy.index()]));
        assert_eq!(rows, expected);
        assert_eq!(rows.iter().map(|row| row.1).sum::<u8>(), 37);
        for (place, row) in rows.iter().enumerate() {
            assert_eq!(row.0.index(), place);
            assert_eq!(source(&format!("clergy {}", row.0.word())), Reconstructed);
        }
    }

    fn card(number: u8) -> (Era, Deck, u8, Effect) {
        let row = standard().cards[Card(number).index()];
        (row.era, row.deck, row.influence, row.effect)
    }

    #[test]
    fn cards_by_kind() {
        let count = |era, deck| {
            standard().cards.iter().filter(|row| (row.era, row.deck) == (era, deck)).count()
        };
        let of = |era| Deck::ALL.iter().map(|&deck| count(era, deck)).collect::<Vec<_>>();
        assert_eq!(of(Era::Blue), [5, 5, 5, 6]);
        assert_eq!(of(Era::Red), [5, 5, 5, 5]);
        assert_eq!(of(Era::Purple), [5, 5, 5, 6]);
        assert_eq!(of(Era::Brown), [5, 5, 5, 5]);
        // The numbers run through years and kinds.
        assert!(standard().cards.is_sorted_by_key(|row| (row.era, row.deck)));
        for row in &standard().cards {
            assert_eq!(row.benefit.is_some(), row.deck == Deck::Treasury);
            assert_eq!(row.influence > 0, row.deck != Deck::Treasury);
        }
    }

    /// The known ones: a Builder 3 with 1 gold, a Marquis 5 that loses an official, a King with 1
    /// gold, a discount of 1 real, an event that builds a store.
    #[test]
    fn known_cards() {
        assert_eq!(card(4), (Era::Blue, Deck::Builder, 3, one(GOLD)));
        assert_eq!(card(31), (Era::Red, Deck::Marquis, 5, one(LoseOfficials(1))));
        assert_eq!(card(14), (Era::Blue, Deck::King, 3, one(GOLD)));
        assert_eq!(card(37), (Era::Red, Deck::Treasury, 0, one(Store)));
        assert_eq!(standard().cards[Card(16).index()].benefit, Some(Benefit::Payment(1)));
        for number in 1..=82 {
            let expected = if matches!(number, 4 | 31) { Rulebook } else { Reconstructed };
            assert_eq!(source(&format!("card c{number}")), expected, "c{number}");
        }
    }

    #[test]
    fn noble_cards() {
        let expected: [[[(u8, Part); 5]; 3]; 4] = [
            [
                [(1, Plan), (2, tools(1)), (2, Recruit(1)), (3, GOLD), (4, LoseOfficials(1))],
                [(1, Produce), (2, books(1)), (2, Reis(3)), (3, GOLD), (4, LoseReis(2))],
                [(1, Favour), (2, cloth(1)), (2, MEET), (3, GOLD), (4, LoseWigs(1))],
            ],
            [
                [(2, Plan), (3, GOLD), (3, tools(2)), (3, Recruit(2)), (5, LoseGoods(1))],
                [(2, Produce), (3, Reis(4)), (3, books(2)), (3, GOLD), (5, LoseOfficials(1))],
                [(2, Favour), (3, cloth(2)), (3, MEET), (3, GOLD), (5, LoseFavour)],
            ],
            [
                [(2, PileCube), (3, Plan), (3, Recruit(2)), (4, tools(1)), (5, LoseReis(3))],
                [(2, Produce), (3, Reis(5)), (3, GOLD), (4, books(1)), (5, LoseGoods(2))],
                [(2, GainInfluence), (3, Favour), (3, MEET), (4, cloth(1)), (5, LoseClergy)],
            ],
            [
                [(3, PileCube), (3, Plan), (4, GOLD), (4, Recruit(2)), (6, LoseOfficials(2))],
                [(3, Produce), (3, Reis(6)), (4, GOLD), (4, books(2)), (6, LoseReis(4))],
                [(3, GainInfluence), (3, Favour), (4, Wigs(2)), (4, cloth(2)), (6, LoseWigs(2))],
            ],
        ];
        for (first, kinds) in [1, 22, 42, 63].into_iter().zip(expected) {
            for (number, (influence, part)) in (first..).zip(kinds.into_iter().flatten()) {
                let (_, _, printed, effect) = card(number);
                assert_eq!((printed, effect), (influence, one(part)), "c{number}");
            }
        }
    }

    #[test]
    fn treasury_cards() {
        use Benefit::{Hiring, Land, Payment, Sale};
        let two = Cardinal { steps: 2, exactly: false };
        let blue = [
            (Recruit(2), Payment(1)),
            (Plan, Sale(1)),
            (two, Payment(1)),
            (Produce, Sale(1)),
            (Favour, Payment(1)),
            (GoodsOfChoice(2), Sale(1)),
        ];
        let red = [
            (Store, Payment(1)),
            (Part::Decree, Sale(1)),
            (PublicBuilding, Payment(1)),
            (Ship, Sale(1)),
            (GainInfluence, Land(2)),
        ];
        let purple = [
            (Store, Sale(1)),
            (Part::Decree, Payment(1)),
            (StateActions(1), Payment(1)),
            (Ship, Sale(1)),
            (Produce, Land(2)),
            (GainInfluence, Hiring(1)),
        ];
        let brown = [
            (Store, Payment(2)),
            (PublicBuilding, Sale(2)),
            (Part::Decree, Payment(2)),
            (StateActions(2), Sale(2)),
            (PileCube, Payment(2)),
        ];
        let decks: [(u8, &[(Part, Benefit)]); 4] =
            [(16, &blue), (37, &red), (57, &purple), (78, &brown)];
        for (first, deck) in decks {
            for (number, &(event, benefit)) in (first..).zip(deck) {
                let row = standard().cards[Card(number).index()];
                let second = (number == 82).then_some(Wigs(2));
                assert_eq!(row.effect, [Some(event), second], "c{number}");
                assert_eq!(row.benefit, Some(benefit), "c{number}");
            }
        }
    }

    #[test]
    fn decrees() {
        use Count::*;
        let mut expected: Vec<(Count, u8, u8)> = Vec::new();
        let mut add = |count, wigs, per| expected.push((count, wigs, per));
        for &good in Good::ALL {
            add(StoresOf(good), 2, 1);
        }
        for row in 0..5 {
            add(StoresInRow(row), 2, 1);
        }
        for column in 0..5 {
            add(StoresInColumn(column), 2, 1);
        }
        add(BuildingsOf(Architect::Blue), 1, 1);
        add(BuildingsOf(Architect::Green), 1, 1);
        for count in [BuildingsWest, BuildingsNorth, BuildingsEast] {
            add(count, 1, 1);
        }
        for &street in Street::ALL {
            add(BuildingsShowing(street), 1, 1);
        }
        add(CompletedPlans, 2, 1);
        add(CompletedPlansOf(Architect::Blue), 3, 1);
        add(CompletedPlansOf(Architect::Green), 3, 1);
        add(OfficialsOnPlans, 1, 2);
        for &noble in Noble::ALL {
            add(OfficialsWith(noble), 1, 1);
        }
        add(OfficialsInPlazas, 2, 1);
        add(OfficialsInOffices, 1, 2);
        add(Ships, 2, 1);
        add(ShipsOfHull(3), 3, 1);
        add(Hulls, 1, 2);
        add(GoodsOnDocks, 1, 1);
        for &deck in Deck::ALL {
            add(CardsOf(deck), 2, 1);
        }
        add(PrintedInfluence, 1, 3);
        add(PortfolioFull, 4, 1);
        for &good in Good::ALL {
            add(GoodsOf(good), 1, 1);
        }
        add(GoodSets, 3, 1);
        add(ClergyTiles, 2, 1);
        add(ClergyFull, 6, 1);
        add(Favours, 2, 1);
        add(FavoursFull, 6, 1);
        for &cube in Cube::ALL {
            add(Cubes(cube), 1, 1);
        }
        add(RubbleSets, 2, 1);
        add(LooseCubes, 2, 1);
        add(Count::Reis, 1, 5);
        add(Influence, 1, 2);
        add(InfluenceFull, 4, 1);
        add(HousesFull(Houses::Left), 3, 1);
        add(HousesFull(Houses::Middle), 4, 1);
        add(HousesFull(Houses::Right), 4, 1);
        add(Stores, 1, 1);
        add(AllStreets, 6, 1);
        add(BestRow, 2, 1);
        add(MostStores, 5, 1);
        add(MostShips, 5, 1);
        add(MostPlans, 5, 1);
        add(OthersDecrees, 1, 2);
        add(MostReis, 5, 1);
        assert_eq!(expected.len(), 70);
        for (decree, expected) in Decree::all().zip(expected) {
            let row = standard().decrees[decree.index()];
            assert_eq!((row.count, row.wigs, row.per), expected, "d{}", decree.0);
            let symbol = matches!(decree.0, 9 | 66 | 67 | 68 | 70);
            assert_eq!(row.three_plus, symbol, "d{}", decree.0);
            let expected = if decree == Decree(15) { Rulebook } else { Reconstructed };
            assert_eq!(source(&format!("decree d{}", decree.0)), expected);
        }
        assert_eq!(standard().solo_decree, Decree(69));
        assert_eq!(source("solo-decree"), Published);
    }

    #[test]
    fn start() {
        let start = standard().start;
        assert_eq!((start.goods, start.reis, start.wigs), (1, 10, 5));
        assert_eq!(start.influence, [4, 5, 6, 7]);
        assert_eq!((start.officials, start.marquis_officials), (8, 1));
        assert_eq!((start.houses, start.hand), ([2, 3, 3], 5));
        assert_eq!((start.decrees_shown, start.favours), (8, 1));
        assert_eq!((start.solo_influence, start.solo_plans), (5, 2));
        assert_eq!([source("start"), source("solo-start")], [Rulebook; 2]);
    }

    #[test]
    fn figures() {
        let figures = standard().figures;
        assert_eq!((figures.capacity, figures.row_slots), (2, 3));
        assert_eq!((figures.clergy_slots, figures.cubes_kept), (4, 5));
        assert_eq!((figures.period_sets, figures.end_sets, figures.empty_decks), (2, 4, 3));
        assert_eq!(figures.stores, [[3, 2, 1], [9, 6, 3], [9, 6, 3], [6, 3, 1]]);
        assert_eq!(figures.tools_other, [6, 4, 2]);
        assert_eq!(figures.plans, [15, 10, 5]);
        assert_eq!((figures.set_wigs, figures.reis_per_wig, figures.favour_wigs), (3, 5, 2));
        assert_eq!((figures.solo_decree_wigs, figures.solo_cube_wigs), (3, 1));
        let titles = figures
            .titles
            .map(|row| (row.stores, row.majorities, row.reis, row.decrees, row.ships));
        assert_eq!(
            titles,
            [
                (StoresNeeded::AtLeast(4), 1, 5, 6, 0),
                (StoresNeeded::AsManyAsLacerda, 2, 10, 7, 1),
                (StoresNeeded::MoreThanLacerda, 3, 20, 8, 2),
            ]
        );
        for row in ["board", "periods", "scoring", "store-majority tools", "title right-hand"] {
            assert_eq!(source(row), Rulebook);
        }
    }

    /// No row is named twice, and each of a family has one.
    #[test]
    fn provenance_names_every_row_once() {
        let mut rows: Vec<&str> =
            standard().provenance.iter().map(|(row, _)| row.as_str()).collect();
        let all = rows.len();
        rows.sort_unstable();
        rows.dedup();
        assert_eq!(rows.len(), all);
        let of =
            |family: &str| rows.iter().filter(|row| row.split(' ').next() == Some(family)).count();
        let families = ["land", "site", "card", "decree", "clergy"];
        assert_eq!(families.map(of), [25, 14, 82, 70, 22]);
    }
}

mod sets {
    use super::*;

    #[test]
    fn the_hash_of_a_released_set_never_changes() {
        let hashes: Vec<&str> = Components::released().iter().map(|set| set.hash()).collect();
        assert_eq!(hashes, ["e09b1438177e9b76"]);
        assert_eq!(standard().name, "standard-1");
    }

    #[test]
    fn the_same_text_twice_gives_the_same_set() {
        assert!(std::ptr::eq(Components::load(TEXT).unwrap(), standard()));
        let corrected = changed("wigs = [3, 3, 4, 4]", "wigs = [3, 4, 4, 5]");
        let first = Components::load(&corrected).unwrap();
        assert!(std::ptr::eq(first, Components::load(&corrected).unwrap()));
        assert_eq!(first.scoring_tiles, [3, 4, 4, 5]);
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
            r#"c9 = { influence = 3, effect = ["gold 1"], source = "reconstructed" }"#,
            r#"c9 = { influence = 3, effect = ["gold 1"], source = "rulebook" }"#,
        );
        let confirmed = Components::load(&confirmed).unwrap();
        assert_eq!(confirmed.hash(), standard().hash());
        assert!(!std::ptr::eq(confirmed, standard()));
        let row = ("card c9".to_owned(), Provenance::Rulebook);
        assert!(confirmed.provenance.contains(&row));
    }

    /// Every number of the file reaches the hash, so no figure is read and then lost.
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
        assert!(figures > 350, "{figures}");
    }

    /// So does every phrase: swapping one for another makes another game.
    #[test]
    fn every_phrase_counts() {
        let mut phrases = 0;
        for (number, line) in TEXT.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let other = |from: &str, to: &str| {
                let mut lines: Vec<String> = TEXT.lines().map(str::to_owned).collect();
                lines[number] = line.replace(from, to);
                Components::load(&lines.join("\n")).unwrap().hash().to_owned()
            };
            for (key, phrase) in [
                ("reward = ", "\"wigs 7\""),
                ("effect = ", "\"wigs 7\""),
                ("event = ", "\"wigs 7\""),
                ("benefit = ", "\"sales 7\""),
                ("count = ", "\"ships of hull 1 or more\""),
                ("stores = ", "\"at least 7\""),
            ] {
                let Some((_, row)) = line.split_once(key) else { continue };
                let old = format!("\"{}\"", row.split('"').nth(1).unwrap());
                phrases += 1;
                assert_ne!(other(&old, phrase), standard().hash(), "{line}");
            }
        }
        assert_eq!(phrases, 25 + 14 + 82 + 22 + 70 + 3);
    }

    #[test]
    fn the_canonical_text_names_every_table() {
        let text = canonical::text(standard());
        assert!(text.starts_with("land reis 5\nland influence\n"), "{text}");
        assert!(text.contains("\nland cloth 1, books 1\n"), "{text}");
        assert!(text.contains("\ndecree printed influence\ndecree-wigs 1 3 0\n"), "{text}");
        assert!(text.ends_with("title more than lacerda\ntitle-figures 3 20 8 2\n"), "{text}");
    }

    #[test]
    fn no_two_phrases_are_alike() {
        fn distinct<T: Phrased>(least: usize) {
            let mut phrases: Vec<&str> =
                T::phrases().iter().map(|(phrase, _)| phrase.as_str()).collect();
            let all = phrases.len();
            phrases.sort_unstable();
            phrases.dedup();
            assert_eq!(phrases.len(), all);
            assert!(all >= least, "{all}");
        }
        distinct::<Part>(100);
        distinct::<Benefit>(36);
        distinct::<Count>(70);
        distinct::<StoresNeeded>(11);
    }
}

mod wrong_files {
    use super::*;

    #[test]
    fn numbers_out_of_range() {
        refused(
            "hull = 3, influence = 1",
            "hull = 3, influence = 10",
            "ship purple: influence 10 is more than 9",
        );
        refused("hull = 3,", "hull = 4,", "ship purple: hull 4 is not 3");
        refused(
            "wigs = [3, 3, 4, 4]",
            "wigs = [3, 3, 4]",
            "scoring tiles: wigs holds 3 numbers, 4 are needed",
        );
        refused(
            "wigs = [3, 3, 4, 4]",
            "wigs = [3, 3, 3, 4]",
            "scoring tiles: wigs 3 stands there 3 times, not twice",
        );
        refused("gold = { start = 6", "gold = { start = 0", "price gold: start 0 is less than 1");
        refused(
            "tools = { start = 5",
            "tools = { start = 256",
            "price tools: start 256 is more than 20",
        );
        refused("space = 3", "space = 7", "treasury start: space 7 is more than 6");
        refused("top = 10", "top = 16", "influence track: top 16 is more than 15");
        refused("top = 10", "top = 6", "influence spaces with a real: spaces 7 is more than 5");
        refused("hand = 5", "hand = 6", "start: hand 6 is not 5");
        refused(
            "influence = [4, 5, 6, 7]",
            "influence = [4, 5, 6, 17]",
            "start: influence 17 is more than 10",
        );
        refused("houses = [2, 3, 3]", "houses = [3, 3, 2]", "start: houses are not 2, 3, 3");
        refused("reis-per-wig = 5", "reis-per-wig = 0", "scoring: reis-per-wig 0 is less than 1");
        refused("end-sets = 4", "end-sets = 1", "periods: end-sets 1 is less than 2");
        refused("goods = 1\n", "goods = 3\n", "start: goods 3 is more than 2");
        refused("\nplans = 2", "\nplans = 4", "solo start: plans 4 is more than 3");
        refused("spaces = 6", "spaces = 4", "offices: spaces 4 is less than 5");
        refused(
            "mason = { copies = 2, wigs = 2, amount = 2",
            "mason = { copies = 2, wigs = 2, amount = 4",
            "clergy tile mason: amount 4 is more than 3",
        );
    }

    #[test]
    fn tracks_that_go_the_wrong_way() {
        refused(
            "5 = { reis = 5,",
            "5 = { reis = 3,",
            "treasury space 5: reis 3 is less than 4 below",
        );
        refused(
            "4 = { reis = 4, influence = 0",
            "4 = { reis = 4, influence = 2",
            "treasury space 4: influence 2 is more than 1 below",
        );
        refused(
            "influence = -2",
            "influence = -10",
            "treasury space 6: influence -10 is less than -9",
        );
        refused(
            "spaces = [0, 1, 3, 5, 7, 9]",
            "spaces = [0, 1, 3, 5, 7, 7]",
            "influence spaces with a real: spaces names 7 twice",
        );
        refused("treasury = 3", "treasury = 0", "church: both icons are on place 0");
        refused(
            "officials = [2, 2, 2, 3, 3, 3, 4, 4]",
            "officials = [2, 2, 3, 2, 3, 3, 4, 4]",
            "plans: officials must rise from the first to the last",
        );
        refused(
            "books = { most = 9, second = 6",
            "books = { most = 9, second = 2",
            "store majority books: wigs must fall from most to third",
        );
    }

    #[test]
    fn rows_missing_unknown_or_twice() {
        let row = r#"d40 = { count = "cards treasury", wigs = 2, source = "reconstructed" }"#;
        refused(row, "", "decree d40 is missing");
        let row = "2 = { reis = 2, influence = 2, source = \"reconstructed\" }";
        refused(row, "", "treasury space 2 is missing");
        refused(
            "\nnuncio = ",
            "\nnonce = ",
            &format!(
                "clergy tile \"nonce\" is none of {}",
                Clergy::ALL.iter().map(|tile| tile.word()).collect::<Vec<_>>().join(", ")
            ),
        );
        refused(
            "\neast-e = ",
            "\nsouth-e = ",
            &format!("site \"south-e\" is none of {}", Site::WORDS.join(", ")),
        );
        refused("\nc6 = ", "\nc83 = ", "blue marquis card \"c83\" is none of c6, c7, c8, c9, c10");
        refused("\nc6 = ", "\nc06 = ", "blue marquis card \"c06\" is none of c6, c7, c8, c9, c10");
        refused(
            "pink-brown = ",
            "brown-pink = ",
            "public building \"brown-pink\" is none of yellow-pink, brown-blue, yellow-brown, \
             pink-blue, yellow-blue, pink-brown",
        );
        let twice = Components::load(&changed("\nc10 = ", "\nc9 = ")).unwrap_err();
        let line = line_of("c10 = ");
        assert!(twice.starts_with(&format!("line {line}: duplicate key")), "{twice}");
    }

    /// A card in another deck is missing there and unknown here.
    #[test]
    fn cards_in_the_wrong_deck() {
        let row = r#"c26 = { influence = 5, effect = ["lose goods 1"], source = "reconstructed" }"#;
        let moved =
            changed(row, "").replace("[cards.red.marquis]", &format!("[cards.red.marquis]\n{row}"));
        assert_eq!(Components::load(&moved).unwrap_err(), "red builder card c26 is missing");
    }

    #[test]
    fn totals() {
        refused("red = { number = 21", "red = { number = 20", "cubes: 62 in all, 63 are needed");
        refused("pile = 6", "pile = 5", "rubble places: 62 in all for 63 cubes");
        refused(
            "pink-blue = { copies = 3",
            "pink-blue = { copies = 4",
            "public buildings: 17 tiles, 16 are needed",
        );
        refused("dean = { copies = 2", "dean = { copies = 1", "clergy: 36 tiles, 37 are needed");
        refused("\ngreen = 2", "\ngreen = 1", "starting plans: 3 in all, 4 are needed");
        let marked = |line: &str| {
            let decree = line.starts_with('d') && line.contains("count = ");
            if decree && !line.contains("three-plus") {
                line.replace(", source", ", three-plus = true, source")
            } else {
                line.to_owned()
            }
        };
        let text = TEXT.lines().map(marked).collect::<Vec<_>>().join("\n");
        assert_eq!(
            Components::load(&text).unwrap_err(),
            "decrees: 0 without three-plus, 9 are needed"
        );
    }

    #[test]
    fn effects_in_the_wrong_place() {
        let card = "c9 = { influence = 3, effect = [\"gold 1\"]";
        let with = |effect: &str| format!("c9 = {{ influence = 3, effect = [{effect}]");
        let told = |effect: &str, error: &str| {
            refused(card, &with(effect), &format!("blue marquis card c9: {error}"));
        };
        told("", "effect has 0 parts, 1 or 2 are needed");
        told("\"plan\", \"plan\", \"plan\"", "effect has 3 parts, 1 or 2 are needed");
        told("\"plan\", \"lose reis 1\"", "effect: \"lose reis 1\" must stand alone");
        told(
            "\"gold 10\"",
            "effect \"gold 10\" is none of gold 1, gold 2, gold 3, gold 4, gold 5, gold 6, \
             gold 7, gold 8, gold 9",
        );
        told("\"recruit\"", "effect \"recruit\" is none of recruit 1, recruit 2, recruit 3");
        told(
            "\"cardinal 1\"",
            "effect \"cardinal 1\" is none of cardinal exactly 1, cardinal up to 1, \
             cardinal exactly 2, cardinal up to 2",
        );
        told(
            "\"build a store\"",
            "effect \"build a store\" begins with none of books, cardinal, cloth, favour, gold, \
             influence, lose, pile, plan, produce, recruit, reis, tools, wigs",
        );
        refused(
            "c3 = { reward = [\"reis 4\"]",
            "c3 = { reward = [\"lose wigs 1\"]",
            "land c3: reward \"lose wigs 1\" begins with none of books, cardinal, cloth, favour, \
             gold, influence, pile, plan, produce, recruit, reis, tools, wigs",
        );
        refused(
            "event = [\"pile cube\", \"wigs 2\"]",
            "event = [\"take a decree\", \"wigs 2\"]",
            "brown treasury card c82: event: \"take a decree\" must stand alone",
        );
        refused(
            "benefit = \"hiring 1\"",
            "benefit = \"hiring 0\"",
            "purple treasury card c62: benefit \"hiring 0\" is none of hiring 1, hiring 2, \
             hiring 3, hiring 4, hiring 5, hiring 6, hiring 7, hiring 8, hiring 9",
        );
    }

    #[test]
    fn clergy_without_an_amount_or_with_one_too_many() {
        refused(
            "surveyor = { copies = 2, wigs = 2, amount = 3",
            "surveyor = { copies = 2, wigs = 2",
            "clergy tile surveyor: amount is missing",
        );
        refused(
            "nuncio = { copies = 1, wigs = 1",
            "nuncio = { copies = 1, wigs = 1, amount = 1",
            "clergy tile nuncio: it has no amount",
        );
    }

    #[test]
    fn decrees_that_cannot_be() {
        refused(
            "count = \"stores gold\"",
            "count = \"shops gold\"",
            "decree d1: count \"shops gold\" begins with none of buildings, cards, clergy, cubes, \
             decrees, favours, goods, houses, hulls, influence, loose, most, officials, plans, \
             portfolio, printed, reis, rubble, ships, stores",
        );
        refused(
            "count = \"cubes red\"",
            "count = \"cubes green\"",
            "decree d53: count \"cubes green\" is none of cubes brown, cubes red, cubes blue",
        );
        refused(
            "count = \"stores row e\", wigs = 2, three-plus = true",
            "count = \"stores row e\", wigs = 2",
            "decree d9: it needs three-plus, for row e is covered with two players",
        );
        refused(
            "count = \"clergy full\", wigs",
            "count = \"clergy full\", per = 2, wigs",
            "decree d49: per 2 is not 1",
        );
        refused(
            "count = \"reis\", per = 5",
            "count = \"reis\", per = 0",
            "decree d57: per 0 is less than 1",
        );
        for wrong in ["d71", "d0", "d069", "c69", ""] {
            refused(
                "decree = \"d69\"",
                &format!("decree = \"{wrong}\""),
                &format!("solo decree: decree \"{wrong}\" is none of d1 to d70"),
            );
        }
    }

    #[test]
    fn toml_errors_carry_the_line() {
        let told = |from: &str, to: &str, line: &str, error: &str| {
            let found = Components::load(&changed(from, to)).unwrap_err();
            let expected = format!("line {}: {error}", line_of(line));
            assert!(found.starts_with(&expected), "{found}, not {expected}");
            assert!(!found.contains('\n'), "{found}");
        };
        let figures = "hull = 3, influence = 1";
        told("purple = { hull", "purple =  hull", "purple = ", "");
        told(figures, "hul = 3, influence = 1", "purple = ", "unknown field `hul`");
        told(figures, "hull = 3", "purple = ", "missing field `influence`");
        told(figures, "hull = \"3\", influence = 1", "purple = ", "invalid type");
        let source = "c4 = { influence = 3, effect = [\"gold 1\"], source = \"rulebook\"";
        let with = |source: &str| format!("c4 = {{ influence = 3, effect = [\"gold 1\"]{source}");
        told(source, &with(""), source, "missing field `source`");
        told(source, &with(", source = \"me\""), source, "unknown variant `me`");
        told("[offices]", "[office]", "[offices]", "unknown field `office`");
        told("wigs = [3, 3, 4, 4]", "", "[scoring-tiles]", "missing field `wigs`");
        let end = TEXT.find("[titles]").unwrap();
        let short = Components::load(&TEXT[..end]).unwrap_err();
        assert_eq!(short, "missing field `titles`");
    }

    #[test]
    fn control_characters_are_not_passed_on() {
        for (from, to) in [
            ("name = \"standard-1\"", "name = \"\\u001b[2J\""),
            ("\nc6 = ", "\n\"\\u001b\" = "),
            ("count = \"clergy full\"", "count = \"\\u001b\""),
            ("decree = \"d69\"", "decree = \"\\u001b\""),
            ("[offices]", "[\"\\u001b\"]\nx = 1\n[offices]"),
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
        let mut picks = Picks(0x6c69_7362_6f61_2121);
        let letters: Vec<char> = TEXT.chars().collect();
        let lines: Vec<&str> = TEXT.lines().collect();
        let digits: Vec<usize> =
            TEXT.match_indices(|letter: char| letter.is_ascii_digit()).map(|(at, _)| at).collect();
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
