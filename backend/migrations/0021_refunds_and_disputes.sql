-- What comes back to a donor, one row per refund and per dispute, because each has an outcome of
-- its own: a refund may fail after it succeeded, a lost dispute may be won on appeal. The sums of
-- a payment follow from these rows.

create table gift_refunds (
  reference text primary key,
  payment_number bigint not null references gift_payments,
  amount_cents integer not null check (amount_cents >= 0),
  state text not null
    check (state in ('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
  made_at timestamptz not null
);
create index gift_refunds_payment on gift_refunds (payment_number);

create table gift_disputes (
  reference text primary key,
  payment_number bigint not null references gift_payments,
  amount_cents integer not null check (amount_cents >= 0),
  state text not null check (state in ('inquiry', 'open', 'won', 'lost', 'reinstated')),
  made_at timestamptz not null,
  -- When the provider last told of it: an older report does not undo a newer one.
  told_at timestamptz not null
);
create index gift_disputes_payment on gift_disputes (payment_number);

alter table gift_payments
  add column in_review boolean not null default false,
  add column lost_cents integer not null default 0,
  add column held_cents integer not null default 0;

update gift_payments set in_review = true where state = 'review';
update gift_payments set lost_cents = amount_cents - refunded_cents where state = 'lost';
update gift_payments set held_cents = amount_cents - refunded_cents where state = 'disputed';

-- Until now only the sums were known. They stand as one refund or dispute without a name, which
-- gives way to those with a name as they are heard of.
insert into gift_refunds (reference, payment_number, amount_cents, state, made_at)
  select 'unnamed ' || number, number, refunded_cents, 'succeeded', now()
  from gift_payments where refunded_cents > 0;
insert into gift_disputes (reference, payment_number, amount_cents, state, made_at, told_at)
  select 'unnamed ' || number, number, amount_cents - refunded_cents,
         case state when 'lost' then 'lost' else 'open' end, now(), now()
  from gift_payments where state in ('lost', 'disputed');

alter table gift_payments
  add check (lost_cents >= 0 and held_cents >= 0),
  add check (refunded_cents + lost_cents + held_cents <= amount_cents),
  add check (state <> 'refunded' or refunded_cents = amount_cents),
  add check (state <> 'review' or in_review);

-- A monthly donor may change the amount at the card provider. What was asked for stays.
alter table gifts
  add column monthly_cents integer check (monthly_cents > 0),
  add column monthly_told_at timestamptz;

-- The reason of a step, or the amounts it is about.
alter table gift_events add column detail text;

-- Reports that wait for their payment, in the words of now. What they lack is capped by the payment.
update stripe_events set fact = jsonb_build_array(
  jsonb_build_object('references', fact -> 'references', 'madeAt', received_at, 'at', received_at)
  || case fact ->> 'kind'
       when 'refunded' then jsonb_build_object('kind', 'refund', 'refund', 'unnamed ' || id,
         'amountCents', fact -> 'refundedCents', 'state', 'succeeded')
       when 'refund_failed' then jsonb_build_object('kind', 'refund', 'refund', 'unnamed ' || id,
         'amountCents', fact -> 'amountCents', 'state', 'failed')
       when 'disputed' then jsonb_build_object('kind', 'dispute', 'dispute', fact -> 'dispute',
         'amountCents', 99999999, 'state', 'open')
       else jsonb_build_object('kind', 'dispute', 'dispute', fact -> 'dispute',
         'amountCents', 99999999,
         'state', case when fact -> 'won' = 'true' then 'won' else 'lost' end)
     end)
  where fact is not null;

create trigger gift_refunds_are_kept before delete or truncate on gift_refunds
  for each statement execute function refuse_change();
create trigger gift_disputes_are_kept before delete or truncate on gift_disputes
  for each statement execute function refuse_change();

create function check_payment_change() returns trigger language plpgsql as $$
begin
  if (new.number, new.gift_id, new.reference, new.amount_cents, new.currency, new.paid_at,
      new.recorded_at)
    is distinct from
    (old.number, old.gift_id, old.reference, old.amount_cents, old.currency, old.paid_at,
     old.recorded_at) then
    raise exception 'What arrived never changes (payment %).', old.number;
  end if;
  if new.in_review and not old.in_review then
    raise exception 'A payment that was accepted stays accepted (payment %).', old.number;
  end if;
  return new;
end
$$;

create trigger gift_payments_change_legally before update on gift_payments
  for each row execute function check_payment_change();

create function check_return_change() returns trigger language plpgsql as $$
begin
  if (new.reference, new.payment_number) is distinct from (old.reference, old.payment_number) then
    raise exception 'What went back never changes (%).', old.reference;
  end if;
  if tg_table_name = 'gift_refunds' and old.state in ('failed', 'canceled')
    and new.state <> old.state then
    raise exception 'A refund that is % stays so (%).', old.state, old.reference;
  end if;
  return new;
end
$$;

create trigger gift_refunds_change_legally before update on gift_refunds
  for each row execute function check_return_change();
create trigger gift_disputes_change_legally before update on gift_disputes
  for each row execute function check_return_change();

-- Refunds fail and disputes are reopened: money that counts as gone may be ours again.
create or replace function check_gift_change() returns trigger language plpgsql as $$
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
    ('paid', 'refunded'), ('paid', 'disputed'), ('paid', 'lost'),
    ('disputed', 'paid'), ('disputed', 'lost'), ('disputed', 'refunded'), ('disputed', 'review'),
    ('refunded', 'paid'), ('refunded', 'disputed'), ('refunded', 'lost'), ('refunded', 'review'),
    ('lost', 'paid'), ('lost', 'disputed'), ('lost', 'refunded'), ('lost', 'review'),
    ('active', 'past_due'), ('active', 'ended'), ('active', 'review'),
    ('past_due', 'active'), ('past_due', 'ended'), ('past_due', 'review'),
    ('review', 'paid'), ('review', 'active'), ('review', 'refunded'), ('review', 'disputed'),
    ('review', 'lost'), ('review', 'ended')
  ) then
    raise exception 'A gift cannot go from % to % (gift %).', old.state, new.state, old.id;
  end if;
  return new;
end
$$;

alter table gift_refunds enable row level security;
alter table gift_disputes enable row level security;
revoke all on gift_refunds, gift_disputes from public;
