-- Accounts, the devices they are signed in on, and the links that are good for one use.
create table accounts (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id bigint not null,
  email text not null check (email = lower(email)),
  password_hash text,
  newsletter_opt_in boolean not null default false,
  newsletter_decided_at timestamptz,
  last_signed_in_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index accounts_email_once on accounts (tenant_id, email);
create unique index accounts_one_per_employee on accounts (tenant_id, employee_id);
select app.protect('accounts', 'select, insert, update');

create table sessions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  account_id uuid not null,
  employee_id bigint not null,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index sessions_by_account on sessions (tenant_id, account_id, ended_at);
select app.protect('sessions', 'select, insert, update, delete');

create table one_time_tokens (
  tenant_id uuid not null references tenants (id),
  token_hash text not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('reset', 'invitation')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index one_time_tokens_by_account on one_time_tokens (tenant_id, account_id);
select app.protect('one_time_tokens', 'select, insert, update, delete');

-- Answers of creations, so that a request sent twice books once.
create table idempotency_keys (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  response text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, employee_id, key),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select app.protect('idempotency_keys', 'select, insert, update, delete');

-- Counted attempts, over all server processes; keys are hashed and hold no tenant's data.
create unlogged table app.attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on app.attempts to baton_app;
