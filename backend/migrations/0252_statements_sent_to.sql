-- To which addresses a statement went, as hashes: it still names nobody. Null where it went on paper,
-- or where no email of it is kept: then it counts as received.
alter table statements_issued add column sent_to text[];
update statements_issued i set sent_to = sent.hashes
from (
  select substring(key from 11 for 64) as digest,
         array_agg(distinct encode(sha256(convert_to(lower(recipient), 'UTF8')), 'hex')) as hashes
  from mails where kind = 'statement' group by 1
) sent
where sent.digest = i.digest
  and not exists (
    select 1 from gift_payments p join gift_events e on e.gift_id = p.gift_id
    where p.number = any(i.receipts) and e.kind = 'statement printed');
