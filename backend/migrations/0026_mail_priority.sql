-- What somebody waits for goes first (0: receipts, links to sign in), courtesies last (2).
alter table mails add column priority smallint not null default 1 check (priority between 0 and 2);

update mails set priority = case
    when kind in ('receipt', 'desk-invitation', 'desk-sign-in') then 0
    when kind like '%-acknowledgement' then 2
    else 1
  end
  where state in ('queued', 'sending');

drop index mails_due;
create index mails_due on mails (priority, next_attempt_at, id) where state in ('queued', 'sending');
