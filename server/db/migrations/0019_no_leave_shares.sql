-- Leave is listed by name alone: what was kept to sort it by the share used goes.
drop table leave_shares, leave_share_states;
drop index leave_balances_by_share;
alter table leave_balances drop column share_used, drop column is_by_policy;
create or replace function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  select app.recount_leave_days(tenant);
  select app.recount_leave_users(tenant);
$$;
drop function app.open_leave_balances;
