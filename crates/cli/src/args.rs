//! What can be asked on the command line. The words of its help stand in `locales/`, under the
//! names of the commands and arguments; see [`usage`](crate::usage).

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;
use words::Language;

#[derive(Parser, Debug)]
#[command(name = "azulejo", version)]
pub(crate) struct Cli {
    #[arg(long, global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    Play(Play),
    Sim(Sim),
    Arena(Arena),
    Tune(Tune),
    Replay(Replay),
    Analyse(Analyse),
    Draw(Draw),
    Check(Check),
    Games(Games),
    Demo(Demo),
    Serve(Serve),
    Verify(Verify),
    Backup(Backup),
    Load(Load),
    Completions(Completions),
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(required_unless_present_any = ["load", "server", "table"])]
    pub(crate) game: Option<String>,
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[arg(long, value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    #[arg(long = "option", conflicts_with = "load")]
    pub(crate) options: Vec<String>,
    #[arg(long)]
    pub(crate) seed: Option<String>,
    #[arg(long)]
    pub(crate) load: Option<PathBuf>,
    #[arg(long, requires = "load")]
    pub(crate) at: Option<usize>,
    #[arg(long)]
    pub(crate) save: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long, default_value = "drawn")]
    pub(crate) dice: Dice,
    #[arg(long)]
    pub(crate) confirm: bool,
    #[arg(long)]
    pub(crate) components: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ONLY_HERE)]
    pub(crate) server: Option<String>,
    #[arg(long, conflicts_with_all = ONLY_HERE, conflicts_with = "game")]
    pub(crate) table: Option<String>,
    #[arg(long, requires = "table")]
    pub(crate) watch: bool,
    #[arg(long, conflicts_with_all = ONLY_HERE)]
    pub(crate) name: Option<String>,
    #[arg(long, requires = "server")]
    pub(crate) open: bool,
    #[arg(long, requires = "server")]
    pub(crate) hints: bool,
    #[arg(long, requires = "server")]
    pub(crate) practice: bool,
    #[arg(long, requires = "server")]
    pub(crate) recover: Option<String>,
    #[arg(long, conflicts_with_all = ONLY_HERE)]
    pub(crate) session: Option<PathBuf>,
}

/// More games than anybody waits for: a match is laid out in memory before it begins.
const MOST_GAMES: u64 = 1_000_000;

/// What only a table at this keyboard can have.
const ONLY_HERE: [&str; 6] = ["load", "at", "seed", "dice", "components", "names"];

/// Where chance comes from.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dice {
    Drawn,
    Typed,
}

#[derive(Args, Debug)]
pub(crate) struct Sim {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) players: Option<usize>,
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[arg(long = "option")]
    pub(crate) options: Vec<String>,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(..=MOST_GAMES))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) budget: Option<String>,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) results: Option<PathBuf>,
    #[arg(long)]
    pub(crate) ladder: bool,
    #[arg(long)]
    pub(crate) chart: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    pub(crate) game: String,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) generations: u32,
    #[arg(long, value_parser = clap::value_parser!(u64).range(..=MOST_GAMES))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) from: Option<PathBuf>,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) at: Option<usize>,
    #[arg(long)]
    pub(crate) commitment: Option<String>,
    #[arg(long)]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Draw {
    pub(crate) file: PathBuf,
    #[arg(long, value_delimiter = ',')]
    pub(crate) at: Vec<usize>,
    #[arg(short, long)]
    pub(crate) output: PathBuf,
    #[arg(long)]
    pub(crate) seat: Option<String>,
    #[arg(long)]
    pub(crate) area: Option<String>,
    #[arg(long)]
    pub(crate) dark: bool,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) scale: u8,
    #[arg(long)]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) seat: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(bots::MOST_ITERATIONS)))]
    pub(crate) iterations: Option<u32>,
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) chart: Option<PathBuf>,
    #[arg(long)]
    pub(crate) components: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[arg(required = true)]
    pub(crate) paths: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Demo {
    pub(crate) game: Option<String>,
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[arg(long, default_value = "7")]
    pub(crate) seed: String,
}

/// Everything here can also be set by the environment (`AZULEJO_BIND`) and in the file.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(long, env = "AZULEJO_BIND")]
    pub(crate) bind: Option<String>,
    #[arg(long, env = "AZULEJO_DATABASE")]
    pub(crate) database: Option<PathBuf>,
    #[arg(long, env = "AZULEJO_BASE_URL")]
    pub(crate) base_url: Option<String>,
    #[arg(long, env = "AZULEJO_TRUSTED_PROXIES", value_delimiter = ',')]
    pub(crate) trusted_proxies: Vec<std::net::IpAddr>,
    #[arg(long, env = "AZULEJO_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) bot_threads: Option<u16>,
    #[arg(long, env = "AZULEJO_LIMITS", value_delimiter = ',')]
    pub(crate) limits: Vec<String>,
    #[arg(long, env = "AZULEJO_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(long, env = "AZULEJO_DATABASE")]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    pub(crate) file: PathBuf,
    #[arg(long, env = "AZULEJO_DATABASE")]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Load {
    #[arg(long, default_value = "madeira")]
    pub(crate) game: String,
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=2_000))]
    pub(crate) tables: u16,
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: Option<u32>,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=50_000))]
    pub(crate) idle: u32,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1_000))]
    pub(crate) bots: u16,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=100_000))]
    pub(crate) positions: u32,
    #[arg(long)]
    pub(crate) words: Option<String>,
    #[arg(long)]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: Shell,
}

/// The language to speak, known before the command line is read so that its errors can be told:
/// `--lang` if it names one of ours, else what the environment asks for.
pub(crate) fn language() -> Language {
    let arguments: Vec<String> =
        std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let following = arguments.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| &*pair[1]);
    let joined = arguments.iter().filter_map(|word| word.strip_prefix("--lang="));
    if let Some(language) = following.chain(joined).find_map(Language::from_tag) {
        return language;
    }
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    Language::from_environment(values.iter().map(Option::as_deref))
}

impl Cli {
    /// The language that was asked for and is none of ours.
    pub(crate) fn unknown_language(&self) -> Option<&str> {
        self.lang.as_deref().filter(|tag| Language::from_tag(tag).is_none())
    }
}
