-- Pictures that staff uploaded: turned upright, stripped of what cameras write into them, and made
-- into the sizes that pages ask for. Here, so that several processes share them.
create table content_uploads (
  id uuid primary key default gen_random_uuid(),
  -- Of the file as it came: the same file twice is one upload.
  fingerprint text not null unique,
  width integer not null,
  height integer not null,
  alt text not null,
  -- As it was made here, without what the camera wrote into it: later cuts begin from it.
  original bytea not null,
  at timestamptz not null,
  actor_id uuid,
  actor text not null
);
create index content_uploads_newest on content_uploads (at desc, id desc);

-- One cut of an upload. Its name is made from its bytes, so what is at an address never changes.
create table content_pictures (
  name text primary key,
  upload_id uuid not null references content_uploads,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  focus_x double precision not null,
  focus_y double precision not null,
  at timestamptz not null
);
create index content_pictures_upload on content_pictures (upload_id, at desc);

create table content_picture_files (
  name text not null references content_pictures,
  width integer not null,
  type text not null check (type in ('avif', 'jpg')),
  bytes bytea not null,
  primary key (name, width, type)
);

alter table content_uploads enable row level security;
alter table content_pictures enable row level security;
alter table content_picture_files enable row level security;
revoke all on content_uploads, content_pictures, content_picture_files from public;
