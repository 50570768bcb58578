-- Types of leave that a company may offer beside the five that every company has.
alter table tenants add column offers_study_leave boolean not null default false;
alter table tenants add column offers_time_in_lieu boolean not null default false;

alter table leave_requests drop constraint leave_requests_leave_type_check;
alter table leave_requests add constraint leave_requests_leave_type_check check (leave_type in
  ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave', 'StudyLeave', 'TimeInLieu'));
alter table leave_totals drop constraint leave_totals_leave_type_check;
alter table leave_totals add constraint leave_totals_leave_type_check check (leave_type in
  ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave', 'StudyLeave', 'TimeInLieu'));
alter table leave_grants drop constraint leave_grants_balance_check;
alter table leave_grants add constraint leave_grants_balance_check check (balance in
  ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study', 'timeInLieu'));
alter table leave_balances drop constraint leave_balances_balance_check;
alter table leave_balances add constraint leave_balances_balance_check check (balance in
  ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study', 'timeInLieu', 'unpaid'));

-- As before, with the balances that these types draw on.
create or replace function app.recount_leave_days(tenant uuid default null) returns void
language sql set search_path = '' as $$
  delete from public.leave_balances where tenant is null or tenant_id = tenant;
  delete from public.leave_totals where tenant is null or tenant_id = tenant;
  with used as (
    select tenant_id, employee_id,
      case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick'
        when 'FamilyResponsibilityLeave' then 'familyResponsibility' when 'MaternityLeave' then 'maternityPaternity'
        when 'StudyLeave' then 'study' when 'TimeInLieu' then 'timeInLieu' else 'unpaid' end as balance,
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
