-- When the owner followed the link mailed at sign-up; null until then. The companies of before count as confirmed.
alter table tenants add column confirmed_at timestamptz default now();
-- Since when the operator has suspended the company. Not `is_active`: that is a field the company itself sends.
alter table tenants add column suspended_at timestamptz;
create index tenants_unconfirmed on tenants (created_at) where confirmed_at is null;

-- When a link to confirm the address was last asked for, and how often without an hour's pause, so that it is limited.
alter table accounts add column confirmation_asked_at timestamptz;
alter table accounts add column confirmation_asks int not null default 0;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('reset', 'invitation', 'confirmation'));

create function app.tenant_of_domain(wanted text) returns uuid
language sql stable security definer set search_path = '' as
$$ select tenant_id from directory.domains where domain = lower(wanted) $$;
revoke all on function app.tenant_of_domain from public;
grant execute on function app.tenant_of_domain to baton_app;
