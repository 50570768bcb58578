-- Now is one thing, which a server can be told: what it opened the transaction with, or else the database's own. Every default and
-- function that asked for now() asks the clock instead.
create function app.clock() returns timestamptz language sql stable as $$
  select coalesce(nullif(pg_catalog.current_setting('app.now', true), '')::timestamptz, pg_catalog.now()) $$;
grant execute on function app.clock to baton_app;

do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as "table", a.attname as "column" from pg_attrdef d
    join pg_class c on c.oid = d.adrelid and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'app', 'directory')
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) = 'now()'
  loop
    execute format('alter table %s alter column %I set default app.clock()', found."table", found."column");
  end loop;
  for found in
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'app'
    where p.prokind in ('f', 'p') and p.proname <> 'clock' and p.prosrc ~ '\mnow\(\)'
  loop
    execute regexp_replace(found.definition, '\mnow\(\)', 'app.clock()', 'g');
  end loop;
end $$;
