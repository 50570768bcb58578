-- What falls due: the days on which records are to be looked at, written by the changes that give records such a day. A row is an alarm clock
-- alone: whether the day still holds, the record itself says. Read and written by server/due alone.
create table due (
  tenant_id uuid not null references tenants (id),
  kind text not null,
  about bigint not null,
  on_day date not null,
  -- When it is to be looked at, by the company's clock; later than at first if it has been looked at and is not done.
  due_at timestamptz not null,
  -- How far its handler has come.
  reached bigint not null default 0,
  done_at timestamptz,
  primary key (tenant_id, kind, about, on_day)
);
create index due_open on due (due_at) include (tenant_id, kind) where done_at is null;
select app.protect('due', 'select, insert, update, delete');

-- In which companies something of these kinds is due by a moment, the oldest first.
create function app.find_due(kinds text[], by_moment timestamptz) returns table (tenant_id uuid, kind text)
language plpgsql security definer set search_path = '' as $$
begin
  perform app.span_tenants();
  return query select d.tenant_id, d.kind from public.due d
    where d.done_at is null and d.due_at <= by_moment and d.kind = any(kinds)
    group by d.tenant_id, d.kind order by min(d.due_at), d.tenant_id, d.kind;
end $$;
revoke all on function app.find_due from public;
grant execute on function app.find_due to baton_app;
