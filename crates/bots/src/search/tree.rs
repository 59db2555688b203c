//! One tree of actions and its walks.

use super::{Config, Leaf};
use crate::evaluation::{Evaluate, MOST_TERMS, Outlook, Weights, by_term, outlook};
use crate::turn::{Line, Prospect};
use crate::{playout, turn};
use kernel::chance::Fast;
use kernel::{BySeat, Game, Moves, SEATS, Seat, Silent, State, Turn};

/// No node, no edge.
const NONE: u32 = u32::MAX;

/// An action that was seen at a node.
#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    /// How the turn goes on after it.
    line: Box<[A]>,
    /// How much attention it deserves before it is tried.
    weight: f32,
    /// How the position at the end of that turn looks to who decides.
    guess: f32,
    visits: u32,
    sum: f32,
    child: u32,
}

/// A decision. The same actions may lead to decisions of different seats, as chance has it.
#[derive(Clone, Debug)]
struct Node<A> {
    seat: Seat,
    edges: Vec<Edge<A>>,
    visits: u32,
    /// The points ahead that the best look promised when the node was made.
    best: f32,
    /// By how much first visits came out better than their guess, and how many there were.
    surprise: f32,
    tried: u32,
    /// The same place when another seat decides there.
    instead: u32,
}

/// What the walks through one action at the root led to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Harvest<A> {
    pub(super) action: A,
    pub(super) walks: u32,
    pub(super) utility: f32,
    pub(super) points: BySeat<f32>,
    pub(super) terms: [f32; MOST_TERMS],
}

impl<A> Harvest<A> {
    /// Adds what another tree found.
    pub(super) fn add(&mut self, other: &Self) {
        self.walks += other.walks;
        self.utility += other.utility;
        for (sum, more) in self.points.0.iter_mut().zip(other.points.0) {
            *sum += more;
        }
        for (sum, more) in self.terms.iter_mut().zip(other.terms) {
            *sum += more;
        }
    }
}

#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    seat: Seat,
    bits: Fast,
    nodes: Vec<Node<G::Action>>,
    /// The decision at hand.
    root: u32,
    /// How things stood when the tree was begun: points ahead by seat, and the scale of a guess.
    before: [f32; SEATS],
    spread: f32,
    /// Actions that were tried out for new edges.
    work: u64,
    /// The walk at hand: nodes with the edge taken.
    walk: Vec<(u32, u32)>,
    /// Edges that are legal at the node at hand.
    open: Vec<u32>,
    /// By action at the root, when somebody wants to know why.
    pub(super) harvest: Option<Vec<Harvest<G::Action>>>,
}

impl<G: Evaluate> Tree<G> {
    pub(crate) fn new(seat: Seat, seed: u64, watch: bool) -> Self {
        Self {
            seat,
            bits: Fast::new(seed),
            nodes: vec![Node::new(seat)],
            root: 0,
            before: [0.0; SEATS],
            spread: 1.0,
            work: 0,
            walk: Vec::new(),
            open: Vec::new(),
            harvest: watch.then(Vec::new),
        }
    }

    pub(super) const fn bits(&mut self) -> &mut Fast {
        &mut self.bits
    }

    /// Walks through the decision at hand.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    /// Actions that were tried out so far: most of the time goes into them.
    pub(super) const fn work(&self) -> u64 {
        self.work
    }

    /// How things stood for its seat when the tree was begun: points ahead, and the scale of a guess.
    pub(super) fn scale(&self) -> (f32, f32) {
        (self.before[self.seat.index()], self.spread)
    }

    /// Follows own actions to the decision they led to; false when the tree does not know it.
    pub(super) fn go_on(&mut self, actions: &[G::Action]) -> bool {
        for action in actions {
            let edges = &self.nodes[self.root as usize].edges;
            match edges.iter().find(|edge| edge.action == *action) {
                Some(edge) if edge.child != NONE => self.root = self.arrive(edge.child, self.seat),
                _ => return false,
            }
        }
        true
    }

    /// Visits and sum of values of an action at the root.
    pub(crate) fn at_root(&self, action: G::Action) -> Option<(u32, f32)> {
        let edges = &self.nodes[self.root as usize].edges;
        edges.iter().find(|edge| edge.action == action).map(|edge| (edge.visits, edge.sum))
    }

