-- Who stands in for a manager is notified of it.

do $$
declare
  added constant text[] := array['standIn'];
  checked record;
  kinds text[];
begin
  for checked in select conname, conrelid::regclass as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid in ('notifications'::regclass, 'notification_preferences'::regclass)
      and conname in ('notifications_kind', 'notification_preferences_kind_check')
  loop
    select array_agg(quote_literal(kind) order by kind) into kinds from (
      select (regexp_matches(checked.definition, '''(\w+)''', 'g'))[1] as kind union select unnest(added)) as known;
    execute format('alter table %s drop constraint %I', checked."table", checked.conname);
    execute format('alter table %s add constraint %I check (kind in (%s))', checked."table", checked.conname,
      array_to_string(kinds, ', '));
  end loop;
end $$;
