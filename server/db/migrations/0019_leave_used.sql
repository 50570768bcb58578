-- Leave is listed by name alone: of each balance, the days used are stored beside the requests, and nothing to sort a list by.
drop table leave_shares, leave_share_states;
drop index leave_balances_by_share, leave_balances_used;
delete from leave_balances where date_to is not null;
alter table leave_balances
  drop constraint leave_balances_pkey,
  drop column share_used, drop column is_by_policy, drop column granted, drop column date_from, drop column date_to,
  add constraint leave_used_pkey primary key (tenant_id, employee_id, balance);
alter table leave_balances rename to leave_used;
alter table leave_used rename constraint leave_balances_balance_check to leave_used_balance_check;
create index leave_used_by_balance on leave_used (tenant_id, balance, employee_id) include (used) where used > 0;

drop function app.recount_leave_balances, app.recount_leave_users, app.open_leave_balances, app.recount_leave_days;
-- Counts all of it again, for rows that were written past the application. Leave that costs nothing is not leave taken.
create function app.recount_leave(tenant uuid default null) returns void
language sql set search_path = '' as $$
  delete from public.leave_used where tenant is null or tenant_id = tenant;
  insert into public.leave_used (tenant_id, employee_id, balance, used)
  select tenant_id, employee_id,
    case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick'
      when 'FamilyResponsibilityLeave' then 'familyResponsibility' when 'MaternityLeave' then 'maternityPaternity'
      when 'StudyLeave' then 'study' when 'TimeInLieu' then 'timeInLieu' else 'unpaid' end,
    sum(duration)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3;
  delete from public.leave_totals where tenant is null or tenant_id = tenant;
  insert into public.leave_totals (tenant_id, year, leave_type, part, days, requests)
  select tenant_id, extract(year from start_date), leave_type, employee_id % 16, sum(duration), count(*)
  from public.leave_requests
  where leave_status = 'approved' and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3, 4;
  delete from public.leave_users where tenant is null or tenant_id = tenant;
  insert into public.leave_users (tenant_id, taken, part, employees)
  select tenant_id,
    case leave_type when 'AnnualLeave' then 'annual' when 'SickLeave' then 'sick' else 'other' end,
    employee_id % 16, count(distinct employee_id)
  from public.leave_requests
  where leave_status = 'approved' and duration > 0 and (tenant is null or tenant_id = tenant)
  group by 1, 2, 3;
$$;
revoke all on function app.recount_leave from public;
