//! The one exit: whatever a viewer is told of a table is made here, from what that viewer may
//! know. Nothing else in this crate turns a game into something that crosses the network.

mod course;

use super::{Logged, Room, Sitter, What};
use crate::fairness::{self, hex};
use crate::fault::Fault;
use crate::games::{Findings, Live, PageName};
use crate::speech;
use crate::tabletop;
use kernel::table::{Due as Turn, Scores as Standings};
use kernel::{Fact, Rejection, Said as Spoken, Seat, Value, Viewer};
use std::collections::BTreeMap;
use store::{PersonId, Status};
use wire::{
    Bot, Channel, Choice, Document, Drawing, Due, Entry, FactValue, Field, FieldValue, Happening,
    Hint, Hints, Log, Occupant, Page, Preview, Push, Refusal, Said, Score, Scores, SourceScore,
    State, Step, Table, Undo, Visibility,
};
use words::{Args, Catalogue, Language, Voice};

/// Who looks, and in which language they want sentences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    pub(crate) person: PersonId,
    pub(crate) viewer: Viewer,
    words: Option<&'static Catalogue>,
}

impl Glance {
    pub(crate) fn new(room: &Room, person: PersonId, words: Option<&'static Catalogue>) -> Self {
        Self { person, viewer: room.viewer(person), words }
    }

    /// Of somebody, or of nobody who is known yet.
    pub(crate) fn of(
        room: &Room,
        person: Option<PersonId>,
        words: Option<&'static Catalogue>,
    ) -> Self {
        Self::new(room, person.unwrap_or(PersonId::from_bytes([0; 16])), words)
    }

    /// For what must be said in some language.
    fn catalogue(&self) -> &'static Catalogue {
        self.words.unwrap_or_else(|| speech::catalogue(Language::default()))
    }

    /// What two glances that are told the same have in common.
    pub(crate) fn key(&self) -> (Viewer, Option<Language>) {
        (self.viewer, self.words.map(Catalogue::language))
    }
}

/// Entries are told in pages of so many.
const PAGE: usize = 200;

fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}

pub(crate) fn field(value: &Value) -> FieldValue {
    match value {
        Value::Number(number) => FieldValue::Number(*number),
        Value::Seat(seat) => FieldValue::Seat(letter(*seat)),
        Value::Name(name) => FieldValue::Name {
            family: name.family.into(),
            word: name.word.into(),
            index: name.index,
        },
        Value::List(items) => FieldValue::List(items.iter().map(field).collect()),
    }
}

fn said(spoken: Spoken, text: Option<String>) -> Said {
    let fields = spoken
        .fields
        .iter()
        .map(|(name, value)| Field { name: (*name).into(), value: field(value) })
        .collect();
    Said { line: spoken.line, kind: spoken.kind.into(), fields, text, hurts: false }
}

fn fact(fact: Fact) -> FactValue {
    match fact {
        Fact::Number(number) => FactValue::Number(number),
        Fact::Word(word) => FactValue::Word(word.to_owned()),
        Fact::Seat(seat) => FactValue::Word(letter(seat)),
    }
}

impl Room {
    /// The names of everybody at the table, in seat order.
    pub(super) fn names(&self, catalogue: &Catalogue) -> Vec<String> {
        let seats = self.game.as_ref().map_or(self.chairs.len(), |game| game.table().seats());
        let name = |seat: Seat| match self.chairs.get(seat.index()) {
            None => catalogue.text(&[self.kind.name(), "automated"].join("-")),
            Some(chair) => chair.name.clone().unwrap_or_else(|| usual_name(catalogue, seat)),
        };
        Seat::all(seats).map(name).collect()
    }

