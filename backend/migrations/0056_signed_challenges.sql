-- Anybody may ask for a challenge, so none is stored when it is made: it carries our signature. Only
-- those that were answered are kept, until they run out, so that each counts once.
delete from staff_challenges;
alter table staff_challenges drop column account_id;

create table signing_keys (
  name text primary key,
  key text not null
);

alter table signing_keys enable row level security;
revoke all on signing_keys from public;

-- Who asks, for whom, as one fingerprint: links are counted by account and network together.
alter table staff_link_requests add column subject text not null default '';
