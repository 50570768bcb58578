-- Applied once to databases filled earlier, so it reads no tables of the filling.
create temporary table measured as
select t.id as tenant_id, t.owner_employee_id as owner_id
from tenants as t where t.id in (select md5('company ' || no)::uuid from generate_series(5001, 5003) as no);

insert into leave_policy_assignments (tenant_id, ready, date_from, recorded_at, recorded_by_id)
select tenant_id, 'act', current_date - 10, now(), owner_id from measured;
drop table measured;
