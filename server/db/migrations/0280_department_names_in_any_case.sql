-- formerly b27ba7921b486ead34a99e478e33b55c369afe7c02050e1ec62240fab6637554
-- Two departments whose names differ in case alone are one to a reader and to a file of people. Where there are some, the oldest
-- keeps its name and the others get their id behind it.
update departments as d
set department_name = left(d.department_name, 180) || ' (' || d.id::text || ')'
from (
  select tenant_id, id, row_number() over (partition by tenant_id, lower(department_name) order by id) as place
  from departments
) as named
where named.tenant_id = d.tenant_id and named.id = d.id and named.place > 1;

drop index departments_name_once;
create unique index departments_name_once on departments (tenant_id, lower(department_name));
