import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { checkCost, duringCall } from "./declared-costs.ts";
import { app, callOn, newTenant } from "./world.ts";

const { emailExists, remindMany } = api.onboarding;
const { exportList } = api.employees;
const { updateTenant } = api.tenant;

const check = (operation: NamedOperation, statement: string) =>
  duringCall(operation, async () => checkCost(statement));

const questions = "select * from app.draw_questions($1)";
const file = 'insert into "stored_files" values ($1)';
const work = 'insert into queue ("tenant_id") values ($1)';
test.each<[string, NamedOperation, NamedOperation, string]>([
  ["ask about addresses", emailExists, updateTenant, questions],
  ["store files", { ...updateTenant, file: "upload" }, updateTenant, file],
  ["queue work as a read", remindMany, { ...exportList, limited: undefined }, work],
  ["queue work for strangers", emailExists, { ...emailExists, limited: undefined }, work],
])("an operation may not %s unless it declares it", async (_, declared, other, statement) => {
  await check(declared, statement);
  await expect(check(other, statement)).rejects.toThrow("does not declare the cost");
});

test("each call of a test is compared with its declaration", async () => {
  const { owner } = await newTenant();
  const body = { email: `${randomUUID()}@protea.co.za` };
  expect((await callOn(app, owner, emailExists, { body })).status).toBe(200);
  const undeclared = { ...emailExists, limited: undefined };
  expect((await callOn(app, owner, undeclared, { body })).status).toBe(500);
});
