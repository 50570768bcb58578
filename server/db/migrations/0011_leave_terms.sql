-- How leave is earned and counted: policies, work patterns, and a company's own holidays, blocked days and staffing rules. Rows
-- are added, ended or revoked, never changed, so no balance of the past changes.
create table leave_policies (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  policy_name text not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, id),
  constraint leave_policies_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id)
);
create unique index leave_policies_by_name on leave_policies (tenant_id, lower(policy_name));
create index leave_policies_by_recorder on leave_policies (tenant_id, recorded_by_id);
select app.protect('leave_policies', 'select, insert');

create table leave_policy_versions (
  tenant_id uuid not null references tenants (id),
  policy_id bigint not null,
  valid_from date not null,
  -- By balance.
  terms jsonb not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, policy_id, valid_from),
  constraint leave_policy_versions_of foreign key (tenant_id, policy_id) references leave_policies (tenant_id, id),
  constraint leave_policy_versions_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id)
);
create index leave_policy_versions_by_recorder on leave_policy_versions (tenant_id, recorded_by_id);
select app.protect('leave_policy_versions', 'select, insert');

-- To one employee, to a department, or to all. An employee's own applies before their department's, and that before the company's.
create table leave_policy_assignments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  -- A policy that every company has; otherwise one of its own.
  ready text,
  policy_id bigint,
  employee_id bigint,
  -- No foreign key: what applied to a department stays on record once the department is removed.
  department_id bigint,
  date_from date not null,
  -- The last day, inclusive.
  date_to date,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  -- Planned, but never begun: another was recorded for its days.
  withdrawn_at timestamptz,
  withdrawn_by_id bigint,
  primary key (tenant_id, id),
  constraint leave_policy_assignments_policy foreign key (tenant_id, policy_id) references leave_policies (tenant_id, id),
  constraint leave_policy_assignments_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint leave_policy_assignments_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_policy_assignments_withdrawn_by foreign key (tenant_id, withdrawn_by_id) references employees (tenant_id, id),
  constraint leave_policy_assignments_withdrawn check ((withdrawn_at is null) = (withdrawn_by_id is null)),
  constraint leave_policy_assignments_ready check (ready in ('standard', 'act')),
  constraint leave_policy_assignments_one_policy check (num_nonnulls(ready, policy_id) = 1),
  constraint leave_policy_assignments_one_target check (num_nonnulls(employee_id, department_id) <= 1),
  constraint leave_policy_assignments_days check (date_to >= date_from),
  constraint leave_policy_assignments_one_a_day exclude using gist
    (tenant_id with =, coalesce(employee_id, 0) with =, coalesce(department_id, 0) with =, daterange(date_from, date_to, '[]') with &&)
    where (withdrawn_at is null)
);
create index leave_policy_assignments_of_policy on leave_policy_assignments (tenant_id, policy_id) where policy_id is not null;
create index leave_policy_assignments_of_employee on leave_policy_assignments (tenant_id, employee_id) where employee_id is not null;
create index leave_policy_assignments_of_group on leave_policy_assignments (tenant_id, department_id) where employee_id is null;
create index leave_policy_assignments_by_recorder on leave_policy_assignments (tenant_id, recorded_by_id);
create index leave_policy_assignments_by_withdrawer on leave_policy_assignments (tenant_id, withdrawn_by_id) where withdrawn_by_id is not null;
select app.protect('leave_policy_assignments', 'select, insert');
grant update (date_to, withdrawn_at, withdrawn_by_id) on leave_policy_assignments to baton_app;

-- Types of leave of a company's own, and how they give days.
create table leave_own_types (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  type_name text not null,
  color text not null check (color in ('blue', 'teal', 'green', 'yellow', 'orange', 'red', 'pink', 'purple')),
  is_paid boolean not null,
  needs_balance boolean not null,
  has_half_days boolean not null,
  -- Who may ask for it; reviewers may book it for anybody.
  askers text not null check (askers in ('everyone', 'departments', 'nobody')),
  -- No foreign key: a removed department asks no more.
  department_ids bigint[] not null,
  -- A certificate is due for more days of work than this; none if never.
  certificate_after_days smallint check (certificate_after_days >= 0),
  -- No new leave of it.
  is_closed boolean not null default false,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, id),
  constraint leave_own_types_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_own_types_departments check ((askers = 'departments') = (cardinality(department_ids) > 0))
);
create unique index leave_own_types_by_name on leave_own_types (tenant_id, lower(type_name));
create index leave_own_types_by_recorder on leave_own_types (tenant_id, recorded_by_id);
select app.protect('leave_own_types', 'select, insert');
grant update (type_name, color, has_half_days, askers, department_ids, certificate_after_days, is_closed) on leave_own_types to baton_app;

-- Grants are added and ended, never changed, so a balance as it was known on a day never changes. The days are computed from them.
create table leave_own_grants (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  own_type_id bigint not null,
  -- Kind, days and dates.
  terms jsonb not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  -- Nothing begins after this day.
  last_day date,
  ended_at timestamptz,
  ended_by_id bigint,
  primary key (tenant_id, id),
  constraint leave_own_grants_of foreign key (tenant_id, own_type_id) references leave_own_types (tenant_id, id),
  constraint leave_own_grants_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_own_grants_ended_by foreign key (tenant_id, ended_by_id) references employees (tenant_id, id),
  constraint leave_own_grants_ended check (num_nonnulls(last_day, ended_at, ended_by_id) in (0, 3))
);
create index leave_own_grants_of_type on leave_own_grants (tenant_id, own_type_id, id);
create index leave_own_grants_by_recorder on leave_own_grants (tenant_id, recorded_by_id);
create index leave_own_grants_by_ender on leave_own_grants (tenant_id, ended_by_id) where ended_by_id is not null;
select app.protect('leave_own_grants', 'select, insert');
grant update (last_day, ended_at, ended_by_id) on leave_own_grants to baton_app;

