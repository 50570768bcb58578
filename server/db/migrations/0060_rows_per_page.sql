-- How many rows a person wants to see per page, by table: `{"users": 25}`.
alter table employees add column rows_per_page text not null default '{}' check (rows_per_page is json object);
