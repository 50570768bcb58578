-- Departments and positions, and who is where and manages whom: dated rows, which are ended, announced and retracted, never
-- rewritten.
create table departments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_name text not null,
  sort_name text collate "C" not null generated always as (app.folded(department_name)) stored,
  description text not null default '',
  created_at timestamptz not null default app.clock(),
  updated_at timestamptz not null default app.clock(),
  primary key (tenant_id, id)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create unique index departments_name_once on departments (tenant_id, lower(department_name));
create index departments_by_name on departments (tenant_id, sort_name, id);
select app.protect('departments', 'select, insert, update, delete');

create table positions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_id bigint not null,
  position_title text not null,
  sort_title text collate "C" not null generated always as (app.folded(position_title)) stored,
  job_description text not null default '',
  job_level text not null default 'Entry' check (job_level in
    ('Entry', 'Junior', 'MidLevel', 'Senior', 'Lead', 'Manager', 'Director', 'Executive')),
  -- Until when the position is held, kept beside the assignments it is computed from: without an end, infinity; never held,
  -- -infinity. As no present day is in it, a planned release takes effect by itself. Written by server/modules/departments alone.
  held_until date not null default '-infinity',
  -- The latest last day that is known of an assignment.
  ending_until date not null default '-infinity',
  created_at timestamptz not null default app.clock(),
  updated_at timestamptz not null default app.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index positions_by_department on positions (tenant_id, department_id, held_until);
create index positions_held on positions (tenant_id, held_until, id) include (sort_title, department_id, ending_until);
create index positions_ending on positions (tenant_id, ending_until, id) include (sort_title, department_id)
  where ending_until > '-infinity';
-- The orders in which positions are listed, with what a list is filtered by.
create index positions_listed on positions (tenant_id, sort_title, id)
  include (department_id, job_level, created_at, held_until, ending_until);
create index positions_by_level on positions
  (tenant_id, array_position('{Entry,Junior,MidLevel,Senior,Lead,Manager,Director,Executive}'::text[], job_level), id)
  include (job_level, department_id, held_until, ending_until);
create index positions_by_creation on positions (tenant_id, created_at, id)
  include (department_id, held_until, ending_until);
select app.protect('positions', 'select, insert, update, delete');

-- A change of managers, or a move, that is known to super administrators alone until a day, at the latest its own: of one person,
-- or of all in a department. Called off before that day, it was never announced.
create table line_plans (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint,
  department_id bigint,
  -- The new position, if it is a move.
  position_id bigint,
  takes_effect_on date not null,
  -- The first day on which everyone may know of it.
  announced_on date not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  called_off_at timestamptz,
  primary key (tenant_id, id),
  constraint line_plans_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint line_plans_department foreign key (tenant_id, department_id) references departments (tenant_id, id),
  constraint line_plans_position foreign key (tenant_id, position_id) references positions (tenant_id, id),
  constraint line_plans_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint line_plans_subject check (num_nonnulls(employee_id, department_id) = 1),
  constraint line_plans_days check (announced_on <= takes_effect_on)
);
create index line_plans_of_employee on line_plans (tenant_id, employee_id) where employee_id is not null;
create index line_plans_of_department on line_plans (tenant_id, department_id) where department_id is not null;
create index line_plans_of_position on line_plans (tenant_id, position_id) where position_id is not null;
create index line_plans_by_recorder on line_plans (tenant_id, recorded_by_id);
select app.protect('line_plans', 'select, insert');
grant update (called_off_at) on line_plans to baton_app;

-- Who held which position, in which department, from day to day; on one day a position has one holder and a person one position.
create table position_assignments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  position_id bigint not null,
  employee_id bigint not null,
  department_id bigint not null,
  date_joined date not null,
  date_from date not null,
  -- The last day, inclusive; none while it is open.
  date_to date,
  -- The day from which the assignment is known. Until then its last day is the one in `known_to`: none where a plan cuts what had
  -- no end, and -infinity where only super administrators know that it begins at all.
  announced_on date not null default '-infinity',
  known_to date,
  plan_id bigint,
  recorded_at timestamptz not null,
  recorded_by_id bigint,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, position_id) references positions (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id),
  constraint assignments_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id),
  constraint assignments_in_order check (retracted_at is not null or date_to >= date_from),
  constraint assignments_announced check (plan_id is not null or announced_on = '-infinity' and known_to is null),
  constraint assignments_one_holder_a_day exclude using gist
    (tenant_id with =, position_id with =, daterange(date_from, date_to, '[]') with &&) where (retracted_at is null),
  constraint assignments_one_position_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&) where (retracted_at is null)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
