-- What visitors send us. A suspicion marks what looks like spam: it is kept, and not mailed.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Given by the browser: the same message sent again after a lost answer is stored once.
  request_key text unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  suspicion text,
  created_at timestamptz not null
);

create index contact_messages_created on contact_messages (created_at);

create table volunteer_applications (
  id uuid primary key default gen_random_uuid(),
  request_key text unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- The whole form as it was sent.
  application jsonb not null,
  suspicion text,
  created_at timestamptz not null
);

create index volunteer_applications_created on volunteer_applications (created_at);

create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As it was typed; the key holds it in small letters, because that is one mailbox.
  email text not null,
  email_key text not null unique,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  suspicion text,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create index newsletter_subscribers_created on newsletter_subscribers (created_at);

create table newsletter_confirmations (
  -- Only the hash: whoever reads the database cannot confirm in another's name.
  token_hash text primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index newsletter_confirmations_subscriber on newsletter_confirmations (subscriber_id);

alter table contact_messages enable row level security;
alter table volunteer_applications enable row level security;
alter table newsletter_subscribers enable row level security;
alter table newsletter_confirmations enable row level security;
revoke all on contact_messages, volunteer_applications, newsletter_subscribers,
  newsletter_confirmations from public;
