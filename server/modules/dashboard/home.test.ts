import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { staff, superadmin } from "#server/test/dashboard-company.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const planned = daysFromToday(20);

/** Sales passes to another head in twenty days, with a request, a promise and a note for the line. */
async function companyBeforeChange(announcedFrom?: string) {
  const tenant = await companyOfReaders();
  const { head, clerk, owner, follower, sales } = tenant;
  const [startDate, endDate] = ["2031-12-10", "2031-12-10"];
  await call(clerk, api.leave.createRequest, {
    body: { leaveType: "UnpaidLeave", startDate, endDate, reason: "Rest" },
  });
  await newPromise(head, clerk);
  await newPromise(head, clerk, { isIntent: true });
  await writeNote(head, clerk, { audience: "line" });
  await call(owner, api.departments.updateDepartment, {
    params: { id: sales },
    body: {
      departmentName: "Sales",
      departmentHeadId: follower.employeeId,
      headFrom: planned,
      ...(announcedFrom && { announcedFrom }),
    },
  });
  return tenant;
}

test("managers and super administrators see who passes on, with what", async () => {
  const { head, follower, owner, clerk, colleague } = await companyBeforeChange();
  for (const { passingOn } of [await staff(head), await staff(follower), await superadmin(owner)]) {
    expect(passingOn.total).toBe(2);
    const ids = passingOn.items.map(({ employee }) => employee.id);
    expect(new Set(ids)).toEqual(new Set([clerk.employeeId, colleague.employeeId]));
    expect(passingOn.items.find(({ employee }) => employee.id === clerk.employeeId)).toMatchObject({
      outgoing: { id: head.employeeId },
      incoming: { id: follower.employeeId },
      ...{ takesOverOn: planned, step: 1, requests: 1, promises: 1, lineNotes: 1 },
    });
  }
});

test("a stand-in without people sees the requests of those they cover", async () => {
  const { head, headInPosition: cover, clerk } = await companyBeforeChange();
  expect((await staff(cover)).pendingReviews.total).toBe(0);
  await call(head, api.continuity.nameStandIn, {
    body: {
      ...{ managerId: head.employeeId, standInId: cover.employeeId, reason: "Away" },
      ...{ from: daysFromToday(0), to: daysFromToday(5) },
    },
  });
  const { pendingReviews, promises } = await staff(cover);
  expect(pendingReviews.items.map(({ employee }) => employee.id)).toEqual([clerk.employeeId]);
  expect(promises.total).toBe(0);
});

test("neither the employee nor a bystander sees who passes on", async () => {
  const { clerk, director, headInPosition, stranger } = await companyBeforeChange();
  for (const person of [clerk, director, headInPosition])
    expect((await staff(person)).passingOn).toEqual({ items: [], total: 0 });
  expect((await superadmin(stranger)).passingOn.total).toBe(0);
});

test("an unannounced change is on no dashboard of those concerned", async () => {
  const { head, follower } = await companyBeforeChange(daysFromToday(5));
  for (const person of [head, follower])
    expect((await staff(person)).passingOn).toEqual({ items: [], total: 0 });
});

test("one's own history shows managers, planned ones too, and latest entries", async () => {
  const { clerk, head, follower } = await companyBeforeChange();
  const { ownHistory, ownPromises } = await staff(clerk);
  expect(ownHistory.managers.map(({ manager }) => manager?.id).slice(-2)).toEqual([
    head.employeeId,
    follower.employeeId,
  ]);
  const { status, body } = await call(clerk, api.employees.history, {
    params: { id: clerk.employeeId },
    query: { pageSize: 3 },
  });
  expect(status).toBe(200);
  expect(ownHistory.items).toEqual(body.map(({ id, kind, day, by }) => ({ id, kind, day, by })));
  // The employee never reads an intent.
  expect(ownPromises.items).toHaveLength(1);
});

test("managers see who of their own people is quiet, as the gaps list it", async () => {
  const { owner, head, director, clerk, colleague, headInPosition, inTenant } =
    await companyOfReaders();
  const employedSince = (days: number, { employeeId }: Person) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ startDate: daysFromToday(days) })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", employeeId)
        .execute(),
    );
  for (const person of [clerk, headInPosition]) await employedSince(-90, person);
  await employedSince(-89, colleague);
  const quiet = { kind: "quiet" as const };
  const { body: gaps } = await call(owner, api.continuity.gaps, { query: quiet });
  const listed = gaps.find(({ subjectId }) => subjectId === clerk.employeeId);
  expect((await staff(head)).quiet).toEqual({
    items: [{ employee: listed?.employee, day: null }],
    total: 1,
  });
  const ids = ({ items }: { items: { employee: { id: number } }[] }) =>
    items.map(({ employee }) => employee.id);
  expect(ids((await staff(director)).quiet)).toEqual([headInPosition.employeeId]);
  for (const { quiet } of [await staff(clerk), await superadmin(owner)])
    expect(quiet).toEqual({ items: [], total: 0 });

  await writeNote(head, clerk);
  expect((await staff(head)).quiet.total).toBe(0);
});

test("a gap set aside is not on the manager's dashboard either", async () => {
  const { owner, director, headInPosition, inTenant } = await companyOfReaders();
  await inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ startDate: daysFromToday(-90) })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", headInPosition.employeeId)
      .execute(),
  );
  expect((await staff(director)).quiet.total).toBe(1);
  const kind = "quiet" as const;
  const { body: gaps } = await call(owner, api.continuity.gaps, { query: { kind } });
  const { subjectId, key } = gaps.find((gap) => gap.subjectId === headInPosition.employeeId) ?? {
    subjectId: 0,
    key: "",
  };
  const body = { kind, subjectId, key, reason: "On parental leave" };
  expect((await call(owner, api.continuity.setGapAside, { body })).status).toBe(201);
  expect((await staff(director)).quiet.total).toBe(0);
});
