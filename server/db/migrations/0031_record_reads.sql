-- Who has read which part of whose record, once a day; the application may add to it and read it, never change or delete it.
-- Not partitioned by id: that it is once a day is the key's promise, and a partition knows no key without its id.
create table record_reads (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  day date not null,
  reader_id bigint not null,
  part text not null check (part in ('documents')),
  primary key (tenant_id, employee_id, day, reader_id, part),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index record_reads_by_reader on record_reads (tenant_id, reader_id);
create index record_reads_by_age on record_reads using brin (tenant_id, day) with (autosummarize = on);
select app.protect('record_reads', 'select, insert');

-- Deletes one batch of the reads of more than 24 months ago, over all tenants, and returns how many they were.
create function app.forget_record_reads(batch int default 5000) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  deleted bigint;
begin
  with expired as (
    select tenant_id, employee_id, day, reader_id, part from public.record_reads
    where day < (now() - interval '24 months')::date
    limit batch for update skip locked)
  delete from public.record_reads as r using expired as e
  where r.tenant_id = e.tenant_id and r.employee_id = e.employee_id and r.day = e.day
    and r.reader_id = e.reader_id and r.part = e.part;
  get diagnostics deleted = row_count;
  return deleted;
end $$;
revoke all on function app.forget_record_reads from public;
grant execute on function app.forget_record_reads to baton_app;
