import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { currentTime } from "#server/clock.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";
import { dueAnnouncement } from "./announced-plans.ts";

const { setLines, withdrawLine, lines, person } = api.continuity;
const planned = daysFromToday(30);

/** The head of a clerk and a colleague in Sales changes in thirty days. */
async function company() {
  const tenant = await companyOfReaders();
  const { owner, sales, follower, changeHead, storyOf } = tenant;
  await changeHead(follower, planned);
  const names = new Map<number, string>([
    [owner.employeeId, "owner"],
    [tenant.director.employeeId, "director"],
    [tenant.head.employeeId, "head"],
    [follower.employeeId, "follower"],
  ]);
  const named = (id: number | null | undefined) => (id ? (names.get(id) ?? "another") : "nobody");
  /** An employee's entries for a day, as "former to next". */
  const toldOn = async (who: Pick<Person, "employeeId">, day: string) =>
    (await storyOf(who))
      .filter((entry) => entry.kind === "manager_changed" && entry.day === day)
      .map(({ changes }) => changes as { beforeId?: number | null; afterId?: number | null }[])
      .map(([change]) => `${named(change?.beforeId)} to ${named(change?.afterId)}`);
  /** The handovers by change, first one first, with whether they are closed. */
  const handoversOf = async ({ employeeId }: Pick<Person, "employeeId">) =>
    (await call(owner, person, { params: { id: employeeId } })).body.handovers
      .map(({ outgoing, takesOverOn, closedOn }) =>
        [takesOverOn, named(outgoing.id), ...(closedOn ? ["closed"] : [])].join(" "),
      )
      .toSorted();
  const setLine = async (
    who: Person,
    by: Person | "head" | "nobody",
    days: { from: string; to?: string; announcedFrom?: string },
  ) => {
    const leads =
      typeof by === "string"
        ? { leads: by }
        : { leads: "manager" as const, managerId: by.employeeId };
    const people = [{ employeeId: who.employeeId, ...leads }];
    const body = { people, ...days, reason: "A team of their own" };
    expect((await call(owner, setLines, { body })).status).toBe(200);
  };
  const newPosition = async (departmentId: number) => {
    const body = { positionTitle: "Seller", jobDescription: "Sells", departmentId };
    return (await call(owner, api.departments.createPosition, { body })).body.id;
  };
  return { ...tenant, sales, toldOn, handoversOf, setLine, newPosition };
}

test("a newcomer's planned change of head is recorded and opens a handover", async () => {
  const { owner, domain, sales, toldOn, handoversOf, newPosition } = await company();
  const body = {
    firstName: "Thandi",
    lastName: "Nkosi",
    email: `thandi@${domain}`,
    positionId: await newPosition(sales),
    departmentId: sales,
    employmentStatus: "FullTime",
    employeeRole: "Employee" as const,
    hireDate: today,
  };
  const joined = await call(owner, api.onboarding.addEmployee, { body });
  expect(joined.status).toBe(201);
  const newcomer = { employeeId: joined.body.id };
  expect(await toldOn(newcomer, today)).toEqual(["nobody to head"]);
  expect(await toldOn(newcomer, planned)).toEqual(["head to follower"]);
  expect(await handoversOf(newcomer)).toEqual([`${planned} head`]);
});

test("changes of an employee who moves or returns open both handovers", async () => {
  const { owner, sales, colleague, headInPosition, director, toldOn, ...rest } = await company();
  const { handoversOf, setLine, newPosition } = rest;
  const positionId = await newPosition(sales);
  const move = { params: { id: headInPosition.employeeId }, body: { positionId, date: today } };
  expect((await call(owner, api.employees.move, move)).status).toBe(200);
  expect(await toldOn(headInPosition, planned)).toEqual(["head to follower"]);
  expect(await handoversOf(headInPosition)).toEqual([`${today} director`, `${planned} head`]);

  await setLine(colleague, director, { from: daysFromToday(-40) });
  expect(await handoversOf(colleague)).toEqual([`${daysFromToday(-40)} head`]);
  await setLine(colleague, "head", { from: today });
  expect(await toldOn(colleague, planned)).toEqual([
    "head to follower",
    "follower to director",
    "head to follower",
  ]);
  expect(await handoversOf(colleague)).toContain(`${planned} head`);
});

