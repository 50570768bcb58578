-- What every table is built on: numbers of records, the clock, the rule that keeps tenants apart, sharding and deletion.
create extension if not exists btree_gist;

create schema app;
create schema directory;
grant usage on schema app, public to baton_app;

-- One sequence for all record numbers, so that a number names one record of one kind.
create sequence app.ids as bigint start 1000;
grant usage on sequence app.ids to baton_app;

-- The present moment: what the server opened the transaction with, or else the database's own. Defaults and functions use
-- it instead of now().
create function app.clock() returns timestamptz language sql stable as $$
  select coalesce(nullif(pg_catalog.current_setting('app.now', true), '')::timestamptz, pg_catalog.now()) $$;
grant execute on function app.clock to baton_app;

-- The day of the year of a date, as "02-28"; the year 1 means no date at all.
create function app.day_of_year(input date) returns text
language sql immutable set search_path = '' as $$
  select case when extract(year from input) > 1 then
    lpad(extract(month from input)::text, 2, '0') || '-' || lpad(extract(day from input)::text, 2, '0') end
$$;
grant execute on function app.day_of_year to baton_app;

-- A text without case and accents, in which names are sorted and found: byte by byte, so that its order is the same on every
-- server and never changes with a library. The same as folded in contract/rules/search.ts; a test compares them.
create function app.folded(input text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(translate(input, '’‘ʼ`´', ''''''''''''), nfd),
        '[\u0300-\u036f]', '', 'g') collate pg_catalog.pg_unicode_fast),
      'øłđðıς', 'olddiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
grant execute on function app.folded to baton_app;

-- Analyses each table that has grown by a tenth since its statistics were made. Autovacuum would do so within a minute.
create function app.analyze_grown() returns void
language plpgsql security definer set search_path = '' as $$
declare
  grown text;
begin
  for grown in
    select c.oid::regclass::text from pg_catalog.pg_class as c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)
      and pg_catalog.pg_relation_size(c.oid) > (1.1 * c.relpages + 1) * pg_catalog.current_setting('block_size')::int
    order by c.oid
  loop
    execute 'analyze (skip_locked) ' || grown;
  end loop;
end $$;
revoke all on function app.analyze_grown from public;
grant execute on function app.analyze_grown to baton_app;

-- The tenant of the transaction.
create function app.current_tenant() returns uuid
language sql stable as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
revoke all on function app.current_tenant from public;
grant execute on function app.current_tenant to baton_app;

-- Puts a table under the tenant rule: the application sees and writes rows of the one tenant set for the transaction.
-- Where companies are distributed, the table is, too.
create function app.protect(target regclass, rights text, tenant_column text default 'tenant_id') returns void
language plpgsql as $$
declare
  tenant_rule text := format('%I = nullif(current_setting(''app.tenant_id'', true), '''')::uuid', tenant_column);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_only on %s using (%s) with check (%s)', target, tenant_rule, tenant_rule);
  execute format('grant %s on %s to baton_app', rights, target);
  if app.is_distributed('public.tenants') and not app.is_kept_whole(target) then
    perform app.distribute(target, tenant_column);
  end if;
end $$;

-- On a Citus coordinator, tables of tenants are distributed by tenant, with all rows of one tenant on the same node. On any
-- other Postgres the following functions have no effect.
create function app.is_sharded() returns boolean
language sql stable set search_path = '' as
$$ select exists (select from pg_catalog.pg_extension where extname = 'citus') $$;

create function app.is_distributed(target regclass) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  is_done boolean;
begin
  if not app.is_sharded() then return false; end if;
  execute 'select exists (select from pg_catalog.pg_dist_partition where logicalrelid = $1)' into is_done using target;
  return is_done;
end $$;

-- Allows the rest of a transaction to work on several tenants at once, for functions that clean up. Where such statements
-- are made errors, to find those that miss their tenant, these are exempt.
create function app.span_tenants() returns void
language sql set search_path = '' as
$$ select set_config('citus.multi_task_query_log_level', 'off', true) $$;

-- The queue is taken from for all tenants in turn, which no distributed table allows: it stays on the coordinator.
create function app.is_kept_whole(target regclass) returns boolean
language sql stable set search_path = '' as $$ select target = to_regclass('public.queue') $$;

-- Distributes one table. The tables that it refers to must have been distributed before.
create function app.distribute(target regclass, tenant_column text default 'tenant_id') returns void
language plpgsql as $$
begin
  if not app.is_sharded() or app.is_distributed(target) then return; end if;
  execute 'select create_distributed_table($1, $2, colocate_with => $3)'
    using target, tenant_column, case target when 'public.tenants'::regclass then 'none' else 'public.tenants' end;
end $$;

-- Every table that has rows of tenants, whichever schema it is in, those first that no other table refers to. Read from the
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

-- Distributes all tables of tenants, with their rows: at the end of the first migrations, or once the extension was added
-- to a database that was not sharded before.
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

-- Deletes one batch of a table's rows for which a condition is true, over all tenants, and returns how many. Rows that another
-- server is deleting are left to it. A sharded database can neither skip locked rows nor delete a limited number across
-- tenants, so there it is done tenant by tenant.
create function app.delete_expired(target regclass, condition text, batch int) returns bigint
language plpgsql set search_path = '' as $$
declare
  columns name[] := array(
    select a.attname from pg_catalog.pg_index i join unnest(i.indkey) with ordinality as k (attnum, place) on true
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = target and i.indisprimary and k.place <= i.indnkeyatts order by k.place);
  listed text := (select string_agg(format('%I', c), ', ') from unnest(columns) as c);
  matched text := (select string_agg(format('d.%1$I = e.%1$I', c), ' and ') from unnest(columns) as c);
  tenant uuid;
  deleted bigint;
  total bigint := 0;
begin
  if not app.is_sharded() then
    execute format(
      'with expired as (select %1$s from %2$s where (%3$s) limit $1 for update skip locked)
      delete from %2$s as d using expired as e where %4$s', listed, target, condition, matched) using batch;
    get diagnostics total = row_count;
    return total;
  end if;

  perform app.span_tenants();
  for tenant in
    execute format('select distinct tenant_id from (select tenant_id from %s where (%s) limit $1) as e', target, condition)
    using batch
  loop
    execute format(
      'delete from %2$s as d using (select %1$s from %2$s where tenant_id = $1 and (%3$s) limit $2) as e
      where d.tenant_id = $1 and %4$s', listed, target, condition, matched) using tenant, batch;
    get diagnostics deleted = row_count;
    total := total + deleted;
    exit when total >= batch;
  end loop;
  return total;
end $$;

revoke all on function app.protect, app.is_sharded, app.is_distributed, app.is_kept_whole, app.span_tenants,
  app.distribute, app.tables_of_tenants, app.distribute_tenants, app.delete_expired from public;
