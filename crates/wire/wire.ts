// Made from crates/wire by its test; not written by hand.

export type Act = { 
/**
 * The position it answers.
 */
position: number, 
/**
 * Made by the client, anew for each decision: the same id again gets the first answer.
 */
id: string, 
/**
 * A line of notation.
 */
action: string, };

export type Acted = { stream: number, 
/**
 * The position that now waits for an answer.
 */
position: number, 
/**
 * The id was used before: this is what was answered then.
 */
repeated: boolean, };

export type Amount = { what: string, count: number, seat?: string, };

export type AnalysedTurn = { turn: number, 
/**
 * Decisions in force before it.
 */
at: number, seat: string, 
/**
 * Points at the end, in seat order.
 */
expected: Array<number>, };

export type Analysis = { 
/**
 * Decisions that were looked at, of so many.
 */
done: number, of: number, turns: Array<AnalysedTurn>, 
/**
 * Where most was lost, the dearest first.
 */
swings: Array<Swing>, };

export type Bot = { level: number, name: string, };

export type Channel = "seated" | "watching";

export type Chat = { id: string, channel: Channel, text: string, };

export type Choice = { action: Said, 
/**
 * The heading it is listed under.
 */
group: Said, 
/**
 * Why it is greyed; open without.
 */
refusal?: Refusal, 
/**
 * What lies there, what it brings.
 */
detail?: string, };

export type Code = "malformed" | "too_large" | "no_session" | "forbidden" | "not_found" | "method_not_allowed" | "stale" | "refused" | "too_many" | "cross_site" | "unavailable" | "late" | "internal";

export type Column = { id: string, title: string, };

export type Document = { 
/**
 * Decisions in force.
 */
at: number, regions: Array<Region>, };

export type DocumentNews = { at: number, regions: Array<RegionNews>, };

export type Drawing = { 
/**
 * Decisions in force.
 */
at: number, areas: Array<DrawnArea>, 
/**
 * In the order of painting.
 */
nodes: Array<DrawnNode>, };

export type DrawingNews = { at: number, areas: Array<DrawnArea>, nodes: Array<NodeNews>, };

export type DrawnArea = { 
/**
 * The same at all times.
 */
id: string, 
/**
 * The region of the document that tells the same, and gives the title.
 */
region: string, 
/**
 * The group that gives the title, where a region has several areas.
 */
group?: string, 
/**
 * Whose it is.
 */
seat?: string, frame: Frame, };

export type DrawnFigure = { of: Saying, 
/**
 * The field of the event that says by how much; without one it is by one.
 */
amount?: string, 
/**
 * It becomes less by so much.
 */
less?: boolean, };

export type DrawnNode = { 
/**
 * No other node of the drawing has it; a piece that stays where it is keeps it.
 */
key: string, 
/**
 * What looks the same has the same kind: a piece that is gone here and new there has
 * travelled.
 */
kind: string, layer: Layer, 
/**
 * How many pieces it stands for.
 */
count: number, 
/**
 * The id of its area.
 */
area: string, 
/**
 * The item of the document that tells of it.
 */
item?: string, 
/**
 * What it is called in notation beside what its item is called.
 */
things?: Array<Thing>, 
/**
 * What is said by choosing it. An action that any node answers is chosen at such nodes
 * alone; another is chosen where what it speaks of is.
 */
answers?: Array<Saying>, 
/**
 * Which events change the figure it shows.
 */
figures?: Array<DrawnFigure>, frame: Frame, 
/**
 * The picture in SVG, from the upper left corner of the frame; made by the server alone.
 */
svg: string, 
/**
 * Where the name of the item is written, if it is.
 */
label?: LabelRoom, };

export type Due = "start" | { "decision": { seat: string, prompt: Said, } } | "over";

export type Entry = { stream: number, 
/**
 * Milliseconds since 1970.
 */
at: number, what: Happening, };

export type FactValue = number | string;

export type Field = { name: string, value: FieldValue, };

export type FieldValue = { "number": number } | { "seat": string } | { "name": { family: string, word: string, index?: number, } } | { "list": Array<FieldValue> };

export type Frame = { x: number, y: number, w: number, h: number, };

export type FromClient = { "follow": { table: string, after: number, 
/**
 * Adds sentences in this language.
 */
language?: string, } } | { "leave": { table: string, } } | "ping";

export type FromServer = { "push": Push } | { "up_to_date": { table: string, stream: number, } } | { "anew": { table: string, } } | { "ended": { table: string, problem: Problem, } } | "pong" | { "wrong": { problem: Problem, } };

export type Game = { name: string, 
/**
 * In the language that was asked for.
 */
title: string, players: Players, options: Array<GameOption>, };

export type GameOption = { name: string, title: string, 
/**
 * The first is the usual one.
 */
values: Array<OptionValue>, };

