-- A page of a list, and the number of all its rows, are read from an index alone: the rows themselves are only fetched for
-- what is shown, however many the company has and wherever they are stored.
drop index employees_by_sort_name;
create index employees_listed on employees (tenant_id, sort_name, id)
  include (employee_role, employee_status, employment_status, is_active, start_date);
create index employees_by_first_name on employees (tenant_id, lower(name), id);
create index employees_by_email on employees (tenant_id, email collate "C", id);

-- Birthdays in the order in which they are listed.
drop index employees_by_birth_day;
create index employees_by_birth_day on employees (tenant_id, birth_day, sort_name, id) include (is_active);

alter table positions add column sort_title text not null generated always as (lower(position_title)) stored;
create index positions_listed on positions (tenant_id, sort_title, id) include (department_id, job_level, created_at);

-- Who is where today, without the rows of all who ever were.
drop index assignments_of_employee;
drop index assignments_of_position;
drop index assignments_in_department;
create index assignments_of_employee on position_assignments (tenant_id, employee_id, date_from)
  include (date_to, retracted_at, position_id, department_id);
create index assignments_of_position on position_assignments (tenant_id, position_id, date_from)
  include (date_to, retracted_at, employee_id);
create index assignments_in_department on position_assignments (tenant_id, department_id, date_from)
  include (date_to, retracted_at, employee_id);
