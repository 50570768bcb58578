-- Days that a company adds to its public holidays, or works through, each with who said so and why; one that is taken back stays on
-- record. Takes the place of holiday_changes.
create table tenant_holidays (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  holiday_date date not null,
  name text not null,
  is_working_day boolean not null,
  reason text not null default '',
  -- None for days entered before this was recorded.
  recorded_by_id bigint,
  recorded_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by_id bigint,
  revoke_reason text not null default '',
  primary key (tenant_id, id),
  constraint tenant_holidays_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint tenant_holidays_revoked_by foreign key (tenant_id, revoked_by_id) references employees (tenant_id, id)
);
create unique index tenant_holidays_in_force on tenant_holidays (tenant_id, holiday_date) where revoked_at is null;
create index tenant_holidays_by_author on tenant_holidays (tenant_id, recorded_by_id) where recorded_by_id is not null;
create index tenant_holidays_by_revoker on tenant_holidays (tenant_id, revoked_by_id) where revoked_by_id is not null;
select app.protect('tenant_holidays', 'select, insert, update');

insert into tenant_holidays (tenant_id, holiday_date, name, is_working_day)
select tenant_id, holiday_date, name, is_working_day from holiday_changes;
drop table holiday_changes;
