-- A donor has gone to the card provider's page for a new card. What they save there becomes their
-- customer's card; it is put to their monthly gift, which otherwise goes on with the old one.
create table card_updates (
  id uuid primary key default gen_random_uuid(),
  gift_id uuid not null references gifts,
  -- By the provider's clock, as is the time at which a card was saved.
  opened_at timestamptz not null,
  saved_at timestamptz
);
create index card_updates_gift on card_updates (gift_id, opened_at desc);
create index card_updates_open on card_updates (opened_at) where saved_at is null;

alter table card_updates enable row level security;
revoke all on card_updates from public;
