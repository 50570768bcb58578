-- The files that a document had before its present one, which is in the document's own row.
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

-- Who added the present file, if that is not the document's author; until when the document is valid, and for which such day it
-- was reminded of; until when the company has to keep it.
-- formerly ddc2ddeca9c01dd1813f1ac577975dc6950abb879e495be5b610779fe707c601
alter table documents
  add column version int not null default 1,
  add column file_by_id bigint,
  add column expires_on date,
  add column reminded_of date,
  add column retained_until date;
alter table documents add constraint documents_version_check check (version >= 1);
alter table documents add constraint documents_file_by
  foreign key (tenant_id, file_by_id) references employees (tenant_id, id);
create index documents_by_file_author on documents (tenant_id, file_by_id) where file_by_id is not null;

-- Who has opened which document, once a day; they go with the document. The application may add to it and read it.
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

-- As before, and with them the reads of single documents.
create or replace function app.forget_record_reads(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.record_reads', $c$day < (now() - interval '24 months')::date$c$, batch)
    + app.delete_expired('public.document_reads', $c$day < (now() - interval '24 months')::date$c$, batch);
$$;
