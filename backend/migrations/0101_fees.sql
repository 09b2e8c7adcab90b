-- What the card provider kept of a payment, for the accountant. It is asked for after the payment, and
-- again the next day while it cannot tell: a bank debit has its fee when it has arrived.
alter table gift_payments
  add column fee_cents integer,
  add column fee_asked_at timestamptz;
create index gift_payments_without_fee on gift_payments (paid_at desc)
  where livemode and fee_cents is null and reference ~ '^(pi|in)_';
