-- What each person is granted, and what they ask for; what remains is always worked out, never stored.
create table leave_allocations (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  annual numeric(6, 2) not null check (annual >= 0),
  sick numeric(6, 2) not null check (sick >= 0),
  family_responsibility numeric(6, 2) not null check (family_responsibility >= 0),
  maternity_paternity numeric(6, 2) not null check (maternity_paternity >= 0),
  study numeric(6, 2) not null check (study >= 0),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index leave_allocations_one_each on leave_allocations (tenant_id, employee_id);
select app.protect('leave_allocations', 'select, insert, update');

create table leave_requests (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  leave_type text not null check (leave_type in
    ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave')),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  duration numeric(6, 2) not null check (duration > 0),
  leave_status text not null default 'pending' check (leave_status in ('pending', 'approved', 'rejected')),
  reason text not null,
  contact_number text not null default '',
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, decided_by_id) references employees (tenant_id, id),
  constraint leave_never_overlaps exclude using gist
    (tenant_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&)
    where (leave_status in ('pending', 'approved'))
);
create index leave_requests_by_employee on leave_requests (tenant_id, employee_id, start_date);
create index leave_requests_by_status on leave_requests (tenant_id, leave_status, start_date);
select app.protect('leave_requests', 'select, insert, update');

-- Days a company adds to its country's public holidays, or works through.
create table holiday_changes (
  tenant_id uuid not null references tenants (id),
  holiday_date date not null,
  name text not null,
  is_working_day boolean not null,
  primary key (tenant_id, holiday_date)
);
select app.protect('holiday_changes', 'select, insert, update, delete');
