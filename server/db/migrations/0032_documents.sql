-- A document is complete once it has its file, which is in the storage under its key. Where clients expect a path, it is derived.
alter table documents drop column file_path;
alter table documents
  add column storage_key uuid,
  add column sha256 text not null default '',
  add column added_at timestamptz,
  add column removed_at timestamptz;
alter table documents add constraint documents_file_is_whole
  check ((storage_key is null) = (added_at is null) and (storage_key is null) = (sha256 = ''));

create unique index documents_by_storage_key on documents (tenant_id, storage_key) where storage_key is not null;
create index documents_without_file on documents (tenant_id, created_at) where storage_key is null;
create index documents_removed on documents (tenant_id, removed_at) where removed_at is not null;

-- As before, but for documents without a file and removed ones, which are found by nobody.
create or replace view app.search_words_due as
select distinct on (tenant_id, kind, word, record_id)
  tenant_id, kind, word, record_id, part, left(app.folded(named), 64) collate "C" as label
from (
  select tenant_id, 'person' as kind, id as record_id, name || ' ' || surname as named, 1 as rank, 'name' as part,
    name || ' ' || surname as said from employees
  union all select tenant_id, 'person', id, name || ' ' || surname, 2, 'email', split_part(email, '@', 1) from employees
  union all select tenant_id, 'person', id, name || ' ' || surname, 3, 'employee_number', employee_number from employees
  union all select tenant_id, 'position', id, position_title, 1, 'name', position_title from positions
  union all select tenant_id, 'department', id, department_name, 1, 'name', department_name from departments
  union all select tenant_id, 'note', id, '', 1, 'text', note_description from notes
  union all select tenant_id, 'document', id, document_name, 1, 'name', document_name from documents
    where storage_key is not null and removed_at is null
) as texts, app.words_to_remember(said) as word
order by tenant_id, kind, word, record_id, rank;

-- Deletes one batch of the documents whose file never came within a day, and of those removed more than 30 days ago, over all
-- tenants, and returns how many they were.
create function app.clean_up_documents(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
  total bigint;
begin
  with expired as (
    select tenant_id, id from public.documents where storage_key is null and created_at < now() - interval '1 day'
    limit batch for update skip locked)
  delete from public.documents as d using expired as e where d.tenant_id = e.tenant_id and d.id = e.id;
  get diagnostics total = row_count;

  with expired as (
    select tenant_id, id from public.documents where removed_at < now() - interval '30 days'
    limit batch for update skip locked)
  delete from public.documents as d using expired as e where d.tenant_id = e.tenant_id and d.id = e.id;
  get diagnostics deleted = row_count;
  return total + deleted;
end $$;

-- The companies that were erased, so that their files can be too: an unknown company's files are never touched, as they may
-- only be beside the wrong database.
create table app.erased_tenants (
  id uuid primary key,
  erased_at timestamptz not null
);

-- Whether a company was erased.
create function app.is_erased(tenant uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.erased_tenants where id = tenant)
    and not exists (select from public.tenants where id = tenant)
$$;
revoke all on function app.clean_up_documents, app.is_erased from public;
grant execute on function app.clean_up_documents, app.is_erased to baton_app;
