-- What the card provider last said of a monthly gift, beside its amount.
alter table gifts
  add column next_charge_at timestamptz,
  add column paused boolean not null default false,
  -- When the provider collects again; without one a paused gift waits for somebody.
  add column resumes_at timestamptz;

-- What a donor, or a colleague for them, has asked of a monthly gift. It is written down before the
-- provider is told, and done when the provider's own report says so.
create table monthly_requests (
  -- Chosen by whoever asks: asked twice, it is one request.
  id uuid primary key,
  gift_id uuid not null references gifts,
  kind text not null check (kind in ('change', 'pause', 'resume', 'stop')),
  amount_cents integer check (amount_cents > 0),
  day integer check (day between 1 and 28),
  months integer check (months between 1 and 3),
  source text not null check (source in ('donor', 'staff')),
  actor text,
  actor_id uuid,
  asked_at timestamptz not null,
  -- What the provider is told, worked out once: told twice, it is told the same.
  charge_at timestamptz,
  resumes_at timestamptz,
  sent_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'replaced')),
  reason text,
  ended_at timestamptz
);
create unique index monthly_requests_waiting on monthly_requests (gift_id) where state = 'waiting';
create index monthly_requests_gift on monthly_requests (gift_id, asked_at desc);

alter table monthly_requests enable row level security;
revoke all on monthly_requests from public;
