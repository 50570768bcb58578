import fc from "fast-check";
import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { currentTime } from "#server/clock.ts";
import { plusDays } from "#server/company-day.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { recountLeave } from "#server/modules/leave/recount/recount.ts";
import { ownClock } from "#server/test/clock.ts";
import { sized } from "#server/test/full-size.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";

const firstDay = "2026-01-05";
const threeDays = [480, 0, 480, 0, 480, 0, 0];

async function newCompany() {
  const setClock = ownClock();
  setClock(firstDay);
  const tenant = await newTenant();
  let owner = tenant.owner;
  let person: Person = await tenant.newEmployee({ startDate: firstDay });
  let today = firstDay;
  const params = { id: person.employeeId };
  await call(person, leave.initializeLeave, {});
  const pattern = { name: "Three days", weeks: [threeDays] };
  const patternId = (await call(owner, leave.addPattern, { body: pattern })).body.id;
  const goTo = async (day: string) => {
    today = day;
    setClock(day);
    owner = await tenant.signInAgain(owner);
    await call(owner, employees.toggleStatus, { params, query: { activate: "true" } });
    person = await tenant.signInAgain(person);
  };
  const recount = async () => {
    for (const { job, payload } of await tenant.jobs())
      if (job === recountLeave.name)
        await tenant.inTenant(async (tx) =>
          recountLeave.run(await jobContext(services, tx, currentTime()), payload as never),
        );
  };
  const statement = async (asOf: string, knownOn: string) => {
    const query = { balance: "annual", employeeId: params.id, asOf, knownOn } as const;
    const { status, body } = await call(owner, leave.statement, { query });
    expect(status).toBe(200);
    const { today: _, ...known } = body;
    return known;
  };
  const requests = () =>
    tenant.inTenant((tx) =>
      tx
        .selectFrom("leaveRequests")
        .where("tenantId", "=", tx.tenantId)
        .select(["id", "leaveStatus", "startDate", "endDate"])
        .orderBy("id")
        .execute(),
    );
  const ask = (startDate: string, endDate: string) => {
    const body = { leaveType: "AnnualLeave", startDate, endDate, reason: "Rest" } as const;
    return call(person, leave.createRequest, { body });
  };
  const act = {
    ask,
    approve: (id: number) => call(owner, leave.approve, { params: { id } }),
    cancel: (id: number) =>
      call(owner, leave.cancel, { params: { id }, body: { reason: "Mistaken" } }),
    shorten: (id: number, endDate: string) =>
      call(owner, leave.returnEarly, { params: { id }, body: { endDate } }),
    holiday: (date: string) =>
      call(owner, leave.addHoliday, { body: { date, name: "Rest", reason: "A feast" } }),
    work: (isOwn: boolean, from: string) =>
      call(owner, leave.assignPattern, {
        body: { patternId: isOwn ? patternId : null, employeeId: params.id, from },
      }),
    policy: (policy: "act" | "standard", from: string) =>
      call(owner, leave.assignPolicy, { body: { policy, to: { kind: "all" }, from } }),
    employ: (body: { startDate?: string; terminationDate?: string | null }) =>
      call(owner, employees.update, { params, body }),
    enter: (days: number, day: string) =>
      call(owner, leave.addEntry, {
        body: {
          ...{ employeeId: params.id, balance: "annual", kind: "corrected", reason: "A count" },
          ...{ days, day, isConfirmed: true },
        },
      }),
  };
  return { act, goTo, recount, statement, requests, dayIn: (n: number) => plusDays(today, n) };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

test.each([
  ["an early return", ({ act }: Company, id: number) => act.shorten(id, "2026-03-10")],
  ["a cancellation", ({ act }: Company, id: number) => act.cancel(id)],
  ["a holiday", ({ act }: Company) => act.holiday("2026-03-11")],
  ["a pattern", ({ act }: Company) => act.work(true, "2026-03-09")],
  ["a last day", ({ act }: Company) => act.employ({ terminationDate: "2026-03-10" })],
])("a balance as known on a day stays the same after %s", async (_, change) => {
  const company = await newCompany();
  const { act, goTo, recount, statement } = company;
  const { id } = (await act.ask("2026-03-09", "2026-03-13")).body;
  await act.approve(id);
  await goTo("2026-03-02");
  const asKnown = () => statement("2026-03-31", "2026-03-01");
  const before = await asKnown();
  expect(before.remaining).toBe(10);
  expect((await change(company, id)).status).toBeLessThan(300);
  await recount();
  expect(await asKnown()).toEqual(before);
  await goTo("2026-04-01");
  expect(await asKnown()).toEqual(before);
  expect((await statement("2026-03-31", "2026-03-31")).remaining).toBeGreaterThan(10);
});

test("the days of a later request are not taken for those of employment", async () => {
  const { act, goTo, statement } = await newCompany();
  await act.policy("act", "2026-01-06");
  await goTo("2026-03-02");
  const asKnown = () => statement("2026-02-28", "2026-03-01");
  const before = await asKnown();
  expect(before.remaining).toBeGreaterThan(0);
  expect((await act.ask("2026-03-03", "2026-03-03")).status).toBe(201);
  expect(await asKnown()).toEqual(before);
});

const ahead = fc.integer({ min: -20, max: 60 });
const request = fc.nat(5);
const event = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant("ask" as const), ahead, fc.nat(9)) },
  { weight: 4, arbitrary: fc.tuple(fc.constant("approve" as const), request, fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("cancel" as const), request, fc.nat()) },
  { weight: 3, arbitrary: fc.tuple(fc.constant("shorten" as const), request, fc.nat(5)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("holiday" as const), ahead, fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("work" as const), fc.nat(1), fc.nat(20)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("policy" as const), fc.nat(1), fc.nat(20)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant("employ" as const), fc.nat(2), ahead) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("enter" as const), fc.nat(6), ahead) },
);
const history = fc.array(
  fc.record({
    event,
    later: fc.integer({ min: 1, max: 9 }),
    asOf: fc.integer({ min: -40, max: 90 }),
  }),
  { minLength: 15, maxLength: 25 },
);

