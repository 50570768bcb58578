-- Tables that grow without end are partitioned by ranges of their ids, which grow with time: the planner leaves out what
-- it need not read, and what is old can be dropped as a whole. The ranges of a table follow each other without a gap.

-- How many ids a partition covers: a few partitions a year at the size this is made for.
create function app.partition_width() returns bigint
language sql immutable set search_path = '' as $$ select 1 << 24 $$;

-- Names the indexes of a table's partitions after the table's own. Call it after adding an index to such a table.
create function app.name_partition_indexes(target regclass) returns void
language plpgsql set search_path = '' as $$
declare
  found record;
begin
  for found in
    select child.oid::regclass as made, child.relname as old_name,
      parent.relname || substr(part.relname, length(whole.relname) + 1) as new_name
    from pg_inherits parts
      join pg_class whole on whole.oid = parts.inhparent
      join pg_class part on part.oid = parts.inhrelid
      join pg_index indexed on indexed.indrelid = part.oid
      join pg_class child on child.oid = indexed.indexrelid
      join pg_inherits indexes on indexes.inhrelid = child.oid
      join pg_class parent on parent.oid = indexes.inhparent
    where parts.inhparent = target
  loop
    if found.old_name <> found.new_name then
      execute format('alter index %s rename to %I', found.made, found.new_name);
    end if;
  end loop;
end $$;

-- Adds one partition, which is only reached through its table: it has row security without a policy, and no grants. It is
-- attached rather than made in place, which would wait for every reader of the table.
create function app.add_partition(target regclass, range_start bigint, range_end bigint) returns void
language plpgsql set search_path = '' as $$
declare
  part text := format('public.%I', (select relname from pg_class where oid = target)
    || '_' || (range_end - 1) / app.partition_width());
begin
  execute format('create table %s (like %s including defaults including constraints including generated)', part, target);
  execute format('alter table %s enable row level security', part);
  execute format('alter table %s attach partition %s for values from (%s) to (%s)',
    target, part, coalesce(range_start::text, 'minvalue'), range_end);
  perform app.name_partition_indexes(target);
end $$;

-- Makes the partitions that are missing up to two whole ranges beyond the newest id, and returns how many. The first takes
-- every id there has been; after a jump of the sequence one partition spans what was left out.
create function app.extend_partitions(target regclass) returns int
language plpgsql set search_path = '' as $$
declare
  width constant bigint := app.partition_width();
  newest constant bigint := (select last_value from app.ids);
  current_end constant bigint := (newest / width + 1) * width;
  covered_to bigint := (
    select max((regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \(''(\d+)''\)'))[1]::bigint)
    from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = target);
  next_end bigint;
  made int := 0;
begin
  while covered_to is null or covered_to < current_end + 2 * width loop
    next_end := greatest(coalesce(covered_to + width, 0), current_end);
    perform app.add_partition(target, covered_to, next_end);
    covered_to := next_end;
    made := made + 1;
  end loop;
  return made;
end $$;

-- Gives a table that is declared `partition by range (id)` its first partitions; app.prepare_partitions makes the others.
create function app.partition_by_id(target regclass) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
      join pg_attrdef d on d.adrelid = p.partrelid and d.adnum = a.attnum
    where p.partrelid = target and p.partstrat = 'r' and p.partnatts = 1 and a.attname = 'id'
      and pg_get_expr(d.adbin, d.adrelid) like 'nextval(''app.ids''%')
  then
    raise exception '% is not partitioned by ranges of an id that comes from app.ids', target;
  end if;
  perform app.extend_partitions(target);
end $$;

-- Makes the next partitions of every partitioned table before they are needed, and returns how many it made. Safe to call
-- at any time and by several servers at once; call it in a transaction of its own, as it holds its locks to the end.
create function app.prepare_partitions() returns int
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  if not pg_try_advisory_xact_lock(727274012) then return 0; end if;
  return (
    select coalesce(sum(app.extend_partitions(partrelid)), 0)
    from pg_partitioned_table join pg_class on pg_class.oid = partrelid
    where relnamespace = 'public'::regnamespace);
end $$;

revoke all on function app.partition_width, app.name_partition_indexes, app.add_partition, app.extend_partitions,
  app.partition_by_id, app.prepare_partitions from public;
grant execute on function app.prepare_partitions to baton_app;
