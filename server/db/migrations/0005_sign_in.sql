-- Accounts, the devices they are signed in on, links for one use, and counted attempts.
create table accounts (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  employee_id bigint not null,
  email text not null check (email = lower(email)),
  password_hash text,
  -- What authenticators know the account by: random, made with its first passkey.
  passkey_handle text,
  -- The invitation, which outlives its link: when it was last asked for, until when the mailed link works (null until it is
  -- mailed), and when it was withdrawn.
  invited_at timestamptz,
  invitation_expires_at timestamptz,
  invitation_withdrawn_at timestamptz,
  -- When a link to confirm the address was last asked for, and how often without an hour's pause, so that it is limited.
  confirmation_asked_at timestamptz,
  confirmation_asks int not null default 0,
  -- When a super administrator last reminded the person of their profile.
  reminded_at timestamptz,
  -- When they were last reminded of a second step of sign-in.
  factor_reminded_at timestamptz,
  last_signed_in_at timestamptz,
  created_at timestamptz not null default app.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
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
  created_at timestamptz not null default app.clock(),
  -- To some minutes: a session that is not used for days has ended.
  last_used_at timestamptz not null default app.clock(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When its person last proved to be there: at sign-in, and before each sensitive call that is ten minutes later.
  confirmed_at timestamptz,
  -- What opened it. One opened by a recovery code cannot be confirmed by the password.
  factor text not null default 'password' check (factor in ('password', 'password_code', 'passkey', 'recovery', 'sso')),
  -- Whether its account has a second step, so that every call knows; each change of one writes it to the open sessions.
  has_factor boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index sessions_by_account on sessions (tenant_id, account_id, ended_at);
create index sessions_by_employee on sessions (tenant_id, employee_id);
-- Old rows are found by the blocks they were written to: an index of a few pages, whatever the size of the table.
create index sessions_by_age on sessions using brin (tenant_id, expires_at) with (autosummarize = on);
select app.protect('sessions', 'select, insert, update, delete');

-- Authenticator apps: one confirmed per account, and one that waits for its first code.
create table authenticator_apps (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  account_id uuid not null,
  seed_sealed text not null,
  created_at timestamptz not null default app.clock(),
  confirmed_at timestamptz,
  -- The interval of the last accepted code, so that none is accepted twice.
  last_step bigint not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create unique index authenticator_apps_confirmed on authenticator_apps (tenant_id, account_id) where confirmed_at is not null;
create unique index authenticator_apps_waiting on authenticator_apps (tenant_id, account_id) where confirmed_at is null;
select app.protect('authenticator_apps', 'select, insert, update, delete');

-- Each signs in once in place of a code.
create table recovery_codes (
  tenant_id uuid not null references tenants (id),
  account_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, account_id, code_hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
select app.protect('recovery_codes', 'select, insert, update, delete');

-- Each signs in without e-mail and password. The counter, where an authenticator has one, only grows.
create table passkeys (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  account_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default app.clock(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index passkeys_of_account on passkeys (tenant_id, account_id);
select app.protect('passkeys', 'select, insert, update, delete');

-- The companies of passkeys, since a sign-in by one names no e-mail. Like the other directories it may be asked, never read.
create table directory.passkeys (
  credential_id text primary key,
  tenant_id uuid not null
);
create index passkeys_by_tenant on directory.passkeys (tenant_id);

create function app.tenant_of_passkey(wanted text) returns uuid
language sql stable security definer set search_path = '' as
$$ select tenant_id from directory.passkeys where credential_id = wanted $$;

-- False if it is claimed already. Claims and releases are for the tenant of the transaction and for no other.
create function app.claim_passkey(wanted text) returns boolean
language sql security definer set search_path = '' as $$
  with claimed as (
    insert into directory.passkeys (credential_id, tenant_id) values (wanted, app.current_tenant())
    on conflict do nothing returning 1)
  select exists (select from claimed)
$$;

create function app.release_passkey(wanted text) returns void
language sql security definer set search_path = '' as
$$ delete from directory.passkeys where credential_id = wanted and tenant_id = app.current_tenant() $$;

-- What passkeys have to sign, each for one use. Keys are hashed and hold no tenant's data.
create unlogged table app.challenges (
  key text collate "C" primary key,
  expire bigint not null
);
create index challenges_by_age on app.challenges (expire);

create function app.add_challenge(new_key text, until_ms bigint) returns void
language sql security definer set search_path = '' as
$$ insert into app.challenges (key, expire) values (new_key, until_ms) $$;

-- Of two simultaneous uses one is true.
create function app.use_challenge(used_key text, moment bigint) returns boolean
language sql security definer set search_path = '' as $$
  with used as (delete from app.challenges where key = used_key returning expire)
  select coalesce((select expire > moment from used), false)
$$;

-- Forgets one batch of unused challenges that have expired, and returns how many.
create function app.forget_challenges(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  with expired as (
    select key from app.challenges where expire < extract(epoch from app.clock()) * 1000 limit batch for update skip locked),
  deleted as (delete from app.challenges as c using expired as e where c.key = e.key returning 1)
  select count(*) from deleted;
$$;

revoke all on function app.tenant_of_passkey, app.claim_passkey, app.release_passkey, app.add_challenge, app.use_challenge,
  app.forget_challenges from public;
grant execute on function app.tenant_of_passkey, app.claim_passkey, app.release_passkey, app.add_challenge, app.use_challenge,
  app.forget_challenges to baton_app;

create table one_time_tokens (
  tenant_id uuid not null references tenants (id),
  token_hash text not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('reset', 'invitation', 'confirmation')),
  created_at timestamptz not null default app.clock(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index one_time_tokens_by_account on one_time_tokens (tenant_id, account_id);
create index one_time_tokens_by_age on one_time_tokens using brin (tenant_id, expires_at) with (autosummarize = on);
select app.protect('one_time_tokens', 'select, insert, update, delete');

-- Every choice about the newsletter: consent is proved by rows that cannot change. The newest row is in force.
create table newsletter_decisions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  account_id uuid not null,
  opt_in boolean not null,
  source text not null check (source in ('sign-up', 'settings')),
  decided_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index newsletter_decisions_of_account on newsletter_decisions (tenant_id, account_id, decided_at, id);
select app.protect('newsletter_decisions', 'select, insert');

-- The responses of creations, so that a request sent twice creates once.
create table idempotency_keys (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  response text,
  created_at timestamptz not null default app.clock(),
  primary key (tenant_id, employee_id, key),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index idempotency_keys_by_age on idempotency_keys using brin (tenant_id, created_at) with (autosummarize = on);
select app.protect('idempotency_keys', 'select, insert, update, delete');

-- Counted attempts, over all server processes; keys are hashed and hold no tenant's data. An attempt is reserved before the
-- work and given back unless it failed. A key may be used again at once as long as `expire`, in milliseconds, is no further
-- ahead than the span of its limit; once it has passed, nothing is counted any more.
create unlogged table app.attempts (
  key text collate "C" primary key,
  expire bigint not null
);

-- Devices on which an account was signed in to before, by the hash of e-mail, address and device.
create table app.known_devices (
  key text collate "C" primary key,
  expire bigint not null
);

-- Reserves an attempt under all of its limits that apply, or under none: it is refused if it would have to wait longer than one
-- of them allows. Rows are locked in the order of their keys, so that attempts at the same moment never wait for each other in turn.
create function app.reserve_attempt(
  limits jsonb, device_key text, moment bigint,
  out is_known_device boolean, out is_refused boolean, out wait_ms bigint)
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  over_ms bigint;
begin
  is_known_device := exists (select from app.known_devices where key = device_key and expire > moment);
  is_refused := false;
  wait_ms := 0;

  -- Most refusals end here, without a lock or a write.
  select max(a.expire + l.every_ms - moment - l.span_ms) into over_ms
  from jsonb_to_recordset(limits) as l (key text, every_ms bigint, span_ms bigint, max_wait_ms bigint, if_known boolean)
  join app.attempts as a on a.key = l.key
  where coalesce(l.if_known, is_known_device) = is_known_device
    and a.expire + l.every_ms - moment - l.span_ms > l.max_wait_ms;
  if over_ms > 0 then
    is_refused := true;
    wait_ms := over_ms;
    return;
  end if;

  for one in
    select l.* from jsonb_to_recordset(limits)
      as l (key text, every_ms bigint, span_ms bigint, max_wait_ms bigint, if_known boolean)
    where coalesce(l.if_known, is_known_device) = is_known_device
    order by l.key collate "C"
  loop
    insert into app.attempts as a (key, expire) values (one.key, moment + one.every_ms)
    on conflict (key) do update set expire = greatest(a.expire, moment) + one.every_ms
    returning a.expire - moment - one.span_ms into over_ms;
    wait_ms := greatest(wait_ms, over_ms);
    is_refused := over_ms > one.max_wait_ms;
    exit when is_refused;
  end loop;

  if is_refused then
    update app.attempts as a set expire = a.expire - l.every_ms
    from jsonb_to_recordset(limits) as l (key text, every_ms bigint, if_known boolean)
    where a.key = l.key and l.key collate "C" <= one.key
      and coalesce(l.if_known, is_known_device) = is_known_device;
    wait_ms := over_ms;
  end if;
end $$;

-- Ends a reserved attempt that is not to be counted: gives it back, forgives the keys that begin with a prefix, and
-- remembers the device.
create function app.settle_attempt(given_back jsonb, forgiven text, device_key text, known_until bigint) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform from app.attempts as a
  join (
    select l.key from jsonb_to_recordset(given_back) as l (key text)
    union select b.key from app.attempts as b where b.key >= forgiven and b.key < forgiven || '~') as touched
    on touched.key = a.key
  order by a.key for update of a;
  update app.attempts as a set expire = a.expire - l.every_ms
  from jsonb_to_recordset(given_back) as l (key text, every_ms bigint) where a.key = l.key;
  delete from app.attempts where key >= forgiven and key < forgiven || '~';
  insert into app.known_devices as d (key, expire) select device_key, known_until where device_key is not null
  on conflict (key) do update set expire = greatest(d.expire, excluded.expire);
end $$;

-- Which of a company's questions may be answered, in their order: those asked before, for as long as they are remembered, and as
-- many new ones as its purse has room for, which pay for themselves. The rest would have room after the wait.
create function app.draw_questions(
  purse text, every_ms bigint, span_ms bigint, asked text[], remembered_ms bigint, moment bigint,
  out answered text[], out wait_ms bigint)
language plpgsql security definer set search_path = '' as $$
declare
  expire_then bigint;
  fresh text[];
  paid text[];
begin
  -- One company's questions are answered one after the other.
  insert into app.attempts as a (key, expire) values (purse, moment)
  on conflict (key) do update set expire = greatest(a.expire, excluded.expire) returning a.expire into expire_then;
  select coalesce(array_agg(q.key) filter (where a.key is not null), '{}'),
    coalesce(array_agg(q.key order by q.place) filter (where a.key is null), '{}')
  into answered, fresh
  from unnest(asked) with ordinality as q (key, place)
  left join app.attempts as a on a.key = q.key and a.expire > moment;
  paid := fresh[1:greatest(0, (moment + span_ms - expire_then) / every_ms)];
  update app.attempts set expire = expire_then + every_ms * cardinality(paid) where key = purse;
  insert into app.attempts (key, expire) select unnest(paid), moment + remembered_ms
  on conflict (key) do update set expire = excluded.expire;
  answered := answered || paid;
  wait_ms := greatest(0, expire_then + every_ms * cardinality(fresh) - moment - span_ms);
end $$;

-- Forgets one batch of devices that were not used for long, and returns how many.
create function app.forget_devices(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  with expired as (
    select key from app.known_devices where expire < extract(epoch from app.clock()) * 1000 limit batch for update skip locked),
  deleted as (delete from app.known_devices as d using expired as e where d.key = e.key returning 1)
  select count(*) from deleted;
$$;

revoke all on function app.reserve_attempt, app.settle_attempt, app.draw_questions, app.forget_devices from public;
grant execute on function app.reserve_attempt, app.settle_attempt, app.draw_questions, app.forget_devices to baton_app;
