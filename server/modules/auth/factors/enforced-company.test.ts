import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { addApp, codeOf, givePassword, password } from "#server/test/signing-in.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { login, newRecoveryCodes, resetFactors, getSignInRules, updateSignInRules } = api.auth;

async function signIn(person: Person, code?: string) {
  const body = { email: person.email, password, ...(code && { code }) };
  const { body: answer } = await call(null, login, { body });
  return { session: { ...person, token: answer.token ?? "" }, refusal: answer.code };
}
const works = async (person: Person) =>
  (await call(person, api.tenant.getTenant, {})).body.code ?? "works";

test("a company of twenty lives through enforcement, a lost phone and a reset", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const staff: Person[] = [];
  for (let n = 0; n < 19; n++) staff.push(await newEmployee({ surname: `Mokoena ${n}` }));
  for (const person of [owner, ...staff]) await givePassword(tenant, person);
  const lacking = async () => (await call(owner, getSignInRules, {})).body.lacking;

  await addApp(owner);
  const body = { secondFactor: "everyone", from: "2026-03-05" } as const;
  expect((await call(owner, updateSignInRules, { body })).body.lacking).toBe(19);
  await call(owner, api.auth.remindWithoutFactor, {});
  expect(await mailsOf(tenant.tenantId, { now: new Date("2026-03-02T08:00:00Z") })).toHaveLength(
    19,
  );
  const [unlucky, late, ...prompt] = staff as [Person, Person, ...Person[]];
  const secret = await addApp(unlucky);
  for (const person of prompt) await addApp(person);
  expect(await lacking()).toBe(1);

  at("2026-03-05", "08:00");
  const states = await Promise.all([owner, ...staff].map(works));
  expect(states.filter((state) => state === "works")).toHaveLength(19);
  expect(await works(late)).toBe("factor_needed");
  await addApp(late);
  expect([await works(late), await lacking()]).toEqual(["works", 0]);

  // The phone is lost; a recovery code lets its owner in once.
  const [recovery = ""] = (await call(unlucky, newRecoveryCodes, {})).body.codes;
  expect((await signIn(unlucky)).refusal).toBe("code_required");
  const { session } = await signIn(unlucky, recovery);
  expect(await works(session)).toBe("works");
  expect((await signIn(unlucky, recovery)).refusal).toBe("wrong_code");

  const reason = "The phone is lost.";
  const reset = { params: { id: unlucky.employeeId }, body: { reason } };
  expect((await call(owner, resetFactors, reset)).status).toBe(200);
  expect([await works(session), await works(unlucky)]).toEqual(["session_ended", "session_ended"]);
  const { session: again } = await signIn(unlucky);
  expect(await works(again)).toBe("factor_needed");
  const next = await addApp(again);
  expect(await works(again)).toBe("works");
  at("2026-03-05", "08:05");
  expect((await signIn(unlucky, codeOf(secret))).refusal).toBe("wrong_code");
  expect(await works((await signIn(unlucky, codeOf(next))).session)).toBe("works");
});
