-- When work that comes back every so often was last started, by whichever server process did it.
create table app.recurring_work (
  name text primary key,
  started_at timestamptz not null
);

-- Whether it is time again. Says so to one process only, and from then on not before the interval is over.
create function app.start_recurring(work_name text, every interval) returns boolean
language sql security definer set search_path = '' as $$
  with started as (
    insert into app.recurring_work as known values (work_name, now())
    on conflict (name) do update set started_at = now() where known.started_at <= now() - every
    returning 1)
  select exists (select from started);
$$;
revoke all on function app.start_recurring from public;
grant execute on function app.start_recurring to baton_app;
