-- As long as it is to read: what repeats is stored in little.
alter table content_drafts add column bytes integer not null
  generated always as (coalesce(octet_length(content::text), 0)) stored;
