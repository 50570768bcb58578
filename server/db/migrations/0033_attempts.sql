-- An attempt is reserved before the work and given back unless it failed. A key may be used again at once as long as
-- `expire`, in milliseconds, is no further ahead than the span of its limit; once it has passed, nothing is counted any more.
truncate app.attempts;
alter table app.attempts drop column points;
alter table app.attempts alter column key type text collate "C", alter column expire set not null;

-- Devices on which an account was signed in to before, by the hash of e-mail, address and device.
create table app.known_devices (
  key text collate "C" primary key,
  expire bigint not null
);

-- Both are reached through these functions only.
revoke all on app.attempts from baton_app;

-- Reserves an attempt under all of its limits that apply, or under none: it is refused if it would have to wait longer than one
-- of them allows. Rows are locked in the order of their keys, so that attempts at the same moment never wait for each other in turn.
create function app.reserve_attempt(
  limits jsonb, device_key text, moment bigint,
  out is_known_device boolean, out is_refused boolean, out wait_ms bigint)
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  over_ms bigint;
begin
  is_known_device := exists (select from app.known_devices where key = device_key and expire > moment);
  is_refused := false;
  wait_ms := 0;

  -- Most refusals end here, without a lock or a write.
  select max(a.expire + l.every_ms - moment - l.span_ms) into over_ms
  from jsonb_to_recordset(limits) as l (key text, every_ms bigint, span_ms bigint, max_wait_ms bigint, if_known boolean)
  join app.attempts as a on a.key = l.key
  where coalesce(l.if_known, is_known_device) = is_known_device
    and a.expire + l.every_ms - moment - l.span_ms > l.max_wait_ms;
  if over_ms > 0 then
    is_refused := true;
    wait_ms := over_ms;
    return;
  end if;

  for one in
    select l.* from jsonb_to_recordset(limits)
      as l (key text, every_ms bigint, span_ms bigint, max_wait_ms bigint, if_known boolean)
    where coalesce(l.if_known, is_known_device) = is_known_device
    order by l.key collate "C"
  loop
    insert into app.attempts as a (key, expire) values (one.key, moment + one.every_ms)
    on conflict (key) do update set expire = greatest(a.expire, moment) + one.every_ms
    returning a.expire - moment - one.span_ms into over_ms;
    wait_ms := greatest(wait_ms, over_ms);
    is_refused := over_ms > one.max_wait_ms;
    exit when is_refused;
  end loop;

  if is_refused then
    update app.attempts as a set expire = a.expire - l.every_ms
    from jsonb_to_recordset(limits) as l (key text, every_ms bigint, if_known boolean)
    where a.key = l.key and l.key collate "C" <= one.key
      and coalesce(l.if_known, is_known_device) = is_known_device;
    wait_ms := over_ms;
  end if;
end $$;

-- Ends a reserved attempt that is not to be counted: gives it back, forgives the keys that begin with a prefix, and
-- remembers the device.
create function app.settle_attempt(given_back jsonb, forgiven text, device_key text, known_until bigint) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform from app.attempts as a
  join (
    select l.key from jsonb_to_recordset(given_back) as l (key text)
    union select b.key from app.attempts as b where b.key >= forgiven and b.key < forgiven || '~') as touched
    on touched.key = a.key
  order by a.key for update of a;
  update app.attempts as a set expire = a.expire - l.every_ms
  from jsonb_to_recordset(given_back) as l (key text, every_ms bigint) where a.key = l.key;
  delete from app.attempts where key >= forgiven and key < forgiven || '~';
  insert into app.known_devices as d (key, expire) select device_key, known_until where device_key is not null
  on conflict (key) do update set expire = greatest(d.expire, excluded.expire);
end $$;

-- Forgets one batch of devices that were not used for long, and returns how many.
create function app.forget_devices(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  with expired as (
    select key from app.known_devices where expire < extract(epoch from now()) * 1000 limit batch for update skip locked),
  deleted as (delete from app.known_devices as d using expired as e where d.key = e.key returning 1)
  select count(*) from deleted;
$$;

revoke all on function app.reserve_attempt, app.settle_attempt, app.forget_devices from public;
grant execute on function app.reserve_attempt, app.settle_attempt, app.forget_devices to baton_app;
