-- Who stands in for a manager, from a first to a last day, inclusive. An end before its time shortens the row or retracts it; nothing
-- is deleted.
create table manager_stand_ins (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  manager_id bigint not null,
  stand_in_id bigint not null,
  date_from date not null,
  date_to date not null,
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by_id bigint not null,
  retracted_at timestamptz,
  primary key (tenant_id, id),
  constraint stand_ins_manager foreign key (tenant_id, manager_id) references employees (tenant_id, id),
  constraint stand_ins_stand_in foreign key (tenant_id, stand_in_id) references employees (tenant_id, id),
  constraint stand_ins_recorded_by foreign key (tenant_id, recorded_by_id) references employees (tenant_id, id),
  constraint stand_ins_not_themselves check (stand_in_id <> manager_id),
  constraint stand_ins_days check (date_to >= date_from),
  constraint stand_ins_one_a_day exclude using gist
    (tenant_id with =, manager_id with =, daterange(date_from, date_to, '[]') with &&)
    where (retracted_at is null)
);
create index stand_ins_of_manager on manager_stand_ins (tenant_id, manager_id, date_to);
create index stand_ins_by_stand_in on manager_stand_ins (tenant_id, stand_in_id, date_to);
create index stand_ins_by_recorder on manager_stand_ins (tenant_id, recorded_by_id);
select app.protect('manager_stand_ins', 'select, insert');
grant update (date_to, retracted_at) on manager_stand_ins to baton_app;
