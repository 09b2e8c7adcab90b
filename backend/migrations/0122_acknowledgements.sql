-- Letters of thanks for what is no sum in the ledger: shares, whose value is not ours to say, and the
-- person behind a grant whose receipt went to the fund.
create table acknowledgements (
  -- Chosen by whoever writes it: sent twice, it is one letter.
  id uuid primary key,
  kind text not null check (kind in ('stock', 'fund')),
  donor_name text not null,
  postal_address text not null,
  received_on date not null,
  -- The stock's name and the number of shares as they were typed, or the name of the fund.
  what text not null,
  shares text check ((kind = 'stock') = (shares is not null)),
  written_at timestamptz not null,
  written_by text not null
);
create index acknowledgements_written on acknowledgements (written_at desc);

alter table acknowledgements enable row level security;
revoke all on acknowledgements from public;
