-- Groups send applications, too: a church, a school or a company, in the same table, so that
-- everything the inbox does with an application it does with theirs.
alter table volunteer_applications
  add column kind text not null default 'volunteer' check (kind in ('volunteer', 'group')),
  -- The roles of our list that were asked for, as they were called then.
  add column roles text[] not null default '{}';

create index volunteer_applications_roles on volunteer_applications using gin (roles);

-- The words of a group and the roles are found, too. An expression cannot be changed in place.
alter table volunteer_applications drop column search;
alter table volunteer_applications
  add column search tsvector not null generated always as (to_tsvector('simple', search_words(
    first_name || ' ' || last_name || ' ' || email || ' ' ||
    coalesce(application ->> 'phone', '') || ' ' || coalesce(application ->> 'motivation', '') ||
    ' ' || coalesce(application ->> 'experience', '') || ' ' ||
    coalesce(application ->> 'interests', '') || ' ' || coalesce(application ->> 'roles', '') ||
    ' ' || coalesce(application ->> 'organization', '') || ' ' ||
    coalesce(application ->> 'message', '')))) stored;
create index volunteer_applications_search on volunteer_applications using gin (search);
