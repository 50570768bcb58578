-- What the bell shows: who did it, and which record it is about.
alter table notifications add column by_id bigint;
alter table notifications add column about_id bigint;
alter table notifications add constraint notifications_by
  foreign key (tenant_id, by_id) references employees (tenant_id, id);
alter table notifications add constraint notifications_kind check (kind in
  ('welcome', 'leaveRequested', 'leaveDecided', 'feedbackReceived', 'documentAdded', 'profileToComplete'));

drop index notifications_by_employee;
create index notifications_newest on notifications (tenant_id, employee_id, created_at, id);
create index notifications_unread on notifications (tenant_id, employee_id, created_at, id) where read_at is null;
create index notifications_unread_about on notifications (tenant_id, about_id) where read_at is null;

-- What somebody wants to be told of, and how; nothing where it is as for everybody.
create table notification_preferences (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  kind text not null check (kind in
    ('leaveRequested', 'leaveDecided', 'feedbackReceived', 'documentAdded', 'profileToComplete')),
  in_app boolean,
  by_mail boolean,
  primary key (tenant_id, employee_id, kind),
  constraint notification_preferences_of foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select app.protect('notification_preferences', 'select, insert, update');

-- What has served its time goes: beside sessions, links, keys and counts also what was read long ago, or is a year old.
create or replace function app.clean_up() returns void
language sql security definer set search_path = '' as $$
  delete from public.sessions where expires_at < now() - interval '30 days';
  delete from public.one_time_tokens where expires_at < now() - interval '30 days';
  delete from public.idempotency_keys where created_at < now() - interval '2 days';
  delete from app.attempts where expire < extract(epoch from now()) * 1000;
  delete from public.notifications
    where created_at < now() - interval '90 days'
      and (read_at is not null or created_at < now() - interval '1 year');
$$;
