-- The list of gifts goes by Chicago's days and, within a day, by when each was recorded.
create index gift_payments_newest_day
  on gift_payments (((paid_at at time zone 'America/Chicago')::date) desc, number desc);
drop index gift_payments_newest;
