-- A link to My giving is emailed in the language in which it was asked for, and a card in the one
-- that its donor chose.
alter table donor_link_requests add column language text not null default 'en'
  check (language in ('en', 'es'));
alter table tribute_cards add column language text not null default 'en'
  check (language in ('en', 'es'));
