-- Documents that expire soon remind of it. As before, and with their kind.
alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind check (kind in
  ('welcome', 'leaveRequested', 'leaveDecided', 'feedbackReceived', 'documentAdded', 'documentExpires', 'profileToComplete'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('leaveRequested', 'leaveDecided', 'feedbackReceived', 'documentAdded', 'documentExpires', 'profileToComplete'));

-- Those that have not reminded of their expiry date yet.
create index documents_to_remind on documents (tenant_id, expires_on)
  where expires_on is distinct from reminded_of and removed_at is null and storage_key is not null;

-- The next companies, by id, that have a document that expires by this day and has not reminded of it.
create function app.tenants_to_remind(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct d.tenant_id from public.documents d
    where d.tenant_id > after and d.expires_on <= until
      and d.expires_on is distinct from d.reminded_of and d.removed_at is null and d.storage_key is not null
    order by d.tenant_id limit batch;
end $$;
revoke all on function app.tenants_to_remind from public;
grant execute on function app.tenants_to_remind to baton_app;
