-- Work events, and feeds for calendar programs.
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
  updated_at timestamptz not null default app.clock(),
  -- It stays for 90 days, without its description, so that calendars which have fetched it learn that it is cancelled.
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create index calendar_events_by_date on calendar_events (tenant_id, event_date, event_time, id);
create index calendar_events_removed on calendar_events (tenant_id, removed_at) where removed_at is not null;
create index calendar_events_by_creator on calendar_events (tenant_id, created_by_id);
select app.protect('calendar_events', 'select, insert, update');

create function app.forget_events(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.calendar_events', $c$removed_at < app.clock() - interval '90 days'$c$, batch);
$$;
revoke all on function app.forget_events from public;
grant execute on function app.forget_events to baton_app;

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
