-- What came for good is over: `live` is what still has to go back.
update content_schedules set state = 'over' where state = 'live' and until_at is null;

-- Of two that stand over each other since before, the one that ends later brings back what stood
-- before both; it would bring back the words of the other.
update content_schedule_documents later set previous = earlier.previous
from content_schedules ends_later, content_schedule_documents earlier
  join content_schedules ends_first on ends_first.id = earlier.schedule_id
where ends_later.id = later.schedule_id and ends_later.state = 'live' and ends_first.state = 'live'
  and ends_first.id <> ends_later.id and ends_first.until_at <= ends_later.until_at
  and earlier.document = later.document and later.previous = earlier.number;
