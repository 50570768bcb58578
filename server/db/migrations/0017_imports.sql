-- Imports of people from a file: what was chosen and what became of each. One at a time is written for a company.
create table imports (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  state text not null default 'draft' check (state in ('draft', 'running', 'finished', 'refused', 'stopped')),
  file_name text not null,
  encoding text not null check (encoding in ('UTF-8', 'UTF-16', 'Windows-1252', 'Mac Roman')),
  separator text not null,
  columns jsonb not null,
  creates_missing boolean not null default false,
  changes_existing boolean not null default false,
  row_count int not null check (row_count > 0),
  bad_count int not null default 0,
  warned_count int not null default 0,
  change_count int not null default 0,
  same_count int not null default 0,
  -- Rows of a draft whose address could not be asked about yet.
  unasked_count int not null default 0,
  new_departments int not null default 0,
  new_positions int not null default 0,
  mode text check (mode in ('good', 'all')),
  sends_invitations boolean not null default false,
  added_count int not null default 0,
  changed_count int not null default 0,
  stop_reason text,
  created_by_id bigint not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, id),
  constraint imports_by foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create unique index imports_one_running on imports (tenant_id) where state = 'running';
create index imports_by_author on imports (tenant_id, created_by_id);
create index imports_by_age on imports using brin (tenant_id, created_at) with (autosummarize = on);
select app.protect('imports', 'select, insert, update, delete');

-- What is wrong in each row, or whom it adds or changes. Nothing personal is in it.
create table import_rows (
  tenant_id uuid not null references tenants (id),
  import_id bigint not null,
  row int not null,
  faults jsonb not null default '[]',
  -- What is probably wrong, and stops nothing.
  warnings jsonb not null default '[]',
  effect text not null default 'add',
  changed_fields jsonb not null default '[]',
  creates_department boolean not null default false,
  creates_position boolean not null default false,
  employee_id bigint,
  -- The person's manager, as the file names them: kept until it is recorded, once all people of the file are in.
  led_by text,
  -- The person's last day of work, recorded once the managers of the file are.
  last_day date,
  -- What the preview of a change of manager was based on.
  line_basis text,
  primary key (tenant_id, import_id, row),
  constraint import_rows_of foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade,
  constraint import_rows_added foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint import_rows_effect check (effect in ('add', 'change', 'same'))
);
create index import_rows_bad on import_rows (tenant_id, import_id, row) where faults <> '[]';
create index import_rows_warned on import_rows (tenant_id, import_id, row) where warnings <> '[]';
create index import_rows_by_effect on import_rows (tenant_id, import_id, effect, row) where faults = '[]';
create index import_rows_by_employee on import_rows (tenant_id, employee_id) where employee_id is not null;
create index import_rows_led_by on import_rows (tenant_id, import_id, row) where led_by is not null;
create index import_rows_last_day on import_rows (tenant_id, import_id, row) where last_day is not null;
select app.protect('import_rows', 'select, insert, update, delete');

-- The rows as they are in the file, with ID and tax numbers: deleted once the person is added, and after a day.
create table import_cells (
  tenant_id uuid not null references tenants (id),
  import_id bigint not null,
  row int not null,
  cells jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, import_id, row),
  constraint import_cells_of foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
create index import_cells_by_age on import_cells using brin (tenant_id, created_at) with (autosummarize = on);
select app.protect('import_cells', 'select, insert, delete');
grant update (cells) on import_cells to baton_app;

-- Deletes a batch of what is left of imports: the rows after a day, drafts with them, and the rest after 30 days.
create function app.forget_imports(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.import_cells', $c$created_at < app.clock() - interval '1 day'$c$, batch)
    + app.delete_expired('public.imports', $c$state = 'draft' and created_at < app.clock() - interval '1 day'$c$, 100)
    + app.delete_expired('public.imports', $c$state <> 'running' and created_at < app.clock() - interval '30 days'$c$, 100);
$$;
revoke all on function app.forget_imports from public;
grant execute on function app.forget_imports to baton_app;