    /// One walk from a state as it may be.
    pub(crate) fn iterate(&mut self, config: &Config, weights: &Weights<G>, mut state: State<G>) {
        self.walk.clear();
        if self.nodes.len() == 1 {
            let outlook = outlook(weights, &state);
            self.spread = outlook.spread;
            for seat in Seat::all(outlook.seats) {
                self.before[seat.index()] = outlook.ahead(seat);
            }
        }
        let mut at = self.root;
        let horizon = G::horizon(&state.public);
        // Whether the turn at hand still goes on.
        let mut at_hand = true;
        let found = loop {
            match state.turn() {
                Turn::Over => break outlook(weights, &state),
                Turn::Chance(_) => {
                    at_hand = false;
                    let outcome = G::draw(&state, &mut self.bits);
                    G::befall(&mut state, outcome, &mut Silent);
                }
                Turn::Decide { .. }
                    if config.leaf == Leaf::Evaluation
                        && horizon.is_some_and(|horizon| G::chapter(&state.public) >= horizon) =>
                {
                    break outlook(weights, &state);
                }
                Turn::Decide { seat, .. } => {
                    at_hand &= seat == self.seat;
                    at = self.arrive(at, seat);
                    let root = at == self.root;
                    let moves = choices(&state, root);
                    if self.nodes[at as usize].edges.is_empty() {
                        let best = self.expand(at, config, weights, &state, &moves, seat);
                        if config.leaf == Leaf::Playout {
                            playout(&mut state, &mut self.bits);
                            break outlook(weights, &state);
                        }
                        if !root && horizon.is_none() {
                            // Who wants to know why is told of the position that was judged.
                            if self.harvest.is_some() {
                                self.take(at, best.1, weights, &mut state, seat);
                            }
                            break best.0;
                        }
                    } else {
                        self.reconcile(at, config, weights, &state, &moves, seat);
                    }
                    let edge = self.select(at, config);
                    self.walk.push((at, edge));
                    if at_hand || config.leaf == Leaf::Playout {
                        let action = self.nodes[at as usize].edges[edge as usize].action;
                        G::play(&mut state, action, &mut Silent);
                    } else {
                        self.take(at, edge, weights, &mut state, seat);
                    }
                    at = self.child(at, edge, seat);
                }
            }
        };
        self.tell(weights, &state, &found);
    }

    /// Does the action of an edge and finishes the turn as it was finished when the edge was made,
    /// as far as that is possible in this draw.
    fn take(&self, at: u32, edge: u32, weights: &Weights<G>, state: &mut State<G>, seat: Seat) {
        let edge = &self.nodes[at as usize].edges[edge as usize];
        G::play(state, edge.action, &mut Silent);
        for &action in &edge.line {
            if !turn::decides(state, seat) || G::check(state.sight(seat), action).is_err() {
                break;
            }
            G::play(state, action, &mut Silent);
        }
        turn::finish(weights, state, seat);
    }

    /// The node at this place for the seat that decides there.
    fn arrive(&mut self, mut at: u32, seat: Seat) -> u32 {
        loop {
            let count = self.nodes.len() as u32;
            let node = &mut self.nodes[at as usize];
            if node.edges.is_empty() {
                node.seat = seat;
            }
            if node.seat == seat {
                return at;
            }
            if node.instead == NONE {
                node.instead = count;
                self.nodes.push(Node::new(seat));
                return count;
            }
            at = node.instead;
        }
    }

    fn child(&mut self, at: u32, edge: u32, seat: Seat) -> u32 {
        let count = self.nodes.len() as u32;
        let child = &mut self.nodes[at as usize].edges[edge as usize].child;
        if *child == NONE {
            *child = count;
            self.nodes.push(Node::new(seat));
            return count;
        }
        *child
    }

    /// Lists the actions of a node for the first time. Returns what the best of them leads to, and
    /// its edge.
    fn expand(
        &mut self,
        at: u32,
        config: &Config,
        weights: &Weights<G>,
        state: &State<G>,
        moves: &[G::Action],
        seat: Seat,
    ) -> (Outlook, u32) {
        let prospects = prospects(config, weights, state, seat, moves);
        self.work += prospects.iter().map(|one| u64::from(one.tried)).sum::<u64>();
        let best = turn::highest(prospects.iter().map(|one| one.outlook.margin(seat)));
        let outlook = prospects[best].outlook;
        let most = outlook.margin(seat);
        let edges: Vec<Edge<G::Action>> = moves
            .iter()
            .zip(prospects)
            .map(|(&action, prospect)| Edge {
                action,
                line: prospect.line.as_slice().into(),
                weight: attention(config, most - prospect.outlook.margin(seat)),
                guess: self.utility(&prospect.outlook, seat),
                visits: 0,
                sum: 0.0,
                child: NONE,
            })
            .collect();
        self.open.clear();
        self.open.extend(0..edges.len() as u32);
        let node = &mut self.nodes[at as usize];
        node.edges = edges;
        node.best = most;
        (outlook, best as u32)
    }

