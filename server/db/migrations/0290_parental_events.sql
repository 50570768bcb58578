-- What maternity leave is for, as the law of South Africa asks: the latest row of a request applies, those before it are what was
-- stated until it was corrected. Apart from the requests, so that no list of leave reads it.
create table parental_events (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  leave_id bigint not null,
  event_kind text not null check (event_kind in ('birth', 'adoption', 'surrogacy')),
  event_date date not null,
  parent_role text not null check (parent_role in ('first', 'other')),
  -- As far as the law of the day asks for it.
  has_employed_partner boolean,
  agreed_months smallint check (agreed_months between 0 and 4),
  agreed_days smallint check (agreed_days between 0 and 133),
  is_child_under_two boolean,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  primary key (tenant_id, id),
  constraint parental_events_leave foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id),
  constraint parental_events_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint parental_events_share check ((agreed_months is null) = (agreed_days is null))
);
create index parental_events_of_leave on parental_events (tenant_id, leave_id, id desc);
create index parental_events_by_recorder on parental_events (tenant_id, recorded_by_id);
select app.protect('parental_events', 'select, insert');
