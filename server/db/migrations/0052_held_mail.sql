-- What a company may not send for now waits in the queue, due at infinity: nobody takes it, and nothing of it is lost.
-- The transaction's own company is suspended: what waits to be sent goes on waiting.
create function app.queue_hold() returns void
language sql security definer set search_path = '' as $$
  update public.queue set ready_at = null, due_at = 'infinity'
  where tenant_id = app.current_tenant() and kind = 'mail' and num_nonnulls(ready_at, due_at) = 1;
$$;

-- It may send again, unless there is another reason why not. What waited has two days again to be sent.
create function app.queue_release() returns void
language sql security definer set search_path = '' as $$
  update public.queue set ready_at = now(), due_at = null, wanted_at = now()
  where tenant_id = app.current_tenant() and kind = 'mail' and due_at = 'infinity'
    and exists (select from public.tenants
      where id = app.current_tenant() and confirmed_at is not null and suspended_at is null);
$$;

-- As before; but a mail that could not be sent is held if its company has been suspended meanwhile.
create or replace function app.queue_failed(of_tenant uuid, of_id bigint, attempt int, reason text) returns void
language sql security definer set search_path = '' as $$
  update public.queue set
    failure = left(reason, 200),
    content = case when kind = 'job' or wanted_at > now() - interval '2 days' then content end,
    due_at = case
      when wanted_at <= now() - interval '2 days' then null
      when kind = 'mail' and exists (
        select from public.tenants where id = of_tenant and suspended_at is not null) then 'infinity'
      else now() + least(interval '5 seconds' * 2 ^ least(attempts - 1, 12), interval '1 hour') end
  where tenant_id = of_tenant and id = of_id and attempts = attempt;
$$;

revoke all on function app.queue_hold, app.queue_release from public;
grant execute on function app.queue_hold, app.queue_release to baton_app;
