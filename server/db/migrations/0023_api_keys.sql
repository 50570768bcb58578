-- Keys of other systems for the API of a company. A secret is shown once and stored as its hash.
create table api_keys (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  name text not null,
  scopes text[] not null,
  -- Where calls may come from; everywhere if there is none.
  addresses cidr[] not null default '{}' check (cardinality(addresses) <= 20),
  created_by_id bigint not null,
  created_at timestamptz not null default app.clock(),
  revoked_at timestamptz,
  -- May lag by some minutes.
  last_used_at timestamptz,
  last_used_address text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create index api_keys_by_maker on api_keys (tenant_id, created_by_id);
select app.protect('api_keys', 'select, insert, update');

-- Two of a key are valid while it is being rotated.
create table api_key_secrets (
  tenant_id uuid not null references tenants (id),
  -- SHA-256: a secret is too long to be guessed.
  hash text not null,
  key_id bigint not null,
  -- The last four characters.
  hint text not null,
  created_at timestamptz not null default app.clock(),
  -- Null for a secret without end.
  ends_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, key_id) references api_keys (tenant_id, id)
);
create index api_key_secrets_of_key on api_key_secrets (tenant_id, key_id, created_at);
select app.protect('api_key_secrets', 'select, insert, update, delete');
