-- Reports that could not be acted on. They are asked for again one by one, so that the others need
-- not be read again from the day of the oldest failure.
create table unread_events (
  id text primary key,
  type text not null,
  reason text not null,
  tries integer not null default 1,
  first_tried_at timestamptz not null
);
alter table unread_events enable row level security;
revoke all on unread_events from public;

-- When a gift was last looked up at the provider: whoever waited longest is next.
alter table gifts add column looked_up_at timestamptz;
