-- Whether a colleague gets an email when a message is assigned to them or a note mentions them.
alter table staff_accounts add column message_emails boolean not null default true;
