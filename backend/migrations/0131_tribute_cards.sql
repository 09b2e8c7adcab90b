-- The secret of the link by which a donor says whom to tell of this one gift. It is not the gift's id,
-- which stands in logs and at the desk.
alter table gifts add column tribute_token uuid not null default gen_random_uuid();
create unique index gifts_tribute_token on gifts (tribute_token);
create index gifts_honoree on gifts (lower(honoree)) where honoree is not null;

-- Cards that tell somebody of a gift in honor or memory of a person.
create table tribute_cards (
  -- Made with the form: sent twice, it is one card.
  id uuid primary key,
  gift_id uuid not null references gifts,
  occasion text not null check (occasion in ('memory', 'honor')),
  honoree text not null,
  recipient_name text not null,
  recipient_email text,
  recipient_address text,
  words text not null,
  signature text not null,
  created_at timestamptz not null,
  send_at timestamptz not null,
  -- When it first went to the outbox or to the printer, and how often it did.
  sent_at timestamptz,
  copies integer not null default 0,
  check ((recipient_email is null) <> (recipient_address is null))
);
create index tribute_cards_gift on tribute_cards (gift_id);
create index tribute_cards_waiting on tribute_cards (send_at) where sent_at is null;

alter table tribute_cards enable row level security;
revoke all on tribute_cards from public;
