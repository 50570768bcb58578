import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";
import { dueReturn } from "./returned.ts";

const { handover, handovers, writeHandover, finishStep, releaseStep, openHandover, gaps } =
  api.continuity;
const [passes, returns, again] = [daysFromToday(20), daysFromToday(40), daysFromToday(60)];

/** A clerk passed on for some weeks, and later for good. */
async function onLoan() {
  const setClock = ownClock();
  const company = await companyOfReaders();
  const { owner, clerk, head, follower, director } = company;
  const { signInAgain } = company;
  const lead = (managerId: number, from: string) =>
    call(owner, api.continuity.setLines, {
      body: {
        people: [{ employeeId: clerk.employeeId, leads: "manager", managerId }],
        from,
        reason: "On loan",
      },
    });
  await lead(follower.employeeId, passes);
  await lead(head.employeeId, returns);
  await lead(director.employeeId, again);
  const begin = async (on: string) => {
    setClock(on);
    for (const name of ["owner", "clerk", "head", "follower", "director"] as const)
      company[name] = await signInAgain(company[name]);
  };
  const listOf = async (as: Person) =>
    (await call(as, handovers, { query: {} })).body
      .filter(
        ({ employee, outgoing }) =>
          [employee.id, outgoing.id].join() === [clerk.employeeId, head.employeeId].join(),
      )
      .map(({ takesOverOn, closedOn, finishedOn, step }) => ({
        takesOverOn,
        closedOn,
        isFinished: finishedOn !== null,
        step,
      }));
  const [pack] = (await call(head, handovers, { query: {} })).body.filter(
    ({ employee, outgoing }) => employee.id === clerk.employeeId && outgoing.id === head.employeeId,
  );
  return { ...company, company, begin, listOf, id: pack?.id ?? 0 };
}
const run = (on: string) => handleDueAt(`${on}T12:00:00+02:00`, dueReturn);

const told = async (as: Person, of: Person) =>
  (await call(as, api.employees.history, { params: { id: of.employeeId }, query: {} })).body
    .filter(({ kind }) => kind === "handover_closed" || kind === "handover_opened")
    .map(({ kind, day }) => [kind, day]);

test("an unfinished handover closes on the day of the manager's return", async () => {
  const { company, begin, listOf, id } = await onLoan();
  await call(company.head, writeHandover, {
    params: { id },
    body: { part: "matters", body: "The filler" },
  });
  await call(company.head, finishStep, { params: { id }, body: { step: 1 } });
  const isOverdue = async () => {
    const query = { kind: "handoverOverdue" as const };
    const { body: overdue } = await call(company.owner, gaps, { query });
    return overdue.some(({ handover: pack }) => pack?.id === id);
  };
  const last = Temporal.PlainDate.from(returns).subtract({ days: 1 }).toString();
  await begin(last);
  expect(await listOf(company.head)).toMatchObject([
    { takesOverOn: passes, closedOn: null, step: 2 },
  ]);
  expect(await isOverdue()).toBe(true);
  await begin(returns);
  for (const as of [company.head, company.clerk, company.owner])
    expect((await call(as, handover, { params: { id } })).body).toMatchObject({
      closedOn: returns,
      step: null,
      can: { comment: false, release: false },
      texts: [{ body: "The filler" }],
    });
  expect((await call(company.follower, handover, { params: { id } })).status).toBe(404);
  const comment = { params: { id }, body: { part: "on_matters", body: "Mine" } } as const;
  expect((await call(company.clerk, writeHandover, comment)).status).toBe(403);
  expect((await call(company.clerk, api.dashboard.staff, {})).body.handovers.items).toEqual([]);
  expect(await isOverdue()).toBe(false);
});

test("the story shows the closing day, and the waiting handover opens", async () => {
  const { company, begin, listOf, clerk } = await onLoan();
  await begin(daysFromToday(41));
  await run(daysFromToday(41));
  await run(daysFromToday(41));
  expect(await told(company.owner, clerk)).toEqual(
    expect.arrayContaining([["handover_closed", returns]]),
  );
  expect(await listOf(company.head)).toEqual([
    { takesOverOn: again, closedOn: null, isFinished: false, step: 1 },
    { takesOverOn: passes, closedOn: returns, isFinished: false, step: null },
  ]);
});

test("a second handover of the same employee opens after the first", async () => {
  const { company, listOf, id } = await onLoan();
  expect(await listOf(company.head)).toMatchObject([{ takesOverOn: passes }]);
  for (const step of [1, 2, 3])
    expect(
      (
        await call(company.owner, releaseStep, {
          params: { id },
          body: { step, reason: "All is said" },
        })
      ).status,
    ).toBe(200);
  expect(await listOf(company.head)).toEqual([
    { takesOverOn: again, closedOn: null, isFinished: false, step: 1 },
    { takesOverOn: passes, closedOn: null, isFinished: true, step: null },
  ]);
});

test("an unfinished handover continues if the return is withdrawn in time", async () => {
  const { company, begin, listOf, clerk, director } = await onLoan();
  const lead = {
    employeeId: clerk.employeeId,
    leads: "manager" as const,
    managerId: director.employeeId,
  };
  await call(company.owner, api.continuity.setLines, {
    body: { people: [lead], from: returns, reason: "Stays away" },
  });
  await begin(returns);
  expect(await listOf(company.head)).toMatchObject([
    { takesOverOn: passes, closedOn: null, step: 1 },
  ]);
});

test("a handover opened by hand waits for the next manager", async () => {
  const { head, clerk, owner, changeHead, follower } = await companyOfReaders();
  const { body } = await call(head, openHandover, {
    body: { employeeId: clerk.employeeId, takesOverOn: daysFromToday(20) },
  });
  const params = { id: body.id };
  for (const step of [1, 2])
    await call(owner, releaseStep, { params, body: { step, reason: "In a talk" } });
  const read = async () => (await call(head, handover, { params })).body;
  expect(await read()).toMatchObject({ incoming: null, isMyTurn: false, can: { confirm: false } });
  expect((await call(head, finishStep, { params, body: { step: 3 } })).status).toBe(403);
  await changeHead(follower, daysFromToday(30));
  expect(await read()).toMatchObject({
    incoming: { id: follower.employeeId },
    takesOverOn: daysFromToday(30),
    step: 3,
  });
});
