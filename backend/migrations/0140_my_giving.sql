-- A donor's own pages, opened by a link to their mailbox. Whoever asks for a link is written down
-- and answered; whether we know the address is looked up a moment later.
create table donor_link_requests (
  id bigint generated always as identity primary key,
  email_key text not null,
  -- The address and the network that asked, as a hash: what the limit counts.
  subject text not null,
  requested_at timestamptz not null
);

create table donor_links (
  token_hash text primary key,
  email_key text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index donor_links_email on donor_links (email_key);

create table donor_sessions (
  token_hash text primary key,
  -- The address that the donor has shown to be theirs.
  email_key text not null,
  created_at timestamptz not null
);

alter table donor_link_requests enable row level security;
alter table donor_links enable row level security;
alter table donor_sessions enable row level security;
revoke all on donor_link_requests, donor_links, donor_sessions from public;
