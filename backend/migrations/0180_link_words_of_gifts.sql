-- The campaign words of the link that led to a gift, as the donor's own request brought them.
alter table gifts add column link_words text check (length(link_words) between 1 and 200);
create index gifts_link_words on gifts (link_words) where link_words is not null;
