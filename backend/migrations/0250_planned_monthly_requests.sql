-- What is planned of a request holds for one charge: one that reaches the card provider only after
-- that charge is planned anew. The provider keeps its answer to a key for a day, its own failures too,
-- so each plan and each failure has a key of its own.
alter table monthly_requests
  add column planned_for timestamptz,
  add column key_number integer not null default 0;
