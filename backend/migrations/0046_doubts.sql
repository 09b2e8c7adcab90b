-- Why something that keeps the data safe was not done, until it is done again.
create table upkeep_refusals (
  name text primary key,
  at timestamptz not null,
  reason text not null
);
alter table upkeep_refusals enable row level security;
revoke all on upkeep_refusals from public;
