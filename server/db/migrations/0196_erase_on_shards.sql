-- As before; the moment is a value, as a sharded database takes no function in what it passes on.
create or replace procedure app.erase_tenant(tenant uuid, batch int default 5000)
language plpgsql as $$
declare
  target regclass;
  erased_now timestamptz := app.clock();
begin
  update public.tenants set suspended_at = erased_now, owner_employee_id = null where id = tenant;
  commit;
  call app.erase_from('directory.emails', tenant, batch);
  call app.erase_from('public.sessions', tenant, batch);
  for target in select t from app.tables_of_tenants() as t loop
    call app.erase_from(target, tenant, batch);
  end loop;
  insert into app.erased_tenants (id, erased_at) values (tenant, erased_now) on conflict do nothing;
  delete from public.tenants where id = tenant;
end $$;
