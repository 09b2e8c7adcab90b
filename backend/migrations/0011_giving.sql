-- The ledger of gifts. Rows change state in legal steps only, every step leaves an event behind,
-- and nothing is ever deleted: triggers hold this also against a slip at the SQL prompt.

create table gifts (
  -- Random, and the only thing a donor's browser holds to ask about the gift.
  id uuid primary key,
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  currency text not null default 'usd' check (currency = 'usd'),
  frequency text not null check (frequency in ('one_time', 'monthly')),
  state text not null default 'started',
  provider text not null check (provider in ('stripe', 'sandbox')),
  -- What the browser sent to tell one intent from another.
  intent_key text,
  checkout_reference text unique,
  checkout_url text,
  subscription_reference text unique,
  customer_reference text,
  donor_name text,
  donor_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  updated_at timestamptz not null
);

-- A failed or abandoned checkout frees its key: the donor may try again.
create unique index gifts_intent on gifts (intent_key) where state not in ('failed', 'canceled');
create index gifts_unfinished on gifts (expires_at) where state in ('started', 'open', 'pending');
create index gifts_created on gifts (created_at);
create index gifts_donor on gifts (lower(donor_email));

-- One row per payment that arrived: one for a one-time gift, one a month for a monthly gift.
create table gift_payments (
  number bigint generated always as identity primary key,
  gift_id uuid not null references gifts,
  -- The provider's name for it: two reports of one payment meet in this constraint.
  reference text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  state text not null check (state in ('paid', 'review', 'refunded', 'disputed', 'lost')),
  refunded_cents integer not null default 0,
  paid_at timestamptz not null,
  recorded_at timestamptz not null,
  check (refunded_cents between 0 and amount_cents)
);

create index gift_payments_gift on gift_payments (gift_id);
create index gift_payments_paid on gift_payments (paid_at);

create table gift_events (
  id bigint generated always as identity primary key,
  gift_id uuid not null references gifts,
  payment_number bigint references gift_payments,
  kind text not null,
  from_state text,
  to_state text,
  source text not null check (source in ('donor', 'webhook', 'sandbox', 'reconciler')),
  event_reference text,
  at timestamptz not null
);

create index gift_events_gift on gift_events (gift_id);

-- Which of the provider's events were acted on. A refund or dispute that came before the payment
-- it concerns waits here, under the names that payment may get.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null,
  waits_for text[],
  fact jsonb
);

create index stripe_events_waiting on stripe_events using gin (waits_for) where waits_for is not null;

-- Work that one process at a time does.
create table leases (
  name text primary key,
  held_until timestamptz not null,
  done_at timestamptz
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger keeps everything: % on % is refused.', tg_op, tg_table_name;
end
$$;

create trigger gifts_are_kept before delete or truncate on gifts
  for each statement execute function refuse_change();
create trigger gift_payments_are_kept before delete or truncate on gift_payments
  for each statement execute function refuse_change();
create trigger gift_events_are_kept before update or delete or truncate on gift_events
  for each statement execute function refuse_change();

create function check_gift_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.amount_cents, new.currency, new.frequency, new.provider, new.created_at)
    is distinct from
    (old.id, old.amount_cents, old.currency, old.frequency, old.provider, old.created_at) then
    raise exception 'What a donor asked for never changes (gift %).', old.id;
  end if;
  if new.state = old.state then
    return new;
  end if;
  if not (old.state, new.state) in (
    ('started', 'open'), ('started', 'pending'), ('started', 'paid'), ('started', 'active'),
    ('started', 'ended'), ('started', 'failed'), ('started', 'canceled'), ('started', 'review'),
    ('open', 'pending'), ('open', 'paid'), ('open', 'active'), ('open', 'ended'),
    ('open', 'failed'), ('open', 'canceled'), ('open', 'review'),
    ('pending', 'paid'), ('pending', 'active'), ('pending', 'ended'), ('pending', 'failed'),
    ('pending', 'review'),
    ('failed', 'paid'), ('failed', 'active'), ('failed', 'review'),
    ('canceled', 'pending'), ('canceled', 'paid'), ('canceled', 'active'), ('canceled', 'review'),
    ('paid', 'refunded'), ('paid', 'disputed'),
    ('disputed', 'paid'), ('disputed', 'lost'), ('disputed', 'refunded'),
    ('active', 'past_due'), ('active', 'ended'), ('active', 'review'),
    ('past_due', 'active'), ('past_due', 'ended'), ('past_due', 'review'),
    ('review', 'paid'), ('review', 'active'), ('review', 'refunded'), ('review', 'disputed'),
    ('review', 'ended')
  ) then
    raise exception 'A gift cannot go from % to % (gift %).', old.state, new.state, old.id;
  end if;
  return new;
end
$$;

create trigger gifts_change_legally before update on gifts
  for each row execute function check_gift_change();

alter table gifts enable row level security;
alter table gift_payments enable row level security;
alter table gift_events enable row level security;
alter table stripe_events enable row level security;
alter table leases enable row level security;
revoke all on gifts, gift_payments, gift_events, stripe_events, leases from public;
