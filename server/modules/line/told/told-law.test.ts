import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plusDays } from "#server/company-day.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { sized } from "#server/test/full-size.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { today } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

const [people, ahead] = [7, 25];
const who = fc.nat(people - 1);
const day = fc.constantFrom(-10, 0, 5, 12);
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant("head" as const), who: fc.option(who), day }),
  fc.record({
    kind: fc.constant("line" as const),
    of: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
    who: fc.option(who),
    day,
    days: fc.option(fc.constant(6)),
  }),
  fc.record({ kind: fc.constant("pass" as const), of: who, who: fc.option(who) }),
  fc.record({ kind: fc.constant("deactivate" as const), of: who, who: fc.option(who) }),
);
type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

async function newCompany() {
  const company = await companyOfReaders();
  const { owner, director, head, follower, headInPosition, clerk, colleague, superadmin } = company;
  const ids = [director, head, follower, headInPosition, clerk, colleague, superadmin].map(
    ({ employeeId }) => employeeId,
  );
  const all = [...ids, owner.employeeId];
  const idOf = (n: number | null) => (n === null ? undefined : ids[n]);
  const leads = (n: number | null) =>
    n === null
      ? { leads: "nobody" as const }
      : { leads: "manager" as const, managerId: idOf(n) ?? 0 };
  const apply = (change: Change) => {
    const reason = "A new team";
    switch (change.kind) {
      case "head":
        return call(owner, api.departments.updateDepartment, {
          params: { id: company.sales },
          body: {
            departmentName: "Sales",
            departmentHeadId: idOf(change.who) ?? null,
            headFrom: plusDays(today, change.day),
          },
        });
      case "line": {
        const from = plusDays(today, change.day);
        const to = change.days === null ? {} : { to: plusDays(from, change.days) };
        const led = change.of.map((n) => ({ employeeId: idOf(n) ?? 0, ...leads(change.who) }));
        const body = { people: led, from, ...to, reason };
        return call(owner, api.continuity.setLines, { body });
      }
      case "pass":
        return call(owner, api.continuity.passOn, {
          body: {
            managerId: idOf(change.of) ?? 0,
            leadsNext: leads(change.who),
            from: today,
            reason,
          },
        });
      case "deactivate":
        return call(owner, api.employees.toggleStatus, {
          params: { id: idOf(change.of) ?? 0 },
          query: { activate: "false" },
          body: { leadsNext: leads(change.who) },
        });
    }
  };
  return { ...company, all, apply };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** Each person's manager on each day from today on, asked day by day. */
async function managersByDay({ inTenant, all }: Company) {
  const days = Array.from({ length: ahead }, (_, n) => plusDays(today, n));
  const asked = all.flatMap((employeeId) => days.map((one) => ({ employeeId, day: one })));
  return inTenant(async (tx) => {
    const found: (number | null)[] = [];
    for (const one of days) {
      const led = await managersOf(
        asKnownOn(tx, today),
        all.map((employeeId) => ({ employeeId, day: one })),
      );
      found.push(...all.map((employeeId) => led.get(employeeId)?.id ?? null));
    }
    return { asked: asked.length, found };
  });
}

/** The notices of a change by recipient, with the reader's part in it. */
async function noticesIn({ inTenant }: Company): Promise<Map<string, number>> {
  const rows = await inTenant((tx) =>
    tx
      .selectFrom("notifications")
      .where("tenantId", "=", tx.tenantId)
      .where("kind", "in", ["lineChanged", "handoverStep"])
      .select(["employeeId", "kind", "details"])
      .execute(),
  );
  const keys = rows.map(({ employeeId, kind, details }) =>
    kind === "handoverStep"
      ? `${employeeId} writes`
      : `${employeeId} ${(details as { role: string }).role}`,
  );
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, some]) => [key, some.length]));
}

async function concernedBy(
  { all, owner, inTenant }: Company,
  was: readonly (number | null)[],
  is: readonly (number | null)[],
): Promise<string[]> {
  const concerned = new Set<string>();
  was.forEach((before, n) => {
    const after = is[n] ?? null;
    if (before === after) return;
    concerned.add(`${all[n % all.length]} employee`);
    if (before !== null) concerned.add(`${before} outgoing`);
    if (after !== null) concerned.add(`${after} incoming`);
  });
  const active = await inTenant((tx) =>
    tx
      .selectFrom("employees")
      .where("tenantId", "=", tx.tenantId)
      .where("isActive", "=", true)
      .select("id")
      .execute(),
  );
  const canSignIn = new Set(active.map(({ id }) => id));
  return [...concerned]
    .filter((key) => {
      const id = Number(key.split(" ")[0]);
      return canSignIn.has(id) && id !== owner.employeeId;
    })
    .toSorted();
}

test("whoever is concerned by a change is told exactly once", async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 6, maxLength: 12 }), async (changes) => {
      const company = await newCompany();
      let [was, told] = [await managersByDay(company), await noticesIn(company)];
      for (const change of changes) {
        const { status } = await company.apply(change);
        expect([200, 400, 404, 409]).toContain(status);
        const [is, toldNow] = [await managersByDay(company), await noticesIn(company)];
        const fresh = [...toldNow].flatMap(([key, count]) =>
          Array<string>(count - (told.get(key) ?? 0)).fill(key),
        );
        const concerned = await concernedBy(company, was.found, is.found);
        // A new handover notifies its former manager; one may also open for a later day that stays.
        const toldOf = fresh.flatMap((key) => {
          const outgoing = key.replace("writes", "outgoing");
          return key === outgoing || concerned.includes(outgoing) ? [outgoing] : [];
        });
        expect(toldOf.toSorted(), JSON.stringify(change)).toEqual(concerned);
        changed += concerned.length > 0 ? 1 : 0;
        [was, told] = [is, toldNow];
      }
    }),
    { numRuns: sized({ small: 6, full: 60 }), endOnFailure: true },
  );
  expect(changed).toBeGreaterThan(5);
});