export type Games = { games: Array<Game>, 
/**
 * Opponents, weakest first.
 */
levels: Array<Level>, };

export type Group = { 
/**
 * No other group of the document has it.
 */
id: string, 
/**
 * Absent where the title of the region is enough.
 */
title?: string, intro?: string, 
/**
 * If there are any the group is a table: each item is a row with as many cells.
 */
columns?: Array<Column>, items: Array<Item>, };

export type Guest = { name?: string, language?: string, 
/**
 * For programs: answer with a token to be sent as `Authorization: Bearer …` instead of a
 * cookie.
 */
bearer: boolean, };

export type HandOver = { "bot": { level: number, } } | "open" | "back";

export type Happening = { "seat": { seat: string, occupant: Occupant, } } | { "started": { commitment: string, steps: Array<Step>, } } | { "played": { position: number, steps: Array<Step>, } } | { "said": { channel: Channel, by: string, text: string, } } | { "rematch": { table: string, } } | "closed" | "nothing";

export type Hint = { action: Said, 
/**
 * Points expected at the end, in seat order.
 */
expected: Array<number>, 
/**
 * What was found, in a sentence.
 */
text: string, };

export type Hints = { hints: Array<Hint>, 
/**
 * The search was cut short, because the machine was busy.
 */
stopped: boolean, };

export type History = { 
/**
 * The first is the start of the game.
 */
turns: Array<HistoryTurn>, 
/**
 * The game is over.
 */
last: boolean, };

export type HistoryScore = { seat: string, points: number, forecast: number, };

export type HistoryTurn = { 
/**
 * Counted from 1; 0 is the start.
 */
turn: number, 
/**
 * Decisions in force after it.
 */
at: number, 
/**
 * Whose turn it was.
 */
seat?: string, 
/**
 * Where the game stands, where that is something new: a round, a period.
 */
text?: string, scores: Array<HistoryScore>, };

export type Invitation = { 
/**
 * To be handed on; whoever has it may join, until it is revoked.
 */
token: string, link: string, };

export type Invite = { seat?: string, };

export type Item = { 
/**
 * No other item of the document has it.
 */
id: string, 
/**
 * What the notation calls it, and what lies there: fields of choices and events are
 * compared with these.
 */
things?: Array<Thing>, name: string, 
/**
 * Who has it, what lies there, how many.
 */
state?: string, 
/**
 * What it does.
 */
about?: string, 
/**
 * Absent where its figures stand in the rules or were published.
 */
provenance?: Provenance, 
/**
 * The letter of the seat that owns it.
 */
owner?: string, 
/**
 * What the state says, for icons.
 */
amounts?: Array<Amount>, 
/**
 * The names of the view it rests on; a part of a name may be `*`, which is any.
 */
facts?: Array<string>, 
/**
 * Of a row of a table.
 */
cells?: Array<Item>, };

export type Join = { seat?: string, nonce?: string, };

export type Joining = { token: string, seat?: string, nonce?: string, };

export type Kept = { from: number, count: number, };

export type LabelRoom = { 
/**
 * The middle of its base line, from the upper left corner of the node.
 */
x: number, y: number, size: number, width: number, };

export type Layer = "ground" | "place" | "piece";

export type Level = { level: number, title: string, };

export type Log = { entries: Array<Entry>, 
/**
 * There are more after these.
 */
more: boolean, };

export type Me = { id: string, name: string | null, language: string | null, 
/**
 * Only in answer to a session that was asked for with `bearer`.
 */
token?: string, };

export type NewSeat = "me" | "open" | { "bot": { level: number, } };

export type NewTable = { game: string, 
/**
 * In seat order.
 */
seats: Array<NewSeat>, options: { [key in string]: string }, visibility: Visibility, 
/**
 * Whether hints are given at this table.
 */
hints: boolean, 
/**
 * The decisions of others do not stand in the way of undo.
 */
practice: boolean, 
/**
 * A word of one's own for the seed. The server knows it before it commits itself: who
 * opens a table says another one at the start ([`Words`]), which takes its place.
 */
nonce?: string, };

export type NodeNews = { "kept": Kept } | { "new": DrawnNode };

export type Occupant = "open" | { "person": { name: string, you: boolean, } } | { "bot": Bot } | { "automated": { name: string, } };

export type OptionValue = { name: string, title: string, };

export type Page = { lines: Array<string>, };

export type Part = "common" | "player" | "unseen";

export type Players = { fewest: number, most: number, };

export type Preview = { 
/**
 * What would happen, as far as it can be foreseen.
 */
events: Array<Said>, reveals: boolean, hands_on: boolean, };

export type Problem = { code: Code, 
/**
 * For people, in the language that was asked for.
 */
message: string, 
/**
 * The rule that forbids it.
 */
rule?: string, 
/**
 * How the table stands, when the answer came too late.
 */
state?: State, 
/**
 * Seconds after which it may be tried again.
 */
retry_after?: number, };

