-- A monthly gift whose first charge failed is stopped by the site itself: its donor is told to give again.
alter table monthly_requests drop constraint monthly_requests_source_check;
alter table monthly_requests add constraint monthly_requests_source_check
  check (source in ('donor', 'staff', 'site'));
