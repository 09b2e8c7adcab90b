-- Whose message it was before they left. It is with nobody until somebody takes it.
alter table contact_messages
  add column returned_from uuid references staff_accounts on delete set null;
alter table volunteer_applications
  add column returned_from uuid references staff_accounts on delete set null;

alter table message_events drop constraint message_events_kind_check;
alter table message_events add constraint message_events_kind_check
  check (kind in ('status', 'assigned', 'returned', 'stage', 'note', 'reply'));

update contact_messages set returned_from = assigned_to, assigned_to = null
where progress <> 'done'
  and assigned_to in (select id from staff_accounts where removed_at is not null);
update volunteer_applications set returned_from = assigned_to, assigned_to = null
where progress <> 'done'
  and assigned_to in (select id from staff_accounts where removed_at is not null);
