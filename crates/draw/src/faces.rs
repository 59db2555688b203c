//! The type of drawings: EB Garamond for titles, a cut of Source Sans 3 for all that is read. With
//! them a file looks like the browser's table wherever it is opened, and its texts can be measured.

use std::fmt::Write as _;

/// A font in the form of TrueType.
pub(crate) struct Face {
    /// As the sheets call it.
    family: &'static str,
    weight: u16,
    pub data: &'static [u8],
}

pub(crate) static TITLE: Face = Face {
    family: "EB Garamond",
    weight: 500,
    data: include_bytes!("../fonts/eb-garamond-500.ttf"),
};
pub(crate) static TEXT: Face = Face {
    family: "Source Sans 3",
    weight: 400,
    data: include_bytes!("../fonts/azulejo-sans-400.ttf"),
};
pub(crate) static FIGURES: Face = Face {
    family: "Source Sans 3",
    weight: 600,
    data: include_bytes!("../fonts/azulejo-sans-600.ttf"),
};
pub(crate) static FACES: [&Face; 3] = [&TITLE, &TEXT, &FIGURES];

/// The faces as a part of a sheet, for files that take them along.
pub(crate) fn sheet() -> String {
    FACES.iter().fold(String::new(), |mut sheet, Face { family, weight, data }| {
        // Writing to a string cannot fail.
        let _ = write!(
            sheet,
            "@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/ttf;base64,{})}}",
            base64(data)
        );
        sheet
    })
}

impl Face {
    /// How wide a text is. A letter that the face lacks is as wide as most.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        const MOST: f32 = 0.5;
        text.chars().map(|letter| self.advance(letter).unwrap_or(MOST)).sum::<f32>() * size
    }

    /// As much of a text as fits.
    pub(crate) fn cut(&self, text: &str, width: f32, size: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let mut kept = text.to_owned();
        while kept.pop().is_some() {
            let shown = format!("{}…", kept.trim_end());
            if self.width(&shown, size) <= width {
                return shown;
            }
        }
        "…".to_owned()
    }

    /// The advance of a letter, in parts of the size.
    fn advance(&self, letter: char) -> Option<f32> {
        let glyph = self.glyph(u16::try_from(u32::from(letter)).ok()?)?;
        let metrics = self.number(self.table(b"hhea")? + 34)?;
        let at = self.table(b"hmtx")? + 4 * usize::from(glyph.min(metrics.checked_sub(1)?));
        let units = self.number(self.table(b"head")? + 18)?;
        Some(f32::from(self.number(at)?) / f32::from(units))
    }

    /// The number of a letter's glyph, from the map of segments that every such font has.
    fn glyph(&self, letter: u16) -> Option<u16> {
        let all = self.table(b"cmap")?;
        let map = (0..usize::from(self.number(all + 2)?)).find_map(|index| {
            let record = all + 4 + 8 * index;
            let map = all + self.offset(record + 4)?;
            (self.number(map)? == 4).then_some(map)
        })?;
        let twice = usize::from(self.number(map + 6)?);
        let segment = (0..twice / 2)
            .find(|at| self.number(map + 14 + 2 * at).is_some_and(|e| e >= letter))?;
        let column = |index: usize| map + 16 + index * twice + 2 * segment;
        let start = self.number(column(1))?;
        if letter < start {
            return None;
        }
        let (delta, range) = (self.number(column(2))?, self.number(column(3))?);
        if range == 0 {
            return Some(letter.wrapping_add(delta));
        }
        let at = column(3) + usize::from(range) + 2 * usize::from(letter - start);
        let glyph = self.number(at)?;
        (glyph != 0).then(|| glyph.wrapping_add(delta))
    }

    fn table(&self, tag: &[u8; 4]) -> Option<usize> {
        let records = self.data.get(12..)?.chunks_exact(16).take(self.number(4)?.into());
        let found = records.enumerate().find(|(_, record)| record.starts_with(tag))?.0;
        self.offset(12 + 16 * found + 8)
    }

    fn number(&self, at: usize) -> Option<u16> {
        Some(u16::from_be_bytes(*self.data.get(at..)?.first_chunk()?))
    }

    fn offset(&self, at: usize) -> Option<usize> {
        usize::try_from(u32::from_be_bytes(*self.data.get(at..)?.first_chunk()?)).ok()
    }
}

fn base64(data: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(data.len().div_ceil(3) * 4);
    for three in data.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { sign.into() } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{FACES, FIGURES, TEXT, TITLE, base64};

    #[test]
    fn letters_of_the_four_languages_are_there() {
        for face in FACES {
            for letter in "AZaz09áâãàçéêíóôõúüñèìòù¿¡ªº’“”·–—…−×+/=".chars()
            {
                assert!(face.advance(letter).is_some(), "{letter} in {}", face.family);
            }
        }
    }

    #[test]
    fn figures_are_as_wide_as_each_other() {
        let widths: Vec<f32> = ('0'..='9').filter_map(|one| FIGURES.advance(one)).collect();
        assert_eq!(widths, [0.513; 10]);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(TEXT.cut("Iiiii", 20.0, 12.0), "Iiiii");
        let cut = TEXT.cut("Cards in hand", 50.0, 12.0);
        assert!(cut.ends_with('…') && TEXT.width(&cut, 12.0) <= 50.0, "{cut}");
        assert!(TITLE.width("Downtown", 13.0) > TITLE.width("illicit!", 13.0));
    }

    #[test]
    fn bytes_are_written_in_signs() {
        let told = ["", "f", "fo", "foo", "foob"].map(|text| base64(text.as_bytes()));
        assert_eq!(told, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="]);
    }
}
