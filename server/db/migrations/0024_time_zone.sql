-- By whose clock a company's days begin and end: each company's own.
alter table tenants add column time_zone text not null default 'Africa/Johannesburg';
