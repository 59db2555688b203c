-- Nothing changes or removes an entry, whoever asks. The one part that each engine words its own way.

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'entries are append-only');
END;

CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN
  SELECT RAISE(ABORT, 'entries are append-only');
END;
