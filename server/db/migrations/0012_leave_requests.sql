-- Requests for leave, their decisions, what each of their days costs, and leave that is booked for everyone at once.
create table leave_requests (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  leave_type text not null check (leave_type in
    ('AnnualLeave', 'SickLeave', 'FamilyResponsibilityLeave', 'MaternityLeave', 'UnpaidLeave', 'StudyLeave', 'TimeInLieu', 'OwnLeave')),
  -- The type of the company's own, for OwnLeave alone.
  own_type_id bigint,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  start_half text not null default 'morning' check (start_half in ('morning', 'afternoon')),
  end_half text not null default 'afternoon' check (end_half in ('morning', 'afternoon')),
  -- The sum of its days; zero for a day that has become a holiday.
  duration numeric(6, 2) not null check (duration >= 0),
  reason text not null,
  -- Whom family responsibility leave is for.
  family_relation text check (family_relation in ('child', 'partner', 'parent', 'grandparent', 'grandchild', 'sibling')),
  contact_number text not null default '',
  leave_status text not null default 'pending' check (leave_status in
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled')),
  -- Approved leave whose employee has asked to cancel it stays approved until the cancellation is granted.
  cancellation_asked_at timestamptz,
  -- Counts what has happened to the request, so that a decision is made on what its reviewer has seen.
  version int not null default 1 check (version >= 1),
  requested_at timestamptz not null default app.clock(),
  -- The manager or super administrator who booked it; none if the employee asked for it.
  booked_by_id bigint,
  decided_at timestamptz,
  decided_by_id bigint,
  -- The annual leave whose days were sick leave: it gives them back once this request is approved.
  replaces_id bigint,
  -- Of the last decision.
  decision_reason text not null default '',
  -- By when a medical certificate is due, by the policy of the day of the request; null if none is wanted.
  certificate_due date,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, decided_by_id) references employees (tenant_id, id),
  constraint leave_requests_own_type foreign key (tenant_id, own_type_id) references leave_own_types (tenant_id, id),
  constraint leave_requests_own_type_named check ((leave_type = 'OwnLeave') = (own_type_id is not null)),
  constraint leave_requests_booked_by foreign key (tenant_id, booked_by_id) references employees (tenant_id, id),
  constraint leave_requests_replaces foreign key (tenant_id, replaces_id) references leave_requests (tenant_id, id),
  constraint leave_requests_replaced_by_sick check (replaces_id is null or leave_type = 'SickLeave'),
  constraint leave_requests_booked_by_others check (booked_by_id <> employee_id),
  constraint leave_requests_asked_of_approved check (cancellation_asked_at is null or leave_status = 'approved'),
  constraint leave_requests_halves_in_order
    check (end_date > start_date or start_half = 'morning' or end_half = 'afternoon'),
  -- By half days, counted from a day before any leave: two requests can take a half each of the same day. A request that waits to take
  -- the place of other leave overlaps it until then.
  constraint leave_never_overlaps exclude using gist
    (tenant_id with =, employee_id with =, int4range(
      (start_date - date '2000-01-01') * 2 + case start_half when 'afternoon' then 1 else 0 end,
      (end_date - date '2000-01-01') * 2 + case end_half when 'afternoon' then 1 else 0 end, '[]') with &&)
    where (leave_status = 'approved' or (leave_status = 'pending' and replaces_id is null))
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index leave_requests_by_employee on leave_requests (tenant_id, employee_id, start_date);
create index leave_requests_pending on leave_requests (tenant_id, start_date, id) include (employee_id)
  where leave_status = 'pending';
create index leave_requests_to_cancel on leave_requests (tenant_id, start_date, id) include (employee_id)
  where cancellation_asked_at is not null;
-- By the last day, as what is over is what grows.
create index leave_requests_away on leave_requests (tenant_id, end_date, id) include (start_date, employee_id, leave_type)
  where leave_status = 'approved';
create index leave_requests_by_decider on leave_requests (tenant_id, decided_by_id);
create index leave_requests_of_own_type on leave_requests (tenant_id, own_type_id, start_date) where own_type_id is not null;
create index leave_requests_by_replaced on leave_requests (tenant_id, replaces_id) where replaces_id is not null;
create index leave_requests_by_booker on leave_requests (tenant_id, booked_by_id) where booked_by_id is not null;
select app.protect('leave_requests', 'select, insert, update');

-- Every change of a request's status, every edit and every early return: its author and reason, and who could decide on it then.
create table leave_decisions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  leave_id bigint not null,
  status_before text not null check (status_before in
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancellation_asked', 'cancelled')),
  status_after text not null check (status_after in
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancellation_asked', 'cancelled')),
  reason text not null default '',
  -- None if it followed by itself, without anyone else to decide.
  decided_by_id bigint,
  -- Their ids.
  reviewers_id jsonb not null,
  decided_at timestamptz not null,
  -- Its author may undo it until then; it is notified afterwards.
  undo_until timestamptz,
  primary key (tenant_id, id),
  constraint leave_decisions_on foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id),
  constraint leave_decisions_by foreign key (tenant_id, decided_by_id) references employees (tenant_id, id)
);
create index leave_decisions_by_leave on leave_decisions (tenant_id, leave_id, id);
create index leave_decisions_by_author on leave_decisions (tenant_id, decided_by_id) where decided_by_id is not null;
select app.protect('leave_decisions', 'select, insert');

-- What each day of leave costs, and why: the explanation of a request, its share of each cycle, and what payroll receives. Replaced
-- as a whole when the leave is recounted. Written by server/modules/leave alone.
create table leave_days (
  tenant_id uuid not null references tenants (id),
  leave_id bigint not null,
  day date not null,
  cost numeric(3, 2) not null check (cost between 0 and 1),
  reason text not null check (reason in ('worked', 'not-worked', 'holiday', 'within-months', 'counted-before')),
  -- The name of the holiday, if it is one.
  holiday text,
  -- Since when it is counted like this; null since the request.
  known_from timestamptz,
  primary key (tenant_id, leave_id, day),
  constraint leave_days_of foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id)
);
-- By the day, for what a change of holidays gives back.
create index leave_days_by_day on leave_days (tenant_id, day) include (leave_id, cost, reason);
select app.protect('leave_days', 'select, insert, update, delete');

