-- From which day on who hands over leads the employee again, as recorded; an unfinished handover is closed from then on.
alter table handovers add column returns_on date;
alter table handovers add constraint handovers_return check (returns_on > takes_over_on);
grant update (returns_on) on handovers to baton_app;
create index handovers_returning on handovers (tenant_id, returns_on)
  where returns_on is not null and finished_on is null and closed_on is null;

-- The next companies, by id, with unfinished handovers that have returned by this day.
create function app.tenants_with_handovers_returned(after uuid, until date, batch int default 100) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select distinct h.tenant_id from public.handovers h
    where h.tenant_id > after and h.returns_on <= until and h.finished_on is null and h.closed_on is null
    order by h.tenant_id limit batch;
end $$;
revoke all on function app.tenants_with_handovers_returned from public;
grant execute on function app.tenants_with_handovers_returned to baton_app;
