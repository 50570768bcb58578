-- Old rows are found by the blocks they were written to: an index of a few pages, whatever the size of the table.
create index sessions_by_age on sessions using brin (tenant_id, expires_at) with (autosummarize = on);
create index one_time_tokens_by_age on one_time_tokens using brin (tenant_id, expires_at) with (autosummarize = on);
create index idempotency_keys_by_age on idempotency_keys using brin (tenant_id, created_at) with (autosummarize = on);
create index notifications_by_age on notifications using brin (tenant_id, created_at) with (autosummarize = on);
select app.name_partition_indexes('notifications');

drop function app.clean_up();

-- Deletes one batch of what has expired in each table, over all tenants, and returns how many rows it deleted; nothing is
-- left when that is zero. Rows that another server is deleting are left to it.
create function app.clean_up(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
  total bigint := 0;
begin
  with expired as (
    select tenant_id, id from public.sessions where expires_at < now() - interval '30 days'
    limit batch for update skip locked)
  delete from public.sessions as s using expired as e where s.tenant_id = e.tenant_id and s.id = e.id;
  get diagnostics deleted = row_count;
  total := total + deleted;

  with expired as (
    select tenant_id, token_hash from public.one_time_tokens where expires_at < now() - interval '30 days'
    limit batch for update skip locked)
  delete from public.one_time_tokens as t using expired as e
  where t.tenant_id = e.tenant_id and t.token_hash = e.token_hash;
  get diagnostics deleted = row_count;
  total := total + deleted;

  with expired as (
    select tenant_id, employee_id, key from public.idempotency_keys where created_at < now() - interval '2 days'
    limit batch for update skip locked)
  delete from public.idempotency_keys as k using expired as e
  where k.tenant_id = e.tenant_id and k.employee_id = e.employee_id and k.key = e.key;
  get diagnostics deleted = row_count;
  total := total + deleted;

  with expired as (
    select tenant_id, id from public.notifications
    where created_at < now() - interval '90 days'
      and (read_at is not null or created_at < now() - interval '1 year')
    limit batch for update skip locked)
  delete from public.notifications as n using expired as e where n.tenant_id = e.tenant_id and n.id = e.id;
  get diagnostics deleted = row_count;
  total := total + deleted;

  with expired as (
    select key from app.attempts where expire < extract(epoch from now()) * 1000 limit batch for update skip locked)
  delete from app.attempts as a using expired as e where a.key = e.key;
  get diagnostics deleted = row_count;
  return total + deleted;
end $$;
revoke all on function app.clean_up from public;
grant execute on function app.clean_up to baton_app;