-- What a day of leave cost until it was counted again or given back, so that a balance as it was known on a day never changes.
create table leave_day_versions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  leave_id bigint not null,
  day date not null,
  cost numeric(3, 2) not null,
  reason text not null,
  holiday text,
  known_from timestamptz,
  known_until timestamptz not null,
  primary key (tenant_id, id),
  constraint leave_day_versions_of foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id)
);
create index leave_day_versions_of_leave on leave_day_versions (tenant_id, leave_id, day);
select app.protect('leave_day_versions', 'select, insert');

-- Leave as it was before the first or last day of employment shortened, cancelled or closed it. It comes back once the days allow it,
-- unless the request has changed meanwhile.
create table leave_cuts (
  tenant_id uuid not null references tenants (id),
  leave_id bigint not null,
  -- The version of the request after the cut.
  version int not null,
  -- The request's fields and days before the first cut.
  leave_before jsonb not null,
  cut_at timestamptz not null,
  primary key (tenant_id, leave_id),
  constraint leave_cuts_of foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id)
);
select app.protect('leave_cuts', 'select, insert, update, delete');

-- What maternity leave is for, as the law of South Africa asks: the latest row of a request applies, the earlier ones are what was
-- stated until it was corrected. Apart from the requests, so that no list of leave reads it.
create table parental_events (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  leave_id bigint not null,
  event_kind text not null check (event_kind in ('birth', 'adoption', 'surrogacy', 'loss')),
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

-- Leave that is booked for everyone at once, such as over Christmas: first its cost for each person is counted, then it is booked, and
-- it can be undone as a whole.
create table leave_shutdowns (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  shutdown_name text not null,
  -- None for the whole company. No foreign key: a shutdown stays on record once its department is removed.
  department_id bigint,
  date_from date not null,
  date_to date not null,
  if_lacking text not null check (if_lacking in ('unpaid', 'skip')),
  state text not null check (state in ('counting', 'ready', 'booking', 'booked', 'undoing', 'undone', 'discarded')),
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  -- Who booked it, and who undid or discarded it.
  booked_by_id bigint,
  ended_at timestamptz,
  ended_by_id bigint,
  primary key (tenant_id, id),
  constraint leave_shutdowns_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint leave_shutdowns_booked_by foreign key (tenant_id, booked_by_id) references employees (tenant_id, id),
  constraint leave_shutdowns_ended_by foreign key (tenant_id, ended_by_id) references employees (tenant_id, id),
  constraint leave_shutdowns_ended check ((ended_at is null) = (ended_by_id is null)),
  constraint leave_shutdowns_days check (date_to >= date_from)
);
create index leave_shutdowns_by_recorder on leave_shutdowns (tenant_id, recorded_by_id);
create index leave_shutdowns_by_booker on leave_shutdowns (tenant_id, booked_by_id) where booked_by_id is not null;
create index leave_shutdowns_by_ender on leave_shutdowns (tenant_id, ended_by_id) where ended_by_id is not null;
select app.protect('leave_shutdowns', 'select, insert');
grant update (state, booked_by_id, ended_at, ended_by_id) on leave_shutdowns to baton_app;

-- What a shutdown costs each person: first as counted, then as booked.
create table leave_shutdown_people (
  tenant_id uuid not null references tenants (id),
  shutdown_id bigint not null,
  employee_id bigint not null,
  annual_days numeric(5, 2) not null,
  unpaid_days numeric(5, 2) not null,
  -- The days of annual leave that they lack.
  lacking_days numeric(5, 2) not null,
  -- Whether they have been dealt with in the present state of the shutdown.
  is_done boolean not null default false,
  -- The leave that was booked for them.
  leave_ids bigint[] not null default '{}',
  primary key (tenant_id, shutdown_id, employee_id),
  constraint leave_shutdown_people_of foreign key (tenant_id, shutdown_id) references leave_shutdowns (tenant_id, id),
  constraint leave_shutdown_people_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index leave_shutdown_people_to_do on leave_shutdown_people (tenant_id, shutdown_id, employee_id) where not is_done;
create index leave_shutdown_people_by_lack on leave_shutdown_people (tenant_id, shutdown_id, lacking_days desc, employee_id);
create index leave_shutdown_people_of_employee on leave_shutdown_people (tenant_id, employee_id);
select app.protect('leave_shutdown_people', 'select, insert');
grant update (annual_days, unpaid_days, lacking_days, is_done, leave_ids) on leave_shutdown_people to baton_app;
