-- Periods that payroll has taken over: who locked each and when, and who unlocked it again and why. A locked period keeps what was
-- taken over of it; what changes about its days afterwards is a correction in the period that follows.
create table payroll_periods (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  date_from date not null,
  date_to date not null,
  locked_by_id bigint not null,
  locked_at timestamptz not null,
  unlocked_by_id bigint,
  unlocked_at timestamptz,
  unlock_reason text not null default '',
  primary key (tenant_id, id),
  constraint payroll_periods_days check (date_to >= date_from),
  constraint payroll_periods_unlocked check ((unlocked_at is null) = (unlocked_by_id is null)),
  constraint payroll_periods_locked_by foreign key (tenant_id, locked_by_id) references employees (tenant_id, id),
  constraint payroll_periods_unlocked_by foreign key (tenant_id, unlocked_by_id) references employees (tenant_id, id),
  constraint payroll_periods_never_overlap exclude using gist
    (tenant_id with =, daterange(date_from, date_to, '[]') with &&) where (unlocked_at is null)
);
create index payroll_periods_in_force on payroll_periods (tenant_id, date_to) where unlocked_at is null;
create index payroll_periods_by_author on payroll_periods (tenant_id, locked_by_id);
create index payroll_periods_by_unlocker on payroll_periods (tenant_id, unlocked_by_id) where unlocked_by_id is not null;
select app.protect('payroll_periods', 'select, insert, update');

-- What was taken over with a period: of each day of leave its days and hours; of a day before the period, by how much it was corrected.
create table payroll_days (
  tenant_id uuid not null references tenants (id),
  period_id bigint not null,
  employee_id bigint not null,
  leave_type text not null,
  day date not null,
  days numeric(6, 2) not null,
  hours numeric(6, 2) not null,
  primary key (tenant_id, period_id, employee_id, leave_type, day),
  constraint payroll_days_of_period foreign key (tenant_id, period_id) references payroll_periods (tenant_id, id),
  constraint payroll_days_of_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index payroll_days_by_employee on payroll_days (tenant_id, employee_id, day);
select app.protect('payroll_days', 'select, insert');
