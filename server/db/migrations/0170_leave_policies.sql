-- By which terms days of leave are gained: a company's own policies, whose terms are versions that apply from a day on, and to whom
-- each applies from when. Rows are added; an assignment is only ever ended. So no balance of the past changes.
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

-- To one employee, to a department, or to all. An employee's own applies before that of their department, and that before the company's.
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
  -- One that was planned and never began, because another was recorded for its days.
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
create index leave_policy_assignments_by_withdrawer on leave_policy_assignments (tenant_id, withdrawn_by_id) where withdrawn_by_id is not null;
create index leave_policy_assignments_by_recorder on leave_policy_assignments (tenant_id, recorded_by_id);
select app.protect('leave_policy_assignments', 'select, insert');
grant update (date_to, withdrawn_at, withdrawn_by_id) on leave_policy_assignments to baton_app;
