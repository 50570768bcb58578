-- Time in lieu is gained by work on a day off or overtime alone. Its days can be used until the day that was agreed when they were
-- entered, so that another setting later moves no balance of the past; with none they stay.
alter table tenants add column in_lieu_months smallint;
alter table tenants add constraint tenants_in_lieu_months_check check (in_lieu_months between 1 and 36);

alter table leave_grants add column usable_until date;
alter table leave_grants drop constraint leave_grants_cause_check;
alter table leave_grants add constraint leave_grants_cause_check check (cause in ('default', 'corrected', 'opening', 'paid-out', 'worked'));
alter table leave_grants add constraint leave_grants_worked check
  ((cause <> 'worked' or balance = 'timeInLieu' and days > 0) and (usable_until is null or cause = 'worked' and usable_until >= effective_from));
