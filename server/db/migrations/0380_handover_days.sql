-- How many days before a change of who leads the steps of its handover are due.
alter table tenants
  add column handover_written_days smallint not null default 11,
  add column handover_commented_days smallint not null default 6,
  add column handover_confirmed_days smallint not null default 1;
alter table tenants add constraint tenants_handover_days_check check (
  60 >= handover_written_days and handover_written_days > handover_commented_days
  and handover_commented_days > handover_confirmed_days and handover_confirmed_days >= 0);
