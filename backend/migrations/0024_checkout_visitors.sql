-- From where an open checkout was asked for: whoever holds none always gets one, and staff can
-- close those of one network. A row goes when its checkout is over.
create table checkout_visitors (
  gift_id uuid primary key,
  network cidr not null,
  until timestamptz not null
);
create index checkout_visitors_network on checkout_visitors (network);
create index checkout_visitors_until on checkout_visitors (until);

alter table checkout_visitors enable row level security;
revoke all on checkout_visitors from public;
