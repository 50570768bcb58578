-- The people of a company, their next of kin and their earlier employments.

-- Statistics are refreshed after a hundredth has changed, here and where other tables say so: by default it is a tenth, which one
-- company's import never is among many, and a plan made for yesterday's few rows takes minutes.
create table employees (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  name text not null default '',
  surname text not null default '',
  -- What lists are sorted and found by is stored: under row security an index serves a comparison with a column, not with a
  -- function of it.
  -- A tab precedes every letter, so that a whole surname comes before a longer one.
  sort_name text collate "C" not null generated always as (app.folded(surname) || e'\t' || app.folded(name)) stored,
  email text not null,
  phone text not null default '',
  home_address text not null default '',
  id_number text not null default '',
  tax_number text not null default '',
  gender smallint check (gender between 0 and 3),
  date_of_birth date,
  birth_day text generated always as (app.day_of_year(date_of_birth)) stored,
  employee_number text not null default '',
  employee_role text not null check (employee_role in ('Executive', 'HR', 'Administrator', 'Manager', 'Employee')),
  employee_status text not null default 'pending' check (employee_status in ('pending', 'approved', 'rejected')),
  -- Why the profile was returned to the employee; kept until it is submitted again or approved.
  rejection_reason text check (rejection_reason <> '' and length(rejection_reason) <= 1000),
  employment_status text not null default 'FullTime' check (employment_status in
    ('FullTime', 'PartTime', 'Contract', 'Temporary', 'Intern', 'Terminated', 'Probation')),
  is_active boolean not null,
  start_date date,
  anniversary_day text generated always as (app.day_of_year(start_date)) stored,
  -- The day from which the present employment's service counts, if that is before its first day (BCEA s 84).
  service_from date,
  termination_date date,
  -- The day on which notice was given of the end on that last day.
  notice_given_on date,
  theme text check (theme in ('light', 'dark', 'system')),
  color text check (color in ('blue', 'green', 'black', 'red')),
  -- By table: `{"users": 25}`.
  rows_per_page text not null default '{}' check (rows_per_page is json object),
  created_at timestamptz not null default app.clock(),
  updated_at timestamptz not null default app.clock(),
  primary key (tenant_id, id),
  constraint employees_notice check (notice_given_on is null or notice_given_on <= termination_date)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
-- A page of a list, and the number of all its rows, are read from an index alone.
create index employees_listed on employees (tenant_id, sort_name, id)
  include (employee_role, employee_status, employment_status, is_active, start_date);
create index employees_by_email on employees (tenant_id, email collate "C", id);
create index employees_by_hire_date on employees (tenant_id, start_date, id);
create index employees_by_status on employees (tenant_id, employee_status, created_at);
create index employees_active on employees (tenant_id, start_date, id) include (created_at) where is_active;
create index employees_inactive on employees (tenant_id, id)
  include (start_date, created_at, termination_date, updated_at) where not is_active;
create index employees_incomplete on employees (tenant_id, created_at, id) where employee_status = 'pending' and is_active;
create index employees_leaving on employees (tenant_id, termination_date) include (id)
  where is_active and termination_date is not null;
create index employees_on_probation on employees (tenant_id, start_date, id)
  where employment_status = 'Probation' and is_active and start_date is not null;
create index employees_superadmins on employees (tenant_id, id) where employee_role = 'Executive';
create index employees_managers on employees (tenant_id, id) where employee_role = 'Manager' and is_active;
create index employees_by_birth_day on employees (tenant_id, birth_day, sort_name, id) include (is_active);
create index employees_by_anniversary_day on employees (tenant_id, anniversary_day);
create index employees_anniversaries on employees (tenant_id, anniversary_day, sort_name, id) include (start_date)
  where is_active;
select app.protect('employees', 'select, insert, update');

alter table tenants add constraint tenants_owner
  foreign key (id, owner_employee_id) references employees (tenant_id, id);

create table next_of_kin (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  first_names text not null,
  last_name text not null,
  phone_number text not null,
  relationship text not null,
  updated_at timestamptz not null default app.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index next_of_kin_one_each on next_of_kin (tenant_id, employee_id);
select app.protect('next_of_kin', 'select, insert, update');

-- The earlier employments of those who left and were rehired. The present one is in the employee's own row.
create table past_employments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  -- The first day; null if it was never known.
  date_from date,
  -- The last day, inclusive.
  date_to date not null,
  -- The day from which service counted, where it was before the first.
  service_from date check (service_from <= date_from),
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, id),
  constraint past_employments_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint past_employments_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint past_employments_one_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&)
);
create index past_employments_of_employee on past_employments (tenant_id, employee_id, date_to);
create index past_employments_by_end on past_employments (tenant_id, date_to) include (date_from);
create index past_employments_by_recorder on past_employments (tenant_id, recorded_by_id);
select app.protect('past_employments', 'select, insert');
