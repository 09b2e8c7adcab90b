-- Somebody without email asks to be called: such a message has a phone number and no address.
alter table contact_messages alter column email drop not null;
alter table contact_messages
  add constraint contact_messages_can_be_answered check (email is not null or phone is not null);

-- The same number however it was written; rules/phone.ts makes it for the desk.
create function phone_key(typed text) returns text language sql immutable as $$
  select nullif(left(regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^1', ''), 10), '')
$$;

alter table contact_messages
  add column phone_key text generated always as (phone_key(phone)) stored;
alter table volunteer_applications
  add column phone_key text generated always as (phone_key(application ->> 'phone')) stored;
create index contact_messages_phone on contact_messages (phone_key);
create index volunteer_applications_phone on volunteer_applications (phone_key);

-- Made of the address, which may be missing now. A number is also found by its digits alone.
alter table contact_messages drop column search;
alter table contact_messages
  add column search tsvector not null generated always as (to_tsvector('simple', search_words(
    first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') ||
    ' ' || coalesce(phone_key(phone), '') || ' ' || subject || ' ' || message))) stored;
create index contact_messages_search on contact_messages using gin (search);
