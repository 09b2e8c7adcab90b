-- Who may come to the desk, and what they did there.
create table staff_accounts (
  id uuid primary key default gen_random_uuid(),
  -- As it was typed; the key holds it in small letters, because that is one mailbox.
  email text not null,
  email_key text not null unique,
  name text not null default '',
  owner boolean not null default false,
  permissions text[] not null default '{}'
    check (permissions <@ array['messages', 'gifts', 'pages']),
  created_at timestamptz not null,
  -- Absent until the invitation was accepted.
  joined_at timestamptz,
  -- Whoever leaves stays a name under what they did.
  removed_at timestamptz
);

create table staff_passkeys (
  -- The authenticator's own name for it.
  id text primary key,
  account_id uuid not null references staff_accounts on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index staff_passkeys_account on staff_passkeys (account_id);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Only the hash: whoever reads the database cannot come in with it.
  token_hash text not null unique,
  account_id uuid not null references staff_accounts on delete cascade,
  means text not null check (means in ('invitation', 'link', 'passkey')),
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

create index staff_sessions_account on staff_sessions (account_id);

create table staff_links (
  token_hash text primary key,
  account_id uuid not null references staff_accounts on delete cascade,
  purpose text not null check (purpose in ('invitation', 'sign-in')),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index staff_links_account on staff_links (account_id);

-- Asked for at the sign-in page, by anybody, for any address. Whether somebody has that address is
-- looked up only after the answer.
create table staff_link_requests (
  id bigint generated always as identity primary key,
  email_key text not null,
  requested_at timestamptz not null
);

create table staff_challenges (
  challenge_hash text primary key,
  -- Absent for a sign-in: who it is shows only in the answer.
  account_id uuid references staff_accounts on delete cascade,
  expires_at timestamptz not null
);

create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Not a reference: the log outlives what it tells of.
  actor_id uuid,
  actor text not null,
  action text not null,
  about text
);

create trigger staff_audit_is_kept before update or delete or truncate on staff_audit
  for each statement execute function refuse_change();

alter table staff_accounts enable row level security;
alter table staff_passkeys enable row level security;
alter table staff_sessions enable row level security;
alter table staff_links enable row level security;
alter table staff_link_requests enable row level security;
alter table staff_challenges enable row level security;
alter table staff_audit enable row level security;
revoke all on staff_accounts, staff_passkeys, staff_sessions, staff_links, staff_link_requests,
  staff_challenges, staff_audit from public;
