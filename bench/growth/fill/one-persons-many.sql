-- One person's large sets: messages from half the company, ten years of days off, and notes.
-- Applied once to databases filled earlier, so it reads no tables of the filling.
create temporary table measured as
select t.id as tenant_id, t.owner_employee_id as owner_id
from tenants as t where t.id in (select md5('company ' || no)::uuid from generate_series(5001, 5003) as no);

insert into feedback (tenant_id, sender_id, receiver_id, title, message, created_at, read_at)
select tenant_id, id, owner_id,
  case drawn % 3 when 0 then 'Thank you' when 1 then 'Your talk about ' || topic else 'About ' || topic end,
  'What you said about ' || topic || ' helped our team with the ' || thing || ', and we will try it again next ' || time
    || '. It took ' || drawn % 90 || ' minutes, which nobody had expected of us after the ' || other || '.',
  now() - drawn % 900 * interval '1 day' - drawn % 86400 * interval '1 second', case when drawn % 5 > 0 then now() end
from (
  select m.*, e.id, drawn,
    (array['budget','rota','training','stock','visit','audit','menu','contract','safety','roadmap','shift','report'])[1 + drawn % 12] as topic,
    (array['launch','inventory','interviews','festival','handover','migration','orders'])[1 + drawn / 12 % 7] as thing,
    (array['week','month','spring','quarter','winter'])[1 + drawn / 84 % 5] as time,
    (array['storm','merger','strike','holiday','renovation','outage'])[1 + drawn / 420 % 6] as other
  from measured as m
    join employees as e on e.tenant_id = m.tenant_id and e.id <> m.owner_id
    cross join lateral (select hashint8(split_part(substr(e.email, 7), '@', 1)::bigint) & 2147483647 as drawn) as d
  where drawn % 2 = 0) as sent
order by drawn;

insert into leave_requests (tenant_id, employee_id, leave_type, start_date, end_date, duration, leave_status, reason, decided_at)
select tenant_id, owner_id, case k % 5 when 0 then 'SickLeave' else 'AnnualLeave' end,
  current_date - 3500 + k * 9, current_date - 3500 + k * 9, 1, 'approved', 'Time with the family', now()
from measured, generate_series(0, 299) as k;
select app.recount_leave_balances();

insert into calendar_events (tenant_id, event_name, event_date, event_time, created_by_id)
select tenant_id, 'Meeting about the ' || (array['budget','rota','training'])[1 + k % 3], current_date - 60 + k % 120, '10:00', owner_id
from measured, generate_series(1, 600) as k;
update notes set created_at = created_at - (hashint8(id) & 65535) * interval '37 seconds',
  updated_at = updated_at - (hashint8(id) & 65535) * interval '37 seconds'
where tenant_id in (select tenant_id from measured);
drop table measured;
