-- Until when a position is held, kept beside the assignments it is computed from: without an end, infinity; never held, -infinity.
-- As no day of today is in it, a release that was planned takes effect by itself. Written by server/modules/departments alone.
alter table positions
  add column held_until date not null default '-infinity',
  -- The latest last day that is known of an assignment.
  add column ending_until date not null default '-infinity';

-- Computes both again: once here, and whenever assignments were written past the application.
create function app.recount_vacancies(tenant uuid default null) returns void
language sql set search_path = '' as $$
  update public.positions as p
  set held_until = held.until_day, ending_until = held.last_day
  from (
    select placed.tenant_id, placed.id,
      coalesce(max(coalesce(a.date_to, 'infinity')) filter (where a.id is not null), '-infinity') as until_day,
      coalesce(max(a.date_to), '-infinity') as last_day
    from public.positions as placed
      left join public.position_assignments as a
        on a.tenant_id = placed.tenant_id and a.position_id = placed.id and a.retracted_at is null
    where tenant is null or placed.tenant_id = tenant
    group by placed.tenant_id, placed.id
  ) as held
  where p.tenant_id = held.tenant_id and p.id = held.id
    and (p.held_until <> held.until_day or p.ending_until <> held.last_day);
$$;
revoke all on function app.recount_vacancies from public;
select app.recount_vacancies();

create index positions_held on positions (tenant_id, held_until, id) include (sort_title, department_id, ending_until);
create index positions_ending on positions (tenant_id, ending_until, id) include (sort_title, department_id)
  where ending_until > '-infinity';

-- The orders in which positions are listed, now with what a list is filtered by.
drop index positions_listed;
drop index positions_by_level;
drop index positions_by_creation;
create index positions_listed on positions (tenant_id, sort_title, id)
  include (department_id, job_level, created_at, held_until, ending_until);
create index positions_by_level on positions
  (tenant_id, array_position('{Entry,Junior,MidLevel,Senior,Lead,Manager,Director,Executive}'::text[], job_level), id)
  include (job_level, department_id, held_until, ending_until);
create index positions_by_creation on positions (tenant_id, created_at, id)
  include (department_id, held_until, ending_until);
