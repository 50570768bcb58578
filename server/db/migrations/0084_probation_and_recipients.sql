-- How long probation lasts, from the first day on; 0 for a company without one.
alter table tenants add column probation_months smallint not null default 0;
alter table tenants add constraint tenants_probation_months_check check (probation_months between 0 and 24);

-- Whose probation ends next, without reading all employees.
create index employees_on_probation on employees (tenant_id, start_date, id)
  where employment_status = 'Probation' and is_active and start_date is not null;

-- Which super administrators are notified of a matter of the company; without a row all are who otherwise would be. Those who no
-- longer are active super administrators are passed over where it is read.
create table company_recipients (
  tenant_id uuid not null references tenants (id),
  matter text not null check (matter in ('leaveRequested', 'leaveWithoutManager', 'documentExpires')),
  employee_ids bigint[] not null,
  primary key (tenant_id, matter)
);
select app.protect('company_recipients', 'select, insert, update, delete');
