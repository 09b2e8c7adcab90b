-- Messages, subscribers and visits are permissions of their own. Whoever had messages saw subscribers,
-- and everyone saw visits: they keep that.
alter table staff_accounts drop constraint staff_accounts_permissions_check;
alter table staff_accounts add constraint staff_accounts_permissions_check
  check (permissions <@ array['messages', 'subscribers', 'gifts', 'pages', 'visits']);

update staff_accounts
set permissions = permissions
  || case when 'messages' = any(permissions) then array['subscribers'] else array[]::text[] end
  || array['visits'];
