-- Leave, history, notifications, notes, documents and their search words.
insert into leave_grants (tenant_id, employee_id, balance, days, effective_from, cause, recorded_at)
select tenant_id, id, balance, days, current_date - 900, 'default', now()
from growth.people as p
cross join (values ('annual', 60), ('sick', 36), ('familyResponsibility', 6), ('maternityPaternity', 120), ('study', 4))
  as granted (balance, days)
order by growth.draw(no, n, 20 + days);
insert into leave_grants (tenant_id, employee_id, balance, days, effective_from, cause, reason, recorded_at)
select tenant_id, id, 'annual', 2, current_date - 100, 'corrected', 'Carried over', now()
from growth.people where growth.draw(no, n, 21) % 10 = 0 order by growth.draw(no, n, 22);

-- Five requests over two years, one in ten of them refused; one person in ten has a pending one.
insert into leave_requests (tenant_id, employee_id, leave_type, start_date, end_date, duration, leave_status, reason, decided_at)
select tenant_id, id,
  growth.one_of('{AnnualLeave,AnnualLeave,AnnualLeave,SickLeave,SickLeave,FamilyResponsibilityLeave,UnpaidLeave}',
    growth.draw(no, n, 30 + k)),
  start_date, start_date + growth.draw(no, n, 40 + k) % 5, 1 + growth.draw(no, n, 40 + k) % 5,
  case when k = 5 then 'pending' when growth.draw(no, n, 50 + k) % 10 = 0 then 'rejected' else 'approved' end,
  'Time with the family', case when k < 5 then now() end
from (
  select p.*, k, current_date - 730 + k * 150 + growth.draw(no, n, 60 + k) % 140 as start_date
  from growth.people as p cross join generate_series(0, 5) as k
  where k < 5 or growth.draw(no, n, 23) % 10 = 0) as requested
order by growth.draw(no, n, 70 + k);

select app.recount_leave_balances();

insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, happened_at, recorded_at, by_id)
select tenant_id, 'employee', id, growth.one_of('{joined,position_changed,leave_approved,profile_changed}', k),
  'shared', current_date - 700 + k * 170, now(), now(), id
from growth.people cross join generate_series(0, 3) as k order by growth.draw(no, n, 80 + k);
insert into story_values (tenant_id, id, changes)
select tenant_id, id,
  '[{"field": "positionTitle", "isSensitive": false, "before": "Clerk", "beforeId": null, "after": "Cook", "afterId": null}]'
from story where kind = 'position_changed';

insert into notifications (tenant_id, employee_id, kind, details, created_at, read_at)
select tenant_id, id, 'welcome', '{}', now() - k * interval '20 days', case when k > 0 then now() end
from growth.people cross join generate_series(0, 3) as k order by growth.draw(no, n, 90 + k);

insert into next_of_kin (tenant_id, employee_id, first_names, last_name, phone_number, relationship)
select tenant_id, id, 'Grace', 'Mokoena', '+27821234567', 'Mother' from growth.people where growth.draw(no, n, 24) % 5 < 3 order by id;
insert into notes (tenant_id, about_employee_id, author_id, note_description)
select p.tenant_id, p.id, author.id, 'Has taken over the ' || growth.one_of('{stock,rota,budget,training}', growth.draw(p.no, p.n, 25)) || ' well'
from growth.people as p join growth.people as author on author.no = p.no and author.n = 1
where growth.draw(p.no, p.n, 26) % 4 = 0 order by growth.draw(p.no, p.n, 27);
insert into documents (tenant_id, employee_id, uploaded_by_id, document_name, document_category, file_name)
select tenant_id, id, id, growth.one_of('{Contract,Certificate,Payslip,Identity}', growth.draw(no, n, 28)) || ' ' || n, 'Contract', 'file.pdf'
from growth.people where growth.draw(no, n, 29) % 4 = 0 order by growth.draw(no, n, 31);
insert into feedback (tenant_id, sender_id, receiver_id, title, message)
select p.tenant_id, p.id, other.id, 'Thank you', 'For your help last week'
from growth.people as p join growth.people as other on other.no = p.no and other.n = p.n / 2 + 1
where growth.draw(p.no, p.n, 32) % 4 = 0 order by growth.draw(p.no, p.n, 33);
insert into calendar_events (tenant_id, event_name, event_date, event_time, created_by_id)
select tenant_id, 'Meeting ' || k, current_date - 300 + k * 20, '09:00', id
from growth.people cross join generate_series(1, 20) as k where n = 1 order by growth.draw(no, k, 34);

-- As the application saves them: these plain texts can be split at anything but letters and digits.
insert into search_words (tenant_id, kind, word, record_id, part, label)
select tenant_id, kind, word, id, part, lower(label)
from (
  select tenant_id, id, 'person' as kind, 'name' as part, name || ' ' || surname as said, name || ' ' || surname as label from employees
  union all select tenant_id, id, 'person', 'email', split_part(email, '@', 1), name || ' ' || surname from employees
  union all select tenant_id, id, 'person', 'employee_number', employee_number, name || ' ' || surname from employees
  union all select tenant_id, id, 'position', 'name', position_title, position_title from positions
  union all select tenant_id, id, 'department', 'name', department_name, department_name from departments
  union all select tenant_id, id, 'note', 'text', note_description, '' from notes
  union all select tenant_id, id, 'document', 'name', document_name, document_name from documents) as texts,
  string_to_table(lower(said), ' ') as word
order by hashint8(id)
on conflict do nothing;

insert into sessions (tenant_id, id, account_id, employee_id, expires_at)
select tenant_id, md5('session ' || no || '/' || n)::uuid, account_id, id, now() + interval '10 years'
from growth.people where growth.draw(no, n, 35) % 3 = 0 order by growth.draw(no, n, 36);
