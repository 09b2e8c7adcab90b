-- Letters to the readers of the newsletter. What a letter says is a document beside those of the site
-- (letter/<id>): its draft lies with theirs, and what was sent is a revision that never changes.
create table letters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  created_by text not null,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  -- What goes out, from the moment somebody has it sent: a revision of the letter's document.
  revision integer,
  subject text not null default '',
  send_at timestamptz,
  hourly_pace integer not null default 1000 check (hourly_pace between 1 and 1000000),
  -- Whoever confirms later gets it too, as long as no other letter has gone out.
  for_new_readers boolean not null default false,
  sent_by text,
  sent_by_id uuid,
  started_at timestamptz,
  finished_at timestamptz,
  stopped_reason text,
  -- Refusals are counted from here: somebody who goes on after a stop has seen those before.
  counted_from timestamptz,
  -- Our own email server does not take anything: until when nothing is tried, and since when.
  wait_until timestamptz,
  waiting_since timestamptz,
  waiting_reason text,
  check ((state = 'draft') = (revision is null))
);
create index letters_due on letters (state, send_at) where state in ('scheduled', 'sending');

-- One for each letter and reader. It keeps no address: who left or was deleted is nobody's row.
create table letter_deliveries (
  id bigint generated always as identity primary key,
  letter_id uuid not null references letters on delete cascade,
  subscriber_id uuid references newsletter_subscribers on delete set null,
  -- Names the email in its Message-ID, by which a report that comes back is known.
  reference uuid not null default gen_random_uuid() unique,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'delivered', 'refused', 'unknown', 'skipped')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  lease uuid,
  leased_until timestamptz,
  settled_at timestamptz,
  refusal text check (refusal in ('hard', 'soft')),
  -- Numbers such as "550 5.1.1", never the sentence: it may quote the address. "lost" where the
  -- process died.
  code text,
  left_at timestamptz,
  unique (letter_id, subscriber_id)
);
create index letter_deliveries_due on letter_deliveries (next_attempt_at, id) where state = 'waiting';
create index letter_deliveries_in_hand on letter_deliveries (leased_until) where state = 'sending';
create index letter_deliveries_of_letter on letter_deliveries (letter_id, state);
create index letter_deliveries_of_reader on letter_deliveries (subscriber_id, id desc);

-- A reader whose mailbox refuses letters rests: no letter goes there until somebody brings them back.
alter table newsletter_subscribers
  add column name text not null default '',
  add column resting_since timestamptz,
  add column resting_reason text,
  add column resting_code text,
  -- Refusals from before do not count again.
  add column brought_back_at timestamptz;

alter table letters enable row level security;
alter table letter_deliveries enable row level security;
revoke all on letters, letter_deliveries from public;
