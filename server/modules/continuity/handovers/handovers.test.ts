import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { entriesOf } from "#server/test/history.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";
import { dueStep } from "./reminders.ts";

const { handover, handovers, person, writeHandover, finishStep, releaseStep, askBack } =
  api.continuity;
const { answerBack, answerPromise, openHandover } = api.continuity;

const listOf = async (as: Person) => (await call(as, handovers, { query: {} })).body;
const about = async (as: Person, { employeeId }: Person) =>
  (await listOf(as)).filter(({ employee }) => employee.id === employeeId);
const read = (as: Person, id: number) => call(as, handover, { params: { id } });
const write = (as: Person, id: number, part: "matters" | "on_matters", body: string) =>
  call(as, writeHandover, { params: { id }, body: { part, body } });
const finish = (as: Person, id: number, step: number) =>
  call(as, finishStep, { params: { id }, body: { step } });
const kindsOf = async (as: Person, of: Person) => {
  const { body } = await call(as, api.employees.history, {
    params: { id: of.employeeId },
    query: {},
  });
  return entriesOf(body)
    .filter(({ kind }) => kind.startsWith("handover_"))
    .map(({ kind }) => kind);
};

async function planned() {
  const company = await companyOfReaders();
  await company.changeHead(company.follower, daysFromToday(30));
  const [opened] = await about(company.owner, company.clerk);
  return { ...company, id: opened?.id ?? 0 };
}

test("a planned change of line opens a handover for each employee", async () => {
  const { clerk, colleague, head, follower, owner, id } = await planned();
  expect((await listOf(owner)).map(({ employee }) => employee.id).toSorted()).toEqual(
    [clerk.employeeId, colleague.employeeId].toSorted(),
  );
  expect((await read(head, id)).body).toMatchObject({
    outgoing: { id: head.employeeId },
    incoming: { id: follower.employeeId },
    takesOverOn: daysFromToday(30),
    step: 1,
    isMyTurn: true,
    steps: [
      { step: 1, dueOn: daysFromToday(19) },
      { step: 2, dueOn: daysFromToday(24) },
      { step: 3, dueOn: daysFromToday(29) },
    ],
  });
  expect(await kindsOf(clerk, clerk)).toEqual(["handover_opened"]);
  const { body } = await call(head, api.notifications.list, { query: {} });
  expect(body.filter(({ kind }) => kind === "handoverStep")).toHaveLength(1);
});

test("only a recent change between two managers opens a handover", async () => {
  const { owner, newDepartment, newEmployee, clerk, changeHead, follower } =
    await companyOfReaders();
  const stores = await newDepartment("Stores");
  await newEmployee({ departmentId: stores });
  const nameHead = (headFrom?: string) =>
    call(owner, api.departments.updateDepartment, {
      params: { id: stores },
      body: {
        departmentName: "Stores",
        departmentHeadId: follower.employeeId,
        ...(headFrom && { headFrom }),
      },
    });
  await nameHead();
  expect(await listOf(owner)).toEqual([]);
  await changeHead(follower, daysFromToday(-91));
  expect(await about(owner, clerk)).toEqual([]);
});

test("each participant writes only in their own step and reads finished ones", async () => {
  const { clerk, head, follower, colleague, director, stranger, superadmin, id } = await planned();
  const readable = async () => {
    const readers = [head, clerk, follower, superadmin];
    const packs = await Promise.all(readers.map((one) => read(one, id)));
    return packs.map(({ body }) => body.isReadable && body.texts.length > 0);
  };
  for (const outsider of [colleague, director, stranger])
    expect((await read(outsider, id)).status).toBe(404);
  expect((await finish(head, id, 1)).body.fields).toEqual({
    matters: "Please write at least one line.",
  });
  expect((await write(head, id, "matters", "The new filler")).status).toBe(200);
  for (const other of [clerk, follower, superadmin])
    expect((await write(other, id, "matters", "Mine")).status).toBe(403);
  expect(await readable()).toEqual([true, false, false, false]);
  expect((await write(clerk, id, "on_matters", "Not yet")).status).toBe(403);

  expect((await finish(follower, id, 1)).status).toBe(403);
  expect((await finish(head, id, 1)).status).toBe(200);
  expect((await finish(head, id, 1)).body.code).toBe("conflict");
  expect(await readable()).toEqual([true, true, false, true]);
  expect((await write(head, id, "matters", "Changed afterwards")).status).toBe(403);
  expect((await write(clerk, id, "on_matters", "And Fridays")).status).toBe(200);
  expect((await finish(clerk, id, 2)).status).toBe(200);
  expect(await readable()).toEqual([true, true, true, true]);
  expect((await read(follower, id)).body.texts.map(({ part, body }) => [part, body])).toEqual(
    expect.arrayContaining([
      ["matters", "The new filler"],
      ["on_matters", "And Fridays"],
    ]),
  );
});

