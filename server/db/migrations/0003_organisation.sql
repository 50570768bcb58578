-- The company, its people, and who holds which position from when to when.
create table tenants (
  id uuid primary key,
  tenant_name text not null default '',
  company_email text not null default '',
  domain_name text not null,
  company_phone text not null default '',
  tenant_registration_type text check (tenant_registration_type in
    ('PrivateCompany', 'PublicCompany', 'SoleProprietor', 'CloseCorporation', 'NonProfitOrganisation', 'Individual')),
  country text not null default 'ZA' check (country in ('US', 'GB', 'CA', 'AU', 'ZA')),
  tax_number text not null default '',
  registration_date date,
  office_address text not null default '',
  industry text not null default '',
  team_size text not null default '' check (team_size in ('', '1-14', '15-49', '50+')),
  is_active boolean not null default false,
  accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
  logo text,
  owner_employee_id bigint,
  registered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.protect('tenants', 'select, insert, update', 'id');

create table employees (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  name text not null default '',
  surname text not null default '',
  email text not null,
  phone text not null default '',
  id_number text not null default '',
  tax_number text not null default '',
  gender smallint check (gender between 0 and 3),
  date_of_birth date,
  home_address text not null default '',
  employee_number text not null default '',
  employee_role text not null check (employee_role in ('Executive', 'HR', 'Administrator', 'Manager', 'Employee')),
  employee_status text not null default 'pending' check (employee_status in ('pending', 'approved', 'rejected')),
  employment_status text not null default 'FullTime' check (employment_status in
    ('FullTime', 'PartTime', 'Contract', 'Temporary', 'Intern', 'Terminated', 'Probation')),
  is_active boolean not null,
  start_date date,
  termination_date date,
  theme text check (theme in ('light', 'dark', 'system')),
  color text check (color in ('blue', 'green', 'black', 'red')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index employees_by_name on employees (tenant_id, lower(surname || ' ' || name), id);
select app.protect('employees', 'select, insert, update');

alter table tenants add constraint tenants_owner foreign key (id, owner_employee_id) references employees (tenant_id, id);

create table departments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_name text not null,
  description text not null default '',
  department_head_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, department_head_id) references employees (tenant_id, id)
);
create unique index departments_name_once on departments (tenant_id, department_name);
create index departments_by_head on departments (tenant_id, department_head_id);
select app.protect('departments', 'select, insert, update');

create table positions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_id bigint not null,
  position_title text not null,
  job_description text not null default '',
  job_level text not null default 'Entry' check (job_level in
    ('Entry', 'Junior', 'MidLevel', 'Senior', 'Lead', 'Manager', 'Director', 'Executive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id)
);
create index positions_by_department on positions (tenant_id, department_id);
select app.protect('positions', 'select, insert, update');

-- Who held which position. An assignment that is not released is the one the position shows: with a last day it is "ended".
create table position_assignments (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  position_id bigint not null,
  employee_id bigint not null,
  date_joined date not null,
  date_ended date check (date_ended >= date_joined),
  is_released boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, position_id) references positions (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index assignments_one_holder on position_assignments (tenant_id, position_id) where not is_released;
create unique index assignments_one_position on position_assignments (tenant_id, employee_id) where not is_released;
create index assignments_by_employee on position_assignments (tenant_id, employee_id, date_joined);
select app.protect('position_assignments', 'select, insert, update');

create table next_of_kin (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  first_names text not null,
  last_name text not null,
  phone_number text not null,
  relationship text not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index next_of_kin_one_each on next_of_kin (tenant_id, employee_id);
select app.protect('next_of_kin', 'select, insert, update');
