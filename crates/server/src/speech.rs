//! In which language somebody is spoken to.

use std::sync::LazyLock;
use words::{Catalogue, Language};

static CATALOGUES: LazyLock<Vec<Catalogue>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Catalogue::new).collect());

/// The catalogue of a language.
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    let at = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
    &CATALOGUES[at]
}

/// The best of ours that an `Accept-Language` header asks for.
pub(crate) fn accepted(header: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for part in header.split(',') {
        let mut pieces = part.split(';');
        let Some(language) = pieces.next().and_then(|tag| Language::from_tag(tag.trim())) else {
            continue;
        };
        let quality = pieces
            .find_map(|piece| piece.trim().strip_prefix("q=")?.parse::<f32>().ok())
            .unwrap_or(1.0);
        if quality > 0.0 && best.is_none_or(|(most, _)| quality > most) {
            best = Some((quality, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_ours_is_chosen() {
        assert_eq!(accepted("de, pt-PT;q=0.8, it;q=0.9"), Some(Language::It));
        assert_eq!(accepted("es;q=0, en;q=0.1"), Some(Language::En));
        assert_eq!(accepted("fr"), None);
    }
}
