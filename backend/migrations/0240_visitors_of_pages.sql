-- How many visitors opened each page, each once a day. Days before have no such counts.
alter table visit_counts drop constraint visit_counts_kind_check;
alter table visit_counts add constraint visit_counts_kind_check
  check (
    kind in ('views', 'visitors', 'page', 'page-visitors', 'missing', 'from', 'campaign', 'device',
             'language')
  );
