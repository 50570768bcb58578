-- A row about a person who exists changes them, if that is chosen: what it does, and which fields it changes. A cell of a draft
-- can be corrected.
alter table imports
  add column changes_existing boolean not null default false,
  add column change_count int not null default 0,
  add column same_count int not null default 0,
  add column changed_count int not null default 0;
alter table import_rows
  add column effect text not null default 'add',
  add column changed_fields jsonb not null default '[]';
alter table import_rows add constraint import_rows_effect check (effect in ('add', 'change', 'same'));
create index import_rows_by_effect on import_rows (tenant_id, import_id, effect, row) where faults = '[]';
grant update (cells) on import_cells to baton_app;
