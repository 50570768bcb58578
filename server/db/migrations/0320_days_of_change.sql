-- The days on which who leads whom changes are found one after the other, however many changes there are.
create index headships_by_beginning on department_headships (tenant_id, date_from);
create index headships_by_end on department_headships (tenant_id, date_to) where date_to is not null;
create index employee_lines_by_beginning on employee_lines (tenant_id, date_from);
create index employee_lines_by_end on employee_lines (tenant_id, date_to) where date_to is not null;

-- The vacant positions of a department are counted from the index alone.
drop index positions_by_department;
create index positions_by_department on positions (tenant_id, department_id, held_until);
