-- Since when someone is in a position is shown with it. Without it in the index, an assignment was looked up in the one by which
-- assignments never overlap, which reads three times as much.
drop index assignments_of_employee;
drop index assignments_of_position;
create index assignments_of_employee on position_assignments (tenant_id, employee_id, date_from)
  include (date_to, retracted_at, position_id, department_id, date_joined);
create index assignments_of_position on position_assignments (tenant_id, position_id, date_from)
  include (date_to, retracted_at, employee_id, date_joined);
