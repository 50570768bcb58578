-- How often an event has changed, so that nobody overwrites a change that they have not seen; and when it was removed: it stays
-- for 90 days, without its description, so that calendars which have fetched it learn that it is cancelled.
alter table calendar_events add column version integer not null default 1;
alter table calendar_events add column removed_at timestamptz;

drop index calendar_events_by_date;
create index calendar_events_by_date on calendar_events (tenant_id, event_date, event_time, id);
create index calendar_events_removed on calendar_events (tenant_id, removed_at) where removed_at is not null;
revoke delete on calendar_events from baton_app;

create function app.forget_events(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.calendar_events', $c$removed_at < now() - interval '90 days'$c$, batch);
$$;
revoke all on function app.forget_events from public;
grant execute on function app.forget_events to baton_app;
