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
    "a flag that hides a partial index",
    'select 1 from "position_assignments" as "a" where "a"."tenant_id" = $1 and "a"."is_released" = $2',
  ],
  ["a tenant set for a connection", "select set_config('app.tenant_id', $1, false)"],
])("the statement check refuses %s", (_, text) => {
  expect(() => checkStatement(text)).toThrow();
});

test.each([
  'select "id" from "employees" where "tenant_id" = $1 and "id" = $2',
  'select 1 from "employees" as "e" join "positions" as "p" on "p"."tenant_id" = "e"."tenant_id" where "e"."tenant_id" = $1',
  'update "employees" set "name" = $1 where "tenant_id" = $2',
  'insert into "notes" ("tenant_id", "about_employee_id") values ($1, $2)',
])("the statement check lets a bound statement pass: %s", (text) => {
  expect(() => checkStatement(text)).not.toThrow();
});
