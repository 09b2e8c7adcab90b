-- Pictures that come inside an email, because no address shows them to everybody: a test of a letter
-- with a picture that was uploaded a moment ago. They go when the email has gone.
create table mail_pictures (
  mail_id bigint not null references mails on delete cascade,
  cid text not null,
  bytes bytea not null,
  primary key (mail_id, cid)
);

alter table mail_pictures enable row level security;
revoke all on mail_pictures from public;
