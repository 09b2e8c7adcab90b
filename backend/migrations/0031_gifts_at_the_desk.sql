-- What staff do with gifts at the desk: find them, record those that came by check or in cash, see
-- one donor's addresses together, and send a year's statements.

-- Money that came by mail or by hand is real money that no card provider reports.
alter table gifts drop constraint gifts_provider_check;
alter table gifts add constraint gifts_provider_check
  check (provider in ('stripe', 'sandbox', 'check', 'cash'));
alter table gifts drop constraint gifts_check;
alter table gifts add constraint gifts_only_tests_in_the_sandbox
  check (provider <> 'sandbox' or not livemode);

alter table gifts
  add column check_number text,
  add column postal_address text,
  add column search tsvector not null generated always as (to_tsvector('simple', search_words(
    coalesce(donor_name, '') || ' ' || coalesce(donor_email, '') || ' ' ||
    coalesce(check_number, '')))) stored;

-- Who of the staff it was.
alter table gift_events add column actor text;

create index gifts_search on gifts using gin (search);
create index gifts_name on gifts (lower(donor_name), id);
create index gifts_state on gifts (state, created_at desc, id desc);
create index gift_payments_newest on gift_payments (paid_at desc, number desc);
create index gift_payments_largest on gift_payments (amount_cents, number);
create index gift_payments_state on gift_payments (state, paid_at desc, number desc)
  where state <> 'paid';

-- Mail addresses of one donor, as staff found out. An address that is not here stands for itself.
create table donor_addresses (
  email_key text primary key,
  donor uuid not null,
  linked_at timestamptz not null,
  linked_by text not null
);
create index donor_addresses_donor on donor_addresses (donor);

-- A year's statements on their way. Who gets one is written down before the first goes out: any
-- process can go on where another was stopped.
create table statement_runs (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  stopped boolean not null default false
);
-- One at a time: two would only wait for each other.
create unique index statement_runs_under_way on statement_runs ((true)) where ended_at is null;

create table statement_recipients (
  run_id uuid not null references statement_runs,
  email text not null,
  -- 'known': the same statement had gone out before. 'none': nothing was left to state.
  outcome text check (outcome in ('sent', 'known', 'none')),
  primary key (run_id, email)
);
create index statement_recipients_waiting on statement_recipients (run_id, email)
  where outcome is null;

alter table donor_addresses enable row level security;
alter table statement_runs enable row level security;
alter table statement_recipients enable row level security;
revoke all on donor_addresses, statement_runs, statement_recipients from public;
