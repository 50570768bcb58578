-- On a Citus coordinator, tables of tenants are distributed by tenant, and all rows of one tenant are on the same node. On any
-- other Postgres nothing here has an effect.
create function app.is_sharded() returns boolean
language sql stable set search_path = '' as
$$ select exists (select from pg_catalog.pg_extension where extname = 'citus') $$;

-- Allows the rest of a transaction to work on several tenants at once, for functions that clean up: where such statements are
-- made errors, to find those that miss their tenant, these are not.
create function app.span_tenants() returns void
language sql set search_path = '' as
$$ select set_config('citus.multi_task_query_log_level', 'off', true) $$;

-- Distributes one table. The tables that it refers to must have been distributed before.
create function app.distribute(target regclass, tenant_column text default 'tenant_id') returns void
language plpgsql as $$
declare
  is_done boolean;
begin
  if not app.is_sharded() then return; end if;
  execute 'select exists (select from pg_dist_partition where logicalrelid = $1)' into is_done using target;
  if is_done then return; end if;
  execute 'select create_distributed_table($1, $2, colocate_with => $3)'
    using target, tenant_column, case target when 'public.tenants'::regclass then 'none' else 'public.tenants' end;
end $$;

-- The queue is taken from for all tenants in turn, which no distributed table allows: it stays on the coordinator.
create function app.is_kept_whole(target regclass) returns boolean
language sql stable set search_path = '' as $$ select target = 'public.queue'::regclass $$;

-- As before, and distributes the table.
create or replace function app.protect(target regclass, rights text, tenant_column text default 'tenant_id') returns void
language plpgsql as $$
declare
  tenant_rule text := format('%I = nullif(current_setting(''app.tenant_id'', true), '''')::uuid', tenant_column);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_only on %s using (%s) with check (%s)', target, tenant_rule, tenant_rule);
  execute format('grant %s on %s to baton_app', rights, target);
  if not app.is_kept_whole(target) then
    perform app.distribute(target, tenant_column);
  end if;
end $$;

-- Distributes all tables of tenants, with their rows: on Citus from the first migration on, or once the extension was added to
-- a database that was not sharded before.
create function app.distribute_tenants() returns void
language plpgsql as $$
declare
  target regclass;
  reference name;
begin
  if not app.is_sharded() then return; end if;
  -- Row security compares with a setting of the transaction, which has to reach the nodes.
  execute format('alter database %I set citus.propagate_set_commands = ''local''', current_database());

  -- A company and its employees refer to each other, and neither can be distributed while it refers to what is not. What stays
  -- whole cannot refer to what is distributed.
  alter table public.tenants drop constraint tenants_owner;
  for reference in
    select conname from pg_constraint where conrelid = 'public.queue'::regclass and contype = 'f'
  loop
    execute format('alter table public.queue drop constraint %I', reference);
  end loop;

  perform app.distribute('public.tenants', 'id');
  for target in
    select found.name from app.tables_of_tenants() with ordinality as found (name, place)
      join pg_class on pg_class.oid = found.name
    where relnamespace = 'public'::regnamespace and not app.is_kept_whole(found.name)
    order by found.place desc
  loop
    perform app.distribute(target);
  end loop;
  alter table public.tenants add constraint tenants_owner
    foreign key (id, owner_employee_id) references public.employees (tenant_id, id);
end $$;

revoke all on function app.is_sharded, app.span_tenants, app.distribute, app.is_kept_whole, app.distribute_tenants from public;
select app.distribute_tenants();
