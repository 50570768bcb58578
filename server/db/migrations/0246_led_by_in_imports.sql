-- Who is to lead the person of a row, as the file names them: kept until it is recorded, once all people of the file are in.
alter table import_rows add column led_by text;
create index import_rows_led_by on import_rows (tenant_id, import_id, row) where led_by is not null;
