-- One row per limited caller. A row whose time has passed says nothing and may go.
create table limits (
  name text not null,
  subject text not null,
  used_until timestamptz not null,
  primary key (name, subject)
);
create index limits_used_until on limits (used_until);

alter table limits enable row level security;
revoke all on limits from public;
