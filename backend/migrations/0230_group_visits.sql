-- A group agrees on a date for its visit, and has stages of its own.
alter table volunteer_applications
  add column visit_on date,
  -- In words, such as "9 AM to noon".
  add column visit_time text not null default '';

alter table volunteer_applications drop constraint volunteer_applications_stage_check;
update volunteer_applications
set stage = case stage when 'active' then 'visited' else 'declined' end
where kind = 'group' and stage in ('active', 'not-now');
alter table volunteer_applications add constraint volunteer_applications_stage_check
  check (stage in ('new', 'called', 'date-agreed', 'visited', 'active', 'not-now', 'declined'));

alter table message_events drop constraint message_events_kind_check;
alter table message_events add constraint message_events_kind_check
  check (kind in ('status', 'assigned', 'returned', 'stage', 'visit', 'note', 'reply', 'answer'));
