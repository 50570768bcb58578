-- Who held which position, in which department, from day to day; on one day a position has one holder and a person one position.
alter table position_assignments
  add column department_id bigint,
  add column date_from date,
  add column recorded_at timestamptz,
  add column recorded_by_id bigint,
  add column retracted_at timestamptz;
alter table position_assignments rename column date_ended to date_to;

update position_assignments as a
set department_id = p.department_id, date_from = a.date_joined, recorded_at = now()
from positions as p
where p.tenant_id = a.tenant_id and p.id = a.position_id;

-- What was released on a day on which the next one began ended the day before, or never was.
update position_assignments as a
set date_to = case when a.date_to > a.date_from then a.date_to - 1 else a.date_to end,
  retracted_at = case when a.date_to = a.date_from then now() end
where exists (
  select from position_assignments as next
  where next.tenant_id = a.tenant_id and next.id > a.id and next.date_from = a.date_to
    and (next.employee_id = a.employee_id or next.position_id = a.position_id));

-- What was dated back into days that already belonged to another began on the first free day.
update position_assignments as a
set date_from = held.date_to + 1,
  retracted_at = case when a.date_to <= held.date_to then now() end
from (
  select one.tenant_id, one.id, max(earlier.date_to) as date_to
  from position_assignments as one
  join position_assignments as earlier on earlier.tenant_id = one.tenant_id and earlier.id < one.id
    and earlier.retracted_at is null and earlier.date_to >= one.date_from
    and (earlier.employee_id = one.employee_id or earlier.position_id = one.position_id)
  where one.retracted_at is null
  group by one.tenant_id, one.id
) as held
where held.tenant_id = a.tenant_id and held.id = a.id;

-- What still overlaps yields to what was recorded later.
update position_assignments as a
set retracted_at = now()
from position_assignments as later
where later.tenant_id = a.tenant_id and later.id > a.id and a.retracted_at is null and later.retracted_at is null
  and (later.employee_id = a.employee_id or later.position_id = a.position_id)
  and (a.date_to is null or a.date_to >= later.date_from) and (later.date_to is null or later.date_to >= a.date_from);

drop index assignments_one_holder;
drop index assignments_one_position;
drop index assignments_by_employee;
alter table position_assignments
  drop column is_released,
  alter column department_id set not null,
  alter column date_from set not null,
  alter column recorded_at set not null,
  drop constraint position_assignments_check,
  add constraint assignments_in_order check (retracted_at is not null or date_to >= date_from),
  add foreign key (tenant_id, department_id) references departments (tenant_id, id),
  add constraint assignments_one_holder_a_day exclude using gist
    (tenant_id with =, position_id with =, daterange(date_from, date_to, '[]') with &&) where (retracted_at is null),
  add constraint assignments_one_position_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&) where (retracted_at is null);
create index assignments_of_employee on position_assignments (tenant_id, employee_id, date_from);
create index assignments_of_position on position_assignments (tenant_id, position_id, date_from);
create index assignments_in_department on position_assignments (tenant_id, department_id, date_from);
