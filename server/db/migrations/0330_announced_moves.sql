-- A move to another position may be known to super administrators alone until a day, at the latest its own.
alter table line_plans add column position_id bigint;
alter table line_plans add constraint line_plans_position foreign key (tenant_id, position_id) references positions (tenant_id, id);
create index line_plans_of_position on line_plans (tenant_id, position_id) where position_id is not null;

-- What an assignment says is known from a day on. Until then its last day is the one known (`known_to`): none where a plan cuts what had
-- no end, and -infinity where nobody else knows that it begins at all. Who holds which position today or held it is never a plan.
alter table position_assignments
  add column announced_on date not null default '-infinity',
  add column known_to date,
  add column plan_id bigint;
alter table position_assignments add constraint assignments_plan foreign key (tenant_id, plan_id) references line_plans (tenant_id, id);
alter table position_assignments
  add constraint assignments_announced check (plan_id is not null or announced_on = '-infinity' and known_to is null);
create index assignments_of_plan on position_assignments (tenant_id, plan_id) where plan_id is not null;

drop index assignments_of_employee;
drop index assignments_of_position;
create index assignments_of_employee on position_assignments (tenant_id, employee_id, date_from)
  include (date_to, retracted_at, position_id, department_id, date_joined, announced_on, known_to);
create index assignments_of_position on position_assignments (tenant_id, position_id, date_from)
  include (date_to, retracted_at, employee_id, date_joined, announced_on, known_to);
