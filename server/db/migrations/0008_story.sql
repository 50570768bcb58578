-- The history: what happened, when and by whom, and who has read which part of whose record. The application may add to it and
-- read it, never change or delete it.
create table story (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  subject_kind text not null check (subject_kind in ('employee', 'department', 'position', 'tenant')),
  -- None for the company itself.
  subject_id bigint check ((subject_id is null) = (subject_kind = 'tenant')),
  kind text not null,
  -- `private` is for the person alone, `administration` for super administrators alone, except about themselves.
  visibility text not null check (visibility in ('shared', 'personal', 'management', 'private', 'administration')),
  -- The company's day on which it happened or from which it is so, and the moment if there was one.
  day date not null,
  happened_at timestamptz,
  recorded_at timestamptz not null,
  -- Who did it, the employee's manager on that day, and the plan by which it is known. Without foreign keys: history must
  -- not depend on a row.
  by_id bigint,
  manager_then_id bigint,
  plan_id bigint,
  link_kind text,
  link_id bigint,
  primary key (tenant_id, id)
) partition by range (id);
create index story_of_subject on story (tenant_id, subject_kind, subject_id, day, id);
-- The audit log: everything in its order, what one person did, and what was done about one.
create index story_by_time on story (tenant_id, recorded_at, id);
create index story_by_author on story (tenant_id, by_id, recorded_at, id) where by_id is not null;
create index story_recorded_about on story (tenant_id, subject_id, recorded_at, id) where subject_kind = 'employee';
-- Who was deactivated, and when last: a few entries of the largest table.
create index story_deactivations on story (tenant_id, subject_id, day)
  where subject_kind = 'employee' and kind = 'deactivated';
-- Who had several managers within a year, and since when someone has had the present one.
create index story_manager_changes on story (tenant_id, day, subject_id) where kind = 'manager_changed';
create index story_manager_changes_of on story (tenant_id, subject_id, day, id)
  where subject_kind = 'employee' and kind = 'manager_changed';
-- Who has talked lately, and when someone last did.
create index story_talks on story (tenant_id, day, subject_id) where kind = 'talked';
create index story_talks_of on story (tenant_id, subject_id, day)
  where subject_kind = 'employee' and kind = 'talked';
select app.partition_by_id('story');
select app.protect('story', 'select, insert');

-- The values of an entry, apart from its facts: a law or a retention date can blank them.
create table story_values (
  tenant_id uuid not null references tenants (id),
  -- The entry's.
  id bigint not null,
  changes jsonb not null default '[]',
  -- What a person typed, or a code of the product with its values.
  reason jsonb,
  blanked_at timestamptz,
  blanked_because text,
  primary key (tenant_id, id)
) partition by range (id);
select app.extend_partitions('story_values');
select app.protect('story_values', 'select, insert');

-- Blanks the values of entries of the transaction's tenant: which fields changed stays known, from what to what does not.
-- The tenant is a value, by which a sharded database finds its node.
create function app.blank_story(entry_ids bigint[], because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  tenant constant uuid := app.current_tenant();
begin
  update public.story_values
  set changes = (select coalesce(jsonb_agg(jsonb_build_object('field', change -> 'field', 'isSensitive', true,
        'before', null, 'beforeId', null, 'after', null, 'afterId', null)), '[]')
      from jsonb_array_elements(changes) as change),
    reason = null, blanked_at = statement_timestamp(), blanked_because = because
  where tenant_id = tenant and id = any(entry_ids) and blanked_at is null;
end $$;
revoke all on function app.blank_story from public;
grant execute on function app.blank_story to baton_app;

-- Who has read which part of whose record, once a day. Not partitioned by id: the key promises once a day, and a partition
-- knows no key without its id.
create table record_reads (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  day date not null,
  reader_id bigint not null,
  part text not null check (part in
    ('documents', 'export', 'feedback', 'history', 'leave', 'leaveExport', 'notes', 'promises', 'record')),
  primary key (tenant_id, employee_id, day, reader_id, part),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index record_reads_by_reader on record_reads (tenant_id, reader_id, day, employee_id, part);
create index record_reads_by_day on record_reads (tenant_id, day, employee_id, reader_id, part);
create index record_reads_by_age on record_reads using brin (tenant_id, day) with (autosummarize = on);
select app.protect('record_reads', 'select, insert');
