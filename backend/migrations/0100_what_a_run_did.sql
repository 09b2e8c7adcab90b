-- What a sending of year-end statements did, to be told when it has ended: which emails were its own,
-- and how many donors without an email address it left to paper.
alter table statement_recipients add column mail_key text;
alter table statement_runs add column on_paper integer;
