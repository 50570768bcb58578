-- Drafts are few: by author, to count and erase those of people who have gone.
create index notes_drafts on notes (tenant_id, author_id) include (id) where audience = 'draft' and deleted_at is null;

-- The next companies, by id, with drafts from before a day by someone who is deactivated.
create function app.tenants_with_sealed_drafts(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct n.tenant_id from public.notes n
    join public.employees e on e.tenant_id = n.tenant_id and e.id = n.author_id and not e.is_active
    where n.tenant_id > after and n.audience = 'draft' and n.deleted_at is null and n.updated_at < until
    order by n.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_sealed_drafts from public;
grant execute on function app.tenants_with_sealed_drafts to baton_app;
