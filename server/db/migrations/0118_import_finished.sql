-- The person who has started an import is notified of its end. The kinds that there are stay as they are, whichever they are.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind');
begin
  alter table public.notifications drop constraint notifications_kind;
  execute 'alter table public.notifications add constraint notifications_kind '
    || replace(known, 'ARRAY[', 'ARRAY[''importFinished''::text, ');
end $$;
