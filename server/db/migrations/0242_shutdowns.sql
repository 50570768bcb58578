-- Leave that is booked for everyone at once, such as over Christmas: what it costs each person is counted first, then it is booked, and
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

-- What a shutdown costs each person: as it was counted, and once it is booked, as it was.
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
