-- Domains that a company proves by a record in its DNS, which a daily look confirms again.
create table company_domains (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  -- In ASCII, as DNS has it.
  domain text not null check (domain = lower(domain)),
  -- What the record must say.
  token text not null,
  added_at timestamptz not null default app.clock(),
  -- Null until the record is seen, and again once it was missing for seven days. In step with directory.verified_domains.
  verified_at timestamptz,
  last_seen_at timestamptz,
  checked_at timestamptz,
  -- What the last look found.
  result text check (result in (
    'seen', 'held', 'wildcard', 'other_text', 'no_record', 'refused', 'no_answer')),
  primary key (tenant_id, id),
  unique (tenant_id, domain)
);
select app.protect('company_domains', 'select, insert, update, delete');
