-- Days that a person enters: an opening balance, and days paid out instead of taken, beside corrections. Like every grant they
-- are signed, dated and never changed.
alter table leave_grants drop constraint leave_grants_cause_check;
alter table leave_grants add constraint leave_grants_cause_check check (cause in ('default', 'corrected', 'opening', 'paid-out'));
