-- A schedule that fails in a way nobody foresaw is tried a few times, and no other waits for it.
alter table content_schedules
  add column tries integer not null default 0,
  add column retry_at timestamptz;
