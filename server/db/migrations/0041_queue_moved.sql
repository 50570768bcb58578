-- What waits in the outbox and in the former job queue moves to the new one, and both go.
insert into queue (tenant_id, id, kind, urgency, content, wanted_at, due_at, attempts, failure)
  select tenant_id, id, kind, 1, content, created_at, due_at, attempts, failure from outbox;
drop table outbox;
drop function app.outbox_take, app.outbox_done, app.outbox_failed, app.outbox_forget;

do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into public.queue (tenant_id, kind, urgency, content, wanted_at, due_at, attempts)
      select t.id, 'job',
        case j.data ->> 'job' when 'auth.mailReset' then 0 when 'auth.mailInvitation' then 1 else 2 end,
        jsonb_build_object('job', j.data -> 'job', 'payload', j.data -> 'payload'),
        greatest(j.created_on, j.start_after), j.start_after, j.retry_count
      from pgboss.job j join public.tenants t on t.id::text = j.data ->> 'tenantId'
      where j.name = 'work' and j.state in ('created', 'retry', 'active');
  end if;
end $$;
drop schema if exists pgboss cascade;
