-- An address that was corrected away from its last gift stayed linked to the donor: its owner, maybe
-- a stranger, could still see the donor's gifts. One that staff linked before any gift came stays.
delete from donor_addresses a
where not exists (select from gifts g where lower(g.donor_email) = a.email_key)
  and exists (
    select from gift_events e
    where e.kind = 'address corrected' and e.at >= a.linked_at
      and lower(split_part(e.detail, ' to ', 1)) = a.email_key);
delete from donor_addresses a
where not exists (
  select from donor_addresses o where o.donor = a.donor and o.email_key <> a.email_key);
