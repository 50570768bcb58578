-- Time in lieu lapses by the day that is written with it, also in a company without policies: of whose days that lapse soon employees
-- have been notified is known for each balance.
alter table leave_lapse_notices add column balance text not null default 'annual';
alter table leave_lapse_notices add constraint leave_lapse_notices_balance check (balance in ('annual', 'timeInLieu'));
alter table leave_lapse_notices drop constraint leave_lapse_notices_pkey;
alter table leave_lapse_notices add primary key (tenant_id, employee_id, balance, last_day);
alter table leave_lapse_notices alter column balance drop default;

create index leave_grants_usable_until on leave_grants (tenant_id, usable_until, employee_id) where usable_until is not null;

-- The next companies, by id, that have days which can be used until one of these days and no longer.
create function app.tenants_with_days_to_lapse(after uuid, first date, last date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct g.tenant_id from public.leave_grants g
    where g.tenant_id > after and g.usable_until between first and last and g.usable_until is not null
    order by g.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_days_to_lapse from public;
grant execute on function app.tenants_with_days_to_lapse to baton_app;
