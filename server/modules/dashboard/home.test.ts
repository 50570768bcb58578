import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { staff, superadmin } from "#server/test/dashboard-company.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call } from "#server/test/world.ts";

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
