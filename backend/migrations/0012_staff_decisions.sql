-- Staff decide about payments that are not what was asked for, and the ledger says so.
alter table gift_events drop constraint gift_events_source_check;
alter table gift_events add constraint gift_events_source_check
  check (source in ('donor', 'webhook', 'sandbox', 'reconciler', 'staff'));
