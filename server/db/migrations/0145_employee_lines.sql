-- What was recorded of who leads one person, whatever their department: a manager, nobody yet, or the head again. A row stays as it
-- was recorded; a correction withdraws it, and it counts as if it had never been there.
create table employee_line_changes (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  leads text not null,
  manager_id bigint,
  date_from date not null,
  -- The last day, inclusive; without one it lasts until the next that is recorded.
  date_to date,
  reason text not null,
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  withdrawn_at timestamptz,
  withdrawn_by_id bigint,
  primary key (tenant_id, id),
  constraint line_changes_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint line_changes_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint line_changes_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint line_changes_withdrawn_by foreign key (tenant_id, withdrawn_by_id) references employees (tenant_id, id),
  constraint line_changes_leads check (leads in ('manager', 'nobody', 'head')),
  constraint line_changes_named check ((leads = 'manager') = (manager_id is not null)),
  constraint line_changes_not_themselves check (manager_id <> employee_id),
  constraint line_changes_days check (date_to >= date_from),
  constraint line_changes_withdrawn check ((withdrawn_at is null) = (withdrawn_by_id is null))
);
create index line_changes_of_employee on employee_line_changes (tenant_id, employee_id, id);
create index line_changes_of_manager on employee_line_changes (tenant_id, manager_id) where manager_id is not null;
create index line_changes_by_recorder on employee_line_changes (tenant_id, recorded_by_id);
create index line_changes_by_withdrawer on employee_line_changes (tenant_id, withdrawn_by_id) where withdrawn_by_id is not null;
select app.protect('employee_line_changes', 'select, insert');
grant update (withdrawn_at, withdrawn_by_id) on employee_line_changes to baton_app;

-- What follows from them for each day: who leads the person, and null for nobody. On other days it is their department's head. A row
-- is never rewritten: what no longer holds is retracted, so that what was known on an earlier day can be told.
create table employee_lines (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  manager_id bigint,
  date_from date not null,
  date_to date,
  change_id bigint not null,
  recorded_at timestamptz not null,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  constraint employee_lines_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint employee_lines_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint employee_lines_change foreign key (tenant_id, change_id) references employee_line_changes (tenant_id, id),
  constraint employee_lines_not_themselves check (manager_id <> employee_id),
  constraint employee_lines_days check (date_to >= date_from),
  constraint employee_lines_one_a_day exclude using gist
    (tenant_id with =, employee_id with =, daterange(date_from, date_to, '[]') with &&)
    where (retracted_at is null)
);
create index employee_lines_of_employee on employee_lines (tenant_id, employee_id, date_from);
create index employee_lines_of_manager on employee_lines (tenant_id, manager_id, date_from);
create index employee_lines_of_change on employee_lines (tenant_id, change_id);
select app.protect('employee_lines', 'select, insert');
grant update (retracted_at) on employee_lines to baton_app;