-- The working days of people whose week is not the company's: patterns of one or more weeks, and who works by which from when.
create table work_patterns (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  pattern_name text not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, id),
  constraint work_patterns_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id)
);
create unique index work_patterns_by_name on work_patterns (tenant_id, lower(pattern_name));
create index work_patterns_by_recorder on work_patterns (tenant_id, recorded_by_id);
select app.protect('work_patterns', 'select, insert');

create table work_pattern_weeks (
  tenant_id uuid not null references tenants (id),
  pattern_id bigint not null,
  week smallint not null check (week between 1 and 8),
  -- By weekday, Monday first.
  minutes smallint[] not null check (cardinality(minutes) = 7),
  primary key (tenant_id, pattern_id, week),
  constraint work_pattern_weeks_of foreign key (tenant_id, pattern_id) references work_patterns (tenant_id, id)
);
select app.protect('work_pattern_weeks', 'select, insert');

create table employee_patterns (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  -- None for the company's week.
  pattern_id bigint,
  date_from date not null,
  -- The last day, inclusive.
  date_to date,
  -- The Monday on which the first week of the pattern begins.
  anchor date not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  -- Planned, but never begun: another was recorded for its days.
  withdrawn_at timestamptz,
  withdrawn_by_id bigint,
  primary key (tenant_id, id),
  constraint employee_patterns_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint employee_patterns_pattern foreign key (tenant_id, pattern_id) references work_patterns (tenant_id, id),
  constraint employee_patterns_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint employee_patterns_withdrawn_by foreign key (tenant_id, withdrawn_by_id) references employees (tenant_id, id),
  constraint employee_patterns_withdrawn check ((withdrawn_at is null) = (withdrawn_by_id is null)),
  constraint employee_patterns_days check (date_to >= date_from),
  constraint employee_patterns_anchor check (extract(isodow from anchor) = 1),
  constraint employee_patterns_one_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&)
    where (withdrawn_at is null)
);
create index employee_patterns_of_employee on employee_patterns (tenant_id, employee_id);
create index employee_patterns_of_pattern on employee_patterns (tenant_id, pattern_id);
create index employee_patterns_by_recorder on employee_patterns (tenant_id, recorded_by_id);
create index employee_patterns_by_withdrawer on employee_patterns (tenant_id, withdrawn_by_id) where withdrawn_by_id is not null;
select app.protect('employee_patterns', 'select, insert');
grant update (date_to, withdrawn_at, withdrawn_by_id) on employee_patterns to baton_app;

-- Days that a company adds to its public holidays, or works through, with author and reason. A revoked one stays on record.
create table tenant_holidays (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  holiday_date date not null,
  name text not null,
  is_working_day boolean not null,
  reason text not null default '',
  recorded_at timestamptz not null default app.clock(),
  recorded_by_id bigint,
  revoked_at timestamptz,
  revoked_by_id bigint,
  revoke_reason text not null default '',
  primary key (tenant_id, id),
  constraint tenant_holidays_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint tenant_holidays_revoked_by foreign key (tenant_id, revoked_by_id) references employees (tenant_id, id)
);
create unique index tenant_holidays_in_force on tenant_holidays (tenant_id, holiday_date) where revoked_at is null;
create index tenant_holidays_by_author on tenant_holidays (tenant_id, recorded_by_id) where recorded_by_id is not null;
create index tenant_holidays_by_revoker on tenant_holidays (tenant_id, revoked_by_id) where revoked_by_id is not null;
select app.protect('tenant_holidays', 'select, insert, update');

-- Days on which a company, or one of its departments, blocks annual and unpaid leave, or wants a number of people at work.
create table leave_day_rules (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null check (kind in ('blocked', 'staffing')),
  -- None for the whole company. No foreign key: a rule stays on record once its department is removed.
  department_id bigint,
  date_from date not null,
  -- The last day, inclusive; none until further notice.
  date_to date,
  -- How many people should be at work.
  minimum int check (minimum > 0),
  reason text not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  revoked_at timestamptz,
  revoked_by_id bigint,
  primary key (tenant_id, id),
  constraint leave_day_rules_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_day_rules_revoked_by foreign key (tenant_id, revoked_by_id) references employees (tenant_id, id),
  constraint leave_day_rules_revoked check ((revoked_at is null) = (revoked_by_id is null)),
  constraint leave_day_rules_days check (date_to >= date_from),
  constraint leave_day_rules_of_kind check (case kind when 'blocked' then minimum is null and date_to is not null else minimum is not null end)
);
create index leave_day_rules_in_force on leave_day_rules (tenant_id, date_from) where revoked_at is null;
create index leave_day_rules_by_recorder on leave_day_rules (tenant_id, recorded_by_id);
create index leave_day_rules_by_revoker on leave_day_rules (tenant_id, revoked_by_id) where revoked_by_id is not null;
select app.protect('leave_day_rules', 'select, insert');
grant update (revoked_at, revoked_by_id) on leave_day_rules to baton_app;
