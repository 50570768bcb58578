-- What waits to be done or sent after the change that caused it has committed: jobs, and what leaves the system: mails, and events
-- for hooks. The application may add rows of the tenant it works for, and can neither read nor change any. A row goes once it
-- is done, so the table stays small and is not partitioned.
create table queue (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null check (kind in ('job', 'mail', 'hook')),
  -- 0: a person is waiting for it, 1: an invitation, 2: everything else.
  urgency smallint not null check (urgency between 0 and 2),
  -- A mail's may hold links with one-time secrets: it goes with the last attempt.
  content jsonb,
  -- When it was to be done at first.
  wanted_at timestamptz not null default app.clock(),
  -- Since when it may be taken, or when that will be; neither once it is given up. A mail that its company may not send for now
  -- is due at infinity.
  ready_at timestamptz,
  due_at timestamptz,
  attempts int not null default 0,
  failure text,
  primary key (tenant_id, id),
  check (num_nonnulls(ready_at, due_at) <= 1)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
-- Not by tenant first: both are for those who work for all tenants in turn.
create index queue_ready on queue (kind, urgency, tenant_id, ready_at, id) where ready_at is not null;
create index queue_due on queue (kind, due_at) where due_at is not null;
select app.protect('queue', 'insert');

-- When an operator last finished a backup or a drill (`backup`, `drill`), and since when nothing leaves after a restore (`hold`).
create table app.operator_work (
  name text primary key check (name in ('backup', 'drill', 'hold')),
  done_at timestamptz not null default app.clock()
);
grant select on app.operator_work to baton_app;

-- The operator has looked at what waits after a restore: it leaves now. Returns its number.
create function app.release_outgoing() returns bigint
language sql security definer set search_path = '' as $$
  delete from app.operator_work where name = 'hold';
  select count(*) from public.queue where kind <> 'job' and ready_at is not null;
$$;
revoke all on function app.release_outgoing from public;
grant execute on function app.release_outgoing to baton_app;

-- Takes what is ready, up to a number of free places, and counts the attempt. No other taker gets the same rows for the next
-- three minutes; after that they are due again, in case the taker has stopped before it could report their outcome.
-- The more urgent goes first, but each urgency may always have one place. Within an urgency, tenants take turns, beginning
-- after the one that had the last turn (`after`, by urgency); none has more than a number of places. `held` and
-- `held_urgencies` are what the taker is working on already.
create function app.queue_take(
  of_kind text, free int, per_tenant int, held uuid[], held_urgencies int[], after uuid[])
returns table (tenant_id uuid, id bigint, urgency smallint, content jsonb, attempts int)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  lap_start uuid;
  turn uuid;
  quota int;
  is_reserved boolean;
  level int;
  has_wrapped boolean;
  had int;
begin
  if of_kind <> 'job' and exists (select from app.operator_work where name = 'hold') then
    return;
  end if;
  update public.queue as q set ready_at = app.clock(), due_at = null
  from (select o.tenant_id, o.id from public.queue o where o.kind = of_kind and o.due_at <= app.clock()
    order by o.due_at limit 500 for update skip locked) as due
  where q.tenant_id = due.tenant_id and q.id = due.id;

  foreach is_reserved in array array[true, false] loop
    for level in 0..2 loop
      quota := case when not is_reserved then free
        when level = any (held_urgencies) then 0 else least(free, 1) end;
      -- One for each tenant per lap.
      for lap in 1..per_tenant loop
        lap_start := after[level + 1];
        turn := lap_start;
        has_wrapped := false;
        while quota > 0 loop
          select q.tenant_id into turn from public.queue q
          where q.kind = of_kind and q.urgency = level and q.ready_at is not null and q.tenant_id > turn
          order by q.tenant_id limit 1;
          if turn is null then
            exit when has_wrapped;
            has_wrapped := true;
            turn := '00000000-0000-0000-0000-000000000000';
            continue;
          end if;
          exit when has_wrapped and turn > lap_start;
          continue when cardinality(array_positions(held, turn)) >= per_tenant;

          return query
            update public.queue as q set attempts = q.attempts + 1, ready_at = null, due_at = app.clock() + interval '3 minutes'
            from (select o.tenant_id, o.id from public.queue o
              where o.kind = of_kind and o.urgency = level and o.tenant_id = turn and o.ready_at is not null
              order by o.ready_at, o.id limit 1 for update skip locked) as next
            where q.tenant_id = next.tenant_id and q.id = next.id
            returning q.tenant_id, q.id, q.urgency, q.content, q.attempts;
          get diagnostics had = row_count;
          if had > 0 then
            held := held || turn;
            held_urgencies := held_urgencies || level;
            after[level + 1] := turn;
            free := free - 1;
            quota := quota - 1;
          end if;
        end loop;
      end loop;
    end loop;
  end loop;
end $$;

-- It is done. Only the newest attempt may say so; false for any other.
create function app.queue_done(of_tenant uuid, of_id bigint, attempt int) returns boolean
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.queue where tenant_id = of_tenant and id = of_id and attempts = attempt returning 1)
  select exists (select from gone);
