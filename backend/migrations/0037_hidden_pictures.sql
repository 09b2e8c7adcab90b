-- Shown is what a page shows now, computed anew with every publication; and since when it is not.
alter table content_pictures add column hidden_at timestamptz;

update content_pictures set shown = name in (
  select jsonb_path_query(r.content, '$.**.upload') #>> '{}'
  from (select distinct on (document) document, number from content_published
        order by document, revision desc) as p
  join content_revisions r on r.document = p.document and r.number = p.number);
update content_pictures set hidden_at = now() where not shown;

-- An upload goes with everything that was made from it.
alter table content_pictures drop constraint content_pictures_upload_id_fkey,
  add constraint content_pictures_upload_id_fkey
    foreign key (upload_id) references content_uploads on delete cascade;
alter table content_picture_files drop constraint content_picture_files_name_fkey,
  add constraint content_picture_files_name_fkey
    foreign key (name) references content_pictures on delete cascade;
