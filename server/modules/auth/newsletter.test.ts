import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { getNewsletter, updateNewsletter } = api.auth;
const choose = (person: Person, optIn: boolean) =>
  call(person, updateNewsletter, { body: { optIn } });

test("an account gets no newsletter until its owner asks for it", async () => {
  const begun = Date.now();
  const { owner } = await newTenant();
  expect((await call(owner, getNewsletter, {})).body).toEqual({ optIn: false, decidedAt: null });
  const asked = await choose(owner, true);
  expect(asked).toMatchObject({ status: 200, body: { optIn: true } });
  expect(Date.parse(String(asked.body.decidedAt))).toBeGreaterThanOrEqual(begun);
  expect((await call(owner, getNewsletter, {})).body).toEqual(asked.body);
  expect((await choose(owner, false)).body.optIn).toBe(false);
  expect((await call(owner, getNewsletter, {})).body.optIn).toBe(false);
});

test("each new newsletter choice is stored with its time and place", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  const colleague = await newEmployee();
  for (const optIn of [false, false, true, true, false]) await choose(owner, optIn);
  await choose(colleague, true);
  const kept = await inTenant((tx) =>
    tx
      .selectFrom("newsletterDecisions")
      .where("tenantId", "=", tx.tenantId)
      .where("accountId", "=", owner.accountId)
      .orderBy("id")
      .select(["optIn", "source"])
      .execute(),
  );
  expect(kept).toEqual([false, true, false].map((optIn) => ({ optIn, source: "settings" })));
});
