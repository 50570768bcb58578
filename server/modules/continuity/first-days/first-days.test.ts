import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { tickReading, planFirstTalk, recordTalk, finishStep, writeHandover } = api.continuity;

const newWith = async (as: Person) => (await call(as, api.dashboard.staff, {})).body.newWithYou;
const kindsOf = async (as: Person, { employeeId: id }: Person) => {
  const { body } = await call(as, api.employees.history, { params: { id }, query: {} });
  return body.map(({ kind }) => kind);
};
const tick = (
  as: Person,
  about: Person,
  { kind = "note" as "note" | "handover", id = 0, isRead = true },
) => call(as, tickReading, { params: { id: about.employeeId }, body: { kind, id, isRead } });
const talk = (as: Person, about: Person, talkedOn = today) =>
  call(as, recordTalk, {
    params: { id: about.employeeId },
    body: { talkedOn, talkText: "The night shift" },
  });
const plan = (as: Person, about: Person, talkOn: string) =>
  call(as, planFirstTalk, { params: { id: about.employeeId }, body: { talkOn } });

async function justChanged() {
  const company = await companyOfReaders();
  const note = await writeNote(company.head, company.clerk, { text: "Ready for the night shift" });
  const shared = await writeNote(company.head, company.clerk, { audience: "shared" });
  await writeNote(company.head, company.clerk, { audience: "draft" });
  await writeNote(company.superadmin, company.clerk, { audience: "hr" });
  await company.changeHead(company.follower);
  return { ...company, note, shared };
}

test("a manager's dashboard lists new people with their reading and last day", async () => {
  const { head, follower, clerk, colleague, superadmin, note, shared } = await justChanged();
  const { items, total } = await newWith(follower);
  expect(total).toBe(2);
  expect(items.map(({ employee }) => employee.id).toSorted()).toEqual(
    [clerk.employeeId, colleague.employeeId].toSorted(),
  );
  expect(items.find(({ employee }) => employee.id === clerk.employeeId)).toMatchObject({
    ledFrom: today,
    lastDay: daysFromToday(29),
    reading: [
      { kind: "note", id: shared, audience: "shared", isRead: false, day: today },
      { kind: "note", id: note, audience: "line", by: { id: head.employeeId } },
    ],
    talkOn: null,
    talkedOn: null,
  });
  expect(JSON.stringify(items)).not.toContain("night shift");
  for (const other of [head, clerk, superadmin]) expect((await newWith(other)).total).toBe(0);
});

test.each([
  [29, 2],
  [30, 0],
])("someone led since %i days is new: %i people", async (days, people) => {
  const { changeHead, follower } = await companyOfReaders();
  await changeHead(follower, daysFromToday(-days));
  const { items, total } = await newWith(follower);
  expect(total).toBe(people);
  for (const { ledFrom, lastDay } of items)
    expect([ledFrom, lastDay]).toEqual([daysFromToday(-days), today]);
});

test("planned changes, and people passed on, are not new", async () => {
  const { changeHead, follower, director } = await companyOfReaders();
  await changeHead(follower, daysFromToday(3));
  expect((await newWith(follower)).total).toBe(0);
  await changeHead(follower);
  await changeHead(director);
  expect((await newWith(follower)).total).toBe(0);
  expect((await newWith(director)).total).toBe(2);
});

test("reading everything and talking finishes the first days once", async () => {
  const { follower, clerk, note, shared } = await justChanged();
  const isNew = async () =>
    (await newWith(follower)).items.some(({ employee }) => employee.id === clerk.employeeId);
  expect((await tick(follower, clerk, { id: note })).body).toEqual({ isFinished: false });
  expect((await tick(follower, clerk, { id: shared })).body).toEqual({ isFinished: false });
  expect((await tick(follower, clerk, { id: shared, isRead: false })).status).toBe(200);
  expect((await talk(follower, clerk)).body).toMatchObject({ isFinished: false });
  expect(await isNew()).toBe(true);
  expect(await kindsOf(clerk, clerk)).not.toContain("first_days_finished");
  const both = await Promise.all([
    tick(follower, clerk, { id: shared }),
    tick(follower, clerk, { id: shared }),
  ]);
  expect(both.map(({ body }) => body)).toEqual([{ isFinished: true }, { isFinished: true }]);
  expect(await isNew()).toBe(false);
  const kinds = await kindsOf(clerk, clerk);
  expect(kinds.filter((kind) => kind === "first_days_finished")).toHaveLength(1);
});

