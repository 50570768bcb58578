import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const glance = (as: Person, of: Person) =>
  call(as, api.continuity.glance, { params: { id: of.employeeId } });

test("readers of the person page see the present manager and what is open, in numbers", async () => {
  const { clerk, head, owner, colleague, inTenant } = await companyOfReaders();
  const [startDate, endDate] = [daysFromToday(14), daysFromToday(18)];
  await inTenant((tx) =>
    tx
      .insertInto("leaveRequests")
      .values(
        [clerk, colleague].map(({ employeeId }) => ({
          tenantId: tx.tenantId,
          employeeId,
          leaveType: "SickLeave" as const,
          startDate,
          endDate,
          duration: 5,
          leaveStatus: "pending" as const,
          reason: "Quartz",
        })),
      )
      .execute(),
  );
  const body = {
    employeeId: clerk.employeeId,
    promiseText: "Forklift licence",
    dueOn: daysFromToday(60),
  };
  expect((await call(head, api.continuity.makePromise, { body })).status).toBe(201);
  for (const reader of [owner, head, clerk]) {
    const { status, body: seen } = await glance(reader, clerk);
    expect([status, seen]).toEqual([
      200,
      {
        manager: { id: head.employeeId, name: "Hanna Botha" },
        managerSince: "2026-01-05",
        earlierManager: null,
        openLeave: [{ startDate, endDate }],
        annualLeave: { remaining: expect.any(Number), pending: 0 },
        promises: 1,
        lastNote: null,
        handoverId: null,
      },
    ]);
  }
});

test("readers see the day and author of the newest note that they may read", async () => {
  const { clerk, head, owner } = await companyOfReaders();
  await writeNote(head, clerk, { audience: "shared" });
  await writeNote(owner, clerk, { audience: "hr" });
  const lastNotes = [owner, head, clerk].map(async (reader) => {
    const { body: seen } = await glance(reader, clerk);
    return seen.lastNote?.by;
  });
  const byHead = "Hanna Botha";
  expect(await Promise.all(lastNotes)).toEqual([expect.not.stringMatching(byHead), byHead, byHead]);
  expect((await glance(head, clerk)).body.lastNote).toEqual({ day: today, by: byHead });
});

test("the earlier manager is named beside today's", async () => {
  const { clerk, follower, changeHead } = await companyOfReaders();
  await changeHead(follower, daysFromToday(-1));
  expect((await glance(follower, clerk)).body).toMatchObject({
    manager: { name: "Farai Zulu" },
    earlierManager: { name: "Hanna Botha" },
  });
});

test("colleagues, other managers and other companies get nothing", async () => {
  const { clerk, follower, director, colleague, stranger } = await companyOfReaders();
  for (const reader of [follower, director, colleague, stranger])
    expect((await glance(reader, clerk)).status).toBe(404);
});

test("a glance is not recorded as a read, opening the page is", async () => {
  const { clerk, head } = await companyOfReaders();
  const reads = async () => (await call(clerk, api.continuity.readsOfMine, { query: {} })).body;
  await glance(head, clerk);
  expect(await reads()).toEqual([]);
  await call(head, api.continuity.person, { params: { id: clerk.employeeId } });
  expect(await reads()).toMatchObject([{ by: { id: head.employeeId }, part: "history" }]);
});
