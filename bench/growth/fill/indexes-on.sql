set maintenance_work_mem = '512MB';
do $$ declare one record; begin
  for one in select build from growth_indexes.later order by step loop execute one.build; end loop;
  perform app.name_partition_indexes(partrelid) from pg_partitioned_table;
end $$;
drop schema growth_indexes, growth cascade;
