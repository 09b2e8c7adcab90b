-- A row stays now: it also tells who has seen a message. Nobody finds what they have worked with
-- marked as unread because of this update.
insert into message_presence (message_id, account_id, seen_at)
select m.id, a.id, m.created_at
from (select id, created_at from contact_messages where progress <> 'done'
      union all select id, created_at from volunteer_applications where progress <> 'done') as m
cross join staff_accounts a
where a.removed_at is null
on conflict do nothing;
