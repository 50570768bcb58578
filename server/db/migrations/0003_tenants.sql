-- The company with its settings, the directories that find it before anyone is signed in, and how it is erased.
create table tenants (
  id uuid primary key,
  tenant_name text not null default '',
  domain_name text not null,
  company_email text not null default '',
  company_phone text not null default '',
  office_address text not null default '',
  country text not null default 'ZA' check (country in ('US', 'GB', 'CA', 'AU', 'ZA')),
  time_zone text not null default 'Africa/Johannesburg',
  tenant_registration_type text check (tenant_registration_type in
    ('PrivateCompany', 'PublicCompany', 'SoleProprietor', 'CloseCorporation', 'NonProfitOrganisation', 'Individual')),
  registration_date date,
  tax_number text not null default '',
  industry text not null default '',
  team_size text not null default '' check (team_size in ('', '1-14', '15-49', '50+')),
  accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
  logo text,
  -- The sender's name and the address for replies of the company's mails; blank for the product's own.
  mail_sender_name text not null default '',
  reply_to_email text not null default '',
  -- How leave counts the company's year and days. Minutes of work are by weekday, Monday first.
  year_start text not null default '01-01' check (year_start ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  -- Null follows the country.
  holiday_region text check (holiday_region in ('US', 'GB', 'CA', 'AU', 'ZA', 'PK', 'none')),
  work_minutes smallint[] not null default '{480,480,480,480,480,0,0}' check
    (cardinality(work_minutes) = 7 and 0 <= all (work_minutes) and 1440 >= all (work_minutes) and 0 < any (work_minutes)),
  -- Types of leave beside the five that every company offers.
  offers_study_leave boolean not null default false,
  offers_time_in_lieu boolean not null default false,
  -- How long time in lieu can be used; null for ever.
  in_lieu_months smallint check (in_lieu_months between 1 and 36),
  -- From the first day on; 0 for a company without probation.
  probation_months smallint not null default 0 check (probation_months between 0 and 24),
  -- How many days before a change of manager the steps of its handover are due.
  handover_written_days smallint not null default 11,
  handover_commented_days smallint not null default 6,
  handover_confirmed_days smallint not null default 1,
  -- Who needs a second step of sign-in, from a day of the company on.
  second_factor text not null default 'off' check (second_factor in ('off', 'superadmins', 'everyone')),
  second_factor_from date,
  -- Since when people sign in by a provider of the company's alone, but for emergency accounts.
  sso_required_from timestamptz,
  emergency_employee_ids bigint[] not null default '{}' check (cardinality(emergency_employee_ids) <= 3),
  owner_employee_id bigint,
  is_active boolean not null default false,
  -- When the owner followed the link mailed at sign-up.
  confirmed_at timestamptz default app.clock(),
  -- The hashed client address of an unconfirmed sign-up, whose companies share one purse.
  opened_from text,
  registered_at timestamptz,
  -- Since when the operator has suspended the company. Not `is_active`, which is a field that the company itself sends.
  suspended_at timestamptz,
  created_at timestamptz not null default app.clock(),
  updated_at timestamptz not null default app.clock(),
  constraint tenants_emergency_accounts check (sso_required_from is null or cardinality(emergency_employee_ids) > 0),
  constraint tenants_second_factor_from check ((second_factor = 'off') = (second_factor_from is null)),
  constraint tenants_handover_days_check check (
    60 >= handover_written_days and handover_written_days > handover_commented_days
    and handover_commented_days > handover_confirmed_days and handover_confirmed_days >= 0)
);
create index tenants_unconfirmed on tenants (created_at) where confirmed_at is null;
select app.protect('tenants', 'select, insert, update', 'id');

-- Whether any company uses this database; checked before a demonstration company with a published password is added.
create function app.has_tenants() returns boolean
language sql security definer set search_path = '' as $$
  select app.span_tenants();
  select exists (select 1 from public.tenants);
$$;
revoke all on function app.has_tenants from public;
grant execute on function app.has_tenants to baton_app;

-- Directories over all tenants, each for one question: the application may ask them, never read them.
create table directory.emails (
  email text primary key check (email = lower(email)),
  tenant_id uuid not null
);
create index emails_by_tenant on directory.emails (tenant_id);

create table directory.domains (
  domain text primary key check (domain = lower(domain)),
  tenant_id uuid not null
);
create index domains_by_tenant on directory.domains (tenant_id);

-- Domains that a company has proven by DNS. A proof goes before the claim of the first comer.
create table directory.verified_domains (
  domain text primary key check (domain = lower(domain)),
  tenant_id uuid not null
);
create index verified_domains_by_tenant on directory.verified_domains (tenant_id);

create function app.tenant_of_email(wanted text) returns uuid
language sql stable security definer set search_path = '' as
$$ select tenant_id from directory.emails where email = lower(wanted) $$;

create function app.tenant_of_domain(wanted text) returns uuid
language sql stable security definer set search_path = '' as
$$ select coalesce((select tenant_id from directory.verified_domains where domain = lower(wanted)),
  (select tenant_id from directory.domains where domain = lower(wanted))) $$;

create function app.is_domain_claimed(wanted text) returns boolean
language sql stable security definer set search_path = '' as
$$ select app.tenant_of_domain(wanted) is not null $$;

-- Claims are made for the tenant of the transaction and for no other; a second claim is a unique violation.
create function app.claim_email(wanted text) returns void
language sql security definer set search_path = '' as
$$ insert into directory.emails (email, tenant_id) values (lower(wanted), app.current_tenant()) $$;

create function app.claim_domain(wanted text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from directory.verified_domains where domain = lower(wanted)) then
    raise unique_violation using message = 'another company has proven this domain';
  end if;
  insert into directory.domains (domain, tenant_id) values (lower(wanted), app.current_tenant());
end $$;

-- Makes a domain the tenant's, unless another company has proven it; returns whether it is the tenant's.
create function app.hold_verified_domain(wanted text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into directory.verified_domains (domain, tenant_id) values (lower(wanted), app.current_tenant())
  on conflict (domain) do nothing;
  return exists (select from directory.verified_domains where domain = lower(wanted) and tenant_id = app.current_tenant());
end $$;

create function app.release_verified_domain(wanted text) returns void
language sql security definer set search_path = '' as
$$ delete from directory.verified_domains where domain = lower(wanted) and tenant_id = app.current_tenant() $$;

revoke all on function app.tenant_of_email, app.tenant_of_domain, app.is_domain_claimed, app.claim_email, app.claim_domain,
  app.hold_verified_domain, app.release_verified_domain from public;
grant execute on function app.tenant_of_email, app.tenant_of_domain, app.is_domain_claimed, app.claim_email, app.claim_domain,
  app.hold_verified_domain, app.release_verified_domain to baton_app;

-- The erased companies, so that their files can be erased too. Files of an unknown company are never touched: they may only
-- be beside the wrong database.
create table app.erased_tenants (
  id uuid primary key,
  erased_at timestamptz not null
);

create function app.is_erased(tenant uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from app.erased_tenants where id = tenant)
    and not exists (select 1 from public.tenants where id = tenant)
$$;

-- Deletes one batch of a tenant's rows from one table, the newest first, and returns how many.
create function app.erase_batch(target regclass, tenant uuid, batch int) returns int
language plpgsql set search_path = '' as $$
declare
  columns name[] := array(
    select a.attname from pg_index i join unnest(i.indkey) with ordinality as k (attnum, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = target and i.indisprimary and k.place <= i.indnkeyatts order by k.place);
  deleted int;
begin
  execute format(
    'delete from %s as d using (select %s from %s where tenant_id = $1 order by %s limit $2) as b where d.tenant_id = $1 and %s',
    target,
    (select string_agg(format('%I', c), ', ') from unnest(columns) as c),
    target,
    (select string_agg(format('%I desc', c), ', ') from unnest(columns) as c),
    (select string_agg(format('d.%1$I = b.%1$I', c), ' and ') from unnest(columns) as c))
  using tenant, batch;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Deletes all of a tenant's rows from one table, each batch committed.
create procedure app.erase_from(target regclass, tenant uuid, batch int)
language plpgsql as $$
declare
  deleted int;
begin
  loop
    deleted := app.erase_batch(target, tenant, batch);
    commit;
    exit when deleted < batch;
  end loop;
end $$;

-- Erases a company and everything that was ever kept of it. Only the owner of the tables may. It can be called again after it
-- was cut off, and for a company that is gone already. The company is suspended from the first step on. The moment is
-- a value, as a sharded database takes no function in what it passes on.
create procedure app.erase_tenant(tenant uuid, batch int default 5000)
language plpgsql as $$
declare
  target regclass;
  erased_now timestamptz := app.clock();
begin
  update public.tenants set suspended_at = erased_now, owner_employee_id = null where id = tenant;
  commit;
  call app.erase_from('directory.emails', tenant, batch);
  call app.erase_from('public.sessions', tenant, batch);
  for target in select t from app.tables_of_tenants() as t loop
    call app.erase_from(target, tenant, batch);
  end loop;
  insert into app.erased_tenants (id, erased_at) values (tenant, erased_now) on conflict do nothing;
  delete from public.tenants where id = tenant;
end $$;

-- Erases one batch of one company whose address was not confirmed within 48 hours, and returns how many rows it deleted; zero
-- once nothing is left. Its domain and e-mail are free from the first batch on. A suspended company stays as it is, for the
-- operator to decide. The application can erase nothing else. A sharded database cannot lock a row while it looks for it,
-- so the company is found first and locked then.
create function app.erase_unconfirmed(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid;
  target regclass;
  erased bigint := 0;
begin
  perform app.span_tenants();
  select id into tenant from public.tenants
  where confirmed_at is null and suspended_at is null and created_at < app.clock() - interval '48 hours'
  order by created_at limit 1;
  perform from public.tenants
  where id = tenant and confirmed_at is null and suspended_at is null for update skip locked;
  if not found then return 0; end if;

  update public.tenants set owner_employee_id = null where id = tenant;
  for target in
    select first from unnest(array['directory.emails', 'directory.domains', 'directory.verified_domains', 'public.sessions']::regclass[]) as first
    union all select t from app.tables_of_tenants() as t
  loop
    if erased < batch then
      erased := erased + app.erase_batch(target, tenant, (batch - erased)::int);
    end if;
  end loop;
  if erased < batch then
    insert into app.erased_tenants (id, erased_at) values (tenant, app.clock()) on conflict do nothing;
    delete from public.tenants where id = tenant;
    erased := erased + 1;
  end if;
  return erased;
end $$;

revoke all on function app.is_erased, app.erase_batch, app.erase_unconfirmed from public;
revoke all on procedure app.erase_from, app.erase_tenant from public;
grant execute on function app.is_erased, app.erase_unconfirmed to baton_app;
