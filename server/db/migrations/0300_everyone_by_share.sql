-- A list by the share used is read from one index a table, also of those who have used nothing: each employee has on each day, from when
-- they were added on, a row of each granted balance in one of them.
drop index leave_balances_by_share;
create index leave_balances_by_share on leave_balances (tenant_id, balance, share_used, employee_id)
  include (date_from, date_to) where not is_by_policy;
drop index leave_shares_by_share;
create index leave_shares_by_share on leave_shares (tenant_id, balance, share_used, employee_id) include (date_from, date_to);

-- Once in some weeks all rows of a company are written again: until they are vacuumed, each is looked up beside the index.
alter table leave_shares set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- Writes the rows that employees lack: nothing granted and nothing used, until the first day of what they have, if that may be still to come.
create function app.open_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  insert into public.leave_balances (tenant_id, employee_id, balance, date_from, date_to, granted, used, is_by_policy)
  select e.tenant_id, e.id, named.balance, '-infinity', first.date_from - 1, 0, coalesce(first.used, 0), coalesce(first.is_by_policy, false)
  from public.employees as e
    cross join unnest('{annual,sick,familyResponsibility,maternityPaternity,study}'::text[]) as named (balance)
    left join (
      select distinct on (b.tenant_id, b.employee_id, b.balance) b.tenant_id, b.employee_id, b.balance, b.date_from, b.used, b.is_by_policy
      from public.leave_balances as b
      where tenant is null or b.tenant_id = tenant
      order by b.tenant_id, b.employee_id, b.balance, b.date_from) as first
      on first.tenant_id = e.tenant_id and first.employee_id = e.id and first.balance = named.balance
  where (tenant is null or e.tenant_id = tenant)
    -- The day of a company may be the one before.
    and (first.date_from is null or (first.date_from > '-infinity' and first.date_from > app.clock()::date - 2));
$$;
revoke all on function app.open_leave_balances from public;
select app.open_leave_balances();

create or replace function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  select app.recount_leave_days(tenant);
  select app.open_leave_balances(tenant);
  select app.recount_leave_users(tenant);
  update public.leave_balances b set is_by_policy = true
  where (tenant is null or b.tenant_id = tenant)
    and exists (select from public.leave_shares s where s.tenant_id = b.tenant_id and s.employee_id = b.employee_id);
$$;
