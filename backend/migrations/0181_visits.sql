-- How often the site was visited, by day, week and month. Counts alone: nothing here is about one
-- visitor. `views` and `visitors` have an empty name. `page` and `missing` count views by path;
-- `from`, `campaign`, `device` and `language` count visitors, each once a day for each name.
create table visit_counts (
  period text not null check (period in ('day', 'week', 'month')),
  kind text not null check (
    kind in ('views', 'visitors', 'page', 'missing', 'from', 'campaign', 'device', 'language')
  ),
  -- Its first day, as the calendar in Chicago has it: weeks begin on Sunday.
  start date not null,
  name text not null check (length(name) <= 200),
  count bigint not null check (count > 0),
  primary key (period, kind, start, name)
);

alter table visit_counts enable row level security;
revoke all on visit_counts from public;