-- Who is where on a day is read from these alone. Without `date_joined` in them, an assignment was looked up in the index by which
-- assignments never overlap, which reads three times as much.
create index assignments_of_employee on position_assignments (tenant_id, employee_id, date_from)
  include (date_to, retracted_at, position_id, department_id, date_joined, announced_on, known_to);
create index assignments_of_position on position_assignments (tenant_id, position_id, date_from)
  include (date_to, retracted_at, employee_id, date_joined, announced_on, known_to);
create index assignments_in_department on position_assignments (tenant_id, department_id, date_from)
  include (date_to, retracted_at, employee_id, recorded_at);
-- Assignments that are still to begin: a few of all there are.
create index assignments_by_beginning on position_assignments (tenant_id, date_from);
create index assignments_of_plan on position_assignments (tenant_id, plan_id) where plan_id is not null;
select app.protect('position_assignments', 'select, insert');
grant update (date_to, known_to, announced_on, plan_id, recorded_at, retracted_at) on position_assignments to baton_app;

-- Computes until when positions are held again, after assignments were written past the application.
create function app.recount_vacancies(tenant uuid default null) returns void
language sql set search_path = '' as $$
  update public.positions as p
  set held_until = held.until_day, ending_until = held.last_day
  from (
    select placed.tenant_id, placed.id,
      coalesce(max(coalesce(a.date_to, 'infinity')) filter (where a.id is not null), '-infinity') as until_day,
      coalesce(max(a.date_to), '-infinity') as last_day
    from public.positions as placed
      left join public.position_assignments as a
        on a.tenant_id = placed.tenant_id and a.position_id = placed.id and a.retracted_at is null
    where tenant is null or placed.tenant_id = tenant
    group by placed.tenant_id, placed.id
  ) as held
  where p.tenant_id = held.tenant_id and p.id = held.id
    and (p.held_until <> held.until_day or p.ending_until <> held.last_day);
$$;
revoke all on function app.recount_vacancies from public;

-- Who headed which department, from day to day.
create table department_headships (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_id bigint not null,
  employee_id bigint not null,
  date_from date not null,
  -- The last day, inclusive; none while it is open.
  date_to date check (date_to >= date_from),
  -- The first and the last day on which the row is known: what was recorded before a plan is known until its announcement, and what
  -- will be from then on.
  known_from date not null default '-infinity',
  known_until date not null default 'infinity',
  plan_id bigint,
  reason text,
  recorded_at timestamptz not null,
  recorded_by_id bigint,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint headships_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id),
  constraint department_headships_known check (known_from <= known_until),
  constraint headships_one_a_day exclude using gist
    (tenant_id with =, department_id with =, daterange(date_from, date_to, '[]') with &&, daterange(known_from, known_until, '[]') with &&)
    where (retracted_at is null)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index headships_of_department on department_headships (tenant_id, department_id, date_from);
create index headships_of_employee on department_headships (tenant_id, employee_id, date_from);
create index headships_of_plan on department_headships (tenant_id, plan_id) where plan_id is not null;
-- The days on which managers change are found one after the other, however many changes there are.
create index headships_by_beginning on department_headships (tenant_id, date_from);
create index headships_by_end on department_headships (tenant_id, date_to) where date_to is not null;
select app.protect('department_headships', 'select, insert');
grant update (date_to, known_until, recorded_at, recorded_by_id, retracted_at) on department_headships to baton_app;

