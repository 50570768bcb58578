-- Who led which department, from day to day. A row is never rewritten: a change ends it, or retracts what was recorded for
-- the same days before.
create table department_headships (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  department_id bigint not null,
  employee_id bigint not null,
  date_from date not null,
  -- The last day, inclusive; none while it is open.
  date_to date check (date_to >= date_from),
  reason text,
  recorded_at timestamptz not null,
  recorded_by_id bigint,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint headships_one_a_day exclude using gist
    (tenant_id with =, department_id with =, daterange(date_from, date_to, '[]') with &&)
    where (retracted_at is null)
);
create index headships_of_department on department_headships (tenant_id, department_id, date_from);
create index headships_of_employee on department_headships (tenant_id, employee_id, date_from);
select app.protect('department_headships', 'select, insert, update');

-- The heads so far: since the story last told of a new one, else since the department was founded.
insert into department_headships (tenant_id, department_id, employee_id, date_from, reason, recorded_at)
select d.tenant_id, d.id, d.department_head_id,
  (coalesce(
    (select max(s.happened_at) from story as s
      where s.tenant_id = d.tenant_id and s.kind = 'manager_changed' and s.link_kind = 'department' and s.link_id = d.id),
    d.created_at) at time zone 'Africa/Johannesburg')::date,
  'Derived from the department when headships became dated', now()
from departments as d
where d.department_head_id is not null;

alter table departments drop column department_head_id;
