-- Messages and applications in one inbox at the desk: how far each is, who looks after it, what
-- was written about it and to whom.

-- Words as they are searched for: no accents, small letters, nothing but letters and digits.
create function search_words(typed text) returns text language sql immutable as $$
  select regexp_replace(
    lower(regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f]+', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g')
$$;

-- Finds what holds every word typed, or one that begins with it.
create function search_query(typed text) returns tsquery language sql immutable as $$
  select to_tsquery('simple', coalesce(string_agg(word || ':*', ' & '), ''))
  from unnest(string_to_array(search_words(typed), ' ')) as word where word <> ''
$$;

alter table contact_messages
  add column progress text not null default 'open' check (progress in ('open', 'waiting', 'done')),
  -- What looks like spam is nothing else until somebody has said that it is not.
  add column status text not null
    generated always as (case when suspicion is null then progress else 'spam' end) stored,
  add column assigned_to uuid references staff_accounts on delete set null,
  -- Counts the changes: whoever changes something names the one they saw.
  add column revision integer not null default 1,
  add column search tsvector not null generated always as (to_tsvector('simple', search_words(
    first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' ||
    subject || ' ' || message))) stored;

alter table volunteer_applications
  add column progress text not null default 'open' check (progress in ('open', 'waiting', 'done')),
  add column status text not null
    generated always as (case when suspicion is null then progress else 'spam' end) stored,
  add column assigned_to uuid references staff_accounts on delete set null,
  add column revision integer not null default 1,
  add column stage text not null default 'new'
    check (stage in ('new', 'called', 'visited', 'active', 'not-now')),
  add column search tsvector not null generated always as (to_tsvector('simple', search_words(
    first_name || ' ' || last_name || ' ' || email || ' ' ||
    coalesce(application ->> 'phone', '') || ' ' || coalesce(application ->> 'motivation', '') ||
    ' ' || coalesce(application ->> 'experience', '') || ' ' ||
    coalesce(application ->> 'interests', '')))) stored;

create index contact_messages_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_assigned on contact_messages (assigned_to, status);
create index contact_messages_email on contact_messages (lower(email), created_at);
create index contact_messages_search on contact_messages using gin (search);
create index volunteer_applications_status
  on volunteer_applications (status, created_at desc, id desc);
create index volunteer_applications_assigned on volunteer_applications (assigned_to, status);
create index volunteer_applications_email on volunteer_applications (lower(email), created_at);
create index volunteer_applications_search on volunteer_applications using gin (search);

-- All that was done with a message at the desk: notes and replies with their text, and changes.
create table message_events (
  id bigint generated always as identity primary key,
  contact_id uuid references contact_messages on delete cascade,
  application_id uuid references volunteer_applications on delete cascade,
  message_id uuid not null generated always as (coalesce(contact_id, application_id)) stored,
  -- The message's revision that this made.
  revision integer not null,
  at timestamptz not null,
  -- Not a reference: what somebody wrote stays theirs after they have left.
  actor_id uuid,
  actor text not null,
  kind text not null check (kind in ('status', 'assigned', 'stage', 'note', 'reply')),
  text text not null,
  -- The reply's mail.
  mail_key text,
  check (num_nonnulls(contact_id, application_id) = 1)
);

create index message_events_message on message_events (message_id, id);
create index message_events_application on message_events (application_id);
create index message_events_contact on message_events (contact_id);

-- They go with their message when its time is over, and are never rewritten.
create trigger message_events_are_kept before update on message_events
  for each statement execute function refuse_change();

-- Who has which message open just now. A row that is not refreshed soon means nothing.
create table message_presence (
  message_id uuid not null,
  account_id uuid not null references staff_accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (message_id, account_id)
);

create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  text text not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Only what staff removed can staff bring back; who left by themselves stays away.
alter table newsletter_subscribers add column removed_by_staff boolean not null default false;
create index newsletter_subscribers_confirmed
  on newsletter_subscribers (confirmed_at desc, id desc) where state = 'confirmed';

create index mails_open on mails (id desc) where state <> 'delivered';

alter table message_events enable row level security;
alter table message_presence enable row level security;
alter table saved_replies enable row level security;
revoke all on message_events, message_presence, saved_replies from public;
