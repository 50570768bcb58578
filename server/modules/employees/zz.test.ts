import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { sized } from "#server/test/full-size.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { move, plannedMove, withdrawMove, update } = api.employees;
const { createPosition, getAllPositions, updatePosition } = api.departments;

const titles = ["Accountant", "Seller", "Planner"] as const;
type Title = (typeof titles)[number];

/** The accountant of Finance, vacancies in two other departments, and all their heads. */
async function companyOfThree() {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const departments: number[] = [];
  const positions = {} as Record<Title, number>;
  for (const [n, positionTitle] of titles.entries()) {
    const head = await newEmployee({ name: `Head of ${positionTitle}` });
    const departmentId = await newDepartment(`Department ${n}`, head.employeeId);
    departments.push(departmentId);
    const body = { positionTitle, jobDescription: "Works", departmentId };
    positions[positionTitle] = (await call(owner, createPosition, { body })).body.id;
  }
  const person = await newEmployee({ name: "Thandi" });
  const params = { id: person.employeeId };
  const change = (body: object) => call(owner, update, { params, body });
  expect((await change({ positionId: positions.Accountant })).status).toBe(200);
  const moveTo = (to: Title, body: { date: string; announcedFrom?: string }) =>
    call(owner, move, { params, body: { positionId: positions[to], ...body } });
  return {
    ...{ owner, person, newEmployee, positions, moveTo },
    planned: async () => (await call(owner, plannedMove, { params })).body.planned,
    withdraw: () => call(owner, withdrawMove, { params }),
    leave: (lastDay: string | null) => change({ terminationDate: lastDay }),
    release: () => change({ positionId: null }),
    renameTo: (of: Title, n: number) =>
      call(owner, updatePosition, {
        params: { id: positions[of] },
        body: { positionTitle: of, jobDescription: "Works", departmentId: departments[n] ?? 0 },
      }),
    shownTo: (reader: Person) => shownTo(reader, person),
  };
}
type Company = Awaited<ReturnType<typeof companyOfThree>>;

/** The employee's positions, managers and vacancies as shown to a reader. */
async function shownTo(reader: Person, { employeeId }: Person) {
  const params = { id: employeeId };
  const { positions, managers } = (await call(reader, api.continuity.person, { params })).body;
  const query = { status: "available" as const, pageSize: 50 };
  const vacant = (await call(reader, getAllPositions, { query })).body;
  return {
    positions: positions.map(({ positionTitle, departmentName, from, to }) =>
      [positionTitle, departmentName, from, to].join(),
    ),
    managers: managers.map(({ manager, from, to }) => [manager?.name, from, to].join()),
    vacant: vacant.map(({ positionTitle }) => positionTitle),
  };
}

type Step =
  | { kind: "plan"; to: Title; days: number; before: number }
  | { kind: "move"; to: Title; days: number }
  | { kind: "leave"; days: number | null }
  | { kind: "rename"; of: Title; department: number }
  | { kind: "withdraw" }
  | { kind: "release" };

const days = fc.integer({ min: 1, max: 30 });
const title = fc.constantFrom(...titles);
const planTo = (to: fc.Arbitrary<Title>) =>
  fc.record({
    kind: fc.constant("plan" as const),
    to,
    days,
    before: fc.integer({ min: 0, max: 29 }),
  });
/** The first step, always allowed. */
const firstPlan = planTo(fc.constantFrom("Seller", "Planner"));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: planTo(title) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      to: title,
      days: fc.oneof(fc.constant(0), days),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "withdraw" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("leave" as const),
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("rename" as const),
      of: title,
      department: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "release" as const }) },
);

const done = async (call: Promise<{ status: number }>) => expect((await call).status).toBe(200);

type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;
type Twins = Record<"open" | "none", Company>;

const both = async (
  { open, none }: Twins,
  work: (twin: Company) => Promise<{ status: number }>,
) => {
  for (const twin of [open, none]) await done(work(twin));
};

async function plan({ to, days, before }: Of<"plan">, company: Company, { open }: Twins) {
  const date = daysFromToday(days);
  const announcedFrom = daysFromToday(Math.max(1, days - before));
  const { status } = await company.moveTo(to, { date, announcedFrom });
  if (status === 200) await done(open.moveTo(to, { date }));
}

