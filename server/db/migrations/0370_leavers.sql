-- The last day of work after which an employee was deactivated because it was over: once for each last day, so that anyone who is
-- activated again afterwards stays active.
alter table employees add column deactivated_after date;

-- Those who are still active and have a last day: few of a company.
create index employees_leaving on employees (tenant_id, termination_date) include (id)
  where is_active and termination_date is not null;

-- The next companies, by id, in which someone is active whose last day is before a day.
create function app.tenants_with_leavers(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct e.tenant_id from public.employees e
    where e.tenant_id > after and e.is_active and e.termination_date < until
      and e.deactivated_after is distinct from e.termination_date
    order by e.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_leavers from public;
grant execute on function app.tenants_with_leavers to baton_app;
