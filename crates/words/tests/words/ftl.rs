//! The catalogue's files as data.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use words::{Catalogue, Language};

/// What a message or a term mentions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mentions {
    pub(crate) variables: BTreeSet<String>,
    /// Ids of messages, and of terms with their hyphen.
    pub(crate) messages: BTreeSet<String>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Message {
    pub(crate) value: Mentions,
    pub(crate) attributes: BTreeMap<String, Mentions>,
}

impl Message {
    /// The value and all attributes together.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Mentions> {
        std::iter::once(&self.value).chain(self.attributes.values())
    }
}

/// Every message of a language by its id.
pub(crate) fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for text in Catalogue::files(language) {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value, message.attributes)
                }
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(term.value), term.attributes)
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{}: {content}", language.code()),
            };
            let message = Message {
                value: value.as_ref().map(mentions).unwrap_or_default(),
                attributes: attributes.iter().map(attribute).collect(),
            };
            let twice = messages.insert(id.clone(), message);
            assert!(twice.is_none(), "{}: {id} stands twice", language.code());
        }
    }
    messages
}

fn attribute(attribute: &Attribute<&str>) -> (String, Mentions) {
    (attribute.id.name.to_owned(), mentions(&attribute.value))
}

fn mentions(pattern: &Pattern<&str>) -> Mentions {
    let mut found = Mentions::default();
    visit(pattern, &mut found);
    found
}

fn visit(pattern: &Pattern<&str>, found: &mut Mentions) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => visit_expression(expression, found),
        }
    }
}

fn visit_expression(expression: &Expression<&str>, found: &mut Mentions) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, found),
        Expression::Select { selector, variants } => {
            visit_inline(selector, found);
            for variant in variants {
                visit(&variant.value, found);
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, found: &mut Mentions) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            found.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.messages.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            found.messages.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { id, .. } => {
            panic!("{}: functions are not shared by all who read the catalogue", id.name)
        }
        InlineExpression::Placeable { expression } => visit_expression(expression, found),
    }
}
