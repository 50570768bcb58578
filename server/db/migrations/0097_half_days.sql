-- Leave can begin in the afternoon of its first day and end in the morning of its last; of the same day, two requests can take a
-- half each.
alter table leave_requests
  add column start_half text not null default 'morning',
  add column end_half text not null default 'afternoon';
alter table leave_requests add constraint leave_requests_start_half_check check (start_half in ('morning', 'afternoon'));
alter table leave_requests add constraint leave_requests_end_half_check check (end_half in ('morning', 'afternoon'));
alter table leave_requests add constraint leave_requests_halves_in_order
  check (end_date > start_date or start_half = 'morning' or end_half = 'afternoon');
alter table leave_requests drop constraint leave_never_overlaps;
-- By half days, counted from a day before any leave.
alter table leave_requests add constraint leave_never_overlaps exclude using gist
  (tenant_id with =, employee_id with =, int4range(
    (start_date - date '2000-01-01') * 2 + case start_half when 'afternoon' then 1 else 0 end,
    (end_date - date '2000-01-01') * 2 + case end_half when 'afternoon' then 1 else 0 end, '[]') with &&)
  where (leave_status in ('pending', 'approved'));
