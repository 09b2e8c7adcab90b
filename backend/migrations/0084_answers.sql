-- What comes back by email stands in the history of its message.
alter table message_events drop constraint message_events_kind_check;
alter table message_events add constraint message_events_kind_check
  check (kind in ('status', 'assigned', 'returned', 'stage', 'note', 'reply', 'answer'));

alter table message_events
  -- Who sent it, as the email itself says.
  add column email text,
  -- The email's Message-ID, so that it is stored once and our next reply can name it.
  add column received_id text,
  add column details jsonb;

create unique index message_events_received_id on message_events (message_id, received_id);
create index message_events_email on message_events (lower(email)) where email is not null;
