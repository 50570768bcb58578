-- Why a profile was returned to the employee; kept until the employee submits it again or it is approved.
alter table employees add column rejection_reason text check (rejection_reason <> '' and length(rejection_reason) <= 1000);
