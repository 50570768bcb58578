-- How many rows a person wants to see per page, by table: `{"users": 25}`.
-- A sharded database adds a column and its rule one after the other.
-- formerly 7542d7641883c685d0ebeff2e86f9924e0468d900c294344829082b494524525
alter table employees add column rows_per_page text not null default '{}';
alter table employees add constraint employees_rows_per_page_check check (rows_per_page is json object);
