-- A change of who leads that is known to super administrators alone until a day, at the latest its own: of one person, or of all in a
-- department. Called off before that day, it was never announced to anyone.
create table line_plans (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint,
  department_id bigint,
  takes_effect_on date not null,
  -- The first day on which everyone may know of it.
  announced_on date not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  called_off_at timestamptz,
  -- When the handovers that follow from it were opened.
  followed_at timestamptz,
  primary key (tenant_id, id),
  constraint line_plans_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint line_plans_department foreign key (tenant_id, department_id) references departments (tenant_id, id),
  constraint line_plans_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint line_plans_subject check (num_nonnulls(employee_id, department_id) = 1),
  constraint line_plans_days check (announced_on <= takes_effect_on)
);
create index line_plans_of_employee on line_plans (tenant_id, employee_id) where employee_id is not null;
create index line_plans_of_department on line_plans (tenant_id, department_id) where department_id is not null;
create index line_plans_by_recorder on line_plans (tenant_id, recorded_by_id);
create index line_plans_to_follow on line_plans (tenant_id, announced_on) where followed_at is null and called_off_at is null;
select app.protect('line_plans', 'select, insert');
grant update (called_off_at, followed_at) on line_plans to baton_app;

alter table employee_line_changes add plan_id bigint;
alter table employee_line_changes add constraint line_changes_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id);
create index line_changes_of_plan on employee_line_changes (tenant_id, plan_id) where plan_id is not null;

-- What a row says is known from a first to a last day, inclusive: what was recorded before a plan goes on being known until its
-- announcement, and what will be is known from then on.
do $$
declare
  dated text;
begin
  foreach dated in array array['department_headships', 'employee_lines'] loop
    execute format('alter table %I add known_from date not null default ''-infinity'', add known_until date not null default ''infinity''', dated);
    execute format('alter table %I add constraint %I check (known_from <= known_until)', dated, dated || '_known');
  end loop;
end $$;
alter table department_headships add plan_id bigint;
alter table department_headships add constraint headships_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id);
create index headships_of_plan on department_headships (tenant_id, plan_id) where plan_id is not null;

alter table department_headships drop constraint headships_one_a_day;
alter table department_headships add constraint headships_one_a_day exclude using gist
  (tenant_id with =, department_id with =, daterange(date_from, date_to, '[]') with &&, daterange(known_from, known_until, '[]') with &&)
  where (retracted_at is null);
alter table employee_lines drop constraint employee_lines_one_a_day;
alter table employee_lines add constraint employee_lines_one_a_day exclude using gist
  (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&, daterange(known_from, known_until, '[]') with &&)
  where (retracted_at is null);

-- The plan by which an entry is known; without a foreign key, as history must not hang on a row.
alter table story add plan_id bigint;

-- The next companies, by id, with plans that are announced by a day and have not been followed.
create function app.tenants_with_plans_to_follow(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct p.tenant_id from public.line_plans p
    where p.tenant_id > after and p.followed_at is null and p.called_off_at is null and p.announced_on <= until
    order by p.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_plans_to_follow from public;
grant execute on function app.tenants_with_plans_to_follow to baton_app;
