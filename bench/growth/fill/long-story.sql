-- 5,000 entries over ten years about one person of each measured company; a note, a promise and a handover about others.
-- Applied once to databases filled earlier, so it reads no tables of the filling.
create temporary table measured as
select t.id as tenant_id, t.owner_employee_id as owner_id
from tenants as t where t.id in (select md5('company ' || no)::uuid from generate_series(5001, 5003) as no);

with told as (
  insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, happened_at, recorded_at, by_id, manager_then_id)
  select tenant_id, 'employee', owner_id, (array['leave_approved', 'profile_changed', 'note_added', 'document_added'])[1 + k % 4], 'shared',
    current_date - 3650 + k * 7 / 10, now() - interval '3650 days' + k * interval '1000 minutes', now(), owner_id, null
  from measured, generate_series(0, 4999) as k
  returning tenant_id, id)
insert into story_values (tenant_id, id, reason) select tenant_id, id, '{"by": "person", "text": "As agreed with the team"}' from told;

create temporary table tenth as
select m.tenant_id, e.id as employee_id, h.employee_id as manager_id
from measured as m
join employees as e on e.tenant_id = m.tenant_id and e.is_active and (hashint8(e.id) & 2147483647) % 10 = 0
join position_assignments as a on a.tenant_id = m.tenant_id and a.employee_id = e.id and a.date_to is null and a.retracted_at is null
join department_headships as h on h.tenant_id = m.tenant_id and h.department_id = a.department_id and h.date_to is null
  and h.retracted_at is null and h.employee_id <> e.id;

insert into promises (tenant_id, employee_id, made_by_id, made_at, made_on, promise_text, due_on, state, changed_on)
select tenant_id, employee_id, manager_id, now(), current_date - 30, 'A course in the spring', current_date + (employee_id % 200)::int - 60,
  'open', current_date - (employee_id % 300)::int from tenth;
with opened as (
  insert into handovers (tenant_id, employee_id, outgoing_id, takes_over_on, opened_on)
  select tenant_id, employee_id, manager_id, current_date + 20, current_date - 5 from tenth
  returning tenant_id, id)
insert into handover_steps (tenant_id, handover_id, step, due_on)
select tenant_id, id, step, current_date + step * 5 from opened, generate_series(1, 3) as step;
drop table measured, tenth;
