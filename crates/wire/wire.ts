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

export type Code = "malformed" | "too_large" | "no_session" | "forbidden" | "not_found" | "method_not_allowed" | "stale" | "refused" | "too_many" | "cross_site" | "unavailable" | "internal";

export type Due = "start" | { "decision": { seat: string, prompt: Said, } } | "over";

export type Entry = { stream: number, 
/**
 * Milliseconds since 1970.
 */
at: number, what: Happening, };

export type FactValue = number | string;

export type Field = { name: string, value: FieldValue, };

export type FieldValue = { "number": number } | { "seat": string } | { "name": { family: string, word: string, index?: number, } } | { "list": Array<FieldValue> };

export type FromClient = { "follow": { table: string, after: number, 
/**
 * Adds sentences in this language.
 */
language?: string, } } | { "leave": { table: string, } } | "ping";

export type FromServer = { "push": Push } | { "up_to_date": { table: string, stream: number, } } | { "ended": { table: string, problem: Problem, } } | "pong" | { "wrong": { problem: Problem, } };

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

export type Guest = { name?: string, language?: string, 
/**
 * For programs: answer with a token to be sent as `Authorization: Bearer …` instead of a
 * cookie.
 */
bearer: boolean, };

export type HandOver = { "bot": { level: number, } } | "open" | "back";

export type Happening = { "seat": { seat: string, occupant: Occupant, } } | { "started": { commitment: string, steps: Array<Step>, } } | { "played": { position: number, steps: Array<Step>, } } | { "said": { channel: Channel, by: string, text: string, } } | "closed" | "nothing";

export type Hint = { action: Said, 
/**
 * Points expected at the end, in seat order.
 */
expected: Array<number>, 
/**
 * What was found, in a sentence.
 */
text: string, };

export type Hints = { hints: Array<Hint>, };

export type Invitation = { 
/**
 * To be handed on; whoever has it may join, until it is revoked.
 */
token: string, link: string, };

export type Invite = { seat?: string, };

export type Join = { seat?: string, nonce?: string, };

export type Joining = { token: string, seat?: string, nonce?: string, };

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
 * A word of one's own that goes into the seed.
 */
nonce?: string, };

export type Occupant = "open" | { "person": { name: string, you: boolean, } } | { "bot": Bot } | { "automated": { name: string, } };

export type OptionValue = { name: string, title: string, };

export type Page = { lines: Array<string>, };

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

export type Push = { table: string, entry: Entry, 
/**
 * Absent while older entries are told.
 */
due?: Due, position: number, 
/**
 * Only for the seat that decides.
 */
choices?: Array<Choice>, };

export type Recovery = { code: string, bearer: boolean, };

export type RecoveryCode = { code: string, };

export type Refusal = { rule: string, because: Said, };

export type Said = { 
/**
 * The notation: `place guild 2 moinho`.
 */
line: string, kind: string, fields: Array<Field>, 
/**
 * In the language that was asked for; absent where none was.
 */
text?: string, };

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

export type Tables = { tables: Array<Table>, };

export type TakeBack = { position: number, id: string, };

export type Undo = { "to": { at: number, } } | { "no": { why: string, } };

export type Visibility = "open" | "private";
