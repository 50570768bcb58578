-- The share used of each balance of an employee whose days follow from a policy, computed by the engine for some weeks ahead and kept
-- beside what it was computed from: a list sorted by it reads a row a person instead of everyone's history. Written by
-- server/modules/leave/balances alone.
create table leave_shares (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  balance text not null check (balance in ('annual', 'sick', 'familyResponsibility', 'maternityPaternity', 'study')),
  date_from date not null,
  -- The last day, inclusive; none in the last row.
  date_to date check (date_to >= date_from),
  share_used double precision not null,
  primary key (tenant_id, employee_id, balance, date_from),
  constraint leave_shares_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index leave_shares_by_share on leave_shares (tenant_id, balance, share_used, employee_id)
  include (date_from, date_to) where share_used > 0;
select app.protect('leave_shares', 'select, insert, update, delete');

-- Whose shares have been computed in a company that has assigned policies: until which day, and from which employment, places and week.
create table leave_share_states (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  kept_until date not null,
  inputs text not null,
  primary key (tenant_id, employee_id),
  constraint leave_share_states_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select app.protect('leave_share_states', 'select, insert, update');

-- What is granted and used of someone whose days follow from a policy is kept as before, but their share is that of leave_shares.
alter table leave_balances add column is_by_policy boolean not null default false;
drop index leave_balances_by_share;
alter table leave_balances drop column share_used;
alter table leave_balances add column share_used double precision not null
  generated always as (case when granted > 0 and not is_by_policy then (used / granted)::double precision else 0 end) stored;
create index leave_balances_by_share on leave_balances (tenant_id, balance, share_used, employee_id)
  include (date_from, date_to) where share_used > 0;

-- The next companies, by id, that have assigned policies.
create function app.tenants_with_leave_policies(after uuid, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct a.tenant_id from public.leave_policy_assignments a
    where a.tenant_id > after order by a.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_leave_policies from public;
grant execute on function app.tenants_with_leave_policies to baton_app;

-- Rows written past the application are counted again as before; whose share is that of leave_shares stays known.
create or replace function app.recount_leave_balances(tenant uuid default null) returns void
language sql set search_path = '' as $$
  select app.recount_leave_days(tenant);
  select app.recount_leave_users(tenant);
  update public.leave_balances b set is_by_policy = true
  where (tenant is null or b.tenant_id = tenant)
    and exists (select from public.leave_shares s where s.tenant_id = b.tenant_id and s.employee_id = b.employee_id);
$$;
