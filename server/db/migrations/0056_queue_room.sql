-- Whether the transaction's own company has no more than so much waiting; what is only remembered as failed does not count.
create function app.queue_has_room(max_waiting int) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.queue
    where tenant_id = app.current_tenant() and num_nonnulls(ready_at, due_at) = 1
    offset max_waiting);
$$;
revoke all on function app.queue_has_room from public;
grant execute on function app.queue_has_room to baton_app;
