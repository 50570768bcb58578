-- What other systems are told of changes: type and ids, never values. Written with the history, and only while a key of the company
-- may read events or a webhook gets them. Numbered after the commit, in one order without gaps; gone after 30 days.
create table api_events (
  tenant_id uuid not null references tenants (id),
  -- The entry's in the history.
  id bigint not null default nextval('app.ids'),
  type text not null,
  subject_kind text not null check (subject_kind in ('person', 'department', 'position')),
  subject_id bigint not null,
  link_kind text check (link_kind in ('department', 'position', 'leave_request')),
  link_id bigint,
  fields text[] not null,
  -- Of a secret plan: the beginning of the day of its announcement.
  at timestamptz not null,
  plan_id bigint,
  -- None before the event may be read.
  number bigint,
  primary key (tenant_id, id),
  check ((link_kind is null) = (link_id is null))
) partition by range (id);
create index api_events_by_number on api_events (tenant_id, number) where number is not null;
create index api_events_unnumbered on api_events (tenant_id, id) where number is null;
create index api_events_by_age on api_events using brin (tenant_id, at) with (autosummarize = on);
select app.partition_by_id('api_events');
select app.protect('api_events', 'select, insert, update (number)');

-- The newest number of each company; its lock puts events in order.
create table api_event_heads (
  tenant_id uuid primary key references tenants (id),
  last_number bigint not null default 0
);
select app.protect('api_event_heads', 'select, insert, update');

create function app.forget_api_events(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.api_events', $c$at < app.clock() - interval '30 days'$c$, batch);
$$;
revoke all on function app.forget_api_events from public;
grant execute on function app.forget_api_events to baton_app;
