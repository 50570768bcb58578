-- Days granted, as rows that are never changed: what is granted on a day is the sum of the rows effective by then.
create table leave_grants (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  balance text not null check (balance in ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study')),
  -- Negative where a correction takes days away.
  days numeric(6, 2) not null,
  effective_from date not null,
  cause text not null check (cause in ('default', 'corrected')),
  reason text,
  recorded_at timestamptz not null,
  -- No foreign key: history does not depend on a row that may be erased.
  recorded_by_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index leave_grants_default_once on leave_grants (tenant_id, employee_id, balance) where cause = 'default';
create index leave_grants_by_employee on leave_grants (tenant_id, employee_id, balance, effective_from) include (days);
create index leave_grants_by_balance on leave_grants (tenant_id, balance, employee_id) include (effective_from, days);
select app.protect('leave_grants', 'select, insert');

-- Corrections made before this table existed are known from the history.
insert into leave_grants (tenant_id, employee_id, balance, days, effective_from, cause, recorded_at, recorded_by_id)
select s.tenant_id, s.subject_id, c.change ->> 'field', (c.change ->> 'after')::numeric - (c.change ->> 'before')::numeric,
  (s.recorded_at at time zone 'Africa/Johannesburg')::date, 'corrected', s.recorded_at, s.by_id
from story s
join story_values v on v.tenant_id = s.tenant_id and v.id = s.id
join leave_allocations l on l.tenant_id = s.tenant_id and l.employee_id = s.subject_id
cross join jsonb_array_elements(v.changes) as c (change)
where s.subject_kind = 'employee' and s.kind = 'allocation_changed'
order by s.id
returning id;

-- The default is what remains without them. It takes over the allocation's id in the annual row, by which clients know it.
insert into leave_grants (tenant_id, id, employee_id, balance, days, effective_from, cause, recorded_at)
select l.tenant_id, case granted.balance when 'annual' then l.id else nextval('app.ids') end, l.employee_id, granted.balance,
  granted.days - coalesce(corrected.days, 0),
  least(e.start_date, (l.recorded_at at time zone 'Africa/Johannesburg')::date), 'default', l.recorded_at
from (
  select a.*, least(a.updated_at, (select min(g.recorded_at) from leave_grants g
    where g.tenant_id = a.tenant_id and g.employee_id = a.employee_id)) as recorded_at
  from leave_allocations a
) l
join employees e on e.tenant_id = l.tenant_id and e.id = l.employee_id
cross join lateral (values
  ('annual', l.annual), ('sick', l.sick), ('familyResponsibility', l.family_responsibility),
  ('maternityPaternity', l.maternity_paternity), ('study', l.study)
) as granted (balance, days)
left join lateral (
  select sum(g.days) as days from leave_grants g
  where g.tenant_id = l.tenant_id and g.employee_id = l.employee_id and g.balance = granted.balance
) corrected on true
returning id;

drop table leave_allocations;
