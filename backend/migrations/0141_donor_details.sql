-- The name and postal address that a donor wants on their receipts. Each change is a row and none is
-- ever changed: the last one counts, and the others say what it was before.
create table donor_details (
  id bigint generated always as identity primary key,
  email_key text not null,
  name text not null,
  postal_address text,
  at timestamptz not null,
  -- The colleague who corrected it; without one the donor did.
  actor text,
  actor_id uuid
);
create index donor_details_email on donor_details (email_key, id desc);

-- Whose name and address the first receipt of a payment carried, if the donor had chosen them: its
-- copies carry the same, whatever the donor chooses later.
alter table gift_payments add column receipt_name text, add column receipt_address text;

alter table donor_details enable row level security;
revoke all on donor_details from public;