export type Profile = { name?: string, language?: string, };

export type Provenance = "deduced" | "reconstructed";

export type Push = { table: string, entry: Entry, 
/**
 * Absent while older entries are told.
 */
due?: Due, position: number, 
/**
 * Only for the seat that decides, and only what is open: what is greyed, and why, is in
 * its state.
 */
choices?: Array<Choice>, };

export type Recovery = { code: string, bearer: boolean, };

export type RecoveryCode = { code: string, };

export type Refusal = { rule: string, because: Said, };

export type Region = { 
/**
 * The same in all languages and at all times.
 */
id: string, part: Part, title: string, intro?: string, 
/**
 * Whose it is.
 */
seat?: string, groups: Array<Group>, };

export type RegionNews = { "kept": Kept } | { "new": Region };

export type Rule = { rule: string, 
/**
 * The heading it stands under.
 */
chapter: string, text: string, 
/**
 * Of chapter and text.
 */
language: string, };

export type Rules = { game: string, 
/**
 * In Markdown: headings, entries with their ids, steps.
 */
text: string, 
/**
 * Of the text.
 */
language: string, };

export type Said = { 
/**
 * The notation: `place guild 2 moinho`.
 */
line: string, kind: string, fields: Array<Field>, 
/**
 * In the language that was asked for; absent where none was.
 */
text?: string, 
/**
 * Of an event told in words: it takes something from who looks, and was not their decision.
 */
hurts?: boolean, };

export type Saying = { kind: string, fields: Array<Field>, };

export type Score = { seat: string, rank: number, title: string | null, points: number, forecast: number, sources: Array<SourceScore>, };

export type Scores = { 
/**
 * The game is over and nothing is left out.
 */
last: boolean, seats: Array<Score>, };

export type Seat = { seat: string, occupant: Occupant, 
/**
 * A bot or another person sits here for somebody who may come back.
 */
stands_in_for?: string, };

export type Since = { 
/**
 * In order, at most eight.
 */
told: Array<Told>, 
/**
 * So many events were left out.
 */
left_out: number, };

export type SourceScore = { account: string, text?: string, points: number, forecast: number, };

export type State = { table: Table, stream: number, 
/**
 * Decisions and decisions taken back so far: what an answer must state.
 */
position: number, 
/**
 * Decisions in force, as in `state?at=` and in records.
 */
at: number, due: Due, 
/**
 * What is on the table, by name.
 */
view: { [key in string]: FactValue }, 
/**
 * What may be done; only for the seat that decides.
 */
choices: Array<Choice>, undo: Undo, scores: Scores, };

export type Status = "gathering" | "running" | "over" | "closed";

export type Step = { number: number, 
/**
 * Its line in the record, with `?` where the viewer may not read it.
 */
line: string, events: Array<Said>, };

export type Swing = { turn: number, 
/**
 * Decisions in force before it.
 */
at: number, seat: string, done: Said, done_expected: Array<number>, 
/**
 * What the search would have done.
 */
best: Said, best_expected: Array<number>, 
/**
 * How much smaller the lead is than it could have been.
 */
loss: number, text: string, };

export type Table = { id: string, game: string, players: number, options: { [key in string]: string }, visibility: Visibility, status: Status, hints: boolean, practice: boolean, 
/**
 * In seat order, with those the rules play.
 */
seats: Array<Seat>, 
/**
 * The letter of the seat of who asks.
 */
mine: string | null, host: boolean, 
/**
 * The seat that decides.
 */
deciding: string | null, 
/**
 * The number of the last entry of the table's stream.
 */
stream: number, 
/**
 * Milliseconds since 1970.
 */
created: number, changed: number, 
/**
 * Published before any chance: SHA-256, in hexadecimal digits.
 */
commitment: string | null, 
/**
 * Once the game is over.
 */
seed: string | null, };

export type Tableau = { 
/**
 * The name of what is told here. Who says it when they ask again is told the rest.
 */
tag: string, 
/**
 * Its `view` is empty: the document tells the same.
 */
state: State, 
/**
 * Absent before the game begins.
 */
document?: DocumentNews, 
/**
 * Absent where it was not asked for, and before the game begins.
 */
drawing?: DrawingNews, };

export type Tables = { tables: Array<Table>, 
/**
 * There are more: to be asked for with this as `before`.
 */
more?: string, };

export type TakeBack = { position: number, id: string, };

export type Thing = { family: string, word: string, index?: number, };

export type Told = { 
/**
 * The entry of the stream it belongs to.
 */
stream: number, 
/**
 * Whom it is about.
 */
seat?: string, event: Said, };

export type Undo = { "to": { at: number, 
/**
 * Decisions in a row that can be taken back before one of another seat.
 */
decisions: number, } } | { "no": { why: string, } };

export type Visibility = "open" | "private";

export type Words = { nonce?: string, };
