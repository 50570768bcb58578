-- Who opens someone's personal details is recorded like any other part of their record.
select app.allow_values('record_reads', 'record_reads_part_check', 'part', array['record']);
