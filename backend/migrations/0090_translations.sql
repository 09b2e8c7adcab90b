-- Which English words a Spanish text was written for, or was found still right for. When the English
-- says something else, the Spanish is out of date. What ships is known without a row.
create table content_translations (
  id bigint generated always as identity primary key,
  document text not null,
  -- The place of the Spanish text without the numbers of list items, which move.
  field text not null,
  english text not null,
  spanish text not null,
  at timestamptz not null,
  actor_id uuid,
  actor text not null
);
create index content_translations_document on content_translations (document);

alter table content_translations enable row level security;
revoke all on content_translations from public;