test("an unfinished step is its author's alone [AMB-227]", async () => {
  const { clerk, head, follower, owner, superadmin, director, changeHead, id } = await planned();
  const others = [head, clerk, follower, owner, superadmin];
  const readersOf = async (word: string) => {
    const packs = await Promise.all(others.map(async (one) => [one, await read(one, id)] as const));
    return packs.flatMap(([one, { body }]) =>
      JSON.stringify(body).includes(word) ? [one.employeeId] : [],
    );
  };
  const idsOf = (...people: readonly Person[]) => people.map(({ employeeId }) => employeeId);
  const promiseId = await newPromise(head, clerk);
  await write(head, id, "matters", "The new filler");
  expect(await readersOf("filler")).toEqual(idsOf(head));
  await finish(head, id, 1);
  expect(await readersOf("filler")).toEqual(idsOf(head, clerk, owner, superadmin));

  await write(clerk, id, "on_matters", "And Fridays");
  expect(await readersOf("Fridays")).toEqual(idsOf(clerk));
  const release = { params: { id }, body: { step: 2, reason: "Ill" } };
  expect((await call(superadmin, releaseStep, release)).status).toBe(200);
  expect(await readersOf("Fridays")).toEqual(idsOf(...others));

  const answer = (as: Person) =>
    call(as, answerPromise, {
      params: { id },
      body: { promiseId, isAccepted: false, reason: "Let us talk" },
    });
  expect((await answer(follower)).status).toBe(200);
  expect(await readersOf("Let us talk")).toEqual(idsOf(follower));
  await changeHead(director, daysFromToday(30));
  expect(JSON.stringify((await read(director, id)).body)).not.toContain("Let us talk");
  expect((await finish(director, id, 3)).body.code).toBe("handover_unanswered");
  expect((await answer(director)).status).toBe(200);
  expect((await finish(director, id, 3)).status).toBe(200);
  expect(await readersOf("Let us talk")).toEqual(idsOf(head, clerk, owner, superadmin));
});

test("the incoming manager asks once, answers each promise, and confirms", async () => {
  const { clerk, head, follower, id } = await planned();
  const promiseId = await newPromise(head, clerk);
  await newPromise(head, clerk, { promiseText: "A rise in March", isIntent: true });
  await write(head, id, "matters", "The new filler");
  await finish(head, id, 1);
  await finish(clerk, id, 2);
  const ask = () =>
    call(follower, askBack, {
      params: { id },
      body: { to: "outgoing", question: "Is the course booked?" },
    });
  const answer = (as: Person) =>
    call(as, answerBack, { params: { id }, body: { answer: "For the 12th" } });
  expect((await answer(head)).status).toBe(403);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 409]);
  expect((await answer(clerk)).status).toBe(403);
  expect((await answer(head)).status).toBe(200);

  const { body: pack } = await read(follower, id);
  expect(pack.promises.map((one) => one.id)).toEqual([promiseId]);
  expect(JSON.stringify([pack, (await read(clerk, id)).body])).not.toContain("A rise in March");
  const refused = await finish(follower, id, 3);
  expect([refused.status, refused.body.code]).toEqual([409, "handover_unanswered"]);
  const accept = (as: Person) =>
    call(as, answerPromise, {
      params: { id },
      body: { promiseId, isAccepted: false, reason: "Let us talk" },
    });
  expect([(await accept(head)).status, (await accept(follower)).status]).toEqual([403, 200]);
  expect((await finish(follower, id, 3)).status).toBe(200);
  expect((await read(clerk, id)).body).toMatchObject({
    step: null,
    finishedOn: today,
    promises: [{ id: promiseId, answer: { isAccepted: false, reason: "Let us talk" } }],
    can: { confirm: false, release: false },
  });
  expect(await kindsOf(clerk, clerk)).toEqual([
    "handover_confirmed",
    "handover_commented",
    "handover_written",
    "handover_opened",
  ]);
  const { body } = await call(clerk, person, { params: { id: clerk.employeeId } });
  expect(body.handovers).toMatchObject([{ id, finishedOn: today }]);
});

test("only another super administrator releases a step, and gives a reason", async () => {
  const { clerk, head, superadmin, id } = await planned();
  const release = (as: Person, step: number, reason = "Left without notice") =>
    call(as, releaseStep, { params: { id }, body: { step, reason } });
  expect((await release(head, 1)).status).toBe(403);
  expect((await release(superadmin, 1, " ")).status).toBe(400);
  expect((await release(superadmin, 2)).body.code).toBe("conflict");
  expect((await release(superadmin, 1)).status).toBe(200);
  expect((await read(clerk, id)).body).toMatchObject({
    step: 2,
    steps: [
      { releasedBecause: "Left without notice", doneBy: { id: superadmin.employeeId } },
      {},
      {},
    ],
  });
  expect((await kindsOf(clerk, clerk))[0]).toBe("handover_released");
});

