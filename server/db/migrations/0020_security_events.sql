-- What concerns the safety of a company's accounts and data: sign-ins, sessions, passwords, roles, settings, exports, operators.
-- The application may add to it and read it, never change or delete it.
create table security_events (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null,
  at timestamptz not null default app.clock(),
  -- Who did it, and whose account or record it is about. Without foreign keys: the log must not depend on a row. Neither a person
  -- nor the operator: a stranger, or the product itself.
  by_id bigint,
  by_operator boolean not null default false,
  subject_id bigint,
  address text not null default '',
  device text not null default '',
  details jsonb not null default '{}',
  primary key (tenant_id, id),
  check (by_id is null or not by_operator)
) partition by range (id);
create index security_events_by_time on security_events (tenant_id, at, id);
create index security_events_by_kind on security_events (tenant_id, kind, at, id);
create index security_events_by_person on security_events (tenant_id, by_id, at, id) where by_id is not null;
create index security_events_of_subject on security_events (tenant_id, subject_id, at, id) where subject_id is not null;
create index security_events_from_address on security_events (tenant_id, address, at, id) where address <> '';
-- One kind of a person's or an address's, however many others they have.
create index security_events_by_person_and_kind on security_events (tenant_id, by_id, kind, at, id) where by_id is not null;
create index security_events_of_subject_and_kind on security_events (tenant_id, subject_id, kind, at, id) where subject_id is not null;
create index security_events_from_address_and_kind on security_events (tenant_id, address, kind, at, id) where address <> '';
select app.partition_by_id('security_events');
select app.protect('security_events', 'select, insert');

-- Counts failed or refused sign-ins in the row of their account, address, reason and hour. Those at the same moment wait for each
-- other, so that each is counted. An hour begins everywhere at once, as a day of the log is a day in UTC.
create function app.count_failed_sign_in(
  of_kind text, subject bigint, because text, from_address text, from_device text, times int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tenant constant uuid := app.current_tenant();
  moment constant timestamptz := app.clock();
  known bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(tenant || ' ' || subject || ' ' || from_address, 727274020));
  select id into known from public.security_events
  where tenant_id = tenant and subject_id = subject and kind = of_kind and address = from_address
    and details ->> 'reason' = because and at >= date_trunc('hour', moment, 'UTC') and at <= moment
  order by at desc, id desc limit 1;
  if known is null then
    insert into public.security_events (tenant_id, kind, at, subject_id, address, device, details)
    values (tenant, of_kind, moment, subject, from_address, from_device,
      jsonb_build_object('reason', because, 'count', times));
  else
    update public.security_events
    set details = jsonb_set(details, '{count}', to_jsonb((details ->> 'count')::int + times))
    where tenant_id = tenant and id = known;
  end if;
end $$;
revoke all on function app.count_failed_sign_in from public;
grant execute on function app.count_failed_sign_in to baton_app;

-- Each day's events, sealed: a hash of them and of the seal before, so that a change or a missing row shows. Days are in UTC.
create table audit_seals (
  tenant_id uuid not null references tenants (id),
  -- The last day that it covers; the first is the one after the seal before.
  day date not null,
  event_count int not null,
  seal text not null,
  sealed_at timestamptz not null default app.clock(),
  primary key (tenant_id, day)
);
select app.protect('audit_seals', 'select, insert');
