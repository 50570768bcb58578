-- What was recorded of who leads whom stays as it was known: a last day given later leaves a retracted version of the row without it.
grant update (recorded_at) on manager_stand_ins to baton_app;

-- Until now a last day was written into the row itself. Where the next row, recorded later, follows on it without a day between, it was
-- that row which gave the last day: until then the row was known without an end.
do $$
declare
  dated text;
  subject text;
  columns text;
begin
  foreach dated in array array['department_headships', 'position_assignments'] loop
    subject := case dated when 'department_headships' then 'department_id' else 'employee_id' end;
    columns := case dated
      when 'department_headships' then 'department_id, employee_id, date_from, reason, recorded_by_id'
      else 'position_id, employee_id, department_id, date_joined, date_from, recorded_by_id' end;
    execute format(
      'create temp table ended on commit drop as
         select one.tenant_id, one.id, next.recorded_at as ended_at from %1$I as one
         join %1$I as next on next.tenant_id = one.tenant_id and next.%2$I = one.%2$I and next.date_from = one.date_to + 1
           and next.recorded_at > one.recorded_at and next.retracted_at is null
         where one.retracted_at is null', dated, subject);
    execute format(
      'insert into %1$I (tenant_id, %2$s, recorded_at, retracted_at)
         select tenant_id, %2$s, recorded_at, ended_at from %1$I join ended using (tenant_id, id)', dated, columns);
    execute format(
      'update %1$I as one set recorded_at = ended.ended_at from ended
         where one.tenant_id = ended.tenant_id and one.id = ended.id', dated);
    drop table ended;
  end loop;
end $$;
