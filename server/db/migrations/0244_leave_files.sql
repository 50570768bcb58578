-- The request for leave to which a document's file belongs, such as a medical certificate. It has the rights of a document and is
-- cleaned up like one, and is listed and searched for with its request alone.
alter table documents add column leave_request_id bigint;
alter table documents add constraint documents_leave_request
  foreign key (tenant_id, leave_request_id) references leave_requests (tenant_id, id);
create index documents_by_leave_request on documents (tenant_id, leave_request_id) where leave_request_id is not null;

-- As before, but for the files of requests for leave.
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
    where storage_key is not null and removed_at is null and leave_request_id is null
) as texts, app.words_to_remember(said) as word
order by tenant_id, kind, word, record_id, rank;
