-- When what keeps the data safe was last done: a backup, a trial of one.
create table upkeep (
  name text primary key,
  done_at timestamptz not null,
  rows_held bigint not null
);
alter table upkeep enable row level security;
revoke all on upkeep from public;
