-- As in 0055, for what one import or one change of many adds thousands of rows to.
do $$
declare
  of_lines text;
begin
  foreach of_lines in array array['employee_lines', 'employee_line_changes', 'handovers', 'handover_steps'] loop
    execute format(
      'alter table %I set (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500)', of_lines);
  end loop;
end $$;
