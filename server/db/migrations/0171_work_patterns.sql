-- On which days people work whose week is not the company's: patterns of one or more weeks, and who works by which from when. A pattern is
-- never changed; an assignment is only ever ended.
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
  -- One that was planned and never began, because another was recorded for its days.
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
