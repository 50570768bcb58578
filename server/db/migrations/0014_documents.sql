-- Documents about employees: the file is in the storage under its key, and a document is complete once it has one.
create table documents (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  -- The request for leave to which the file belongs, such as a medical certificate: listed and searched for with its request alone.
  leave_request_id bigint,
  document_name text not null,
  document_category text not null,
  uploaded_by_id bigint not null,
  -- The present file; the former ones are versions.
  version int not null default 1 check (version >= 1),
  storage_key uuid,
  sha256 text not null default '',
  file_name text not null default '',
  file_size_bytes integer not null default 0 check (file_size_bytes >= 0),
  content_type text not null default '',
  added_at timestamptz,
  -- Who added the present file, if not the document's author.
  file_by_id bigint,
  -- Until when the document is valid, and until when the company has to keep it.
  expires_on date,
  retained_until date,
  created_at timestamptz not null default app.clock(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, uploaded_by_id) references employees (tenant_id, id),
  constraint documents_leave_request foreign key (tenant_id, leave_request_id) references leave_requests (tenant_id, id),
  constraint documents_file_by foreign key (tenant_id, file_by_id) references employees (tenant_id, id),
  constraint documents_file_is_whole
    check ((storage_key is null) = (added_at is null) and (storage_key is null) = (sha256 = ''))
);
create unique index documents_by_storage_key on documents (tenant_id, storage_key) where storage_key is not null;
create index documents_by_employee on documents (tenant_id, employee_id, created_at);
create index documents_by_leave_request on documents (tenant_id, leave_request_id) where leave_request_id is not null;
create index documents_by_uploader on documents (tenant_id, uploaded_by_id);
create index documents_by_file_author on documents (tenant_id, file_by_id) where file_by_id is not null;
create index documents_without_file on documents (tenant_id, created_at) where storage_key is null;
create index documents_removed on documents (tenant_id, removed_at) where removed_at is not null;
select app.protect('documents', 'select, insert, update');

-- Deletes one batch of the documents whose file never came within a day, and of those removed more than 30 days ago, over all
-- tenants, and returns how many.
create function app.clean_up_documents(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.documents', $c$storage_key is null and created_at < app.clock() - interval '1 day'$c$, batch)
    + app.delete_expired('public.documents', $c$removed_at < app.clock() - interval '30 days'$c$, batch);
$$;
revoke all on function app.clean_up_documents from public;
grant execute on function app.clean_up_documents to baton_app;

-- The former files of a document.
create table document_versions (
  tenant_id uuid not null references tenants (id),
  document_id bigint not null,
  version int not null check (version >= 1),
  storage_key uuid not null,
  sha256 text not null check (sha256 <> ''),
  file_name text not null,
  file_size_bytes integer not null check (file_size_bytes >= 0),
  content_type text not null,
  added_at timestamptz not null,
  added_by_id bigint not null,
  primary key (tenant_id, document_id, version),
  constraint document_versions_of foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  constraint document_versions_by foreign key (tenant_id, added_by_id) references employees (tenant_id, id)
);
create unique index document_versions_by_key on document_versions (tenant_id, storage_key);
create index document_versions_by_author on document_versions (tenant_id, added_by_id);
select app.protect('document_versions', 'select, insert');

-- Who has opened which document, once a day; they go with the document.
create table document_reads (
  tenant_id uuid not null references tenants (id),
  document_id bigint not null,
  day date not null,
  reader_id bigint not null,
  primary key (tenant_id, document_id, day, reader_id),
  constraint document_reads_of foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  constraint document_reads_by foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index document_reads_by_reader on document_reads (tenant_id, reader_id);
create index document_reads_by_age on document_reads using brin (tenant_id, day) with (autosummarize = on);
select app.protect('document_reads', 'select, insert');

-- Deletes one batch of the reads of more than 24 months ago, of records and of single documents, and returns how many.
create function app.forget_record_reads(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.record_reads', $c$day < (app.clock() - interval '24 months')::date$c$, batch)
    + app.delete_expired('public.document_reads', $c$day < (app.clock() - interval '24 months')::date$c$, batch);
$$;
revoke all on function app.forget_record_reads from public;
grant execute on function app.forget_record_reads to baton_app;

-- Every file in the storage: its row is there before the file and goes after it, so their sum is what a company uses.
create table stored_files (
  tenant_id uuid not null references tenants (id),
  key uuid not null,
  size_bytes integer not null check (size_bytes >= 0),
  stored_at timestamptz not null default app.clock(),
  primary key (tenant_id, key) include (size_bytes)
);
select app.protect('stored_files', 'select, insert, delete');
