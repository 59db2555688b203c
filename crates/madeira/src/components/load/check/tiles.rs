//! Requests, favours, rewards, and the guild board.

use super::row::{Checked, Checker, Kind, ONE_TO_NINE, REIS, array, kind, written};
use crate::components::load::file::{File, GuildRow, Table, TurnOrder};
use crate::components::{RankRow, StartRow};
use crate::names::{Favour, Guild, PassGain, Request, Reward, Row};

impl Checker {
    pub(super) fn starts(&mut self, file: &File) -> Checked<[StartRow; 4]> {
        let words = written(Request::ALL.iter().copied());
        // Any four of the five kinds; the fifth is not asked for.
        let dealt: Vec<String> = words
            .iter()
            .filter(|word| file.starting_requests.contains_key(*word))
            .cloned()
            .collect();
        let asked = if dealt.len() == file.starting_requests.len() { &dealt } else { &words };
        let kind = kind("starting request", "starting-request");
        let rows = self.table(&kind, &file.starting_requests, asked, |at, row| {
            Ok(StartRow {
                request: at.name("request", at.word, Request::ALL)?,
                crowns: at.number("crowns", row.crowns, ONE_TO_NINE)?,
            })
        })?;
        let mut rows: [StartRow; 4] = array(rows, "starting requests")?;
        rows.sort_by_key(|row| row.crowns);
        for pair in rows.windows(2) {
            if pair[0].crowns == pair[1].crowns {
                return Err(format!(
                    "starting request {}: crowns {} are those of {} too",
                    pair[1].request.word(),
                    pair[1].crowns,
                    pair[0].request.word()
                ));
            }
        }
        Ok(rows)
    }

    pub(super) fn requests(&mut self, file: &File) -> Checked<[[u8; Request::COUNT]; 3]> {
        let kind = kind("crown request", Request::FAMILY);
        let words = written(Request::ALL.iter().copied());
        let rows: [[u8; 3]; Request::COUNT] =
            self.rows(&kind, &file.crown_requests, &words, |at, row| {
                Ok([
                    at.number("heads-2", row.heads_2, 0..=10)?,
                    at.number("heads-3", row.heads_3, 0..=5)?,
                    at.number("heads-4", row.heads_4, 0..=5)?,
                ])
            })?;
        for (i, needed) in [10, 5, 5].into_iter().enumerate() {
            let tiles: u8 = rows.iter().map(|row| row[i]).sum();
            if tiles != needed {
                let heads = i + 2;
                return Err(format!(
                    "crown requests: {tiles} tiles with {heads} heads, {needed} are needed"
                ));
            }
        }
        Ok(std::array::from_fn(|players| {
            std::array::from_fn(|request| rows[request][..=players].iter().sum())
        }))
    }

    pub(super) fn favours(&mut self, file: &File) -> Checked<[Guild; Favour::COUNT]> {
        let words = written(Favour::ALL.iter().copied());
        let guilds: [Guild; Favour::COUNT] = self.rows(
            &kind("guild favour", Favour::FAMILY),
            &file.guild_favours,
            &words,
            |at, row| at.name("guild", &row.guild, Guild::ALL),
        )?;
        for &guild in Guild::ALL {
            let favours = guilds.iter().filter(|&&of| of == guild).count();
            if favours != 3 {
                let guild = guild.word();
                return Err(format!("guild {guild}: {favours} favours, 3 are needed"));
            }
        }
        Ok(guilds)
    }

    pub(super) fn guild_rows(
        &mut self,
        players: usize,
        kind: &Kind,
        table: &Table<GuildRow>,
    ) -> Checked<[[Option<Guild>; 2]; Row::COUNT]> {
        let needed = if players == 4 { 1 } else { 2 };
        let words = written(Row::ALL[..players].iter().copied());
        let mut guilds = [[None; 2]; Row::COUNT];
        let read = self.table(kind, table, &words, |at, row| {
            if row.guilds.len() != needed {
                let named = row.guilds.len();
                return at.wrong(format_args!("guilds names {named}, {needed} are needed"));
            }
            let mut pair = [None; 2];
            for (place, guild) in pair.iter_mut().zip(&row.guilds) {
                *place = Some(at.name("guilds", guild, Guild::ALL)?);
            }
            if pair[0] == pair[1] {
                return at.wrong("guilds names one guild twice");
            }
            Ok(pair)
        })?;
        guilds[..players].copy_from_slice(&read);
        for guild in Guild::ALL {
            if !guilds.iter().flatten().any(|named| named.as_ref() == Some(guild)) {
                return Err(format!("{}: none names the guild {}", kind.label, guild.word()));
            }
        }
        Ok(guilds)
    }

    pub(super) fn rewards(&mut self, file: &File) -> Checked<[[Reward; 4]; 2]> {
        let words = written(Reward::ALL.iter().copied());
        let (mut a, mut b) = (Vec::new(), Vec::new());
        self.table(
            &kind("king's reward", Reward::FAMILY),
            &file.king_rewards,
            &words,
            |at, row| {
                let reward: Reward = at.name("reward", at.word, Reward::ALL)?;
                match row.tile.as_str() {
                    "a" => a.push(reward),
                    "b" => b.push(reward),
                    tile => return at.wrong(format_args!("tile {tile:?} is none of a, b")),
                }
                Ok(())
            },
        )?;
        Ok([array(a, "king's rewards on A tiles")?, array(b, "king's rewards on B tiles")?])
    }

    pub(super) fn ranks(
        &mut self,
        players: usize,
        kind: &Kind,
        table: &Table<TurnOrder>,
    ) -> Checked<[RankRow; 4]> {
        let words = written(Row::ALL[..players].iter().copied());
        let mut ranks = [RankRow { reis: 0, gains: [false; PassGain::COUNT] }; 4];
        let read = self.table(kind, table, &words, |at, row| {
            let mut gains = [false; PassGain::COUNT];
            gains[PassGain::Reis.index()] = true;
            for gain in &row.or {
                let known = [PassGain::City, PassGain::Guard, PassGain::Ship];
                let gain = at.name("or", gain, &known)?;
                if std::mem::replace(&mut gains[gain.index()], true) {
                    return at.wrong(format_args!("or names {} twice", gain.word()));
                }
            }
            Ok(RankRow { reis: at.number("reis", row.reis, REIS)?, gains })
        })?;
        ranks[..players].copy_from_slice(&read);
        Ok(ranks)
    }
}