    /// Finds the legal actions among those of the node, and adds what was never seen there.
    fn reconcile(
        &mut self,
        at: u32,
        config: &Config,
        weights: &Weights<G>,
        state: &State<G>,
        moves: &[G::Action],
        seat: Seat,
    ) {
        self.open.clear();
        // Actions come in the order in which they were first listed, mostly.
        let mut hint = 0;
        for &action in moves {
            let edges = &self.nodes[at as usize].edges;
            let found = edges[hint..].iter().position(|edge| edge.action == action);
            let index = match found {
                Some(ahead) => hint + ahead,
                None => match edges[..hint].iter().position(|edge| edge.action == action) {
                    Some(index) => index,
                    None => {
                        // Beside actions of other draws it can only be placed by its look.
                        let prospect = prospects(config, weights, state, seat, &[action]).remove(0);
                        self.work += u64::from(prospect.tried);
                        let guess = self.utility(&prospect.outlook, seat);
                        let behind = self.nodes[at as usize].best - prospect.outlook.margin(seat);
                        let weight = attention(config, behind.max(0.0));
                        let edges = &mut self.nodes[at as usize].edges;
                        edges.push(Edge {
                            action,
                            line: prospect.line.as_slice().into(),
                            weight,
                            guess,
                            visits: 0,
                            sum: 0.0,
                            child: NONE,
                        });
                        edges.len() - 1
                    }
                },
            };
            self.open.push(index as u32);
            hint = (index + 1).min(self.nodes[at as usize].edges.len());
        }
    }

