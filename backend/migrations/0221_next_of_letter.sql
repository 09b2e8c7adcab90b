-- The next reader of a letter, without sorting all who wait: that took longer than to send the email.
create index letter_deliveries_next on letter_deliveries (letter_id, next_attempt_at, id)
  where state = 'waiting';
drop index letter_deliveries_due;
