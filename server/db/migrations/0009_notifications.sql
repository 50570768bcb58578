-- Notifications in the bell, and how each person and each company wants them.
create table notifications (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  kind text not null,
  -- Who did it and which record it is about: without foreign keys, so that neither keeps the other from being deleted.
  by_id bigint,
  about_id bigint,
  details jsonb not null default '{}',
  created_at timestamptz not null default app.clock(),
  read_at timestamptz,
  primary key (tenant_id, id),
  constraint notifications_of foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint notifications_kind check (kind in (
    'welcome', 'leaveRequested', 'leaveDecided', 'leaveLapses', 'certificateDue', 'feedbackReceived', 'feedbackReported',
    'documentAdded', 'documentExpires', 'noteShared', 'noteReplied', 'promiseChanged', 'promiseDue', 'handoverStep', 'standIn',
    'eventInADay', 'eventInAnHour', 'teamOccasion', 'profileToComplete', 'importFinished'))
) partition by range (id);
create index notifications_newest on notifications (tenant_id, employee_id, created_at, id);
create index notifications_unread on notifications (tenant_id, employee_id, created_at, id) where read_at is null;
create index notifications_unread_about on notifications (tenant_id, about_id) where read_at is null;
create index notifications_by_age on notifications using brin (tenant_id, created_at) with (autosummarize = on);
select app.partition_by_id('notifications');
select app.protect('notifications', 'select, insert, update');

-- What a person has chosen about a kind; null is as for everyone.
create table notification_preferences (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  kind text not null check (kind in (
    'leaveRequested', 'leaveDecided', 'leaveLapses', 'certificateDue', 'feedbackReceived', 'feedbackReported',
    'documentAdded', 'documentExpires', 'noteShared', 'noteReplied', 'promiseChanged', 'promiseDue', 'handoverStep', 'standIn',
    'eventInADay', 'eventInAnHour', 'teamOccasion', 'profileToComplete')),
  in_app boolean,
  by_mail boolean,
  primary key (tenant_id, employee_id, kind),
  constraint notification_preferences_of foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select app.protect('notification_preferences', 'select, insert, update');

-- For a migration that adds kinds of notification: those that there are stay.
create function app.add_notification_kinds(variadic added text[]) returns void
language plpgsql as $$
declare
  checked record;
  kinds text[];
begin
  for checked in select conname, conrelid::regclass as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid in ('notifications'::regclass, 'notification_preferences'::regclass)
      and conname in ('notifications_kind', 'notification_preferences_kind_check')
  loop
    select array_agg(quote_literal(kind) order by kind) into kinds from (
      select (regexp_matches(checked.definition, '''(\w+)''', 'g'))[1] as kind union select unnest(added)) as known;
    execute format('alter table %s drop constraint %I', checked."table", checked.conname);
    execute format('alter table %s add constraint %I check (kind in (%s))', checked."table", checked.conname,
      array_to_string(kinds, ', '));
  end loop;
end $$;
revoke all on function app.add_notification_kinds from public;

-- Which super administrators are notified of a matter of the company; without a row all are who otherwise would be. Anyone who is
-- no longer an active super administrator is passed over where it is read.
create table company_recipients (
  tenant_id uuid not null references tenants (id),
  matter text not null check (matter in ('leaveRequested', 'leaveWithoutManager', 'documentExpires')),
  employee_ids bigint[] not null,
  primary key (tenant_id, matter)
);
select app.protect('company_recipients', 'select, insert, update, delete');

-- Deletes one batch of what has expired in each table of sign-in, attempts and notifications, over all tenants, and returns how
-- many rows; zero once nothing is left.
create function app.clean_up(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
begin
  with expired as (
    select key from app.attempts where expire < extract(epoch from app.clock()) * 1000 limit batch for update skip locked)
  delete from app.attempts as a using expired as e where a.key = e.key;
  get diagnostics deleted = row_count;
  return deleted
    + app.delete_expired('public.sessions', $c$expires_at < app.clock() - interval '30 days'$c$, batch)
    + app.delete_expired('public.one_time_tokens', $c$expires_at < app.clock() - interval '30 days'$c$, batch)
    + app.delete_expired('public.idempotency_keys', $c$created_at < app.clock() - interval '2 days'$c$, batch)
    + app.delete_expired('public.notifications', $c$created_at < app.clock() - interval '90 days'
      and (read_at is not null or created_at < app.clock() - interval '1 year')$c$, batch);
end $$;
revoke all on function app.clean_up from public;
grant execute on function app.clean_up to baton_app;
