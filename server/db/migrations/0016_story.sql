-- The story knows a day from a moment and whom or what it is about, keeps ids beside words, and its facts apart from its values:
-- a law or a retention date can blank the values, and nothing can change the rest.
alter table story rename to story_before;
alter table story_before rename constraint story_pkey to story_before_pkey;

create table story (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  subject_kind text not null check (subject_kind in ('employee', 'department', 'position', 'tenant')),
  -- None for the company itself.
  subject_id bigint check ((subject_id is null) = (subject_kind = 'tenant')),
  kind text not null,
  visibility text not null check (visibility in ('shared', 'personal', 'management')),
  -- The company's day on which it happened or from which it is so, and the moment where there was one.
  day date not null,
  happened_at timestamptz,
  recorded_at timestamptz not null,
  -- Who did it and who led the employee on that day: without foreign keys, as history must not hang on a row.
  by_id bigint,
  manager_then_id bigint,
  link_kind text,
  link_id bigint,
  primary key (tenant_id, id)
) partition by range (id);
select app.protect('story', 'select, insert');
select app.partition_by_id('story');

create table story_values (
  tenant_id uuid not null references tenants (id),
  -- The entry's.
  id bigint not null,
  changes jsonb not null default '[]',
  reason text,
  blanked_at timestamptz,
  blanked_because text,
  primary key (tenant_id, id)
) partition by range (id);
select app.protect('story_values', 'select, insert');
select app.extend_partitions('story_values');

-- What was recorded for another moment than its own was recorded for a day, which began at midnight in South Africa or in UTC.
insert into story (tenant_id, id, subject_kind, subject_id, kind, visibility, day, happened_at, recorded_at, by_id, manager_then_id, link_kind, link_id)
select tenant_id, id, 'employee', employee_id, kind, visibility, (happened_at at time zone 'Africa/Johannesburg')::date,
  case when happened_at = recorded_at then happened_at end, recorded_at, by_id, manager_then_id, link_kind, link_id
from story_before;

insert into story_values (tenant_id, id, changes, reason)
select tenant_id, id,
  (select coalesce(jsonb_agg(change || '{"beforeId": null, "afterId": null}' order by position), '[]')
    from jsonb_array_elements(changes) with ordinality as listed (change, position)),
  reason
from story_before
where changes <> '[]' or reason is not null;

-- No move told of the new manager. Where the managers recorded beside two entries in a row differ and nothing says why, the
-- change is added, marked as derived; when exactly is not known better than by the later entry.
with numbered as (
  select tenant_id, id, employee_id, kind, day, recorded_at, by_id, manager_then_id,
    lag(manager_then_id) over entries as manager_before_id, lag(id) over entries as id_before
  from (
    select b.tenant_id, b.id, b.employee_id, b.kind, s.day, b.recorded_at, b.by_id, b.manager_then_id
    from story_before as b join story as s on s.tenant_id = b.tenant_id and s.id = b.id
  ) as known
  window entries as (partition by tenant_id, employee_id order by id)
), derived as (
  select nextval('app.ids') as id, n.tenant_id, n.employee_id, n.day, n.manager_before_id, n.manager_then_id
  from numbered as n
  where n.id_before is not null and n.manager_then_id is distinct from n.manager_before_id
    and not exists (select from story_before as m
      where m.tenant_id = n.tenant_id and m.employee_id = n.employee_id and m.kind = 'manager_changed'
        and m.id >= n.id_before and m.id <= n.id)
), recorded as (
  insert into story (tenant_id, id, subject_kind, subject_id, kind, visibility, day, recorded_at, by_id, manager_then_id)
  select tenant_id, id, 'employee', employee_id, 'manager_changed', 'shared', day, now(), null, manager_then_id
  from derived
  returning id
)
insert into story_values (tenant_id, id, changes, reason)
select d.tenant_id, d.id,
  jsonb_build_array(jsonb_build_object('field', 'manager', 'isSensitive', false,
    'before', nullif(trim(b.name || ' ' || b.surname), ''), 'beforeId', d.manager_before_id,
    'after', nullif(trim(a.name || ' ' || a.surname), ''), 'afterId', d.manager_then_id)),
  'Added later, derived from the managers recorded before and after.'
from derived as d
left join employees as b on b.tenant_id = d.tenant_id and b.id = d.manager_before_id
left join employees as a on a.tenant_id = d.tenant_id and a.id = d.manager_then_id;

drop table story_before;
create index story_of_subject on story (tenant_id, subject_kind, subject_id, day, id);
select app.name_partition_indexes('story');

-- Blanks the values of entries of the transaction's tenant: which fields changed stays known, from what to what does not.
create function app.blank_story(entry_ids bigint[], because text) returns void
language sql security definer set search_path = '' as $$
  update public.story_values
  set changes = (select coalesce(jsonb_agg(jsonb_build_object('field', change -> 'field', 'isSensitive', true,
        'before', null, 'beforeId', null, 'after', null, 'afterId', null)), '[]')
      from jsonb_array_elements(changes) as change),
    reason = null, blanked_at = statement_timestamp(), blanked_because = because
  where tenant_id = app.current_tenant() and id = any(entry_ids) and blanked_at is null
$$;
revoke all on function app.blank_story from public;
grant execute on function app.blank_story to baton_app;
