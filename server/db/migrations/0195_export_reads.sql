-- That an employee was in an exported file is a read of their record.
select app.allow_values('record_reads', 'record_reads_part_check', 'part', array['export', 'leaveExport']);
