-- The campaign for which a gift was made, by the name in the address of its page. What a campaign says
-- is content; what it has raised is counted from here.
alter table gifts add column campaign text check (campaign ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
create index gifts_campaign on gifts (campaign) where campaign is not null;
