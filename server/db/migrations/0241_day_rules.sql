-- Days on which a company, or one of its departments, blocks annual and unpaid leave, or wants a number of people at work. A rule is
-- never changed: it is taken back, and stays on record.
create table leave_day_rules (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  kind text not null check (kind in ('blocked', 'staffing')),
  -- None for the whole company. No foreign key: a rule stays on record once its department is removed.
  department_id bigint,
  date_from date not null,
  -- The last day, inclusive; none until further notice.
  date_to date,
  -- How many people should be at work.
  minimum int check (minimum > 0),
  reason text not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  revoked_at timestamptz,
  revoked_by_id bigint,
  primary key (tenant_id, id),
  constraint leave_day_rules_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_day_rules_revoked_by foreign key (tenant_id, revoked_by_id) references employees (tenant_id, id),
  constraint leave_day_rules_revoked check ((revoked_at is null) = (revoked_by_id is null)),
  constraint leave_day_rules_days check (date_to >= date_from),
  constraint leave_day_rules_of_kind check (case kind when 'blocked' then minimum is null and date_to is not null else minimum is not null end)
);
create index leave_day_rules_in_force on leave_day_rules (tenant_id, date_from) where revoked_at is null;
create index leave_day_rules_by_recorder on leave_day_rules (tenant_id, recorded_by_id);
create index leave_day_rules_by_revoker on leave_day_rules (tenant_id, revoked_by_id) where revoked_by_id is not null;
select app.protect('leave_day_rules', 'select, insert');
grant update (revoked_at, revoked_by_id) on leave_day_rules to baton_app;
