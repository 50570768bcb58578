-- The ground every table stands on: who owns, who uses, and how a tenant's rows are kept apart.
create extension if not exists btree_gist;

create schema app;
grant usage on schema app, public to baton_app;

-- One sequence for all record numbers, so that a number names one record of one kind.
create sequence app.ids as bigint start 1000;
grant usage on sequence app.ids to baton_app;

-- Puts a table under the tenant rule: the application sees and writes rows of the one tenant set for the transaction.
create function app.protect(target regclass, rights text, tenant_column text default 'tenant_id') returns void
language plpgsql as $$
declare
  tenant_rule text := format('%I = nullif(current_setting(''app.tenant_id'', true), '''')::uuid', tenant_column);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy tenant_only on %s using (%s) with check (%s)', target, tenant_rule, tenant_rule);
  execute format('grant %s on %s to baton_app', rights, target);
end $$;
revoke all on function app.protect from public;
