-- Days granted, the days used that statistics read, and the days that payroll has processed.

-- What is granted on a day is the sum of the rows effective by then. Rows are added, never changed.
create table leave_grants (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  balance text check (balance in
    ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study', 'timeInLieu')),
  -- The type of the company's own that the days are of, in the place of a balance.
  own_type_id bigint,
  -- Negative where a correction takes days away.
  days numeric(6, 2) not null,
  effective_from date not null,
  -- The last day on which time in lieu or days of an own type can be used, agreed when entered; none to keep them for ever.
  usable_until date,
  cause text not null check (cause in ('default', 'corrected', 'opening', 'paid-out', 'worked')),
  reason text,
  recorded_at timestamptz not null,
  -- No foreign key: history does not depend on a row that may be erased.
  recorded_by_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint leave_grants_own_type foreign key (tenant_id, own_type_id) references leave_own_types (tenant_id, id),
  constraint leave_grants_of_one check
    (num_nonnulls(balance, own_type_id) = 1 and (own_type_id is null or cause in ('corrected', 'opening', 'paid-out'))),
  constraint leave_grants_worked check (cause <> 'worked' or balance = 'timeInLieu' and days > 0),
  constraint leave_grants_until check
    (usable_until is null or (cause = 'worked' or own_type_id is not null) and days > 0 and usable_until >= effective_from)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create unique index leave_grants_default_once on leave_grants (tenant_id, employee_id, balance) where cause = 'default';
create index leave_grants_by_employee on leave_grants (tenant_id, employee_id, balance, effective_from) include (days);
create index leave_grants_by_balance on leave_grants (tenant_id, balance, employee_id) include (effective_from, days);
create index leave_grants_of_own_type on leave_grants (tenant_id, own_type_id, employee_id) where own_type_id is not null;
select app.protect('leave_grants', 'select, insert');

-- The days of approved leave of each balance, kept beside the requests it is computed from: a sum over the company reads a row a
-- person instead of all leave there ever was. Written by server/modules/leave/balances alone.
create table leave_balances (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  -- Unpaid leave and leave of a company's own types draw on none of these; how much of both is used is kept together as unpaid.
  balance text not null check (balance in
    ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study', 'timeInLieu', 'unpaid')),
  used numeric(8, 2) not null,
  primary key (tenant_id, employee_id, balance),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index leave_balances_used on leave_balances (tenant_id, balance, employee_id)
  include (used) where used > 0;
select app.protect('leave_balances', 'select, insert, update');

-- The approved leave of a company by type and by the year in which it starts. A total has several parts, one for some of the
-- employees each, so that decisions made at once seldom wait for each other. Written by server/modules/leave/balances alone.
create table leave_totals (
  tenant_id uuid not null references tenants (id),
  year smallint not null,
  leave_type text not null check (leave_type in
    ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave', 'StudyLeave', 'TimeInLieu', 'OwnLeave')),
  part smallint not null check (part between 0 and 15),
  days numeric(12, 2) not null,
  requests int not null,
  primary key (tenant_id, year, leave_type, part)
);
select app.protect('leave_totals', 'select, insert, update');

-- How many employees of a company have taken leave of a kind, each counted once, in parts as leave_totals has them: statistics of a
-- large company need not count its people. Written by server/modules/leave/balances alone.
create table leave_users (
  tenant_id uuid not null references tenants (id),
  taken text not null check (taken in ('annual', 'sick', 'other')),
  part smallint not null check (part between 0 and 15),
  employees int not null,
  primary key (tenant_id, taken, part)
);
select app.protect('leave_users', 'select, insert, update');

-- Computes these figures again, for rows that were written past the application.
create function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  delete from public.leave_balances where tenant is null or tenant_id = tenant;
  delete from public.leave_totals where tenant is null or tenant_id = tenant;
  insert into public.leave_balances (tenant_id, employee_id, balance, used)
  select tenant_id, employee_id,
    case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick'
      when 'FamilyResponsibilityLeave' then 'familyResponsibility' when 'MaternityLeave' then 'maternityPaternity'
      when 'StudyLeave' then 'study' when 'TimeInLieu' then 'timeInLieu' else 'unpaid' end,
    sum(duration)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3;
  insert into public.leave_totals (tenant_id, year, leave_type, part, days, requests)
  select tenant_id, extract(year from start_date), leave_type, employee_id % 16, sum(duration), count(*)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3, 4;
  -- Leave that costs nothing is not leave taken.
  delete from public.leave_users where tenant is null or tenant_id = tenant;
  insert into public.leave_users (tenant_id, taken, part, employees)
  select tenant_id,
    case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick' else 'other' end,
    employee_id % 16, count(distinct employee_id)
  from public.leave_requests
  where leave_status = 'approved' and duration > 0 and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3;
$$;
revoke all on function app.recount_leave_balances from public;

-- Periods that payroll has processed: who locked each and when, and who unlocked it again and why. What changes about the days of a
-- locked period afterwards is a correction in the period that follows.
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

-- What was processed with a period: days and hours of each day of leave; for a day before the period, the correction.
create table payroll_days (
  tenant_id uuid not null references tenants (id),
  period_id bigint not null,
  employee_id bigint not null,
  leave_type text not null,
  -- The type of the company's own; 0 for others.
  own_type_id bigint not null,
  day date not null,
  days numeric(6, 2) not null,
  hours numeric(6, 2) not null,
  primary key (tenant_id, period_id, employee_id, leave_type, own_type_id, day),
  constraint payroll_days_of_period foreign key (tenant_id, period_id) references payroll_periods (tenant_id, id),
  constraint payroll_days_of_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index payroll_days_by_employee on payroll_days (tenant_id, employee_id, day);
select app.protect('payroll_days', 'select, insert');

-- How payroll systems read leave.
create table payroll_profiles (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  name text not null,
  -- In their order: `[{"column": "days", "heading": "Units"}]`.
  columns jsonb not null,
  -- The receiver's code of each leave type: `[{"leaveType": "SickLeave", "ownTypeId": null, "code": "S"}]`.
  type_codes jsonb not null,
  separator text not null check (separator in ('comma', 'semicolon', 'tab')),
  decimal text not null check (decimal in ('point', 'comma')),
  day_style text not null check (day_style in
    ('YYYY-MM-DD', 'YYYY/MM/DD', 'YYYYMMDD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY')),
  -- When it last wrote a file.
  last_used_at timestamptz,
  primary key (tenant_id, id)
);
create unique index payroll_profiles_name_once on payroll_profiles (tenant_id, lower(name));
select app.protect('payroll_profiles', 'select, insert, update, delete');