-- What was recorded of one person's manager, whatever their department: a manager, none yet, or the head again. A row stays as it
-- was recorded; a correction withdraws it, and it counts as if it had never been there.
create table employee_line_changes (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  leads text not null,
  manager_id bigint,
  date_from date not null,
  -- The last day, inclusive; without one it lasts until the next that is recorded.
  date_to date,
  plan_id bigint,
  -- What a person typed, or a code of the product with its values.
  reason jsonb not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  withdrawn_at timestamptz,
  withdrawn_by_id bigint,
  primary key (tenant_id, id),
  constraint line_changes_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint line_changes_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint line_changes_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id),
  constraint line_changes_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint line_changes_withdrawn_by foreign key (tenant_id, withdrawn_by_id) references employees (tenant_id, id),
  constraint line_changes_leads check (leads in ('manager', 'nobody', 'head')),
  constraint line_changes_named check ((leads = 'manager') = (manager_id is not null)),
  constraint line_changes_not_themselves check (manager_id <> employee_id),
  constraint line_changes_days check (date_to >= date_from),
  constraint line_changes_withdrawn check ((withdrawn_at is null) = (withdrawn_by_id is null))
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index line_changes_of_employee on employee_line_changes (tenant_id, employee_id, id);
create index line_changes_of_manager on employee_line_changes (tenant_id, manager_id) where manager_id is not null;
create index line_changes_of_plan on employee_line_changes (tenant_id, plan_id) where plan_id is not null;
create index line_changes_by_recorder on employee_line_changes (tenant_id, recorded_by_id);
create index line_changes_by_withdrawer on employee_line_changes (tenant_id, withdrawn_by_id) where withdrawn_by_id is not null;
select app.protect('employee_line_changes', 'select, insert');
grant update (withdrawn_at, withdrawn_by_id) on employee_line_changes to baton_app;

-- What follows from them for each day: the person's manager, and null for none. On other days it is their department's head. What
-- is no longer true is retracted, so that what was known on an earlier day stays known.
create table employee_lines (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  manager_id bigint,
  date_from date not null,
  date_to date,
  -- As of a headship.
  known_from date not null default '-infinity',
  known_until date not null default 'infinity',
  change_id bigint not null,
  recorded_at timestamptz not null,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  constraint employee_lines_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint employee_lines_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint employee_lines_change foreign key (tenant_id, change_id) references employee_line_changes (tenant_id, id),
  constraint employee_lines_not_themselves check (manager_id <> employee_id),
  constraint employee_lines_days check (date_to >= date_from),
  constraint employee_lines_known check (known_from <= known_until),
  constraint employee_lines_one_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&, daterange(known_from, known_until, '[]') with &&)
    where (retracted_at is null)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index employee_lines_of_employee on employee_lines (tenant_id, employee_id, date_from);
create index employee_lines_of_manager on employee_lines (tenant_id, manager_id, date_from);
create index employee_lines_of_change on employee_lines (tenant_id, change_id);
create index employee_lines_by_beginning on employee_lines (tenant_id, date_from);
create index employee_lines_by_end on employee_lines (tenant_id, date_to) where date_to is not null;
select app.protect('employee_lines', 'select, insert');
grant update (retracted_at) on employee_lines to baton_app;

-- Who stands in for a manager, from a first to a last day, inclusive. An early end shortens the row or retracts it.
create table manager_stand_ins (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  manager_id bigint not null,
  stand_in_id bigint not null,
  date_from date not null,
  date_to date not null,
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  constraint stand_ins_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint stand_ins_stand_in foreign key (tenant_id, stand_in_id) references employees (tenant_id, id),
  constraint stand_ins_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint stand_ins_not_themselves check (stand_in_id <> manager_id),
  constraint stand_ins_days check (date_to >= date_from),
  constraint stand_ins_one_a_day exclude using gist
    (tenant_id with =, manager_id with =, daterange(date_from, date_to, '[]') with &&)
    where (retracted_at is null)
);
create index stand_ins_of_manager on manager_stand_ins (tenant_id, manager_id, date_to);
create index stand_ins_by_stand_in on manager_stand_ins (tenant_id, stand_in_id, date_to);
create index stand_ins_by_recorder on manager_stand_ins (tenant_id, recorded_by_id);
select app.protect('manager_stand_ins', 'select, insert');
grant update (date_to, recorded_at, retracted_at) on manager_stand_ins to baton_app;
