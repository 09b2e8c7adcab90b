-- What a donor may add at the checkout. Nobody has to.
alter table gifts
  -- In whose honor or memory, as the donor wrote it.
  add column honoree text,
  -- What it should support; without one it goes where it is needed most.
  add column designation text,
  -- What covering the card fee would add, worked out when the gift began. None where it is not offered.
  add column fee_cover_cents integer check (fee_cover_cents > 0);

-- What of a payment the donor added to cover the fee: part of the gift, and told apart for the accountant.
alter table gift_payments
  add column fee_cover_cents integer not null default 0
    check (fee_cover_cents >= 0 and fee_cover_cents < amount_cents);
