-- For whom a note is, who wrote its present text, and whether it was deleted: its text is then gone, and what remains says who
-- may know that there was one.
alter table notes
  add column audience text not null default 'line',
  add column version int not null default 1,
  add column written_by_id bigint,
  add column deleted_at timestamptz;
alter table notes add constraint notes_audience check (audience in ('line', 'hr', 'shared', 'draft'));
alter table notes add constraint notes_version check (version >= 1);
alter table notes add constraint notes_deleted check (deleted_at is null or note_description = '');
alter table notes add constraint notes_written_by
  foreign key (tenant_id, written_by_id) references employees (tenant_id, id);
create index notes_by_writer on notes (tenant_id, written_by_id) where written_by_id is not null;
revoke delete on notes from baton_app;

-- The texts that a note had before its present one; for those who may read the note, and gone with it.
create table note_versions (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  version int not null check (version >= 1),
  note_description text not null,
  written_at timestamptz not null,
  written_by_id bigint not null,
  primary key (tenant_id, note_id, version),
  constraint note_versions_of foreign key (tenant_id, note_id) references notes (tenant_id, id) on delete cascade,
  constraint note_versions_by foreign key (tenant_id, written_by_id) references employees (tenant_id, id)
);
create index note_versions_by_writer on note_versions (tenant_id, written_by_id);
select app.protect('note_versions', 'select, insert, delete');
