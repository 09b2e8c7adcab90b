-- Which account of the staff it was: a name can be typed by somebody else. Not a reference, as in
-- staff_audit: the history outlives what it tells of. Rows from before have the name alone.
alter table gift_events add column actor_id uuid;
alter table donor_addresses add column linked_by_id uuid;
alter table statement_runs add column started_by_id uuid;
