-- Reviewers are reminded once of a request that has waited for three working days.
alter table leave_requests add column reminded_at timestamptz;
create index leave_requests_to_remind on leave_requests (tenant_id, requested_at)
  where leave_status = 'pending' and reminded_at is null;

-- The next companies, by id, in which a request from before this moment waits and nobody was reminded of it.
create function app.tenants_with_waiting_leave(after uuid, before timestamptz, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct r.tenant_id from public.leave_requests r
    where r.tenant_id > after and r.leave_status = 'pending' and r.reminded_at is null and r.requested_at < before
    order by r.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_waiting_leave from public;
grant execute on function app.tenants_with_waiting_leave to baton_app;
