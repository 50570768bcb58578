-- Departments in the order of their names, by which lists of employees and positions are sorted, too.
create index departments_by_name on departments (tenant_id, lower(department_name), id);
