-- Lets a column have more values than its list of allowed ones, whatever that is by now.
create function app.allow_values(target regclass, list name, checked name, added text[]) returns void
language plpgsql set search_path = '' as $$
declare
  allowed text;
begin
  select string_agg(quote_literal(value), ', ' order by value) into strict allowed from (
    select (regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g'))[1] as value from pg_constraint as c
    where c.conrelid = target and c.conname = list
    union select unnest(added)) as known;
  execute format('alter table %s drop constraint %I', target, list);
  execute format('alter table %s add constraint %I check (%I in (%s))', target, list, checked, allowed);
end $$;
revoke all on function app.allow_values from public;

-- What an employee has replied under a note that was shared with them: one reply to a note, and its former texts. It is theirs, also
-- once the note is no longer shared with them or was deleted.
create table note_replies (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  by_id bigint not null,
  reply text not null check (reply <> ''),
  version int not null default 1 check (version >= 1),
  replied_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, note_id),
  constraint note_replies_to foreign key (tenant_id, note_id) references notes (tenant_id, id),
  constraint note_replies_by foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index note_replies_by_person on note_replies (tenant_id, by_id, replied_at, note_id);
select app.protect('note_replies', 'select, insert');
grant update (reply, version, updated_at) on note_replies to baton_app;

create table note_reply_versions (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  version int not null check (version >= 1),
  reply text not null,
  written_at timestamptz not null,
  primary key (tenant_id, note_id, version),
  constraint note_reply_versions_of foreign key (tenant_id, note_id) references note_replies (tenant_id, note_id)
);
select app.protect('note_reply_versions', 'select, insert');

-- The notes about an employee that someone has read on a day, of those of which the employee may know the number. Who has read them
-- is in record_reads.
create table note_reads (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  day date not null,
  reader_id bigint not null,
  note_ids bigint[] not null,
  primary key (tenant_id, employee_id, day, reader_id),
  constraint note_reads_about foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint note_reads_by foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index note_reads_by_reader on note_reads (tenant_id, reader_id);
create index note_reads_by_age on note_reads using brin (tenant_id, day) with (autosummarize = on);
select app.protect('note_reads', 'select, insert, update');

create function app.forget_note_reads(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.note_reads', $c$day < (now() - interval '24 months')::date$c$, batch);
$$;
revoke all on function app.forget_note_reads from public;
grant execute on function app.forget_note_reads to baton_app;

select app.allow_values('record_reads', 'record_reads_part_check', 'part', array['notes']);
select app.allow_values('notifications', 'notifications_kind', 'kind', array['noteShared', 'noteReplied']);
select app.allow_values('notification_preferences', 'notification_preferences_kind_check', 'kind', array['noteShared', 'noteReplied']);
