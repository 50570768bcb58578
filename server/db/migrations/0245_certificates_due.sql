-- By when a medical certificate for the leave is due, as the policy said when it was asked for; null where none is wanted. And of what was
-- notified: that it is due soon, or that it is late.
alter table leave_requests add column certificate_due date;
alter table leave_requests add column certificate_notice text;
alter table leave_requests add constraint leave_requests_certificate_notice check (certificate_notice in ('due', 'late'));
create index leave_requests_certificate_due on leave_requests (tenant_id, certificate_due)
  where certificate_due is not null and certificate_notice is distinct from 'late';

-- The next companies, by id, that have leave whose certificate is due by this day and of which they were not notified as late.
create function app.tenants_with_certificates_due(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct r.tenant_id from public.leave_requests r
    where r.tenant_id > after and r.certificate_due <= until and r.certificate_due is not null
      and r.certificate_notice is distinct from 'late'
    order by r.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_certificates_due from public;
grant execute on function app.tenants_with_certificates_due to baton_app;

select app.add_notification_kinds('certificateDue');
