-- Leave can be withdrawn while it is pending, and cancelled once it is approved. Approved leave whose employee has asked to
-- cancel it stays approved, with its days taken, until the cancellation is granted.
alter table leave_requests drop constraint leave_requests_leave_status_check;
alter table leave_requests add constraint leave_requests_leave_status_check check (leave_status in
  ('pending', 'approved', 'rejected', 'withdrawn', 'cancelled'));
alter table leave_requests
  -- Counts what has happened to the request, so that a decision can be made on what its reviewer has seen.
  add column version int not null default 1,
  add column cancellation_asked_at timestamptz,
  -- What the person who made the last decision gave as its reason.
  add column decision_reason text not null default '';
alter table leave_requests add constraint leave_requests_version_check check (version >= 1);
alter table leave_requests add constraint leave_requests_asked_of_approved
  check (cancellation_asked_at is null or leave_status = 'approved');
create index leave_requests_to_cancel on leave_requests (tenant_id, start_date, id) include (employee_id)
  where cancellation_asked_at is not null;

-- Every change of a request's status, and every early return: who made it, why, and who could decide on it then. The
-- application may add to it and read it.
create table leave_decisions (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  leave_id bigint not null,
  status_before text not null check (status_before in
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancellation_asked', 'cancelled')),
  status_after text not null check (status_after in
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancellation_asked', 'cancelled')),
  reason text not null default '',
  -- None if it followed by itself, as nobody else could decide.
  decided_by_id bigint,
  -- Their ids.
  reviewers_id jsonb not null,
  decided_at timestamptz not null,
  primary key (tenant_id, id),
  constraint leave_decisions_on foreign key (tenant_id, leave_id) references leave_requests (tenant_id, id),
  constraint leave_decisions_by foreign key (tenant_id, decided_by_id) references employees (tenant_id, id)
);
create index leave_decisions_by_leave on leave_decisions (tenant_id, leave_id, id);
create index leave_decisions_by_author on leave_decisions (tenant_id, decided_by_id) where decided_by_id is not null;
select app.protect('leave_decisions', 'select, insert');

-- Of the decisions made before, the last one is known; who else could have made it is not.
insert into leave_decisions (tenant_id, leave_id, status_before, status_after, decided_by_id, reviewers_id, decided_at)
select tenant_id, id, 'pending', leave_status, decided_by_id, '[]', decided_at
from leave_requests where leave_status <> 'pending' and decided_at is not null;
