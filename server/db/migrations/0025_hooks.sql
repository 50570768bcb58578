-- Addresses of other systems that get a company's events as they happen, each signed with the hook's secret.
create table hooks (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  name text not null,
  address text not null,
  types text[] not null,
  secret_sealed text not null,
  -- The former secret signs as well until then.
  secret_before_sealed text,
  secret_before_until timestamptz,
  is_stopped boolean not null default false,
  -- Since when, and how often, nothing has arrived.
  failing_since timestamptz,
  failures int not null default 0,
  is_failure_told boolean not null default false,
  last_delivered_at timestamptz,
  created_by_id bigint not null,
  created_at timestamptz not null default app.clock(),
  primary key (tenant_id, id),
  check ((secret_before_sealed is null) = (secret_before_until is null)),
  foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create index hooks_by_maker on hooks (tenant_id, created_by_id);
select app.protect('hooks', 'select, insert, update, delete');

-- The log of what was sent, or waits for it in the queue; for 30 days, as events.
create table hook_deliveries (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  hook_id bigint not null,
  -- The event's id; none for a test.
  event_id bigint,
  is_again boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  status int,
  ms int,
  failure text,
  answer text not null default '',
  attempts int not null default 0,
  created_at timestamptz not null default app.clock(),
  sent_at timestamptz,
  primary key (tenant_id, id)
) partition by range (id);
create index hook_deliveries_of_hook on hook_deliveries (tenant_id, hook_id, id);
create index hook_deliveries_by_age on hook_deliveries using brin (tenant_id, created_at) with (autosummarize = on);
select app.partition_by_id('hook_deliveries');
select app.protect('hook_deliveries', 'select, insert, update, delete');

create function app.forget_hook_deliveries(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.hook_deliveries', $c$created_at < app.clock() - interval '30 days'$c$, batch);
$$;
revoke all on function app.forget_hook_deliveries from public;
grant execute on function app.forget_hook_deliveries to baton_app;
