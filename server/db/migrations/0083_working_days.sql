-- The company's year and days, as leave counts them. Minutes of work are by weekday, Monday first; a region of null follows the country.
-- formerly 567c4cade77988ab0f2509df95dcb3563b7fa67a25fc4eb41bb631919b06a43e
alter table tenants
  add column year_start text not null default '01-01',
  add column holiday_region text,
  add column work_minutes smallint[] not null default '{480,480,480,480,480,0,0}';
alter table tenants add constraint tenants_year_start_check
  check (year_start ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$');
alter table tenants add constraint tenants_holiday_region_check
  check (holiday_region in ('US', 'GB', 'CA', 'AU', 'ZA', 'PK', 'none'));
alter table tenants add constraint tenants_work_minutes_check
  check (cardinality(work_minutes) = 7 and 0 <= all (work_minutes) and 1440 >= all (work_minutes) and 0 < any (work_minutes));
