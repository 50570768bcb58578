-- Erases a company and everything that was ever kept of it. Only the owner of the tables may: no way leads here from the
-- application.
create index emails_by_tenant on directory.emails (tenant_id);
create index domains_by_tenant on directory.domains (tenant_id);

-- Every table that has rows of tenants, whichever schema it is in, those first that others do not refer to. Read from the
-- catalogue, so that a new table cannot be forgotten; `tenants` itself is not among them.
create function app.tables_of_tenants() returns setof regclass
language plpgsql stable set search_path = '' as $$
declare
  left_over oid[] := array(
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'tenant_id' and not a.attisdropped
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    order by c.oid);
  free oid[];
begin
  while left_over <> '{}' loop
    free := array(
      select target from unnest(left_over) as target
      where not exists (select from pg_constraint k
        where k.contype = 'f' and k.confrelid = target and k.conrelid <> target and k.conrelid = any (left_over)));
    if free = '{}' then
      raise exception 'tables refer to each other in a circle: %', left_over::regclass[];
    end if;
    return query select target::regclass from unnest(free) as target;
    left_over := array(select target from unnest(left_over) as target where target <> all (free));
  end loop;
end $$;

-- Deletes a tenant's rows from one table, the newest first and a batch at a time, each batch committed.
create procedure app.erase_from(target regclass, tenant uuid, batch int)
language plpgsql as $$
declare
  columns name[] := array(
    select a.attname from pg_index i join unnest(i.indkey) with ordinality as k (attnum, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = target and i.indisprimary and k.place <= i.indnkeyatts order by k.place);
  statement text := format(
    'delete from %s as d using (select %s from %s where tenant_id = $1 order by %s limit $2) as b where d.tenant_id = $1 and %s',
    target,
    (select string_agg(format('%I', c), ', ') from unnest(columns) as c),
    target,
    (select string_agg(format('%I desc', c), ', ') from unnest(columns) as c),
    (select string_agg(format('d.%1$I = b.%1$I', c), ' and ') from unnest(columns) as c));
  deleted int;
begin
  loop
    execute statement using tenant, batch;
    get diagnostics deleted = row_count;
    commit;
    exit when deleted < batch;
  end loop;
end $$;

-- May be called again after it was cut off, and for a company that is gone already. Nobody can sign in or act from the first
-- step on; what was enqueued for the company goes with it.
create procedure app.erase_tenant(tenant uuid, batch int default 5000)
language plpgsql as $$
declare
  target regclass;
begin
  update public.tenants set is_active = false, owner_employee_id = null where id = tenant;
  commit;
  call app.erase_from('directory.emails', tenant, batch);
  call app.erase_from('public.sessions', tenant, batch);
  if to_regclass('pgboss.job') is not null then
    execute 'delete from pgboss.job where data ->> ''tenantId'' = $1' using tenant::text;
    commit;
  end if;
  for target in select t from app.tables_of_tenants() as t loop
    call app.erase_from(target, tenant, batch);
  end loop;
  delete from public.tenants where id = tenant;
end $$;

revoke all on function app.tables_of_tenants from public;
revoke all on procedure app.erase_from, app.erase_tenant from public;
