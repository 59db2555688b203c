//! Draws a position of a random game: `picture GAME PLAYERS SEED DECISIONS VIEWER THEME FILE.png [AREA] [SCALE]`.
//! The viewer is the letter of a seat or `-`; without an area the whole table is drawn.

use draw::{Drawn, sheet};
use kernel::{Chance, Fast, Play, Seat, Seating, Seed, Setup, Turn, Viewer, random};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "lisboa" => picture::<lisboa::Lisboa>(&args[1..]),
        _ => picture::<madeira::Madeira>(&args[1..]),
    }
}

fn picture<G: Drawn>(args: &[String]) {
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let setup = Setup::new(number(&args[0]) as usize).expect("a number of players");
    let seed = number(&args[1]);
    let chance = Chance::Seeded(Seed::from_number(seed));
    let mut play: Play<G> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(seed);
    for _ in 0..number(&args[2]) {
        let Turn::Decide { seat, .. } = play.turn() else { break };
        let action = random::pick::<G>(&play.state().legal(), &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    let seat = Seat::all(play.state().seats()).find(|seat| args[3].starts_with(seat.letter()));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let scene = G::scene(play.view(viewer));
    let theme = if args[4] == "dark" { sheet::Theme::Dark } else { sheet::Theme::Light };
    let area = args.get(6).and_then(|id| scene.areas.iter().find(|area| area.id == *id));
    let deciding = match play.turn() {
        Turn::Decide { seat, .. } => Some(seat),
        _ => None,
    };
    let look = sheet::Look { frame: area.map(|area| area.frame), theme, deciding, faces: false };
    let svg = sheet::svg(&scene, &look, &sheet::Wordless);
    std::fs::write(args[5].replace(".png", ".svg"), &svg).expect("a file");
    let scale = args.get(7).map_or(1.0, |scale| scale.parse().expect("a scale"));
    std::fs::write(&args[5], draw::png::png(&svg, scale).expect("a picture")).expect("a file");
}
