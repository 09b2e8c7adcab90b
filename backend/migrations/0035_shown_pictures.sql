-- Whether a page of the site has shown a picture. Until then it is for those alone who edit pages.
-- True for what is there already, and for what is restored from a backup that does not say.
alter table content_pictures add column shown boolean not null default true;
