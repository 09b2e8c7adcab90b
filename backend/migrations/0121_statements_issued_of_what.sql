-- Which gifts a statement listed and their sum, so that a later one that differs is known to be a
-- corrected one. By the numbers of their receipts: it still names nobody. Unknown of earlier ones.
alter table statements_issued
  add column year integer,
  add column receipts bigint[],
  add column total_cents bigint;
create index statements_issued_year on statements_issued (year);
