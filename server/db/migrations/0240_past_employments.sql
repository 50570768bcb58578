-- An employee who left and was rehired: what their employment was before. The present one is that of the employee's own row.
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

-- The day from which the present employment's service counts, if that is before its first day (BCEA s 84).
alter table employees add column service_from date;
