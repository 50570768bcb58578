-- Indexes other than those of primary keys and unique rules are built after the rows.
set session_replication_role = replica;
create schema if not exists growth_indexes;
create table growth_indexes.later as
select 1 as step, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as build,
  format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove
from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace
union all
select 2, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON '), format('drop index %s', i.indexrelid::regclass)
from pg_index i join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace and not c.relispartition and not i.indisunique and not i.indisexclusion;

do $$ declare one record; begin
  for one in select remove from growth_indexes.later loop execute one.remove; end loop;
end $$;
