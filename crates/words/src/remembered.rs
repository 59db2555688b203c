//! Names once said, to be said again.
//!
//! What a thing is called follows from the language and the components alone, so it is worked out
//! once. Some names are long: a card's is what the card does.

use kernel::Name;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The forms of a name.
#[derive(Debug)]
pub(crate) struct Forms {
    pub(crate) text: String,
    /// By the name of the attribute.
    pub(crate) others: Vec<(String, String)>,
}

impl Forms {
    /// A form by its name; the plain one has none.
    pub(crate) fn get(&self, form: &str) -> Option<&str> {
        if form.is_empty() {
            return Some(&self.text);
        }
        self.others.iter().find(|(name, _)| name == form).map(|(_, text)| text.as_str())
    }
}

/// By the hash of the components.
#[derive(Debug, Default)]
pub(crate) struct Remembered(RwLock<HashMap<String, HashMap<Name, Arc<Forms>>>>);

impl Remembered {
    pub(crate) fn forms(
        &self,
        components: &str,
        name: Name,
        say: impl FnOnce() -> Forms,
    ) -> Arc<Forms> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(forms) = known.get(components).and_then(|names| names.get(&name)) {
            return Arc::clone(forms);
        }
        drop(known);
        let forms = Arc::new(say());
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(components) {
            known.insert(components.to_owned(), HashMap::new());
        }
        if let Some(names) = known.get_mut(components) {
            names.insert(name, Arc::clone(&forms));
        }
        forms
    }
}