    /// Speaks to whoever looks, if they want to be spoken to.
    fn speak<T>(
        &self,
        game: &dyn Live,
        glance: &Glance,
        say: impl FnOnce(Option<Voice<'_>>) -> T,
    ) -> T {
        match glance.words {
            None => say(None),
            Some(catalogue) => {
                let names = self.names(catalogue);
                say(Some(game.voice(catalogue, &names, glance.viewer)))
            }
        }
    }

    /// Looks at the game, now or at an earlier position.
    fn seen<T>(&self, at: Option<usize>, look: impl FnOnce(&dyn Live) -> T) -> Result<T, Fault> {
        let past = at.map(|at| self.past(at)).transpose()?;
        let game = past.as_deref().or(self.game.as_deref());
        Ok(look(game.ok_or(Fault::Refused("server-not-started"))?))
    }

    /// The same, and speaks of it in some language.
    fn told<T>(
        &self,
        glance: &Glance,
        at: Option<usize>,
        tell: impl FnOnce(&dyn Live, Voice<'_>) -> T,
    ) -> Result<T, Fault> {
        let catalogue = glance.catalogue();
        let names = self.names(catalogue);
        self.seen(at, |game| tell(game, game.voice(catalogue, &names, glance.viewer)))
    }

    /// The table in words, now or at an earlier position.
    pub(crate) fn document(&self, glance: &Glance, at: Option<usize>) -> Result<Document, Fault> {
        self.told(glance, at, |game, voice| {
            tabletop::document(game.document(glance.viewer, voice), game.table().position() as u64)
        })
    }

    /// The table as a drawing, now or at an earlier position.
    pub(crate) fn drawing(&self, glance: &Glance, at: Option<usize>) -> Result<Drawing, Fault> {
        self.seen(at, |game| {
            tabletop::drawing(game.scene(glance.viewer), game.table().position() as u64)
        })
    }

    fn occupant(
        &self,
        seat: Seat,
        sitter: Sitter,
        name: Option<&str>,
        glance: &Glance,
    ) -> Occupant {
        let catalogue = glance.catalogue();
        let named = || name.map_or_else(|| usual_name(catalogue, seat), str::to_owned);
        match sitter {
            Sitter::Open => Occupant::Open,
            Sitter::Person(person) => {
                Occupant::Person { name: named(), you: person == glance.person }
            }
            Sitter::Bot(level) => Occupant::Bot(Bot { level, name: named() }),
        }
    }

    /// The table without its game.
    pub(crate) fn table(&self, glance: &Glance) -> Table {
        self.listed_as(glance, self.stream())
    }

    /// The same when the last entry is known and the others need not be.
    pub(super) fn listed_as(&self, glance: &Glance, stream: u32) -> Table {
        let catalogue = glance.catalogue();
        let mut seats: Vec<wire::Seat> = Seat::all(self.chairs.len())
            .map(|seat| {
                let chair = &self.chairs[seat.index()];
                let kept =
                    chair.reserved_for.filter(|_| !matches!(chair.sitter, Sitter::Person(_)));
                wire::Seat {
                    seat: letter(seat),
                    occupant: self.occupant(seat, chair.sitter, chair.name.as_deref(), glance),
                    stands_in_for: kept.map(|_| usual_name(catalogue, seat)),
                }
            })
            .collect();
        if let Some(game) = &self.game {
            let all = Seat::all(game.table().seats());
            seats.extend(all.filter(|seat| game.table().automated(*seat)).map(|seat| wire::Seat {
                seat: letter(seat),
                occupant: Occupant::Automated {
                    name: catalogue.text(&[self.kind.name(), "automated"].join("-")),
                },
                stands_in_for: None,
            }));
        }
        let over = self.status == Status::Over;
        Table {
            id: self.id.to_string(),
            game: self.kind.name().to_owned(),
            players: self.agreement.players,
            options: self.agreement.options.clone(),
            visibility: match self.visibility {
                store::Visibility::Open => Visibility::Open,
                store::Visibility::Private => Visibility::Private,
            },
            status: match self.status {
                Status::Gathering => wire::Status::Gathering,
                Status::Running => wire::Status::Running,
                Status::Over => wire::Status::Over,
                Status::Abandoned => wire::Status::Closed,
            },
            hints: self.agreement.hints,
            practice: self.agreement.practice,
            seats,
            mine: self.seat_of(glance.person).map(letter),
            host: self.host == glance.person,
            deciding: self.deciding_seat().filter(|_| !over).map(letter),
            stream: u64::from(stream),
            created: self.created,
            changed: self.changed,
            commitment: Some(hex(&self.commitment)),
            seed: over.then(|| self.seed().to_string()),
        }
    }

    fn due(&self, game: Option<&dyn Live>, glance: &Glance) -> Due {
        let Some(game) = game else { return Due::Start };
        match game.table().turn() {
            Turn::Decision { seat, prompt } => {
                let text = self.speak(game, glance, |voice| {
                    voice.map(|voice| {
                        if glance.viewer == Viewer::Seat(seat) {
                            voice.prompt(&prompt)
                        } else {
                            voice.waiting(seat, &prompt)
                        }
                    })
                });
                Due::Decision { seat: letter(seat), prompt: said(prompt, text) }
            }
            Turn::Outcome(_) | Turn::Over => Due::Over,
        }
    }

    /// What may be chosen, for the seat that decides, with what is greyed.
    fn candidates(&self, game: &dyn Live, glance: &Glance) -> Vec<Choice> {
        let Viewer::Seat(seat) = glance.viewer else { return Vec::new() };
        self.listed(game, glance, game.table().candidates(seat))
    }

    /// What may be chosen, for the seat that decides.
    fn choices(&self, game: &dyn Live, glance: &Glance) -> Vec<Choice> {
        let Viewer::Seat(seat) = glance.viewer else { return Vec::new() };
        self.listed(game, glance, game.table().choices(seat))
    }

    fn listed(
        &self,
        game: &dyn Live,
        glance: &Glance,
        listed: Vec<kernel::table::Choice>,
    ) -> Vec<Choice> {
        let question = game.table().turn().question();
        self.speak(game, glance, |voice| {
            let voice = voice.map(|voice| match &question {
                Some(question) => voice.asked(question),
                None => voice,
            });
            listed
                .into_iter()
                .map(|choice| {
                    let detail = voice
                        .filter(|_| choice.verdict.is_ok())
                        .and_then(|voice| game.detail(glance.viewer, &choice.action.line, voice));
                    let refusal = match choice.verdict {
                        Err(Rejection::Rule { rule, refusal }) => {
                            let text = voice.map(|voice| voice.refusal(&refusal, ""));
                            Some(Refusal { rule: rule.to_owned(), because: said(refusal, text) })
                        }
                        Ok(()) | Err(_) => None,
                    };
                    let action = voice.map(|voice| voice.action(&choice.action));
                    let group = voice.map(|voice| voice.group(&choice.group));
                    Choice {
                        action: said(choice.action, action),
                        group: said(choice.group, group),
                        refusal,
                        detail,
                    }
                })
                .collect()
        })
    }

    fn undo(&self, game: Option<&dyn Live>, glance: &Glance) -> Undo {
        let catalogue = glance.catalogue();
        let (Some(game), Viewer::Seat(seat)) = (game, glance.viewer) else {
            return Undo::No { why: catalogue.text("common-undo-nothing") };
        };
        match game.table().can_undo(seat) {
            Ok(position) => Undo::To {
                at: position as u64,
                decisions: game.table().can_undo_in_a_row(seat) as u64,
            },
            Err(bar) => {
                let names = self.names(catalogue);
                let voice = game.voice(catalogue, &names, glance.viewer);
                Undo::No { why: voice.cannot_undo(bar) }
            }
        }
    }

    fn scores(&self, game: &dyn Live, glance: &Glance) -> Scores {
        let Standings { seats, last } = game.table().standings(glance.viewer);
        self.speak(game, glance, |voice| Scores {
            last,
            seats: seats
                .into_iter()
                .map(|score| Score {
                    seat: letter(score.seat),
                    rank: score.rank as u8,
                    title: score.title.map(|title| match voice {
                        Some(voice) => voice.say(&["title", title].join("-"), Args::new()),
                        None => title.to_owned(),
                    }),
                    points: score.points,
                    forecast: score.forecast,
                    sources: score
                        .tallies
                        .into_iter()
                        .map(|tally| SourceScore {
                            text: voice.map(|voice| voice.value(&tally.value)),
                            account: tally.account,
                            points: tally.points,
                            forecast: tally.forecast,
                        })
                        .collect(),
                })
                .collect(),
        })
    }

    /// Everything at once.
    pub(crate) fn state(&self, glance: &Glance) -> State {
        self.state_of(self.game.as_deref(), glance)
    }

    /// The same for who is shown the document beside it: without the facts.
    pub(crate) fn shown_state(&self, glance: &Glance) -> State {
        self.state_with(self.game.as_deref(), glance, BTreeMap::new())
    }

    fn state_of(&self, game: Option<&dyn Live>, glance: &Glance) -> State {
        let view = match game {
            None => BTreeMap::new(),
            Some(game) => {
                let facts = game.table().view(glance.viewer).into_iter();
                facts.map(|(name, value)| (name, fact(value))).collect()
            }
        };
        self.state_with(game, glance, view)
    }

    fn state_with(
        &self,
        game: Option<&dyn Live>,
        glance: &Glance,
        view: BTreeMap<String, FactValue>,
    ) -> State {
        State {
            table: self.table(glance),
            stream: u64::from(self.stream()),
            position: u64::from(self.position),
            at: game.map_or(0, |game| game.table().position() as u64),
            due: self.due(game, glance),
            view,
            choices: game.map_or_else(Vec::new, |game| self.candidates(game, glance)),
            undo: self.undo(game, glance),
            scores: match game {
                None => Scores { last: false, seats: Vec::new() },
                Some(game) => self.scores(game, glance),
            },
        }
    }

    /// The game as it stood at a position, as the viewer saw it then.
    fn past(&self, position: usize) -> Result<Box<dyn Live>, Fault> {
        let game = self.game.as_ref().ok_or(Fault::Refused("server-not-started"))?;
        game.at(position).ok_or(Fault::NotFound)
    }

    /// The state at an earlier position; nothing can be chosen there.
    pub(crate) fn state_at(&self, glance: &Glance, position: usize) -> Result<State, Fault> {
        let past = self.past(position)?;
        let mut state = self.state_of(Some(past.as_ref()), glance);
        state.choices.clear();
        let catalogue = glance.catalogue();
        state.undo = Undo::No { why: catalogue.text("common-undo-nothing") };
        Ok(state)
    }

    /// What an action would bring, for the seat that decides.
    pub(crate) fn preview(&self, glance: &Glance, action: &str) -> Result<Preview, Fault> {
        let (game, seat) = self.deciding(glance)?;
        let rejected = |rejection| self.rejected(game, glance, &rejection);
        let events = game.table().preview(seat, action).map_err(rejected)?;
        let disclosure = game.table().disclosure(seat, action).map_err(rejected)?;
        let events = self.speak(game, glance, |voice| {
            let told = |event: Spoken| {
                let text = voice.map(|voice| voice.event(&event));
                said(event, text)
            };
            events.into_iter().map(told).collect()
        });
        Ok(Preview { events, reveals: disclosure.reveals, hands_on: disclosure.hands_on })
    }

    /// Why an action is not allowed; nothing if it is.
    pub(crate) fn why(&self, glance: &Glance, action: &str) -> Result<(), Fault> {
        let (game, seat) = self.deciding(glance)?;
        game.table()
            .verdict(seat, action)
            .map_err(|rejection| self.rejected(game, glance, &rejection))
    }

    fn deciding(&self, glance: &Glance) -> Result<(&dyn Live, Seat), Fault> {
        let Viewer::Seat(seat) = glance.viewer else { return Err(Fault::Forbidden) };
        let game = self.game.as_deref().ok_or(Fault::Refused("server-not-started"))?;
        Ok((game, seat))
    }

    fn rejected(&self, game: &dyn Live, glance: &Glance, rejection: &Rejection) -> Fault {
        let catalogue = glance.catalogue();
        let names = self.names(catalogue);
        Fault::rejection(game.voice(catalogue, &names, glance.viewer), rejection)
    }

    /// A question for the search, if hints are given here and the seat decides.
    pub(crate) fn question(&self, glance: &Glance) -> Result<crate::games::Question, Fault> {
        let (game, seat) = self.deciding(glance)?;
        if !self.agreement.hints {
            return Err(Fault::Refused("server-no-hints"));
        }
        match game.table().turn() {
            Turn::Decision { seat: due, .. } if due == seat => Ok(game.question(seat)),
            Turn::Decision { .. } | Turn::Outcome(_) | Turn::Over => {
                Err(Fault::Refused("server-not-now"))
            }
        }
    }

    /// What the search found.
    pub(crate) fn hints(&self, glance: &Glance, findings: Findings) -> Result<Hints, Fault> {
        let (game, seat) = self.deciding(glance)?;
        let catalogue = glance.catalogue();
        let names = self.names(catalogue);
        let question = game.table().turn().question();
        let voice = game.voice(catalogue, &names, glance.viewer);
        let voice = question.as_ref().map_or(voice, |question| voice.asked(question));
        let hint = |found: words::outlook::Hint| {
            let text = found.tell(voice, seat);
            let action = glance.words.map(|_| voice.action(&found.action));
            let expected = found.points.0[..found.seats].to_vec();
            Hint { expected, action: said(found.action, action), text }
        };
        let Findings { found, stopped } = findings;
        Ok(Hints { hints: found.into_iter().map(hint).collect(), stopped })
    }

    /// A page of text.
    pub(crate) fn page(
        &self,
        glance: &Glance,
        page: PageName,
        at: Option<usize>,
    ) -> Result<Page, Fault> {
        self.told(glance, at, |game, voice| Page { lines: game.page(page, glance.viewer, voice) })
    }

    /// The record as this viewer may have it.
    pub(crate) fn record(&self, glance: &Glance) -> Result<String, Fault> {
        let game = self.game.as_ref().ok_or(Fault::Refused("server-not-started"))?;
        let mut record = game.table().export(glance.viewer);
        if self.status == Status::Over {
            let nonces = self.nonces();
            let (id, commitment) = (self.id.to_string(), &self.commitment);
            let notes = fairness::notes(commitment, self.secret, &id, &self.setup, &nonces);
            record.header.notes.extend(notes);
        }
        Ok(record.to_string())
    }

    /// A file about a problem: the record as this viewer may have it, with remarks that say where
    /// the table stands and what they see. Reading it back reads the record.
    pub(crate) fn report(&self, glance: &Glance) -> Result<String, Fault> {
        let game = self.game.as_ref().ok_or(Fault::Refused("server-not-started"))?;
        let mut record = game.table().export(glance.viewer);
        let viewer = match glance.viewer {
            Viewer::Seat(seat) => letter(seat),
            Viewer::Spectator => "-".to_owned(),
        };
        let notes = &mut record.header.notes;
        notes.push(format!("report-table {}", self.id));
        notes.push(format!("report-viewer {viewer}"));
        notes.push(format!("report-position {}", game.table().position()));
        if let Turn::Decision { seat, prompt } = game.table().turn() {
            notes.push(format!("report-prompt {} {}", seat.letter(), prompt.line));
        }
        for (name, value) in game.table().view(glance.viewer) {
            notes.push(format!("report-view {name} {value}"));
        }
        Ok(record.to_string())
    }

    /// A page of the log.
    pub(crate) fn log(&self, glance: &Glance, after: u32) -> Log {
        let rest = self.log.len().saturating_sub(after as usize);
        let entries = (after..self.stream())
            .take(PAGE)
            .map(|before| self.entry(glance, before + 1))
            .collect();
        Log { entries, more: rest > PAGE }
    }

    fn steps(&self, glance: &Glance, steps: &std::ops::Range<usize>) -> Vec<Step> {
        let Some(game) = self.game.as_deref() else { return Vec::new() };
        let told = game.table().told(glance.viewer, steps.start, steps.len());
        self.speak(game, glance, |voice| {
            told.into_iter()
                .map(|step| {
                    let by = course::decided_by(&step.entry);
                    let event = |event: Spoken| {
                        let text = voice.map(|voice| voice.event(&event));
                        let hurts = voice.is_some() && self.hurts(glance, &event, by);
                        Said { hurts, ..said(event, text) }
                    };
                    Step {
                        number: step.number as u64,
                        line: step.entry.to_string(),
                        events: step.events.into_iter().map(event).collect(),
                    }
                })
                .collect()
        })
    }

    /// The entry with this number.
    pub(crate) fn entry(&self, glance: &Glance, stream: u32) -> Entry {
        let Logged { at, what } = &self.log[stream as usize - 1];
        let what = match what {
            What::Seat { seat, sitter, name } => Happening::Seat {
                seat: letter(*seat),
                occupant: self.occupant(*seat, *sitter, name.as_deref(), glance),
            },
            What::Started { steps } => Happening::Started {
                commitment: hex(&self.commitment),
                steps: self.steps(glance, steps),
            },
            What::Played { position, steps } => Happening::Played {
                position: u64::from(*position),
                steps: self.steps(glance, steps),
            },
            What::Said { channel, seat, name, text } => {
                let seated = matches!(glance.viewer, Viewer::Seat(_));
                if seated == (*channel == Channel::Seated) {
                    let catalogue = glance.catalogue();
                    let by = name.clone().unwrap_or_else(|| match seat {
                        Some(seat) => usual_name(catalogue, *seat),
                        None => catalogue.text("server-guest"),
                    });
                    Happening::Said { channel: channel.clone(), by, text: text.clone() }
                } else {
                    Happening::Nothing
                }
            }
            What::Rematch { table } => Happening::Rematch { table: table.to_string() },
            What::Closed => Happening::Closed,
        };
        Entry { stream: u64::from(stream), at: *at, what }
    }

    /// Whether the same is pushed to both, byte by byte: nobody is spoken to, who would be told
    /// apart from the others, and none of them has anything to choose.
    pub(crate) fn pushed_alike(
        &self,
        one: &Glance,
        other: &Glance,
        deciding: Option<Seat>,
        stream: u32,
    ) -> bool {
        let What::Played { steps, .. } = &self.log[stream as usize - 1].what else { return false };
        let Some(game) = self.game.as_deref() else { return false };
        let silent = |glance: &Glance| {
            glance.words.is_none()
                && deciding.is_none_or(|seat| glance.viewer != Viewer::Seat(seat))
        };
        silent(one)
            && silent(other)
            && game.table().told_alike([one.viewer, other.viewer], steps.start, steps.len())
    }

    /// What a follower is pushed: an entry, and after the last one what is to be done now.
    pub(crate) fn push(&self, glance: &Glance, stream: u32) -> Push {
        let last = stream == self.stream();
        let game = self.game.as_deref();
        Push {
            table: self.id.to_string(),
            entry: self.entry(glance, stream),
            due: last.then(|| self.due(game, glance)),
            position: u64::from(self.position),
            choices: match game {
                Some(game) if last => self.choices(game, glance),
                Some(_) | None => Vec::new(),
            },
        }
    }
}

fn usual_name(catalogue: &Catalogue, seat: Seat) -> String {
    catalogue.say("client-name", &Args::new().with("seat", letter(seat)))
}
