-- What lists are sorted and found by, stored beside what it is derived from. Under row security an index serves a plain
-- comparison with a column, not one with a function of it.

-- The day of the year of a date, as "02-28"; the year 1 stands for no date at all.
create function app.day_of_year(input date) returns text
language sql immutable set search_path = '' as $$
  select case when extract(year from input) > 1 then
    lpad(extract(month from input)::text, 2, '0') || '-' || lpad(extract(day from input)::text, 2, '0') end
$$;
grant execute on function app.day_of_year to baton_app;

alter table employees
  add column sort_name text not null generated always as (lower(surname || ' ' || name)) stored,
  add column birth_day text generated always as (app.day_of_year(date_of_birth)) stored,
  add column anniversary_day text generated always as (app.day_of_year(start_date)) stored;

drop index employees_by_name;
create index employees_by_sort_name on employees (tenant_id, sort_name, id);
create index employees_by_birth_day on employees (tenant_id, birth_day);
create index employees_by_anniversary_day on employees (tenant_id, anniversary_day);
create index employees_superadmins on employees (tenant_id, id) where employee_role = 'Executive';

-- What waits for a decision, first day first: a few rows of a table that keeps all leave there ever was.
create index leave_requests_pending on leave_requests (tenant_id, start_date, id) where leave_status = 'pending';

-- The columns of foreign keys, looked through whenever a row they may refer to is deleted.
create index sessions_by_employee on sessions (tenant_id, employee_id);
create index leave_requests_by_decider on leave_requests (tenant_id, decided_by_id);
create index notes_by_author on notes (tenant_id, author_id, updated_at);
create index documents_by_uploader on documents (tenant_id, uploaded_by_id);
create index calendar_events_by_creator on calendar_events (tenant_id, created_by_id);
