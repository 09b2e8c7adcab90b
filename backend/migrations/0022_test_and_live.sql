-- Whether money is real. A gift has the mode of the key that opened its checkout; its payments
-- have the same, which the database itself compares.

alter table gifts add column livemode boolean;
-- Stripe writes the mode into the names of its checkouts. A gift that never got one took no money;
-- it follows the others: the site had one key at a time.
update gifts set livemode = provider = 'stripe' and case
  when checkout_reference like 'cs_live_%' then true
  when checkout_reference is not null then false
  else exists (select 1 from gifts where checkout_reference like 'cs_live_%')
end;
alter table gifts alter column livemode set not null;
alter table gifts add check (provider = 'stripe' or not livemode);
alter table gifts add unique (id, livemode);

alter table gift_payments add column livemode boolean;
update gift_payments p set livemode = g.livemode from gifts g where g.id = p.gift_id;
alter table gift_payments alter column livemode set not null;
alter table gift_payments add foreign key (gift_id, livemode) references gifts (id, livemode);

create function keep_livemode() returns trigger language plpgsql as $$
begin
  raise exception 'Test money never becomes real, nor real money a test (%).', tg_table_name;
end
$$;

create trigger gifts_keep_livemode before update on gifts
  for each row when (new.livemode is distinct from old.livemode) execute function keep_livemode();
create trigger gift_payments_keep_livemode before update on gift_payments
  for each row when (new.livemode is distinct from old.livemode) execute function keep_livemode();
