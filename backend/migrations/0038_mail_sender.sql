-- Who it comes from, as the site said it when the email was written: delivery asks nobody.
-- Without them, what ships.
alter table mails add column sender_name text, add column sender_email text;