$$;

-- It has failed: it is tried again ever less often, or after a given pause, for two days after it was first due. A mail is held if its company has been
-- suspended meanwhile; a sharded database cannot look that up while it changes the queue.
create function app.queue_failed(of_tenant uuid, of_id bigint, attempt int, reason text, pause interval default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_suspended boolean := exists (select from public.tenants where id = of_tenant and suspended_at is not null);
begin
  update public.queue set
    failure = left(reason, 200),
    content = case when kind = 'job' or wanted_at > app.clock() - interval '2 days' then content end,
    due_at = case
      when wanted_at <= app.clock() - interval '2 days' then null
      when kind = 'mail' and is_suspended then 'infinity'
      else app.clock() + coalesce(pause, least(interval '5 seconds' * 2 ^ least(attempts - 1, 12), interval '1 hour')) end
  where tenant_id = of_tenant and id = of_id and attempts = attempt;
end $$;

-- What could never be done is remembered for a month.
create function app.queue_forget() returns void
language sql security definer set search_path = '' as $$
  delete from public.queue where ready_at is null and due_at is null and wanted_at < app.clock() - interval '30 days';
$$;

-- The transaction's own company is suspended: its mails wait at infinity, and none is lost.
create function app.queue_hold() returns void
language sql security definer set search_path = '' as $$
  update public.queue set ready_at = null, due_at = 'infinity'
  where tenant_id = app.current_tenant() and kind = 'mail' and num_nonnulls(ready_at, due_at) = 1;
$$;

-- It may send again, which server/outbox has checked: what waited has two days again to be sent.
create function app.queue_release() returns void
language sql security definer set search_path = '' as $$
  update public.queue set ready_at = app.clock(), due_at = null, wanted_at = app.clock()
  where tenant_id = app.current_tenant() and kind = 'mail' and due_at = 'infinity';
$$;

-- Whether the transaction's own company has no more than a number waiting; events for hooks do not count, nor what is only
-- remembered as failed.
create function app.queue_has_room(max_waiting int) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.queue
    where tenant_id = app.current_tenant() and kind <> 'hook' and num_nonnulls(ready_at, due_at) = 1
    offset max_waiting);
$$;

-- How much is ready, and since when: for the operator.
create function app.queue_length() returns table (kind text, urgency smallint, waiting bigint, oldest_seconds double precision)
language sql security definer set search_path = '' as $$
  select q.kind, q.urgency, count(*), coalesce(extract(epoch from app.clock() - min(q.ready_at)), 0)::double precision
  from public.queue q where q.ready_at is not null group by 1, 2;
$$;

revoke all on function app.queue_take, app.queue_done, app.queue_failed, app.queue_forget, app.queue_hold, app.queue_release,
  app.queue_has_room, app.queue_length from public;
grant execute on function app.queue_take, app.queue_done, app.queue_failed, app.queue_forget, app.queue_hold, app.queue_release,
  app.queue_has_room, app.queue_length to baton_app;

-- When recurring work was last started, by whichever server process did it.
create table app.recurring_work (
  name text primary key,
  started_at timestamptz not null
);

-- Whether recurring work is to be started. True for one process only, and from then on not before the interval is over.
create function app.start_recurring(work_name text, every interval) returns boolean
language sql security definer set search_path = '' as $$
  with started as (
    insert into app.recurring_work as known values (work_name, app.clock())
    on conflict (name) do update set started_at = app.clock() where known.started_at <= app.clock() - every
    returning 1)
  select exists (select from started);
$$;
revoke all on function app.start_recurring from public;
grant execute on function app.start_recurring to baton_app;
