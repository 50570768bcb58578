-- What dashboards and statistics count is in an index: the rows of a company lie scattered over its tables, the entries of
-- an index side by side.
drop index leave_requests_pending;
create index leave_requests_pending on leave_requests (tenant_id, start_date, id) include (employee_id)
  where leave_status = 'pending';
drop index leave_requests_by_end;
create index leave_requests_away on leave_requests (tenant_id, end_date, id) include (start_date, employee_id, leave_type)
  where leave_status = 'approved';
-- Days taken in a year are kept in leave_totals.
drop index leave_requests_taken;

create index employees_active on employees (tenant_id, start_date, id) include (created_at) where is_active;
create index employees_inactive on employees (tenant_id, id)
  include (start_date, created_at, termination_date, updated_at) where not is_active;
create index employees_incomplete on employees (tenant_id, created_at, id) where employee_status = 'pending' and is_active;
create index employees_anniversaries on employees (tenant_id, anniversary_day, sort_name, id) include (start_date)
  where is_active;


-- Who was deactivated, and when last: a few entries of the largest table.
create index story_deactivations on story (tenant_id, subject_id, day)
  where subject_kind = 'employee' and kind = 'deactivated';
select app.name_partition_indexes('story');
