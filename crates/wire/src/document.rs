//! The OpenAPI document and TypeScript, made from the types and the routes.

use crate::routes::{Access, Method, ROUTES, Route};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

macro_rules! types {
    ($($module:ident: $($name:ident)+;)*) => {
        /// The schema of every type by its name.
        fn schemas() -> BTreeMap<&'static str, RefOr<Schema>> {
            BTreeMap::from([$($((stringify!($name), <crate::$module::$name>::schema())),+),*])
        }

        /// Every type in TypeScript.
        fn declarations() -> Vec<(&'static str, String)> {
            let config = ts_rs::Config::new().with_large_int("number");
            vec![$($((stringify!($name), <crate::$module::$name as TS>::decl(&config))),+),*]
        }
    };
}

types! {
    course: AnalysedTurn Analysis History HistoryScore HistoryTurn Rule Rules Since Swing Told;
    drawing: Drawing DrawnArea DrawnFigure DrawnNode Frame LabelRoom Layer Saying;
    lines: FactValue Field FieldValue Refusal Said;
    people: Guest Me Profile Recovery RecoveryCode;
    play: Act Acted Channel Chat Choice Due Entry Happening Hint Hints Log Page Preview
        Score Scores SourceScore State Step TakeBack Undo;
    problem: Code Problem;
    socket: FromClient FromServer Push;
    table: Bot Game GameOption Games HandOver Invitation Invite Join Joining Level NewSeat NewTable
        Occupant OptionValue Players Seat Status Table Tables Visibility Words;
    tableau: DocumentNews DrawingNews Kept NodeNews RegionNews Tableau;
    tabletop: Amount Column Document Group Item Part Provenance Region Thing;
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn content(name: &str) -> Value {
    json!({ "application/json": { "schema": reference(name) } })
}

fn operation(route: &Route) -> Value {
    let in_path =
        route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name: &str, place: &str| {
        let schema = json!({ "type": "string" });
        json!({ "name": name, "in": place, "required": place == "path", "schema": schema })
    };
    let mut parameters: Vec<Value> = in_path.map(|name| parameter(name, "path")).collect();
    parameters.extend(route.query.iter().map(|name| parameter(name, "query")));
    if route.path.starts_with("/api/") {
        parameters.push(parameter("lang", "query"));
    }
    let good = match route.answer {
        Some(name) => json!({ "description": name, "content": content(name) }),
        None => json!({ "description": "Text, or nothing." }),
    };
    let mut operation = json!({
        "operationId": route.name,
        "parameters": parameters,
        "responses": {
            "200": good,
            "default": { "description": "Problem", "content": content("Problem") },
        },
    });
    if let Some(name) = route.body {
        operation["requestBody"] = {
            // Who has no words to say need not say so.
            let required = name != "Words";
            json!({ "required": required, "content": content(name) })
        };
    }
    if route.access != Access::Anyone {
        operation["security"] = json!([{ "cookie": [] }, { "bearer": [] }]);
    }
    operation
}

/// The OpenAPI document.
#[must_use]
pub fn openapi() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        let method = match route.method {
            Method::Get => "get",
            Method::Post => "post",
            Method::Patch => "patch",
            Method::Delete => "delete",
        };
        path[method] = operation(route);
    }
    let schemas: Map<String, Value> =
        schemas().into_iter().map(|(name, schema)| (name.to_owned(), json!(schema))).collect();
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Azulejo", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "azulejo" },
                "bearer": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

/// The types in TypeScript, in the order of their names.
#[must_use]
pub fn typescript() -> String {
    let mut declared = declarations();
    declared.sort();
    let mut text = String::from("// Made from crates/wire by its test; not written by hand.\n");
    for (_, declaration) in declared {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
