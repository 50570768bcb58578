-- What is granted and used of each balance, kept beside the grants and requests it is computed from: a list sorted by it, or
-- a sum over the company, reads a row a person instead of all leave there ever was. A row is valid from a day to a day, as
-- grants are; a balance without grants has one row for all days. Written by server/modules/leave/balances alone.
create table leave_balances (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  -- Unpaid leave draws on no balance; how much of it is used is kept all the same.
  balance text not null check (balance in
    ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study', 'unpaid')),
  date_from date not null,
  -- The last day, inclusive; none in the last row.
  date_to date check (date_to >= date_from),
  granted numeric(8, 2) not null,
  used numeric(8, 2) not null,
  share_used double precision not null
    generated always as (case when granted > 0 then (used / granted)::double precision else 0 end) stored,
  primary key (tenant_id, employee_id, balance, date_from),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index leave_balances_by_share on leave_balances (tenant_id, balance, share_used, employee_id)
  include (date_from, date_to) where share_used > 0;
create index leave_balances_used on leave_balances (tenant_id, balance, employee_id)
  include (used) where date_to is null and used > 0;
select app.protect('leave_balances', 'select, insert, update');

-- The approved leave of a company by type and by the year in which it starts. A total has several parts, one for some of the
-- employees each, so that decisions made at once seldom wait for each other. Written by server/modules/leave/balances alone.
create table leave_totals (
  tenant_id uuid not null references tenants (id),
  year smallint not null,
  leave_type text not null check (leave_type in
    ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave')),
  part smallint not null check (part between 0 and 15),
  days numeric(12, 2) not null,
  requests int not null,
  primary key (tenant_id, year, leave_type, part)
);
select app.protect('leave_totals', 'select, insert, update');

-- Computes both again from grants and requests: once here, and whenever rows were written past the application.
create function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  delete from public.leave_balances where tenant is null or tenant_id = tenant;
  delete from public.leave_totals where tenant is null or tenant_id = tenant;
  with used as (
    select tenant_id, employee_id,
      case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick'
        when 'FamilyResponsibilityLeave' then 'familyResponsibility' when 'MaternityLeave' then 'maternityPaternity'
        else 'unpaid' end as balance,
      sum(duration) as used
    from public.leave_requests
    where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
    group by 1, 2, 3
  ), granted as (
    select tenant_id, employee_id, balance, effective_from,
      sum(sum(days)) over (partition by tenant_id, employee_id, balance order by effective_from) as granted,
      lead(effective_from) over (partition by tenant_id, employee_id, balance order by effective_from) - 1 as date_to
    from public.leave_grants
    where tenant is null or tenant_id = tenant
    group by tenant_id, employee_id, balance, effective_from
  )
  insert into public.leave_balances (tenant_id, employee_id, balance, date_from, date_to, granted, used)
  select tenant_id, employee_id, balance, coalesce(g.effective_from, '-infinity'), g.date_to,
    coalesce(g.granted, 0), coalesce(u.used, 0)
  from granted as g full join used as u using (tenant_id, employee_id, balance);
  insert into public.leave_totals (tenant_id, year, leave_type, part, days, requests)
  select tenant_id, extract(year from start_date), leave_type, employee_id % 16, sum(duration), count(*)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3, 4;
$$;
revoke all on function app.recount_leave_balances from public;
select app.recount_leave_balances();
