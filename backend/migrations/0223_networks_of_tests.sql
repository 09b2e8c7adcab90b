-- Whose network began a test gift, as a hash: its emails cost nothing and may go to anybody, also those
-- that are sent when nobody's request is at hand. Of a real gift nothing is kept.
alter table gifts add column begun_from text check (begun_from is null or not livemode);