test("withdrawing a line records the change hidden below it, even if past", async () => {
  const { owner, clerk, director, head, changeHead, toldOn, handoversOf, setLine } =
    await company();
  const passed = daysFromToday(-5);
  await setLine(clerk, director, { from: daysFromToday(-20) });
  await changeHead(owner, passed);
  expect(await toldOn(clerk, passed)).toEqual([]);
  const [recorded] = (await call(owner, lines, { params: { id: clerk.employeeId } })).body;
  const params = { id: recorded?.id ?? 0 };
  await call(owner, withdrawLine, { params, body: { reason: "It was never so" } });
  expect(await toldOn(clerk, passed)).toEqual(["head to owner"]);
  expect(await handoversOf(clerk)).toContain(`${passed} head`);
  expect(head.employeeId).not.toBe(owner.employeeId);
});

test("a return is recorded again if another manager is to return", async () => {
  const { clerk, director, owner, changeHead, toldOn, setLine } = await company();
  const [to, after] = [daysFromToday(9), daysFromToday(10)];
  await setLine(clerk, director, { from: daysFromToday(2), to });
  expect(await toldOn(clerk, after)).toEqual(["director to head"]);
  await changeHead(owner, daysFromToday(5));
  expect(await toldOn(clerk, after)).toEqual(["director to head", "director to owner"]);
});

test("a change that becomes void is recorded and closes its handover", async () => {
  const { clerk, director, toldOn, handoversOf, setLine } = await company();
  const [to, after] = [daysFromToday(9), daysFromToday(10)];
  await setLine(clerk, director, { from: today, to });
  expect(await handoversOf(clerk)).toContain(`${after} director`);
  await setLine(clerk, director, { from: daysFromToday(5) });
  expect(await toldOn(clerk, after)).toEqual(["director to head", "head to director"]);
  expect(await handoversOf(clerk)).toContain(`${after} director closed`);
});

test("an unfinished handover stays on its day despite a later change", async () => {
  const { owner, clerk, director, changeHead, handoversOf, setLine } = await company();
  const [from, to] = [daysFromToday(5), daysFromToday(12)];
  expect(await handoversOf(clerk)).toEqual([`${planned} head`]);
  await setLine(clerk, director, { from, to });
  expect(await handoversOf(clerk)).toEqual([`${from} head`, `${daysFromToday(13)} director`]);
  await changeHead(owner, daysFromToday(20));
  expect(await handoversOf(clerk)).toContain(`${from} head`);
});

test("a change already over when recorded opens no handover", async () => {
  const { clerk, director, handoversOf, setLine } = await company();
  await setLine(clerk, director, { from: daysFromToday(-20), to: daysFromToday(-10) });
  expect(await handoversOf(clerk)).toEqual([`${daysFromToday(-9)} director`, `${planned} head`]);
});

test("a last day before the change closes the handover; removing it reopens", async () => {
  const { owner, clerk, handoversOf } = await company();
  const lastDay = (terminationDate: string | null) =>
    call(owner, api.employees.update, {
      params: { id: clerk.employeeId },
      body: { terminationDate },
    });
  expect((await lastDay(daysFromToday(29))).status).toBe(200);
  expect(await handoversOf(clerk)).toEqual([`${planned} head closed`]);
  expect((await lastDay(null)).status).toBe(200);
  expect(await handoversOf(clerk)).toEqual([`${planned} head`, `${planned} head closed`]);
  expect((await lastDay(planned)).status).toBe(200);
  expect(await handoversOf(clerk)).toContain(`${planned} head`);
});

test("the announcement of a limited line opens both handovers", async () => {
  const { colleague, director, handoversOf, setLine } = await company();
  const [from, to, announcedFrom] = [daysFromToday(5), daysFromToday(12), daysFromToday(3)];
  await setLine(colleague, director, { from, to, announcedFrom });
  expect(await handoversOf(colleague)).toEqual([`${planned} head`]);
  await handleDueAt(new Date(currentTime().getTime() + 3 * 86_400_000), dueAnnouncement);
  expect(await handoversOf(colleague)).toEqual([`${from} head`, `${daysFromToday(13)} director`]);
});
