-- How far a mailbox was read. Nothing is changed in the mailbox itself: this is the only mark.
create table mailbox_readings (
  name text primary key,
  -- Which mailbox it is, as a fingerprint: numbers of one mean nothing in another.
  mailbox text,
  uid_validity bigint,
  last_uid bigint,
  -- The email in hand, and how often it was begun: one that breaks every reading is not begun for ever.
  begun_uid bigint,
  times_begun integer not null default 0,
  read_at timestamptz,
  failing_since timestamptz,
  failure text
);

alter table mailbox_readings enable row level security;
revoke all on mailbox_readings from public;
