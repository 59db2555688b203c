//! What can be wrong with the game.

pub const NONE: u8 = 0;
/// The market crier tells which fish was dealt.
pub const LEAK_ON_TABLE: u8 = 1;
/// The event of a deal is shown to everybody.
pub const LEAK_IN_EVENT: u8 = 2;
/// The line of a deal is readable to everybody.
pub const LEAK_IN_LINE: u8 = 3;
/// The line of a sealed bid is readable to everybody.
pub const LEAK_IN_BID: u8 = 4;
/// What others bear as grudges is among the facts.
pub const LEAK_OF_COUNT: u8 = 5;
/// A coin is lost when someone rests.
pub const LOST_PIECE: u8 = 6;
/// Copies of a state forget how often people rested, and so does undo.
pub const WRONG_UNDO: u8 = 7;
/// Every other game starts with another steward.
pub const UNSTABLE_RECORD: u8 = 8;
/// Asking is listed although it is refused.
pub const LISTED_BUT_REFUSED: u8 = 9;
/// After the first round hauling is possible but not listed.
pub const LEGAL_BUT_UNLISTED: u8 = 10;
/// A greyed choice gives another reason than the refusal.
pub const OTHER_REASON: u8 = 11;
/// An answer is not marked as a reveal, so that undo crosses it.
pub const UNMARKED_REVEAL: u8 = 12;
/// Asking tells the other's grudges, which a preview cannot know, without marking a reveal.
pub const REVEAL_IN_PREVIEW: u8 = 13;
/// A bid of ninety-nine is written like a bid of two.
pub const LOOSE_NOTATION: u8 = 14;
/// In the last round nobody can do anything.
pub const STUCK: u8 = 15;
/// There is always another round.
pub const ENDLESS: u8 = 16;
/// Choices of one group are torn apart.
pub const TORN_GROUPS: u8 = 17;
/// The deck gives fish that someone holds.
pub const IMPOSSIBLE_DRAW: u8 = 18;
/// Dealing anew forgets a fish.
pub const LOSSY_REDEAL: u8 = 19;
/// Seven coins make the rules panic.
pub const PANIC: u8 = 20;
