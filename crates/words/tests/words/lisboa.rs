//! Lisboa's cards, decrees and refusals in words.

use crate::voice::clean;
use kernel::{Components as _, Said, Seat, Token, Value, Viewer};
use lisboa::effects::{Benefit, Count, Part};
use lisboa::names::{
    Architect, Card, Cube, Deck, Decree, Follow, Good, Houses, Noble, Street, Title,
};
use lisboa::{Action, Components, Event, Lisboa, Prompt, Refusal};
use words::{Catalogue, Language, Voice};

const ANA: Viewer = Viewer::Seat(Seat::new(0));

/// Says something to Ana, who plays alone against Lacerda, in each language.
fn each_language(components: &Components, mut speak: impl FnMut(Language, Voice<'_>)) {
    let people = ["Ana", "Lacerda"].map(str::to_owned);
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        speak(language, Voice::of::<Lisboa>(&catalogue, &people, ANA, components));
    }
}

fn check(components: &Components, say: impl Fn(Voice<'_>) -> String, expected: [&str; 4]) {
    let mut expected = expected.iter();
    each_language(components, |_, voice| {
        assert_eq!(say(voice), *expected.next().expect("four languages"));
    });
}

fn explain(voice: Voice<'_>, token: &impl Token) -> String {
    match token.value() {
        Value::Name(name) => voice.explain(name),
        value => panic!("{value:?} has no name"),
    }
}

fn event(line: &str) -> Said {
    Said::of(&line.parse::<Event>().expect(line))
}

/// The notation counts them from 0.
#[test]
fn places_of_the_church_are_counted_from_one() {
    check(
        Components::standard(),
        |voice| voice.event(&event("cardinal-moved A 0")),
        [
            "You move the cardinal: he is now between tiles 6 and 1.",
            "Sposti il cardinale, ora fra le tessere 6 e 1.",
            "Mueves al cardenal, ahora entre las losetas 6 y 1.",
            "Moves o cardeal, agora entre as peças 6 e 1.",
        ],
    );
}

#[test]
fn a_noble_card_is_named_by_its_row() {
    check(
        Components::standard(),
        |voice| voice.named(&Card(4)),
        [
            "Builder (influence 3; in portfolio: 1 gold)",
            "Costruttore (influenza 3; nel portafoglio: 1 oro)",
            "Constructor (influencia 3; en portafolio: 1 de oro)",
            "Construtor (influência 3; no portefólio: 1 de ouro)",
        ],
    );
}

#[test]
fn a_treasury_card_is_named_by_its_row() {
    check(
        Components::standard(),
        |voice| voice.named(&Card(37)),
        [
            "Treasury (event: build a store; in portfolio: payments −1)",
            "Tesoro (evento: costruisci un negozio; nel portafoglio: pagamenti −1)",
            "Tesorería (evento: construye una tienda; en portafolio: pagos −1)",
            "Tesouro (evento: constrói uma loja; no portefólio: pagamentos −1)",
        ],
    );
}

/// The notation says upper and lower; people read what is done.
#[test]
fn who_follows_is_told_to_do_something() {
    check(
        Components::standard(),
        |voice| voice.event(&event("followed A builder lower")),
        [
            "You follow the visit to the Builder: acquire a plan.",
            "Segui la visita al Costruttore: acquisire un progetto.",
            "Sigues la visita al Constructor: adquirir un plano.",
            "Segues a visita ao Construtor: adquirir um plano.",
        ],
    );
}

#[test]
fn a_decree_is_named_by_its_row() {
    check(
        Components::standard(),
        |voice| voice.named(&Decree(32)),
        [
            "1 wig for every 2 officials in offices",
            "1 parrucca ogni 2 funzionari negli uffici",
            "1 peluca por cada 2 funcionarios en las oficinas",
            "1 peruca por cada 2 oficiais nos gabinetes",
        ],
    );
    check(
        Components::standard(),
        |voice| voice.named(&Decree(1)),
        [
            "2 wigs for each gold store",
            "2 parrucche per ogni negozio dell’oro",
            "2 pelucas por cada tienda de oro",
            "2 perucas por cada loja de ouro",
        ],
    );
}

#[test]
fn a_corrected_card_is_told_as_corrected() {
    let mut components = Components::standard().clone();
    components.cards[0].influence = 7;
    components.cards[0].effect = [Some(Part::Wigs(1)), Some(Part::Plan)];
    let say = |voice: Voice<'_>| voice.named(&Card(1));
    each_language(&components, |language, voice| {
        if language == Language::En {
            assert_eq!(say(voice), "Builder (influence 7; in portfolio: 1 wig and plan)");
            assert_eq!(
                explain(voice, &Card(1)),
                "1755–57, influence 7. In the portfolio: gain 1 wig and acquire a plan. \
                 At court: visit the Builder."
            );
        }
    });
}

/// Every kind of effect and benefit with every grammatical number, printed or not.
#[test]
fn every_card_that_could_be_has_its_words() {
    let mut components = Components::standard().clone();
    for n in [0, 1, 2, 5] {
        let goods = Good::ALL.iter().map(|&good| Part::Good { good, count: n });
        let parts = [
            Part::Reis(n),
            Part::Wigs(n),
            Part::GainInfluence,
            Part::Recruit(n),
            Part::Plan,
            Part::Favour,
            Part::Produce,
            Part::Cardinal { steps: n, exactly: true },
            Part::Cardinal { steps: n, exactly: false },
            Part::PileCube,
            Part::GoodsOfChoice(n),
            Part::Ship,
            Part::Store,
            Part::Decree,
            Part::PublicBuilding,
            Part::StateActions(n),
            Part::LoseOfficials(n),
            Part::LoseReis(n),
            Part::LoseWigs(n),
            Part::LoseGoods(n),
            Part::LoseFavour,
            Part::LoseClergy,
        ];
        let benefits =
            [Benefit::Payment(n), Benefit::Sale(n), Benefit::Land(n), Benefit::Hiring(n)];
        for (i, part) in goods.chain(parts).enumerate() {
            for (card, deck) in [(Card(1), Deck::King), (Card(2), Deck::Treasury)] {
                let row = &mut components.cards[card.index()];
                row.deck = deck;
                row.effect = [Some(part), Some(Part::Plan)];
                row.benefit = (deck == Deck::Treasury).then_some(benefits[i % benefits.len()]);
            }
            each_language(&components, |language, voice| {
                for card in [Card(1), Card(2)] {
                    clean(language, card.word(), &voice.named(&card));
                    clean(language, card.word(), &explain(voice, &card));
                }
            });
        }
    }
}

/// Every kind of count with every grammatical number.
#[test]
fn every_decree_that_could_be_has_its_words() {
    let mut components = Components::standard().clone();
    let counts = [
        Count::StoresOf(Good::Tools),
        Count::StoresInRow(4),
        Count::StoresInColumn(4),
        Count::BuildingsOf(Architect::Green),
        Count::BuildingsWest,
        Count::BuildingsNorth,
        Count::BuildingsEast,
        Count::BuildingsShowing(Street::Pink),
        Count::CompletedPlans,
        Count::CompletedPlansOf(Architect::Blue),
        Count::OfficialsOnPlans,
        Count::OfficialsWith(Noble::King),
        Count::OfficialsInPlazas,
        Count::OfficialsInOffices,
        Count::Ships,
        Count::ShipsOfHull(2),
        Count::Hulls,
        Count::GoodsOnDocks,
        Count::CardsOf(Deck::Treasury),
        Count::PrintedInfluence,
        Count::PortfolioFull,
        Count::GoodsOf(Good::Cloth),
        Count::GoodSets,
        Count::ClergyTiles,
        Count::ClergyFull,
        Count::Favours,
        Count::FavoursFull,
        Count::Cubes(Cube::Red),
        Count::RubbleSets,
        Count::LooseCubes,
        Count::Reis,
        Count::Influence,
        Count::InfluenceFull,
        Count::HousesFull(Houses::Middle),
        Count::Stores,
        Count::AllStreets,
        Count::BestRow,
        Count::MostStores,
        Count::MostShips,
        Count::MostPlans,
        Count::MostReis,
        Count::OthersDecrees,
    ];
    for count in counts {
        for (per, wigs) in [(1, 1), (2, 2), (5, 1)] {
            let row = &mut components.decrees[0];
            (row.count, row.per, row.wigs) = (count, per, wigs);
            each_language(&components, |language, voice| {
                clean(language, "a decree", &voice.named(&Decree(1)));
                clean(language, "a decree", &explain(voice, &Decree(1)));
            });
        }
    }
}

/// Only the question says whose actions they are.
#[test]
fn following_is_named_by_what_is_done() {
    let question = Said::of(&Prompt::Follow { noble: Noble::King, cost: 2 });
    let action = Said::of(&Action::Follow { choice: Follow::Upper });
    check(
        Components::standard(),
        |voice| voice.asked(&question).action(&action),
        [
            "Follow: meet the cardinal",
            "Segui la visita: incontrare il cardinale",
            "Sigue la visita: ver al cardenal",
            "Segue a visita: reunir com o cardeal",
        ],
    );
}

#[test]
fn an_unpayable_visit_says_what_is_lacking() {
    let refusal =
        Refusal::VisitUnpayable { noble: Noble::Builder, needs: 5, influence: 3, wigs: 1 };
    let said = Said::of(&refusal);
    check(
        Components::standard(),
        |voice| voice.refusal(&said, refusal.rule()),
        [
            "L7.2: A visit to the Builder costs you 5 influence. \
             You have 3, and 1 wig for what is lacking.",
            "L7.2: Andare dal Costruttore ti costa 5 punti influenza. \
             Ne hai 3, e 1 parrucca per quello che manca.",
            "L7.2: Visitar al Constructor te cuesta 5 de influencia. \
             Tienes 3, y 1 peluca para lo que falta.",
            "L7.2: Ir ter com o Construtor custa-te 5 de influência. \
             Tens 3, e 1 peruca para o que falta.",
        ],
    );
}

#[test]
fn lacerda_is_spoken_of_by_name() {
    let visited = event("visited B king 2 0 1");
    check(
        Components::standard(),
        |voice| voice.event(&visited),
        [
            "Lacerda goes to the King and pays 2 influence and 1 wig.",
            "Lacerda va dal Re e paga 2 punti influenza e 1 parrucca.",
            "Lacerda acude al Rey y paga 2 de influencia y 1 peluca.",
            "Lacerda vai ter com o Rei e paga 2 de influência e 1 peruca.",
        ],
    );
    let chose = event("chose western");
    check(
        Components::standard(),
        |voice| voice.event(&chose),
        [
            "Lacerda’s choice: of two streets, the western one.",
            "Scelta di Lacerda: fra due strade, quella a ovest.",
            "Elección de Lacerda: entre dos calles, la del oeste.",
            "Escolha de Lacerda: entre duas ruas, a do oeste.",
        ],
    );
}

#[test]
fn titles_say_what_they_take() {
    check(
        Components::standard(),
        |voice| explain(voice, &Title::Servant),
        [
            "You need more wigs than Lacerda, at least 4 stores, at least 1 majority, \
             at least 5 réis and at least 6 decrees.",
            "Servono più parrucche di Lacerda, almeno 4 negozi, almeno 1 maggioranza, \
             almeno 5 reali e almeno 6 decreti.",
            "Hacen falta más pelucas que Lacerda, al menos 4 tiendas, al menos 1 mayoría, \
             al menos 5 reales y al menos 6 decretos.",
            "Precisas de mais perucas do que Lacerda, pelo menos 4 lojas, pelo menos 1 maioria, \
             pelo menos 5 réis e pelo menos 6 decretos.",
        ],
    );
}
