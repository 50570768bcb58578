import { expect, test } from "vitest";
import { checkStatement } from "./statement-check.ts";

test.each([
  ["an unbound select", 'select "id" from "employees" where "id" = $1'],
  [
    "an unbound join",
    'select 1 from "employees" as "e" join "positions" as "p" on "p"."id" = "e"."id" where "e"."tenant_id" = $1',
  ],
  ["an unbound update", 'update "employees" set "name" = $1 where "id" = $2'],
  ["an insert without its tenant", 'insert into "notes" ("about_employee_id") values ($1)'],
  [
    "an unbound table that is named without quotes",
    "select 1 from story as s where s.employee_id = $1",
  ],
  ["an unbound table that is named with its schema", "select 1 from public.story where id = $1"],
  [
    "a subquery that is bound by the outer table alone",
    'select (select max(s.id) from story as s where s.tenant_id = e.tenant_id) from "employees" as "e" where "e"."tenant_id" = $1',
  ],
  [
    "a subquery of which one table only is bound",
    `select 1 from "employees" as "e" where "e"."tenant_id" = $1 and exists (
      select from positions as p join departments as d on d.id = p.department_id where p.tenant_id = $1)`,
  ],
  [
    "one side of a union that is not bound",
    'select "id" from "notes" where "tenant_id" = $1 union all select "id" from "documents" where "id" = $2',
  ],
  [
    "an insert from a table that is not bound",
    'insert into "notes" ("tenant_id", "author_id") select $1, "id" from "employees" returning "id"',
  ],
  [
    "an insert by a select that returns nothing",
    'insert into "notes" ("tenant_id", "author_id") select $1, given.id from unnest($2) as given (id)',
  ],
  [
    "an insert in plain text without its tenant",
    "\n    insert into notes (about_employee_id) values ($1)",
  ],
  [
    "a conflict that is settled by a subquery",
    "insert into note_reads as known (tenant_id, note_ids) values ($1, $2) on conflict (tenant_id) do update set note_ids = array(select unnest(excluded.note_ids))",
  ],
  [
    "a statement that writes and ends by asking if a row exists",
    `with kept as (update notes set title = $2 where tenant_id = $1 returning id)
      select id, exists (select from documents as d where d.tenant_id = $1) from kept`,
  ],
  [
    "an order of names by their bytes",
    'select "e"."name" from "employees" as "e" where "e"."tenant_id" = $1 order by "e"."surname" limit 1',
  ],
  [
    "an order of departments by their bytes",
    "select jsonb_agg(d.id order by lower(d.department_name), d.id) from departments as d where d.tenant_id = $1",
  ],
  ["a tenant set for a connection", "select set_config('app.tenant_id', $1, false)"],
])("the statement check refuses %s", (_, text) => {
  expect(() => checkStatement(text)).toThrow();
});

test.each([
  'select "id" from "employees" where "tenant_id" = $1 and "id" = $2',
  'select 1 from "employees" as "e" join "positions" as "p" on "p"."tenant_id" = "e"."tenant_id" where "e"."tenant_id" = $1',
  'update "employees" set "name" = $1 where "tenant_id" = $2',
  'select "e"."name" from "employees" as "e" where "e"."tenant_id" = $1 order by "e"."sort_name" for update',
  'select p.id from leave_policies as p where p.tenant_id = $1 order by app.folded("p"."policy_name") collate "C", p.id',
  'insert into "notes" ("tenant_id", "about_employee_id") values ($1, $2)',
  'insert into "notes" ("tenant_id", "author_id") select $1, given.id from unnest($2) as given (id) returning "id"',
  'insert into "queue" ("tenant_id", "kind") select $1, given.kind from unnest($2) as given (kind)',
  "select 1 from story as s where s.tenant_id = $1 and s.reason = 'from (employees'",
  `select 1 from "employees" as "e" where "e"."tenant_id" = $1 and exists (select from positions as p
    join departments as d on d.tenant_id = p.tenant_id and d.id = p.department_id where p.tenant_id = $2)`,
  `select extract(year from e.start_date) from "employees" as "e" where ("e"."tenant_id" = $1 and "e"."id" = $2)`,
  'with "found" as (select "id" from "notes" where "tenant_id" = $1) select "id" from "found"',
  `with kept as (update notes set title = $2 where tenant_id = $1 returning id)
    select id, exists (select from kept) from kept`,
  `with kept as (update notes set title = $2 where tenant_id = $1 and exists (
    select from documents as d where d.tenant_id = $1) returning id) select id from kept`,
  'select "e"."id" from "employees" as "e" join "tenants" as "t" on "t"."id" = "e"."tenant_id" where "t"."id" = $1',
])("the statement check lets a bound statement pass: %s", (text) => {
  expect(() => checkStatement(text)).not.toThrow();
});
