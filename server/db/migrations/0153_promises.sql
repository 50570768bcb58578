-- What was agreed with an employee, or is meant for them: it belongs to the person who leads them by then. A row is the promise as
-- it is now; its texts before are versions, and all that happened to it are changes, which are only ever added. Nobody deletes a
-- promise; what its author takes back within the hour stays without its text.
create table promises (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  made_by_id bigint not null,
  made_at timestamptz not null,
  made_on date not null,
  is_intent boolean not null default false,
  promise_text text not null,
  due_on date,
  state text not null,
  version int not null default 1,
  -- How many changes there are, its making included, and the day of the last.
  changes int not null default 1,
  changed_on date not null,
  -- The due days of which it has reminded a week before, and on the day.
  week_reminded_of date,
  day_reminded_of date,
  primary key (tenant_id, id),
  constraint promises_of foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint promises_made_by foreign key (tenant_id, made_by_id) references employees (tenant_id, id),
  constraint promises_state check (state in ('proposed', 'open', 'kept', 'broken', 'declined', 'taken_back')),
  constraint promises_text check ((promise_text = '') = (state = 'taken_back')),
  constraint promises_intent check (not is_intent or (state not in ('proposed', 'declined') and made_by_id <> employee_id)),
  constraint promises_counts check (version >= 1 and changes >= version)
);
create index promises_by_employee on promises (tenant_id, employee_id, state, due_on);
create index promises_by_author on promises (tenant_id, made_by_id);
create index promises_due on promises (tenant_id, due_on) where state = 'open';
create index promises_to_remind on promises (tenant_id, due_on) where state = 'open' and day_reminded_of is distinct from due_on;
select app.protect('promises', 'select, insert');
grant update (promise_text, due_on, state, version, changes, changed_on, week_reminded_of, day_reminded_of) on promises to baton_app;

-- The texts and due days that a promise had before its present ones.
create table promise_versions (
  tenant_id uuid not null references tenants (id),
  promise_id bigint not null,
  version int not null check (version >= 1),
  promise_text text not null,
  due_on date,
  primary key (tenant_id, promise_id, version),
  constraint promise_versions_of foreign key (tenant_id, promise_id) references promises (tenant_id, id)
);
select app.protect('promise_versions', 'select, insert');

create table promise_changes (
  tenant_id uuid not null references tenants (id),
  promise_id bigint not null,
  number int not null check (number >= 1),
  kind text not null,
  by_id bigint not null,
  at timestamptz not null,
  day date not null,
  reason text not null default '',
  primary key (tenant_id, promise_id, number),
  constraint promise_changes_of foreign key (tenant_id, promise_id) references promises (tenant_id, id),
  constraint promise_changes_by foreign key (tenant_id, by_id) references employees (tenant_id, id),
  constraint promise_changes_kind check (kind in
    ('made', 'proposed', 'agreed', 'declined', 'renegotiated', 'kept', 'broken', 'taken_back')),
  constraint promise_changes_reason check (reason <> '' or kind not in ('broken', 'declined'))
);
create index promise_changes_by_author on promise_changes (tenant_id, by_id);
select app.protect('promise_changes', 'select, insert');

-- The next companies, by id, that have an open promise due by this day of which it has not reminded on the day itself.
create function app.tenants_with_promises_due(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct p.tenant_id from public.promises p
    where p.tenant_id > after and p.state = 'open' and p.due_on <= until and p.day_reminded_of is distinct from p.due_on
    order by p.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_promises_due from public;
grant execute on function app.tenants_with_promises_due to baton_app;

-- The kinds of notifications that there are, and those about promises.
do $$
declare
  added constant text[] := array['promiseChanged', 'promiseDue'];
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