type Happening = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** What happens, as far as it is allowed. */
const deeds: Record<
  Happening[0],
  (company: Company, n: number, m: number) => Promise<unknown> | undefined
> = {
  ask: ({ act, dayIn }, n, m) => act.ask(dayIn(n), dayIn(n + m)),
  approve: ({ act }, id) => act.approve(id),
  cancel: ({ act }, id) => act.cancel(id),
  shorten: async ({ act, requests }, id, m) => {
    const one = (await requests()).find((request) => request.id === id);
    return one && act.shorten(id, plusDays(one.startDate, m));
  },
  holiday: ({ act, dayIn }, n) => act.holiday(dayIn(n)),
  work: ({ act, dayIn }, n, m) => act.work(n === 1, dayIn(m)),
  policy: ({ act, dayIn }, n, m) => act.policy(n === 1 ? "act" : "standard", dayIn(m)),
  employ: ({ act, dayIn }, n, m) =>
    act.employ(
      n === 0
        ? { startDate: plusDays(firstDay, m) }
        : { terminationDate: n === 1 ? dayIn(m) : null },
    ),
  enter: ({ act, dayIn }, n, m) => act.enter(n - 3 || 1, dayIn(m)),
};

async function happen(company: Company, [kind, n, m]: Happening): Promise<unknown> {
  const isOnRequest = kind === "approve" || kind === "cancel" || kind === "shorten";
  if (!isOnRequest) return deeds[kind](company, n, m);
  const all = await company.requests();
  const id = all[n % Math.max(1, all.length)]?.id;
  return id === undefined ? undefined : deeds[kind](company, id, m);
}

test("a balance as known on a past day never changes, whatever happens later", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happenings) => {
      const company = await newCompany();
      const { goTo, recount, statement, dayIn } = company;
      const told: { asOf: string; knownOn: string; was: unknown }[] = [];
      for (const { event: happening, later, asOf: days } of happenings) {
        await happen(company, happening);
        await recount();
        const knownOn = dayIn(0);
        const asOf = dayIn(days);
        await goTo(dayIn(later));
        told.push({ asOf, knownOn, was: await statement(asOf, knownOn) });
      }
      for (const { asOf, knownOn, was } of told)
        expect(await statement(asOf, knownOn)).toEqual(was);
    }),
    { numRuns: sized({ small: 6, full: 40 }), endOnFailure: true },
  );
});
