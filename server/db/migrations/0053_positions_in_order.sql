-- The other orders in which positions are listed, so that a page of any of them is read from an index.
create index positions_by_level on positions
  (tenant_id, array_position('{Entry,Junior,MidLevel,Senior,Lead,Manager,Director,Executive}'::text[], job_level), id)
  include (job_level, department_id);
create index positions_by_creation on positions (tenant_id, created_at, id) include (department_id);

-- Assignments that are still to begin: a few of all there are.
create index assignments_by_beginning on position_assignments (tenant_id, date_from);
