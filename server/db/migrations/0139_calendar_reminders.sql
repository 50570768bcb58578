-- Work events remind everyone a day and an hour before; these are the employees, by id, up to whom each reminder has been given:
-- 0 before the first one, null once there is nothing left to do. A moved event begins again.
alter table calendar_events add column day_reminded_to bigint default 0;
alter table calendar_events add column hour_reminded_to bigint default 0;
create index calendar_events_to_remind on calendar_events (tenant_id, event_date, event_time, id)
  where removed_at is null and event_type = 1 and (day_reminded_to is not null or hour_reminded_to is not null);

-- The next companies, by id, that have an event between these days of which not everyone has been reminded.
create function app.tenants_with_events_to_remind(after uuid, from_day date, to_day date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct c.tenant_id from public.calendar_events c
    where c.tenant_id > after and c.event_date between from_day and to_day and c.removed_at is null and c.event_type = 1
      and (c.day_reminded_to is not null or c.hour_reminded_to is not null)
    order by c.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_events_to_remind from public;
grant execute on function app.tenants_with_events_to_remind to baton_app;

-- The last day of which birthdays and work anniversaries a company's managers have been told, and the employee, by id, up to whom;
-- null once that day is done.
create table occasion_reminders (
  tenant_id uuid primary key references tenants (id),
  day date not null,
  reached_id bigint default 0
);
select app.protect('occasion_reminders', 'select, insert, update');

-- The next companies, by id, in whose time zone this hour of a day has come of whose occasions not all have been told.
create function app.tenants_with_occasions(after uuid, at timestamptz, first_hour int, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select t.id from public.tenants t
    left join public.occasion_reminders r on r.tenant_id = t.id
    where t.id > after and t.suspended_at is null and t.registered_at is not null
      and extract(hour from at at time zone t.time_zone) >= first_hour
      and (r.day is null or r.day < (at at time zone t.time_zone)::date
        or r.day = (at at time zone t.time_zone)::date and r.reached_id is not null)
    order by t.id limit batch;
end $$;
revoke all on function app.tenants_with_occasions from public;
grant execute on function app.tenants_with_occasions to baton_app;

-- The kinds that there are, and these.
do $$
declare
  added constant text[] := array['eventInADay', 'eventInAnHour', 'teamOccasion'];
  checked record;
  kinds text[];
begin
  for checked in select conname, conrelid::regclass as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid in ('notifications'::regclass, 'notification_preferences'::regclass)
      and conname in ('notifications_kind', 'notification_preferences_kind_check')
  loop
    select array_agg(quote_literal(kind)) into kinds from (
      select (regexp_matches(checked.definition, '''(\w+)''', 'g'))[1] as kind union select unnest(added)) as known;
    execute format('alter table %s drop constraint %I', checked."table", checked.conname);
    execute format('alter table %s add constraint %I check (kind in (%s))', checked."table", checked.conname,
      array_to_string(kinds, ', '));
  end loop;
end $$;
