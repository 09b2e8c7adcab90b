-- In the receipts of a monthly gift: whoever holds it may pause or stop this one gift, and nothing else.
alter table gifts add column donor_token uuid not null default gen_random_uuid();
create unique index gifts_donor_token on gifts (donor_token);
