-- Sign-in by a company's own provider, with OpenID Connect.
create table identity_providers (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret_sealed text not null,
  is_on boolean not null,
  -- Whether its e-mail addresses count although it does not mark them as verified.
  trusts_unmarked_emails boolean not null,
  created_at timestamptz not null default app.clock(),
  -- When a super administrator last came back from it with an answer that could be verified.
  tested_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
select app.protect('identity_providers', 'select, insert, update, delete');

-- The accounts of a provider's people. A later change of an e-mail address there moves none.
create table identities (
  tenant_id uuid not null references tenants (id),
  provider_id uuid not null,
  subject text not null,
  account_id uuid not null,
  linked_at timestamptz not null default app.clock(),
  last_used_at timestamptz not null default app.clock(),
  primary key (tenant_id, provider_id, subject),
  unique (tenant_id, provider_id, account_id),
  foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index identities_of_account on identities (tenant_id, account_id);
select app.protect('identities', 'select, insert, update, delete');

-- People who are away at their provider. A used flow stays for a while, so that a second use is known as such.
create unlogged table app.sign_in_flows (
  state_hash text collate "C" primary key,
  browser_hash text not null,
  tenant_id uuid not null,
  provider_id uuid not null,
  nonce text not null,
  verifier_sealed text not null,
  purpose text not null check (purpose in ('sign_in', 'trial', 'confirmation')),
  -- Of the person who tries the provider or confirms their session; null for a sign-in.
  account_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_flows_by_age on app.sign_in_flows (expires_at);

-- Stores a flow of the transaction's tenant, and forgets some of those that ended an hour ago.
create function app.start_sign_in_flow(
  of_state text, of_browser text, of_provider uuid, with_nonce text, with_verifier text,
  for_purpose text, by_account uuid) returns void
language sql security definer set search_path = '' as $$
  delete from app.sign_in_flows where state_hash in (
    select state_hash from app.sign_in_flows where expires_at < app.clock() - interval '1 hour' limit 100 for update skip locked);
  insert into app.sign_in_flows (state_hash, browser_hash, tenant_id, provider_id, nonce, verifier_sealed, purpose, account_id, expires_at)
  values (of_state, of_browser, app.current_tenant(), of_provider, with_nonce, with_verifier, for_purpose, by_account,
    app.clock() + interval '10 minutes');
$$;

-- Uses up the flow of a state, once, in the browser that began it and for the same purpose; says why it is not usable otherwise.
create function app.use_sign_in_flow(of_state text, of_browser text, for_purpose text, by_account uuid)
returns table (tenant_id uuid, provider_id uuid, nonce text, verifier_sealed text, age_seconds integer, problem text)
language plpgsql security definer set search_path = '' as $$
declare
  found app.sign_in_flows;
begin
  select * into found from app.sign_in_flows as f where f.state_hash = of_state for update;
  if found.state_hash is null then return; end if;
  problem := case
    when found.browser_hash <> of_browser then 'other_browser'
    when found.purpose <> for_purpose or found.account_id is distinct from by_account then 'other_purpose'
    when found.used_at is not null then 'used'
    when found.expires_at <= app.clock() then 'expired' end;
  if problem is null then
    update app.sign_in_flows as f set used_at = app.clock() where f.state_hash = of_state;
  end if;
  return query select found.tenant_id, found.provider_id, found.nonce, found.verifier_sealed,
    ceil(extract(epoch from app.clock() - found.expires_at + interval '10 minutes'))::integer, problem;
end $$;

revoke all on function app.start_sign_in_flow, app.use_sign_in_flow from public;
grant execute on function app.start_sign_in_flow, app.use_sign_in_flow to baton_app;
