-- A plan made for the few rows of yesterday takes minutes once a company has added thousands of people. By default a table is
-- looked at again only after a tenth of it has changed, which one company's import never is among many.
do $$
declare
  of_people text;
begin
  foreach of_people in array array[
    'employees', 'accounts', 'sessions', 'departments', 'positions', 'position_assignments', 'department_headships',
    'leave_requests', 'leave_grants', 'leave_balances', 'search_words'
  ] loop
    execute format(
      'alter table %I set (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500)', of_people);
  end loop;
end $$;
