-- Which year-end statements went out, by a digest of their lines. Longer than the mails are kept: a
-- copy says that it is one, however much later it is asked for.
create table statements_issued (
  digest text primary key,
  at timestamptz not null
);
alter table statements_issued enable row level security;
revoke all on statements_issued from public;
