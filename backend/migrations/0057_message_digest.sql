-- When very many messages come, staff get one email about them instead of one for each.
alter table contact_messages add column waits_for_digest boolean not null default false;
alter table volunteer_applications add column waits_for_digest boolean not null default false;

create index contact_messages_digest on contact_messages (created_at) where waits_for_digest;
create index volunteer_applications_digest on volunteer_applications (created_at)
  where waits_for_digest;
