-- The queue stays whole where companies are distributed, and a sharded database cannot ask for the company while it changes the
-- queue. Whether a company may send again is asked before, by whoever has changed that (server/outbox); a suspension by the
-- function itself, before the change.
create or replace function app.queue_release() returns void
language sql security definer set search_path = '' as $$
  update public.queue set ready_at = now(), due_at = null, wanted_at = now()
  where tenant_id = app.current_tenant() and kind = 'mail' and due_at = 'infinity';
$$;

create or replace function app.queue_failed(of_tenant uuid, of_id bigint, attempt int, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_suspended boolean := exists (select from public.tenants where id = of_tenant and suspended_at is not null);
begin
  update public.queue set
    failure = left(reason, 200),
    content = case when kind = 'job' or wanted_at > now() - interval '2 days' then content end,
    due_at = case
      when wanted_at <= now() - interval '2 days' then null
      when kind = 'mail' and is_suspended then 'infinity'
      else now() + least(interval '5 seconds' * 2 ^ least(attempts - 1, 12), interval '1 hour') end
  where tenant_id = of_tenant and id = of_id and attempts = attempt;
end $$;

-- As before; but a sharded database cannot lock a row while it looks for it, so the company is found first and locked then.
create or replace function app.erase_unconfirmed(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid;
  target regclass;
  erased bigint := 0;
begin
  perform app.span_tenants();
  select id into tenant from public.tenants
  where confirmed_at is null and suspended_at is null and created_at < now() - interval '48 hours'
  order by created_at limit 1;
  perform from public.tenants
  where id = tenant and confirmed_at is null and suspended_at is null for update skip locked;
  if not found then return 0; end if;

  update public.tenants set owner_employee_id = null where id = tenant;
  for target in
    select first from unnest(array['directory.emails', 'directory.domains', 'public.sessions']::regclass[]) as first
    union all select t from app.tables_of_tenants() as t
  loop
    if erased < batch then
      erased := erased + app.erase_batch(target, tenant, (batch - erased)::int);
    end if;
  end loop;
  if erased < batch then
    insert into app.erased_tenants (id, erased_at) values (tenant, now()) on conflict do nothing;
    delete from public.tenants where id = tenant;
    erased := erased + 1;
  end if;
  return erased;
end $$;
