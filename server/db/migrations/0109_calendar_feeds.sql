-- The secret address under which an employee's calendar program fetches their calendar. The address itself is not stored.
create table calendar_feeds (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create unique index calendar_feeds_by_token on calendar_feeds (tenant_id, token_hash);
select app.protect('calendar_feeds', 'select, insert, update, delete');
