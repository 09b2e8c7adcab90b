-- What follows the first slice of an upload's original, which stands in content_uploads. Uploads from
-- before have all of it there.
create table content_upload_slices (
  upload_id uuid not null references content_uploads on delete cascade,
  number integer not null check (number > 0),
  bytes bytea not null,
  primary key (upload_id, number)
);

alter table content_upload_slices enable row level security;
revoke all on content_upload_slices from public;
