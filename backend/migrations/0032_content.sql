-- What the site says, as staff published it. A document that is not here says what ships.

-- Every text that was ever published or is to be, numbered for each document.
create table content_revisions (
  document text not null,
  number integer not null check (number > 0),
  -- The version of the document's schema that it was written for.
  version integer not null,
  content jsonb not null,
  note text not null default '',
  at timestamptz not null,
  -- Not a reference: what somebody wrote stays theirs after they have left.
  actor_id uuid,
  actor text not null,
  primary key (document, number)
);

create trigger content_revisions_are_kept before update or delete or truncate on content_revisions
  for each statement execute function refuse_change();

-- One row for each time that the site changed: its number is the site's revision, which every
-- process follows.
create table content_publications (
  revision integer primary key check (revision > 0),
  at timestamptz not null,
  actor_id uuid,
  actor text not null,
  note text not null default ''
);

create table content_published (
  revision integer not null references content_publications,
  document text not null,
  -- Absent: from then on it says again what ships.
  number integer,
  primary key (document, revision),
  foreign key (document, number) references content_revisions (document, number)
);
create index content_published_revision on content_published (revision);

create trigger content_publications_are_kept
  before update or delete or truncate on content_publications
  for each statement execute function refuse_change();
create trigger content_published_is_kept before update or delete or truncate on content_published
  for each statement execute function refuse_change();

-- The saves of what is being written, valid or not. The newest of a document is its draft, unless
-- it has no content: then it was published or discarded. Numbers go on all the same: whoever saves
-- names the one they saw.
create table content_drafts (
  document text not null,
  revision integer not null check (revision > 0),
  -- The published revision that it was begun from; 0 is what ships.
  base integer not null,
  version integer not null,
  content jsonb,
  at timestamptz not null,
  actor_id uuid,
  actor text not null,
  primary key (document, revision)
);

create table content_schedules (
  id uuid primary key default gen_random_uuid(),
  from_at timestamptz not null,
  -- Then what stood before comes back.
  until_at timestamptz check (until_at > from_at),
  state text not null default 'waiting'
    check (state in ('waiting', 'live', 'over', 'cancelled', 'failed')),
  -- Why it could not be published at its time.
  reason text,
  note text not null default '',
  at timestamptz not null,
  actor_id uuid,
  actor text not null
);
create index content_schedules_due on content_schedules (state, from_at, until_at)
  where state in ('waiting', 'live');

create table content_schedule_documents (
  schedule_id uuid not null references content_schedules,
  document text not null,
  number integer not null,
  -- The published revision that it was written from; 0 is what ships. Absent: it replaces whatever
  -- stands there by then.
  base integer,
  -- What was published when it began.
  previous integer,
  primary key (schedule_id, document),
  foreign key (document, number) references content_revisions (document, number)
);

-- What somebody is looking at beside the form, before it is saved. It means nothing an hour later.
create table content_previews (
  key uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references staff_accounts on delete cascade,
  documents jsonb not null,
  at timestamptz not null
);

alter table content_revisions enable row level security;
alter table content_publications enable row level security;
alter table content_published enable row level security;
alter table content_drafts enable row level security;
alter table content_schedules enable row level security;
alter table content_schedule_documents enable row level security;
alter table content_previews enable row level security;
revoke all on content_revisions, content_publications, content_published, content_drafts,
  content_schedules, content_schedule_documents, content_previews from public;
