-- What a card can be charged limits no check.
alter table gifts drop constraint gifts_amount_cents_check;
alter table gifts add constraint gifts_amount_cents_check
  check (amount_cents >= 50 and (amount_cents <= 99999999 or provider in ('check', 'cash')));
