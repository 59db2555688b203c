//! Bodies are objects, or words: a list must not pass for the fields of an object in their order.

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

pub(super) struct Strict<T>(pub(super) T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Strict<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Body(PhantomData)).map(Self)
    }
}

struct Body<T>(PhantomData<T>);

impl<'de, T: DeserializeOwned> Visitor<'de> for Body<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::deserialize(StrDeserializer::new(word))
    }
}
