-- Deletes one batch of the rows of a table for which a condition holds, over all tenants, and returns how many they were. Rows
-- that another server is deleting are left to it; a sharded database can neither skip locked rows nor delete a limited number
-- across tenants, so there it is done tenant by tenant.
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
revoke all on function app.delete_expired from public;

-- As before, through the function above.
create or replace function app.clean_up(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
begin
  with expired as (
    select key from app.attempts where expire < extract(epoch from now()) * 1000 limit batch for update skip locked)
  delete from app.attempts as a using expired as e where a.key = e.key;
  get diagnostics deleted = row_count;
  return deleted
    + app.delete_expired('public.sessions', $c$expires_at < now() - interval '30 days'$c$, batch)
    + app.delete_expired('public.one_time_tokens', $c$expires_at < now() - interval '30 days'$c$, batch)
    + app.delete_expired('public.idempotency_keys', $c$created_at < now() - interval '2 days'$c$, batch)
    + app.delete_expired('public.notifications', $c$created_at < now() - interval '90 days'
      and (read_at is not null or created_at < now() - interval '1 year')$c$, batch);
end $$;

create or replace function app.forget_record_reads(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.record_reads', $c$day < (now() - interval '24 months')::date$c$, batch);
$$;

create or replace function app.clean_up_documents(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.documents', $c$storage_key is null and created_at < now() - interval '1 day'$c$, batch)
    + app.delete_expired('public.documents', $c$removed_at < now() - interval '30 days'$c$, batch);
$$;

create or replace function app.has_tenants() returns boolean
language sql security definer set search_path = '' as $$
  select app.span_tenants();
  select exists (select 1 from public.tenants);
$$;

create or replace function app.is_erased(tenant uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from app.erased_tenants where id = tenant)
    and not exists (select 1 from public.tenants where id = tenant)
$$;

-- As before; the tenant is a parameter, by which a sharded database finds its node.
create or replace function app.blank_story(entry_ids bigint[], because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tenant constant uuid := app.current_tenant();
begin
  update public.story_values
  set changes = (select coalesce(jsonb_agg(jsonb_build_object('field', change -> 'field', 'isSensitive', true,
        'before', null, 'beforeId', null, 'after', null, 'afterId', null)), '[]')
      from jsonb_array_elements(changes) as change),
    reason = null, blanked_at = statement_timestamp(), blanked_because = because
  where tenant_id = tenant and id = any(entry_ids) and blanked_at is null;
end $$;
