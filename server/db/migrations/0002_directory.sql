-- Two directories over all tenants, each answering one question only: the application may ask, never read.
create schema directory;

create table directory.emails (
  email text primary key check (email = lower(email)),
  tenant_id uuid not null
);

create table directory.domains (
  domain text primary key check (domain = lower(domain)),
  tenant_id uuid not null
);

create function app.current_tenant() returns uuid
language sql stable as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

create function app.tenant_of_email(wanted text) returns uuid
language sql stable security definer set search_path = '' as
$$ select tenant_id from directory.emails where email = lower(wanted) $$;

create function app.is_domain_claimed(wanted text) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from directory.domains where domain = lower(wanted)) $$;

-- Claims are made for the tenant of the transaction and for no other; a second claim is a unique violation.
create function app.claim_email(wanted text) returns void
language sql security definer set search_path = '' as
$$ insert into directory.emails (email, tenant_id) values (lower(wanted), app.current_tenant()) $$;

create function app.claim_domain(wanted text) returns void
language sql security definer set search_path = '' as
$$ insert into directory.domains (domain, tenant_id) values (lower(wanted), app.current_tenant()) $$;

revoke all on all functions in schema app from public;
grant execute on function app.current_tenant, app.tenant_of_email, app.is_domain_claimed, app.claim_email, app.claim_domain to baton_app;
