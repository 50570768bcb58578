-- What the dashboards ask for, found without looking through all that ever was.
create index leave_requests_by_end on leave_requests (tenant_id, leave_status, end_date);
create index employees_by_status on employees (tenant_id, employee_status, created_at);