test("an open handover follows the plan's next manager, and closes without one", async () => {
  const { clerk, head, follower, director, owner, changeHead, id } = await planned();
  await write(head, id, "matters", "The new filler");
  await changeHead(director, daysFromToday(30));
  expect((await read(director, id)).body.incoming?.id).toBe(director.employeeId);
  expect((await read(follower, id)).status).toBe(404);
  expect((await about(owner, clerk)).map((one) => one.id)).toEqual([id]);
  expect((await read(head, id)).body.texts).toMatchObject([{ body: "The new filler" }]);
  await changeHead(head, daysFromToday(30));
  expect((await read(head, id)).body).toMatchObject({ closedOn: today, step: null });
  expect((await write(head, id, "matters", "Later")).status).toBe(403);
  expect((await kindsOf(clerk, clerk))[0]).toBe("handover_closed");
});

test("a change today opens a handover that the former manager still writes", async () => {
  const { clerk, head, follower, owner, changeHead } = await companyOfReaders();
  await changeHead(follower);
  const [opened] = await about(owner, clerk);
  const { body } = await read(head, opened?.id ?? 0);
  expect(body).toMatchObject({ step: 1, isMyTurn: true, facts: null, can: { write: true } });
  expect((await read(follower, opened?.id ?? 0)).body.facts).not.toBeNull();
});

test("promises made or renegotiated after the change are outside the handover", async () => {
  const { clerk, owner, head, follower, changeHead } = await companyOfReaders();
  const [kept, changed] = [await newPromise(head, clerk), await newPromise(head, clerk)];
  await changeHead(follower);
  const [opened] = await about(owner, clerk);
  const id = opened?.id ?? 0;
  const later = await newPromise(follower, clerk);
  const renegotiated = await call(follower, api.continuity.renegotiatePromise, {
    params: { id: changed },
    body: { promiseText: "Another one", version: 1 },
  });
  expect(renegotiated.status).toBe(200);
  const promisesFor = async (as: Person) =>
    (await read(as, id)).body.promises.map((promise) => promise.id);
  expect(await promisesFor(head)).toEqual([kept]);
  expect(await promisesFor(owner)).toEqual([kept, changed]);
  for (const step of [1, 2])
    await call(owner, releaseStep, { params: { id }, body: { step, reason: "Ill" } });
  expect(await promisesFor(follower)).toEqual([kept, changed]);
  const answer = (promiseId: number) =>
    call(follower, answerPromise, { params: { id }, body: { promiseId, isAccepted: true } });
  expect((await answer(later)).status).toBe(404);
  for (const promiseId of [kept, changed]) expect((await answer(promiseId)).status).toBe(200);
  expect((await finish(follower, id, 3)).status).toBe(200);
});

test("who leads someone opens a handover by hand, and nobody else", async () => {
  const { clerk, head, follower, colleague } = await companyOfReaders();
  const open = (as: Person, takesOverOn = daysFromToday(20)) =>
    call(as, openHandover, { body: { employeeId: clerk.employeeId, takesOverOn } });
  for (const other of [follower, colleague, clerk]) expect((await open(other)).status).toBe(403);
  expect((await open(head, daysFromToday(-1))).body.fields).toEqual({
    takesOverOn: "Please choose today or a later day",
  });
  const { status, body } = await open(head);
  expect(status).toBe(201);
  expect((await read(head, body.id)).body).toMatchObject({
    step: 1,
    takesOverOn: daysFromToday(20),
  });
});

test("the person with the due step is reminded once, without its text", async () => {
  const { head, clerk, tenantId, id } = await planned();
  await write(head, id, "matters", "The new filler");
  const remindIn = (days: number) => handleDueAt(`${daysFromToday(days)}T12:00:00+02:00`, dueStep);
  await remindIn(18);
  expect(await mailsOf(tenantId)).toEqual([]);
  await Promise.all([remindIn(19), remindIn(19)]);
  await remindIn(25);
  const mails = await mailsOf(tenantId);
  // One mail for each of two people.
  expect(mails.map(({ to }) => to)).toEqual([head.email, head.email]);
  expect(mails.map(({ to }) => to)).not.toContain(clerk.email);
  expect(JSON.stringify(mails)).not.toContain("filler");
});

test("the dashboard lists the handovers that wait for the reader", async () => {
  const { head, follower, id } = await planned();
  const waiting = async (as: Person) =>
    (await call(as, api.dashboard.staff, {})).body.handovers.items.map((one) => one.id);
  expect(await waiting(head)).toContain(id);
  expect(await waiting(follower)).toEqual([]);
});

test("super administrators see only their own waiting handovers on their dashboard", async () => {
  const { owner, superadmin, follower, newDepartment, newEmployee } = await companyOfReaders();
  const waiting = async (as: Person) =>
    (await call(as, api.dashboard.superadmin, {})).body.handovers.items.map(
      ({ employee, step, isMyTurn }) => [employee.id, step, isMyTurn],
    );
  const board = await newDepartment("Board", owner.employeeId);
  const driver = await newEmployee({ departmentId: board });
  const people = [
    { employeeId: driver.employeeId, leads: "manager" as const, managerId: follower.employeeId },
  ];
  const from = daysFromToday(30);
  await call(owner, api.continuity.setLines, {
    body: { people, from, reason: "Drives for sales" },
  });
  expect(await waiting(owner)).toEqual([[driver.employeeId, 1, true]]);
  expect(await waiting(superadmin)).toEqual([]);
});
