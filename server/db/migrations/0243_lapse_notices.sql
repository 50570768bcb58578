-- Of which days that lapse an employee has been notified, so that they are once.
create table leave_lapse_notices (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  -- The last day on which they can be taken.
  last_day date not null,
  notified_at timestamptz not null,
  primary key (tenant_id, employee_id, last_day),
  constraint leave_lapse_notices_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select app.protect('leave_lapse_notices', 'select, insert');

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

select app.add_notification_kinds('leaveLapses');