    /// The open edge to follow.
    fn select(&self, at: u32, config: &Config) -> u32 {
        if let [only] = self.open.as_slice() {
            return *only;
        }
        let edges = &self.nodes[at as usize].edges;
        let (mut visits, mut weight) = (0, 0.0);
        for &edge in &self.open {
            visits += edges[edge as usize].visits;
            weight += edges[edge as usize].weight;
        }
        let node = &self.nodes[at as usize];
        let surprise = if node.tried > 0 { node.surprise / node.tried as f32 } else { 0.0 };
        let push = config.exploration * (1.0 + visits as f32).sqrt() / weight.max(1e-9);
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for &index in &self.open {
            let edge = &edges[index as usize];
            // The guess, mended by how its neighbours came out, counts like one visit.
            let value = (edge.sum + edge.guess + surprise) / (edge.visits + 1) as f32;
            let score = value + push * edge.weight / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    #[inline]
    fn utility(&self, outlook: &Outlook, seat: Seat) -> f32 {
        outlook.utility(seat, self.before[seat.index()], self.spread)
    }

    /// Tells every decision of the walk how it came out.
    fn tell(&mut self, weights: &Weights<G>, state: &State<G>, outlook: &Outlook) {
        let utilities: [f32; SEATS] = std::array::from_fn(|seat| {
            if seat < outlook.seats { self.utility(outlook, Seat::new(seat)) } else { 0.0 }
        });
        for &(at, edge) in &self.walk {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            let utility = utilities[node.seat.index()];
            if edge.visits == 0 {
                node.surprise += utility - edge.guess;
                node.tried += 1;
            }
            edge.visits += 1;
            edge.sum += utility;
        }
        if let (Some(harvest), Some(&(at, edge))) = (self.harvest.as_mut(), self.walk.first()) {
            let action = self.nodes[at as usize].edges[edge as usize].action;
            let found = harvest.iter().position(|one| one.action == action);
            let index = found.unwrap_or_else(|| {
                harvest.push(Harvest {
                    action,
                    walks: 0,
                    utility: 0.0,
                    points: BySeat([0.0; SEATS]),
                    terms: [0.0; MOST_TERMS],
                });
                harvest.len() - 1
            });
            let one = &mut harvest[index];
            one.walks += 1;
            one.utility += utilities[self.seat.index()];
            for (sum, points) in one.points.0.iter_mut().zip(outlook.points.0) {
                *sum += points;
            }
            let terms = by_term(weights, state, self.seat);
            for (sum, term) in one.terms.iter_mut().zip(terms) {
                *sum += term;
            }
        }
    }
}

impl<A> Node<A> {
    const fn new(seat: Seat) -> Self {
        Self {
            seat,
            edges: Vec::new(),
            visits: 0,
            best: 0.0,
            surprise: 0.0,
            tried: 0,
            instead: NONE,
        }
    }
}

/// What is weighed at a decision: asides only at the one at hand.
#[inline]
pub(super) fn choices<G: Evaluate>(state: &State<G>, root: bool) -> Moves<G::Action> {
    let mut moves = state.legal();
    if !root && moves.iter().any(|action| !G::aside(*action)) {
        moves.retain(|action| !G::aside(*action));
    }
    moves
}

/// What each action leads to; where games are played out at random nothing is known of that.
fn prospects<G: Evaluate>(
    config: &Config,
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
    moves: &[G::Action],
) -> Vec<Prospect<G::Action>> {
    match config.leaf {
        Leaf::Evaluation => turn::prospects(weights, state, seat, moves),
        Leaf::Playout => {
            let seats = G::seats(&state.public);
            let outlook = Outlook { points: BySeat([0.0; SEATS]), spread: 1.0, seats };
            vec![Prospect { line: Line::new(), outlook, tried: 1 }; moves.len()]
        }
    }
}

/// Falls with the points by which an action looks worse than the best.
#[inline]
fn attention(config: &Config, behind: f32) -> f32 {
    let falls = 1.0 + behind / config.width;
    1.0 / (falls * falls)
}

#[cfg(test)]
mod tests {
    use super::{Config, Tree};
    use crate::evaluation::Evaluate;
    use kernel::chance::Fast;
    use kernel::{Setup, Silent, State, Turn, random};
    use lisboa::Lisboa;
    use madeira::Madeira;
    use madeira::names::Phase;

    /// Decisions that a single walk looked at, from the first decision of this kind.
    fn looked_at<G: Evaluate>(wanted: impl Fn(&G::Public) -> bool) -> usize {
        let mut state = State::<G>::new(&Setup::new(2).unwrap());
        let mut bits = Fast::new(1);
        loop {
            match state.turn() {
                Turn::Over => panic!("no such decision"),
                Turn::Chance(_) => {
                    let outcome = G::draw(&state, &mut bits);
                    G::befall(&mut state, outcome, &mut Silent);
                }
                Turn::Decide { seat, .. } if wanted(&state.public) => {
                    let mut tree = Tree::<G>::new(seat, 1, false);
                    tree.iterate(&Config::default(), G::weights(), state);
                    return tree.nodes.iter().filter(|node| !node.edges.is_empty()).count();
                }
                Turn::Decide { .. } => {
                    let action = state.legal()[0];
                    G::play(&mut state, action, &mut Silent);
                }
            }
        }
    }

    #[test]
    fn a_walk_goes_on_to_the_end_of_a_chapter() {
        // Two players choose a row, place three dice each and pass.
        let round = looked_at::<Madeira>(|public| public.phase == Phase::Preparation);
        assert!(round >= 10, "{round}");
        // Without chapters: the decision at hand and the one after it.
        assert_eq!(looked_at::<Lisboa>(|_| true), 2);
    }

    /// What speaks for an action is told of the position whose points are expected.
    fn terms_come_to_the_points<G: Evaluate>() {
        let mut state = State::<G>::new(&Setup::new(2).unwrap());
        let mut bits = Fast::new(3);
        let mut looked = 0;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = G::draw(&state, &mut bits);
                    G::befall(&mut state, outcome, &mut Silent);
                }
                Turn::Decide { seat, .. } => {
                    let moves = state.legal();
                    if moves.len() > 3 {
                        let mut tree = Tree::<G>::new(seat, 1, true);
                        for _ in 0..4 {
                            tree.iterate(&Config::default(), G::weights(), state.clone());
                        }
                        for one in tree.harvest.iter().flatten() {
                            let terms: f32 = one.terms.iter().sum();
                            assert!((terms - one.points[seat]).abs() < 0.1, "{one:?}");
                            looked += 1;
                        }
                    }
                    let action = random::pick::<G>(&moves, &mut bits).unwrap();
                    G::play(&mut state, action, &mut Silent);
                }
            }
        }
        assert!(looked > 50, "{looked}");
    }

    #[test]
    fn reasons_and_expectation_are_of_one_position() {
        terms_come_to_the_points::<Lisboa>();
        terms_come_to_the_points::<Madeira>();
    }
}
