-- Work events and their reminders, those of birthdays and work anniversaries, and feeds for calendar programs.
create table calendar_events (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  event_type smallint not null default 1 check (event_type between 1 and 3),
  event_name text not null,
  event_description text not null default '',
  event_date date not null,
  event_time time not null,
  created_by_id bigint not null,
  -- How often it has changed, so that a change that one has not seen is not overwritten.
  version integer not null default 1,
  -- The employee, by id, up to whom each reminder has been given: 0 before the first one, null once there is nothing left to do.
  -- A moved event begins again.
  day_reminded_to bigint default 0,
  hour_reminded_to bigint default 0,
  updated_at timestamptz not null default app.clock(),
  -- It stays for 90 days, without its description, so that calendars which have fetched it learn that it is cancelled.
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create index calendar_events_by_date on calendar_events (tenant_id, event_date, event_time, id);
create index calendar_events_to_remind on calendar_events (tenant_id, event_date, event_time, id)
  where removed_at is null and event_type = 1 and (day_reminded_to is not null or hour_reminded_to is not null);
create index calendar_events_removed on calendar_events (tenant_id, removed_at) where removed_at is not null;
create index calendar_events_by_creator on calendar_events (tenant_id, created_by_id);
select app.protect('calendar_events', 'select, insert, update');

-- The next companies, by id, with an event between two days that has reminders left to give.
create function app.tenants_with_events_to_remind(after uuid, from_day date, to_day date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct c.tenant_id from public.calendar_events c
    where c.tenant_id > after and c.event_date between from_day and to_day and c.removed_at is null and c.event_type = 1
      and (c.day_reminded_to is not null or c.hour_reminded_to is not null)
    order by c.tenant_id limit batch;
end $$;

create function app.forget_events(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.calendar_events', $c$removed_at < app.clock() - interval '90 days'$c$, batch);
$$;
revoke all on function app.tenants_with_events_to_remind, app.forget_events from public;
grant execute on function app.tenants_with_events_to_remind, app.forget_events to baton_app;

-- The last day whose birthdays and work anniversaries a company's managers have been notified of, and the employee, by id, up to
-- whom; null once that day is done.
create table occasion_reminders (
  tenant_id uuid primary key references tenants (id),
  day date not null,
  reached_id bigint default 0
);
select app.protect('occasion_reminders', 'select, insert, update');

-- The next companies, by id, whose day has come to this hour and has occasions left to notify.
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

-- The secret address under which an employee's calendar program fetches their calendar. The address itself is not stored.
create table calendar_feeds (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index calendar_feeds_by_token on calendar_feeds (tenant_id, token_hash);
select app.protect('calendar_feeds', 'select, insert, update, delete');
