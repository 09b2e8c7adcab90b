-- In which language somebody wrote to us or gave: our emails and pages answer in it.
alter table contact_messages add column language text not null default 'en'
  check (language in ('en', 'es'));
alter table volunteer_applications add column language text not null default 'en'
  check (language in ('en', 'es'));
alter table newsletter_subscribers add column language text not null default 'en'
  check (language in ('en', 'es'));
alter table gifts add column language text not null default 'en'
  check (language in ('en', 'es'));
