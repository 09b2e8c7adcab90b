-- Donors are told a week before their paused gift goes on: the few that are paused are found at once.
create index gifts_paused on gifts (resumes_at) where paused;
