-- A sign-up holds its domain and e-mail for 48 hours; if the address was not confirmed by then, all of it is erased.

-- Deletes one batch of a tenant's rows from one table, the newest first, and returns how many.
create function app.erase_batch(target regclass, tenant uuid, batch int) returns int
language plpgsql set search_path = '' as $$
declare
  columns name[] := array(
    select a.attname from pg_index i join unnest(i.indkey) with ordinality as k (attnum, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = target and i.indisprimary and k.place <= i.indnkeyatts order by k.place);
  deleted int;
begin
  execute format(
    'delete from %s as d using (select %s from %s where tenant_id = $1 order by %s limit $2) as b where d.tenant_id = $1 and %s',
    target,
    (select string_agg(format('%I', c), ', ') from unnest(columns) as c),
    target,
    (select string_agg(format('%I desc', c), ', ') from unnest(columns) as c),
    (select string_agg(format('d.%1$I = b.%1$I', c), ' and ') from unnest(columns) as c))
  using tenant, batch;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Deletes all of a tenant's rows from one table, each batch committed.
create or replace procedure app.erase_from(target regclass, tenant uuid, batch int)
language plpgsql as $$
declare
  deleted int;
begin
  loop
    deleted := app.erase_batch(target, tenant, batch);
    commit;
    exit when deleted < batch;
  end loop;
end $$;

-- Erases one batch of one company whose address was never confirmed, and returns how many rows it deleted; nothing is left to
-- erase when that is zero. Its domain and e-mail are free from the first batch on, and nobody can act for it any more. A
-- company that is suspended stays as it is, for the operator to decide. This is all that the application can erase.
create function app.erase_unconfirmed(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid;
  target regclass;
  erased bigint := 0;
begin
  select id into tenant from public.tenants
  where confirmed_at is null and suspended_at is null and created_at < now() - interval '48 hours'
  order by created_at limit 1 for update skip locked;
  if tenant is null then return 0; end if;

  update public.tenants set owner_employee_id = null where id = tenant;
  for target in
    select first from unnest(array['directory.emails', 'directory.domains', 'public.sessions']::regclass[]) as first
    union all select t from app.tables_of_tenants() as t
  loop
    if erased < batch then
      erased := erased + app.erase_batch(target, tenant, (batch - erased)::int);
    end if;
  end loop;
  if erased < batch then
    insert into app.erased_tenants (id, erased_at) values (tenant, now()) on conflict do nothing;
    delete from public.tenants where id = tenant;
    erased := erased + 1;
  end if;
  return erased;
end $$;

-- As before, by the batches above; the company is suspended from the first step on, and remembered, so that its files go too.
create or replace procedure app.erase_tenant(tenant uuid, batch int default 5000)
language plpgsql as $$
declare
  target regclass;
begin
  update public.tenants set suspended_at = now(), owner_employee_id = null where id = tenant;
  commit;
  call app.erase_from('directory.emails', tenant, batch);
  call app.erase_from('public.sessions', tenant, batch);
  for target in select t from app.tables_of_tenants() as t loop
    call app.erase_from(target, tenant, batch);
  end loop;
  insert into app.erased_tenants (id, erased_at) values (tenant, now()) on conflict do nothing;
  delete from public.tenants where id = tenant;
end $$;

revoke all on function app.erase_batch, app.erase_unconfirmed from public;
grant execute on function app.erase_unconfirmed to baton_app;
