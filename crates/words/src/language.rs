//! The languages we speak, and how one is chosen.

use unic_langid::LanguageIdentifier;

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default)]
pub enum Language {
    #[default]
    En,
    It,
    Es,
    /// Portuguese of Portugal.
    Pt,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::En, Self::It, Self::Es, Self::Pt];

    /// The folder under `locales/`, and what `--lang` takes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }

    /// Whose plural rules hold: zero is plural in Portugal and singular in Brazil.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let tag = match self {
            Self::Pt => "pt-PT",
            Self::En | Self::It | Self::Es => self.code(),
        };
        tag.parse().expect("a well-formed tag")
    }

    /// Reads a tag as people and systems write it: `pt`, `pt-PT`, `pt_PT.UTF-8`, `it_IT@euro`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The language an environment asks for: the first of the values of `LC_ALL`, `LC_MESSAGES`
    /// and `LANG` that is set and not empty decides; English if it is none of ours.
    #[must_use]
    pub fn from_environment<'a>(values: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        values
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(Self::from_tag)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_written() {
        for (tag, language) in [
            ("pt", Some(Language::Pt)),
            ("pt-PT", Some(Language::Pt)),
            ("pt_PT.UTF-8", Some(Language::Pt)),
            ("it_IT@euro", Some(Language::It)),
            ("ES", Some(Language::Es)),
            ("en_GB", Some(Language::En)),
            ("C", None),
            ("POSIX", None),
            ("eng", None),
            ("", None),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_first_value_that_is_set_decides() {
        let choose = Language::from_environment::<'static>;
        assert_eq!(choose([None, None, Some("it_IT.UTF-8")]), Language::It);
        assert_eq!(choose([Some(""), Some("es"), Some("it")]), Language::Es);
        assert_eq!(choose([Some("C"), None, Some("it")]), Language::En);
        assert_eq!(choose([None, None, None]), Language::En);
    }
}
