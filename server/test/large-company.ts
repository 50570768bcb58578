import { randomUUID } from "node:crypto";
import type pg from "pg";

/** People with some leave, notes and notifications each, written directly as the tables' owner. */
export async function insertLargeCompany(owner: pg.Client, people: number): Promise<string> {
  const tenantId = randomUUID();
  await owner.query(
    `insert into tenants (id, domain_name) values ('${tenantId}', '${tenantId}.example');
     insert into directory.domains (tenant_id, domain) values ('${tenantId}', '${tenantId}.example');
     insert into departments (tenant_id, department_name) values ('${tenantId}', 'Sales');
     insert into positions (tenant_id, department_id, position_title)
       select tenant_id, id, 'Seller ' || n from departments, generate_series(1, ${people}) as n
       where tenant_id = '${tenantId}';
     insert into employees (tenant_id, name, surname, email, employee_role, is_active)
       select '${tenantId}', 'Thabo ' || n, 'Mokoena ' || n % 97, n || '@${tenantId}.example', 'Employee', true
       from generate_series(1, ${people}) as n;
     update tenants set owner_employee_id = (select min(id) from employees where tenant_id = '${tenantId}')
       where id = '${tenantId}';`,
  );
  await owner.query(
    `with people as (select *, row_number() over (order by id) as n from employees where tenant_id = '${tenantId}'),
       seats as (select *, row_number() over (order by id) as n from positions where tenant_id = '${tenantId}')
     insert into position_assignments (tenant_id, position_id, department_id, employee_id, date_joined, date_from, recorded_at)
       select tenant_id, seats.id, seats.department_id, people.id, '2026-01-05', '2026-01-05', now()
       from people join seats using (tenant_id, n)`,
  );
  await owner.query(
    `create temp table people as
       select tenant_id, id, email, gen_random_uuid() as account_id from employees where tenant_id = '${tenantId}';
     insert into directory.emails (tenant_id, email) select tenant_id, email from people;
     insert into accounts (tenant_id, id, employee_id, email) select tenant_id, account_id, id, email from people;
     insert into sessions (tenant_id, id, account_id, employee_id, expires_at)
       select tenant_id, gen_random_uuid(), account_id, id, now() from people, generate_series(1, 2);
     insert into newsletter_decisions (tenant_id, account_id, opt_in, source, decided_at)
       select tenant_id, account_id, true, 'sign-up', now() from people;
     insert into leave_requests (tenant_id, employee_id, leave_type, start_date, end_date, duration, leave_status, reason, decided_by_id)
       select tenant_id, id, 'AnnualLeave', date '2026-01-05' + 7 * n, date '2026-01-06' + 7 * n, 2, 'approved', 'Rest', id
       from people, generate_series(1, 4) as n;
     insert into department_headships (tenant_id, department_id, employee_id, date_from, recorded_at)
       select tenant_id, id, (select min(id) from people), '2026-01-05', now() from departments
       where tenant_id = '${tenantId}';
     insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, recorded_at, by_id)
       select tenant_id, 'employee', id, 'joined', 'shared', '2026-01-05', now(), id from people, generate_series(1, 5);
     insert into story_values (tenant_id, id, reason)
       select tenant_id, id, '{"by": "person", "text": "Rest"}' from story where tenant_id = '${tenantId}';
     insert into notifications (tenant_id, employee_id, kind)
       select tenant_id, id, 'welcome' from people, generate_series(1, 5);
     insert into notes (tenant_id, about_employee_id, author_id, note_description)
       select tenant_id, id, id, 'A good start' from people;
     insert into search_words (tenant_id, kind, word, record_id, part, label)
       select tenant_id, 'person', 'thabo' || n, id, 'name', 'thabo' from people, generate_series(1, 6) as n;
     drop table people`,
  );
  return tenantId;
}
