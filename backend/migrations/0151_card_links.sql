-- Links in emails to donors whose card was refused or will expire: each leads to the card provider's
-- page for a new card of this one monthly gift, and to nothing else.
create table card_links (
  -- Chosen by whoever sends it: sent twice, it is one link.
  id uuid primary key,
  token_hash text not null unique,
  gift_id uuid not null references gifts,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index card_links_gift on card_links (gift_id);

alter table card_links enable row level security;
revoke all on card_links from public;

-- The last day of the card that pays a monthly gift, and when the card provider was asked for it.
alter table gifts
  add column card_expires_on date,
  add column card_asked_at timestamptz;
create index gifts_cards on gifts (card_asked_at nulls first)
  where frequency = 'monthly' and provider = 'stripe' and state in ('active', 'past_due');

-- The few whose charge failed are found at once.
create index gifts_past_due on gifts (created_at) where state = 'past_due';

-- When the provider was asked last whether the donor has saved a card.
alter table card_updates add column looked_at timestamptz;
