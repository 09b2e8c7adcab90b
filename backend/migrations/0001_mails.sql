-- Outgoing mail waits here until a mail server has taken it.
create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text,
  headers jsonb not null default '{}',
  -- The same on every attempt, so that a mail delivered twice is recognisable as one.
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  lease uuid,
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  delivered_at timestamptz
);

create index mails_due on mails (next_attempt_at) where state in ('queued', 'sending');
create index mails_created on mails (created_at);

alter table mails enable row level security;
revoke all on mails from public;

-- The hosted database has roles for browsers; they have no business here. Tables made later by
-- the same owner get no rights for them either.
do $$
declare browser_role text;
begin
  for browser_role in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on all tables in schema public from %I', browser_role);
    execute format('alter default privileges in schema public revoke all on tables from %I', browser_role);
  end loop;
end
$$;
