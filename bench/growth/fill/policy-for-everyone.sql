-- A policy for everyone in each measured company, under which most people have used some annual leave: its share moves twice in the
-- weeks for which it is kept. Applied once to databases that were filled before, so it reads no tables of the filling.
create temporary table measured as
select t.id as tenant_id, t.owner_employee_id as owner_id
from tenants as t where t.id in (select md5('company ' || no)::uuid from generate_series(5001, 5003) as no);

insert into leave_policy_assignments (tenant_id, ready, date_from, recorded_at, recorded_by_id)
select tenant_id, 'act', current_date - 10, now(), owner_id from measured;

insert into leave_shares (tenant_id, employee_id, balance, date_from, date_to, share_used)
select tenant_id, employee_id, balance,
  current_date - 10 + (array[0, 15, 45])[1 + k],
  case when k < last then current_date - 10 + (array[14, 44])[1 + k] end,
  share / (1 + k / 10.0)
from (
  select b.tenant_id, b.employee_id, b.balance, case when b.granted > 0 then (b.used / b.granted)::double precision else 0 end as share
  from measured as m join leave_balances as b on b.tenant_id = m.tenant_id and b.date_to is null
    and b.balance not in ('unpaid', 'timeInLieu')) as kept
  cross join lateral (select case when share > 0 and balance = 'annual' then 2 else 0 end as last) as moves
  cross join lateral generate_series(0, last) as k
order by hashint8(employee_id);
insert into leave_share_states (tenant_id, employee_id, kept_until, inputs)
select m.tenant_id, e.id, current_date + 30, '' from measured as m join employees as e on e.tenant_id = m.tenant_id;
update leave_balances as b set is_by_policy = true from measured as m where b.tenant_id = m.tenant_id;
drop table measured;
-- What was written without waiting for the disk is known to be visible once it is there.
checkpoint;
