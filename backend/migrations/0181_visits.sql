-- How often the site was visited, by day. Counts alone: nothing here is about one visitor.
-- `views` and `visitors` have one row a day with an empty name. `page` and `missing` count views by
-- path; `from`, `campaign`, `device` and `language` count visitors, each once a day for each name.
create table visit_counts (
  kind text not null check (
    kind in ('views', 'visitors', 'page', 'missing', 'from', 'campaign', 'device', 'language')
  ),
  -- As the calendar in Chicago says it.
  day date not null,
  name text not null check (length(name) <= 200),
  count bigint not null check (count > 0),
  primary key (kind, day, name)
);

alter table visit_counts enable row level security;
revoke all on visit_counts from public;