async function moveAtOnce({ to, days }: Of<"move">, company: Company, twins: Twins) {
  const date = daysFromToday(days);
  if ((await company.moveTo(to, { date })).status === 200)
    await both(twins, (twin) => twin.moveTo(to, { date }));
}

async function withdraw(company: Company, { open, none }: Twins) {
  const planned = await company.planned();
  if ((await company.withdraw()).status !== 200) return;
  await done(open.withdraw());
  if (!planned?.announcedFrom) await done(none.withdraw());
}

async function everywhere(
  step: Of<"leave" | "rename" | "release">,
  company: Company,
  twins: Twins,
) {
  const work = (one: Company) => {
    if (step.kind === "rename") return one.renameTo(step.of, step.department);
    if (step.kind === "release") return one.release();
    return one.leave(step.days === null ? null : daysFromToday(step.days));
  };
  await done(work(company));
  await both(twins, work);
}

/** Takes a step in a company, and in its twins what readers with and without plans should see. */
function take(step: Step, company: Company, twins: Twins): Promise<void> {
  if (step.kind === "plan") return plan(step, company, twins);
  if (step.kind === "move") return moveAtOnce(step, company, twins);
  return step.kind === "withdraw" ? withdraw(company, twins) : everywhere(step, company, twins);
}

test("only super administrators see a planned move before its announcement", async () => {
  await fc.assert(
    fc.asyncProperty(firstPlan, fc.array(step, { maxLength: 6 }), async (first, steps) => {
      const company = await companyOfThree();
      const twins = { open: await companyOfThree(), none: await companyOfThree() };
      for (const one of [first, ...steps]) {
        await take(one, company, twins);
        if (one === first) expect((await company.planned())?.announcedFrom).toBeTruthy();
        expect(await company.shownTo(company.owner)).toEqual(
          await twins.open.shownTo(twins.open.owner),
        );
        expect(await company.shownTo(company.person)).toEqual(
          await twins.none.shownTo(twins.none.person),
        );
      }
    }),
    { seed: 36583877, path: "5:0:1:0:0:0:0:1:5:6:6", endOnFailure: true },
  );
}, 300_000);

const [announcedFrom, date] = [daysFromToday(20), daysFromToday(25)];

test("a move is announced by its own day at the latest", async () => {
  const { moveTo, planned } = await companyOfThree();
  const late = await moveTo("Seller", { date, announcedFrom: daysFromToday(26) });
  expect([late.status, late.body.fields]).toEqual([
    400,
    { announcedFrom: "It cannot be announced after its own day" },
  ]);
  expect(await planned()).toBeNull();
  expect((await moveTo("Seller", { date, announcedFrom: date })).status).toBe(200);
  expect(await planned()).toMatchObject({ date, announcedFrom: date });
});

test("an unannounced move blocks later ones, and earlier ones last until it", async () => {
  const { moveTo, planned } = await companyOfThree();
  await moveTo("Seller", { date, announcedFrom });
  const problem = "Another move is planned for them. Please withdraw it first";
  const second = await moveTo("Planner", { date: daysFromToday(24), announcedFrom });
  expect(second.body.fields).toEqual({ announcedFrom: problem });
  const later = await moveTo("Planner", { date: daysFromToday(26) });
  expect(later.body.fields).toEqual({ date: "They are to leave their position before" });
  const earlier = daysFromToday(24);
  expect((await moveTo("Planner", { date: earlier })).status).toBe(200);
  expect(await planned()).toMatchObject({ date: earlier, announcedFrom: null });
});

test("both positions of a planned move are refused to others", async () => {
  const { owner, moveTo, newEmployee, positions } = await companyOfThree();
  const other = await newEmployee({ name: "Bongi" });
  await moveTo("Seller", { date, announcedFrom });
  const give = (of: Title) =>
    call(owner, move, {
      params: { id: other.employeeId },
      body: { positionId: positions[of], date, announcedFrom },
    });
  for (const of of ["Accountant", "Seller"] as const)
    expect((await give(of)).body.code).toBe("position_taken");
  expect((await give("Planner")).status).toBe(200);
});
