-- Names and types that SQLite and PostgreSQL read alike. Times are unix milliseconds.

CREATE TABLE people (
  id            TEXT PRIMARY KEY,
  name          TEXT,
  language      TEXT,
  created       BIGINT NOT NULL,
  recovery_hash BYTEA UNIQUE CHECK (length(recovery_hash) = 32)
);

CREATE TABLE sessions (
  token_hash BYTEA PRIMARY KEY NOT NULL CHECK (length(token_hash) = 32),
  person     TEXT NOT NULL REFERENCES people (id),
  created    BIGINT NOT NULL,
  last_seen  BIGINT NOT NULL,
  expires    BIGINT NOT NULL
);
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE INDEX sessions_by_person ON sessions (person);

-- `head` is the stream number of the last entry: an append moves it from what it expects to what
-- it leaves behind, so two appends can never both be the next.
CREATE TABLE tables (
  id         TEXT PRIMARY KEY,
  host       TEXT NOT NULL REFERENCES people (id),
  game       TEXT NOT NULL,
  setup      TEXT NOT NULL,
  visibility TEXT NOT NULL CHECK (visibility IN ('open', 'private')),
  status     TEXT NOT NULL CHECK (status IN ('gathering', 'running', 'over', 'abandoned')),
  created    BIGINT NOT NULL,
  changed    BIGINT NOT NULL,
  head       BIGINT NOT NULL CHECK (head >= 0),
  seed       BYTEA CHECK (length(seed) = 32),
  commitment BYTEA CHECK (length(commitment) = 32)
);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_age ON tables (visibility, status, created, id);

-- Who sits where now. Who sat there before is in the entries.
CREATE TABLE seats (
  table_id     TEXT NOT NULL REFERENCES tables (id),
  seat         BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 3),
  occupant     TEXT NOT NULL CHECK (occupant IN ('open', 'person', 'bot')),
  person       TEXT REFERENCES people (id),
  level        TEXT,
  nonce        BYTEA,
  reserved_for TEXT REFERENCES people (id),
  PRIMARY KEY (table_id, seat),
  CHECK ((occupant = 'person') = (person IS NOT NULL)),
  CHECK ((occupant = 'bot') = (level IS NOT NULL))
);
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_by_reservation ON seats (reserved_for) WHERE reserved_for IS NOT NULL;

CREATE TABLE invitations (
  token_hash BYTEA PRIMARY KEY NOT NULL CHECK (length(token_hash) = 32),
  table_id   TEXT NOT NULL REFERENCES tables (id),
  seat       BIGINT CHECK (seat BETWEEN 0 AND 3),
  created    BIGINT NOT NULL,
  revoked    BIGINT
);
CREATE INDEX invitations_by_table ON invitations (table_id);

-- A client id counts for its author: without an author it would be unique for nobody.
CREATE TABLE entries (
  table_id  TEXT NOT NULL REFERENCES tables (id),
  stream    BIGINT NOT NULL CHECK (stream >= 1),
  position  BIGINT CHECK (position >= 0),
  kind      TEXT NOT NULL,
  author    TEXT REFERENCES people (id),
  client_id TEXT,
  at        BIGINT NOT NULL,
  body      TEXT NOT NULL,
  PRIMARY KEY (table_id, stream),
  CHECK (client_id IS NULL OR author IS NOT NULL)
);
CREATE UNIQUE INDEX entries_by_position ON entries (table_id, position)
  WHERE position IS NOT NULL;
CREATE UNIQUE INDEX entries_by_client_id ON entries (table_id, author, client_id)
  WHERE client_id IS NOT NULL;
