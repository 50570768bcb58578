-- The first thirty days of a manager with an employee: when they mean to talk, that they have talked, and that they are through.
create table first_days (
  tenant_id uuid not null references tenants (id),
  manager_id bigint not null,
  employee_id bigint not null,
  talk_on date,
  talked_on date,
  finished_on date,
  primary key (tenant_id, manager_id, employee_id),
  constraint first_days_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint first_days_employee foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint first_days_people check (manager_id <> employee_id)
);
create index first_days_by_employee on first_days (tenant_id, employee_id);
select app.protect('first_days', 'select, insert');
grant update (talk_on, talked_on, finished_on) on first_days to baton_app;

-- What the manager has ticked as read in them; for their eyes alone.
create table first_days_reads (
  tenant_id uuid not null references tenants (id),
  manager_id bigint not null,
  employee_id bigint not null,
  kind text not null,
  item_id bigint not null,
  read_on date not null,
  primary key (tenant_id, manager_id, employee_id, kind, item_id),
  constraint first_days_reads_of foreign key (tenant_id, manager_id, employee_id)
    references first_days (tenant_id, manager_id, employee_id),
  constraint first_days_reads_kind check (kind in ('note', 'handover'))
);
select app.protect('first_days_reads', 'select, insert, delete');
