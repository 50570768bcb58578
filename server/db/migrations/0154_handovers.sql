-- What passes from who led an employee to who leads them next: three steps, each of one of the three people, and what they wrote.
create table handovers (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  -- Who hands over. Who takes over is always who leads the employee by then, and is not stored until they have confirmed.
  outgoing_id bigint not null,
  takes_over_on date not null,
  opened_on date not null,
  opened_by_id bigint,
  finished_on date,
  confirmed_by_id bigint,
  -- Closed without an end: the line returned, or the plan was withdrawn.
  closed_on date,
  primary key (tenant_id, id),
  constraint handovers_of foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint handovers_by foreign key (tenant_id, outgoing_id) references employees (tenant_id, id),
  constraint handovers_opened_by foreign key (tenant_id, opened_by_id) references employees (tenant_id, id),
  constraint handovers_confirmed_by foreign key (tenant_id, confirmed_by_id) references employees (tenant_id, id),
  constraint handovers_people check (outgoing_id <> employee_id),
  constraint handovers_end check (finished_on is null or closed_on is null)
);
create unique index handovers_open on handovers (tenant_id, employee_id, outgoing_id) where finished_on is null and closed_on is null;
create index handovers_by_employee on handovers (tenant_id, employee_id, takes_over_on);
create index handovers_by_outgoing on handovers (tenant_id, outgoing_id);
create index handovers_by_opener on handovers (tenant_id, opened_by_id) where opened_by_id is not null;
create index handovers_by_confirmer on handovers (tenant_id, confirmed_by_id) where confirmed_by_id is not null;
select app.protect('handovers', 'select, insert');
grant update (takes_over_on, finished_on, confirmed_by_id, closed_on) on handovers to baton_app;

-- 1 is written by who hands over, 2 is the employee's, 3 is confirmed by who takes over. A step without which it went on has a reason.
create table handover_steps (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  step smallint not null check (step between 1 and 3),
  due_on date not null,
  done_on date,
  done_by_id bigint,
  released_because text not null default '',
  reminded_of date,
  primary key (tenant_id, handover_id, step),
  constraint handover_steps_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_steps_by foreign key (tenant_id, done_by_id) references employees (tenant_id, id),
  constraint handover_steps_done check ((done_on is null) = (done_by_id is null) and (released_because = '' or done_on is not null))
);
create index handover_steps_by_doer on handover_steps (tenant_id, done_by_id) where done_by_id is not null;
create index handover_steps_due on handover_steps (tenant_id, due_on) where done_on is null;
select app.protect('handover_steps', 'select, insert');
grant update (due_on, done_on, done_by_id, released_because, reminded_of) on handover_steps to baton_app;

-- What the three wrote, each text once.
create table handover_texts (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  part text not null,
  body text not null,
  by_id bigint not null,
  written_at timestamptz not null,
  primary key (tenant_id, handover_id, part),
  constraint handover_texts_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_texts_by foreign key (tenant_id, by_id) references employees (tenant_id, id),
  constraint handover_texts_part check (part in ('matters', 'agreed', 'works_best', 'next', 'on_matters', 'on_agreed',
    'on_works_best', 'on_next', 'from_person', 'question_to_outgoing', 'question_to_person', 'answer'))
);
create index handover_texts_by_writer on handover_texts (tenant_id, by_id);
select app.protect('handover_texts', 'select, insert, update');

-- Whether who takes over accepts a promise, or wants to talk about it first.
create table handover_promises (
  tenant_id uuid not null references tenants (id),
  handover_id bigint not null,
  promise_id bigint not null,
  is_accepted boolean not null,
  reason text not null default '',
  by_id bigint not null,
  answered_on date not null,
  primary key (tenant_id, handover_id, promise_id),
  constraint handover_promises_of foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
  constraint handover_promises_about foreign key (tenant_id, promise_id) references promises (tenant_id, id),
  constraint handover_promises_by foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index handover_promises_by_promise on handover_promises (tenant_id, promise_id);
create index handover_promises_by_author on handover_promises (tenant_id, by_id);
select app.protect('handover_promises', 'select, insert, update');

-- The next companies, by id, that have a step due by this day which is not done and of which it has not reminded.
create function app.tenants_with_handovers_due(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct s.tenant_id from public.handover_steps s
    where s.tenant_id > after and s.done_on is null and s.due_on <= until and s.reminded_of is distinct from s.due_on
    order by s.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_handovers_due from public;
grant execute on function app.tenants_with_handovers_due to baton_app;

do $$
declare
  added constant text[] := array['handoverStep'];
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
