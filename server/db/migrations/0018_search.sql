-- The words by which records are found. Under row security only plain comparisons reach an index, so what is typed is looked
-- up as the range of words that begin with it; the words are folded, and compared byte by byte.
create table search_words (
  tenant_id uuid not null references tenants (id),
  kind text not null check (kind in ('person', 'position', 'department', 'note', 'document')),
  word text collate "C" not null,
  record_id bigint not null,
  part text not null check (part in ('name', 'email', 'employee_number', 'text')),
  -- The record's name, by which equally good ones are put in order without reading them; blank for a record without a name.
  label text collate "C" not null,
  primary key (tenant_id, kind, word, record_id) include (part, label)
) with (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
create index search_words_by_record on search_words (tenant_id, record_id, kind);
select app.protect('search_words', 'select, insert, update, delete');

-- The same as wordsToRemember in contract/rules/search.ts; a test compares them.
create function app.words_to_remember(input text) returns setof text
language sql immutable set search_path = '' as $$
  select distinct left(word, 64) collate "C"
  from regexp_split_to_table(app.folded(input) collate pg_catalog.pg_unicode_fast, '[^[:alnum:]'']+') as run,
    lateral (select array_remove(string_to_array(run, ''''), '') as pieces) as split,
    lateral (select array_to_string(pieces[first:], '') as word from generate_subscripts(pieces, 1) as first) as words
  where word <> ''
$$;
revoke all on function app.words_to_remember from public;

-- The words that the present records ask for: what search_words has to hold at any time. A document without a file, a removed
-- one and the file of a request for leave are not found.
create view app.search_words_due as
select distinct on (tenant_id, kind, word, record_id)
  tenant_id, kind, word, record_id, part, left(app.folded(named), 64) collate "C" as label
from (
  select tenant_id, 'person' as kind, id as record_id, surname || ' ' || name as named, 1 as rank, 'name' as part,
    name || ' ' || surname as said from employees
  union all select tenant_id, 'person', id, surname || ' ' || name, 2, 'email', split_part(email, '@', 1) from employees
  union all select tenant_id, 'person', id, surname || ' ' || name, 3, 'employee_number', employee_number from employees
  union all select tenant_id, 'position', id, position_title, 1, 'name', position_title from positions
  union all select tenant_id, 'department', id, department_name, 1, 'name', department_name from departments
  union all select tenant_id, 'note', id, '', 1, 'text', note_description from notes
  union all select tenant_id, 'document', id, document_name, 1, 'name', document_name from documents
    where storage_key is not null and removed_at is null and leave_request_id is null
) as texts, app.words_to_remember(said) as word
order by tenant_id, kind, word, record_id, rank;

-- All tables above are distributed together, where there is Citus; one of a later migration by app.protect.
select app.distribute_tenants();
