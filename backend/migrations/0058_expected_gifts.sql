-- Until when many gifts from one place are expected, such as from a dinner: one row or none.
create table expected_gifts (
  single boolean primary key default true check (single),
  until timestamptz not null,
  opened_by text not null
);

alter table expected_gifts enable row level security;
revoke all on expected_gifts from public;
