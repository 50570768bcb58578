-- Whose name the mails of a company are sent in, and where replies to them go; blank for the product's own.
alter table tenants add column mail_sender_name text not null default '';
alter table tenants add column reply_to_email text not null default '';

-- Those with the role Manager, who are listed with the heads of departments, without reading all employees.
create index employees_managers on employees (tenant_id, id) where employee_role = 'Manager' and is_active;
