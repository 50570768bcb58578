-- How many employees of a company have taken leave of a kind, each counted once however often they took it, in parts as
-- leave_totals has them: statistics of a large company need not count its people. Written by server/modules/leave/balances alone.
create table leave_users (
  tenant_id uuid not null references tenants (id),
  taken text not null check (taken in ('annual', 'sick', 'other')),
  part smallint not null check (part between 0 and 15),
  employees int not null,
  primary key (tenant_id, taken, part)
);
select app.protect('leave_users', 'select, insert, update');

create function app.recount_leave_users(tenant uuid default null) returns void
language sql set search_path = '' as $$
  delete from public.leave_users where tenant is null or tenant_id = tenant;
  insert into public.leave_users (tenant_id, taken, part, employees)
  select tenant_id,
    case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick' else 'other' end,
    employee_id % 16, count(distinct employee_id)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3;
$$;

-- As before, and counts these, too.
alter function app.recount_leave_balances rename to recount_leave_days;
create function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  select app.recount_leave_days(tenant);
  select app.recount_leave_users(tenant);
$$;
revoke all on function app.recount_leave_balances, app.recount_leave_users from public;
select app.recount_leave_users();
