-- That an employee's history was opened is a read of their record.
alter table record_reads drop constraint record_reads_part_check;
alter table record_reads add constraint record_reads_part_check check (part in ('documents', 'feedback', 'history'));
