-- Leave can be booked for an employee by who leads them, or by a super administrator: who did is kept; none if it was asked for by the
-- employee.
alter table leave_requests add column booked_by_id bigint;
alter table leave_requests add constraint leave_requests_booked_by
  foreign key (tenant_id, booked_by_id) references employees (tenant_id, id);
alter table leave_requests add constraint leave_requests_booked_by_others check (booked_by_id <> employee_id);
create index leave_requests_by_booker on leave_requests (tenant_id, booked_by_id) where booked_by_id is not null;
