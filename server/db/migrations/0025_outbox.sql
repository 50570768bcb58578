-- What is to leave the system, such as mails: written in the transaction of the change that causes it, and sent once that
-- has committed. The application may add rows of the tenant it works for, and can neither read nor change any.
create table outbox (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null check (kind in ('mail')),
  -- May hold links with one-time secrets: the row goes once it is sent, and the content once nobody tries any more.
  content jsonb,
  created_at timestamptz not null default now(),
  -- When it is to be sent, or tried again; null once nobody tries any more.
  due_at timestamptz default now(),
  attempts int not null default 0,
  failure text,
  primary key (tenant_id, id),
  check ((content is null) = (due_at is null))
) partition by range (id);
-- Not by tenant: one sender takes what is due of all tenants.
create index outbox_due on outbox (due_at) where due_at is not null;
select app.partition_by_id('outbox');
select app.protect('outbox', 'insert');

-- Takes what has been due longest, and counts the attempt. No other sender gets the same rows for the next three minutes;
-- after that they are due again, in case this one has stopped before it could say what became of them.
create function app.outbox_take(max_rows int)
returns table (tenant_id uuid, id bigint, kind text, content jsonb, attempts int)
language sql security definer set search_path = '' as $$
  with due as materialized (
    select o.tenant_id, o.id from public.outbox o
    where o.due_at <= now() order by o.due_at limit max_rows for update skip locked)
  update public.outbox o set attempts = o.attempts + 1, due_at = now() + interval '3 minutes'
  from due where o.tenant_id = due.tenant_id and o.id = due.id
  returning o.tenant_id, o.id, o.kind, o.content, o.attempts;
$$;

-- It has been sent. Only the newest attempt may say so.
create function app.outbox_done(of_tenant uuid, of_id bigint, attempt int) returns void
language sql security definer set search_path = '' as $$
  delete from public.outbox where tenant_id = of_tenant and id = of_id and attempts = attempt;
$$;

-- It could not be sent: it is tried again ever less often, for two days after it was written.
create function app.outbox_failed(of_tenant uuid, of_id bigint, attempt int, reason text) returns void
language sql security definer set search_path = '' as $$
  update public.outbox set
    failure = left(reason, 200),
    content = case when created_at > now() - interval '2 days' then content end,
    due_at = case when created_at > now() - interval '2 days'
      then now() + least(interval '5 seconds' * 2 ^ least(attempts - 1, 12), interval '1 hour') end
  where tenant_id = of_tenant and id = of_id and attempts = attempt;
$$;

-- What could never be sent is remembered for a month.
create function app.outbox_forget() returns void
language sql security definer set search_path = '' as $$
  delete from public.outbox where due_at is null and created_at < now() - interval '30 days';
$$;

revoke all on function app.outbox_take, app.outbox_done, app.outbox_failed, app.outbox_forget from public;
grant execute on function app.outbox_take, app.outbox_done, app.outbox_failed, app.outbox_forget to baton_app;
