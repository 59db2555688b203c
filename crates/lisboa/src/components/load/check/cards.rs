//! Political cards and decrees.

use super::effects::Printed;
use super::row::{Checked, Checker, Kind, ONE_TO_NINE, UP_TO_NINE, kind, written};
use crate::components::load::file::{File, NobleCard, Table, TreasuryCard};
use crate::effects::{CardRow, Count, DecreeRow};
use crate::names::{Card, Deck, Decree, Era, LandRow};
use kernel::Token;

/// Cards of each kind in each of the years. The numbers run in this order.
const CARDS: [[usize; Deck::COUNT]; Era::COUNT] =
    [[5, 5, 5, 6], [5, 5, 5, 5], [5, 5, 5, 6], [5, 5, 5, 5]];

impl Checker {
    pub(super) fn cards(&mut self, file: &File) -> Checked<[CardRow; Card::COUNT]> {
        let mut cards = Card::all();
        let mut rows = Vec::with_capacity(Card::COUNT);
        let years = [&file.cards.blue, &file.cards.red, &file.cards.purple, &file.cards.brown];
        for (&era, years) in Era::ALL.iter().zip(years) {
            for &deck in Deck::ALL {
                let words = written(cards.by_ref().take(CARDS[era.index()][deck.index()]));
                let label = format!("{} {} card", era.word(), deck.word());
                let kind = kind(&label, Card::FAMILY);
                let read = match deck {
                    Deck::Builder => self.noble_cards(&kind, &years.builder, &words, era, deck),
                    Deck::Marquis => self.noble_cards(&kind, &years.marquis, &words, era, deck),
                    Deck::King => self.noble_cards(&kind, &years.king, &words, era, deck),
                    Deck::Treasury => self.treasury_cards(&kind, &years.treasury, &words, era),
                }?;
                rows.extend(read);
            }
        }
        super::row::array(rows, "political cards")
    }

    fn noble_cards(
        &mut self,
        kind: &Kind<'_>,
        table: &Table<NobleCard>,
        words: &[String],
        era: Era,
        deck: Deck,
    ) -> Checked<Vec<CardRow>> {
        self.table(kind, table, words, |at, row| {
            Ok(CardRow {
                era,
                deck,
                influence: at.number("influence", row.influence, UP_TO_NINE)?,
                effect: at.effect("effect", &row.effect, Printed::NobleCard)?,
                benefit: None,
            })
        })
    }

    fn treasury_cards(
        &mut self,
        kind: &Kind<'_>,
        table: &Table<TreasuryCard>,
        words: &[String],
        era: Era,
    ) -> Checked<Vec<CardRow>> {
        self.table(kind, table, words, |at, row| {
            Ok(CardRow {
                era,
                deck: Deck::Treasury,
                influence: 0,
                effect: at.effect("event", &row.event, Printed::TreasuryCard)?,
                benefit: Some(at.phrase("benefit", &row.benefit, |_| true)?),
            })
        })
    }

    pub(super) fn decrees(&mut self, file: &File) -> Checked<[DecreeRow; Decree::COUNT]> {
        let words = written(Decree::all());
        self.rows(&kind("decree", Decree::FAMILY), &file.decrees, &words, |at, row| {
            let count = at.phrase("count", &row.count, |_| true)?;
            let per = if is_condition(count) { 1..=1 } else { ONE_TO_NINE };
            if count == Count::StoresInRow(LandRow::E as u8) && !row.three_plus {
                return at.wrong("it needs three-plus, for row e is covered with two players");
            }
            Ok(DecreeRow {
                count,
                per: at.number("per", row.per, per)?,
                wigs: at.number("wigs", row.wigs, 1..=20)?,
                three_plus: row.three_plus,
            })
        })
    }

    pub(super) fn solo_decree(&mut self, file: &File) -> Checked<Decree> {
        let row = &file.solo_decree;
        let at = self.single(&kind("solo decree", "solo-decree"), row);
        let known = written(Decree::all()).contains(&row.decree);
        match Decree::read(&row.decree).filter(|_| known) {
            Some(decree) => Ok(decree),
            None => at.wrong(format_args!(
                "decree {:?} is none of d1 to d{}",
                row.decree,
                Decree::COUNT
            )),
        }
    }
}

/// Whether it holds or not, so that there is nothing to divide.
const fn is_condition(count: Count) -> bool {
    match count {
        Count::PortfolioFull
        | Count::ClergyFull
        | Count::FavoursFull
        | Count::InfluenceFull
        | Count::HousesFull(_)
        | Count::AllStreets
        | Count::MostStores
        | Count::MostShips
        | Count::MostPlans
        | Count::MostReis => true,
        Count::StoresOf(_)
        | Count::StoresInRow(_)
        | Count::StoresInColumn(_)
        | Count::BuildingsOf(_)
        | Count::BuildingsWest
        | Count::BuildingsNorth
        | Count::BuildingsEast
        | Count::BuildingsShowing(_)
        | Count::CompletedPlans
        | Count::CompletedPlansOf(_)
        | Count::OfficialsOnPlans
        | Count::OfficialsWith(_)
        | Count::OfficialsInPlazas
        | Count::OfficialsInOffices
        | Count::Ships
        | Count::ShipsOfHull(_)
        | Count::Hulls
        | Count::GoodsOnDocks
        | Count::CardsOf(_)
        | Count::PrintedInfluence
        | Count::GoodsOf(_)
        | Count::GoodSets
        | Count::ClergyTiles
        | Count::Favours
        | Count::Cubes(_)
        | Count::RubbleSets
        | Count::LooseCubes
        | Count::Reis
        | Count::Influence
        | Count::Stores
        | Count::BestRow
        | Count::OthersDecrees => false,
    }
}