test("a talk by another, or from before these days, finishes nothing", async () => {
  const { owner, follower, colleague, newEmployee, sales } = await justChanged();
  const led = await newEmployee({ departmentId: sales, startDate: daysFromToday(-90) });
  const talkedOn = async (who: Person) =>
    (await newWith(follower)).items.find(({ employee }) => employee.id === who.employeeId)
      ?.talkedOn;
  expect((await talk(owner, colleague)).body).toMatchObject({ isFinished: false });
  expect((await talk(follower, led, daysFromToday(-30))).body).toMatchObject({ isFinished: false });
  expect([await talkedOn(colleague), await talkedOn(led)]).toEqual([null, null]);
  expect((await talk(follower, led, daysFromToday(-29))).body).toMatchObject({ isFinished: true });
  expect(await talkedOn(led)).toBeUndefined();
});

test("only the manager of a new employee ticks and plans", async () => {
  const { head, follower, director, clerk, superadmin, stranger, owner, note } =
    await justChanged();
  const hr = await writeNote(superadmin, clerk, { audience: "hr" });
  for (const other of [head, director, clerk, superadmin, owner, stranger]) {
    const refused = [
      await tick(other, clerk, { id: note }),
      await plan(other, clerk, daysFromToday(2)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  }
  expect((await tick(follower, clerk, { id: hr })).status).toBe(404);
  expect((await tick(follower, clerk, { kind: "handover", id: note })).status).toBe(404);
  expect((await tick(follower, clerk, { id: note })).status).toBe(200);
});

test("the talk's day is a working day, and never in the past", async () => {
  const { follower, clerk } = await justChanged();
  const mine = async () =>
    (await newWith(follower)).items.find(({ employee }) => employee.id === clerk.employeeId);
  expect((await mine())?.suggestedTalkOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const refused = await plan(follower, clerk, daysFromToday(-1));
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { talkOn: "Please choose today or a later day." },
  ]);
  expect((await plan(follower, clerk, daysFromToday(4))).status).toBe(200);
  expect((await mine())?.talkOn).toBe(daysFromToday(4));
});

test("a received handover is read first, with promises to discuss marked", async () => {
  const { head, follower, clerk, owner, changeHead } = await companyOfReaders();
  const promiseId = await newPromise(head, clerk);
  await newPromise(head, clerk, { promiseText: "A rise", isIntent: true });
  await changeHead(follower);
  const { body: handovers } = await call(owner, api.continuity.handovers, { query: {} });
  const id = handovers.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
  const mine = async () =>
    (await newWith(follower)).items.find(({ employee }) => employee.id === clerk.employeeId);
  expect((await mine())?.reading).toEqual([]);
  await call(head, writeHandover, {
    params: { id },
    body: { part: "matters", body: "The filler" },
  });
  await call(head, finishStep, { params: { id }, body: { step: 1 } });
  expect((await mine())?.reading).toEqual([]);
  await call(clerk, finishStep, { params: { id }, body: { step: 2 } });
  expect((await mine())?.reading).toMatchObject([
    { kind: "handover", id, by: { id: head.employeeId }, audience: null, isRead: false },
  ]);
  await call(follower, api.continuity.answerPromise, {
    params: { id },
    body: { promiseId, isAccepted: false },
  });
  expect((await mine())?.promises).toMatchObject([
    { id: promiseId, isToBeTalkedAbout: true },
    { promiseText: "A rise", isToBeTalkedAbout: false },
  ]);
  expect((await tick(follower, clerk, { kind: "handover", id })).status).toBe(200);
  expect((await mine())?.reading).toMatchObject([{ isRead: true }]);
});

test("super administrators who lead someone new see them on their dashboard", async () => {
  const { owner, superadmin, clerk } = await companyOfReaders();
  await call(owner, api.continuity.setLines, {
    body: {
      people: [
        { employeeId: clerk.employeeId, leads: "manager", managerId: superadmin.employeeId },
      ],
      from: today,
      reason: "A project",
    },
  });
  const { body } = await call(superadmin, api.dashboard.superadmin, {});
  expect(body.newWithYou.items.map(({ employee }) => employee.id)).toEqual([clerk.employeeId]);
  expect((await call(owner, api.dashboard.superadmin, {})).body.newWithYou.total).toBe(0);
});
