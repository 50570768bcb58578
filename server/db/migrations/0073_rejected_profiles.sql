-- Why a profile was returned to the employee; kept until the employee submits it again or it is approved.
-- formerly d9209364f964f1a1318f66f6cc878a77650b90d3fd88e2b229dcf14513a0d211
alter table employees add column rejection_reason text;
alter table employees add constraint employees_rejection_reason_check
  check (rejection_reason <> '' and length(rejection_reason) <= 1000);
