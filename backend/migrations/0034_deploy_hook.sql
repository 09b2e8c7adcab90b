-- What the host that builds the pages was last told: one row, for sites whose pages lie elsewhere.
create table content_builds (
  name text primary key,
  -- The site's newest revision that it was asked to build.
  revision integer not null,
  asked_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  -- Why it could not be told, for people.
  problem text
);

alter table content_builds enable row level security;
revoke all on content_builds from public;
