import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { newDocument } from "#server/test/documents.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, callOn, type Person, services } from "#server/test/world.ts";

const { handover, handovers } = api.continuity;

interface Leave {
  from: number;
  to: number;
  status: Exclude<LeaveStatus, "cancellation_asked">;
  /** In days ago. */
  decided?: number;
  isToBeCancelled?: boolean;
  /** In days ago. */
  asked?: number;
}

/** A clerk with every kind of record, thirty days before the change of manager. */
async function recorded() {
  const company = await companyOfReaders();
  const { owner, clerk, head, follower, inTenant, changeHead } = company;
  const setPerson = (values: object) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set(values)
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", clerk.employeeId)
        .execute(),
    );
  const addLeave = (leave: readonly Leave[]) =>
    inTenant((tx) =>
      tx
        .insertInto("leaveRequests")
        .values(
          leave.map(({ from, to, status, decided, isToBeCancelled, asked = 0 }) => ({
            tenantId: tx.tenantId,
            employeeId: clerk.employeeId,
            leaveType: "AnnualLeave" as const,
            startDate: daysFromToday(from),
            endDate: daysFromToday(to),
            duration: to - from + 1,
            leaveStatus: status,
            reason: "A quokka",
            requestedAt: `${daysFromToday(-asked)}T06:00:00Z`,
            ...(decided !== undefined && {
              decidedAt: `${daysFromToday(-decided)}T08:00:00Z`,
              decidedById: owner.employeeId,
            }),
            ...(isToBeCancelled && { cancellationAskedAt: `${today}T06:00:00Z` }),
          })),
        )
        .execute(),
    );
  const addDocument = async (name: string, days: number) => {
    const id = await newDocument(owner, clerk, name);
    const body = { expiryDate: daysFromToday(days) };
    await call(owner, api.documents.updateDates, { params: { id }, body });
  };
  await changeHead(follower, daysFromToday(30));
  const listed = (await call(head, handovers, { query: {} })).body;
  const pack = listed.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
  const factsFor = async (as: Person) =>
    (await call(as, handover, { params: { id: pack } })).body.facts;
  return { ...company, pack, setPerson, addLeave, addDocument, factsFor };
}

test("the pack lists leave ahead, balances and the last 90 days' decisions", async () => {
  const { head, addLeave, factsFor } = await recorded();
  await addLeave([
    { from: 5, to: 6, status: "pending" },
    { from: 40, to: 41, status: "approved", decided: 2 },
    { from: 50, to: 50, status: "approved", decided: 2, isToBeCancelled: true },
    { from: -20, to: -19, status: "approved", decided: 90 },
    { from: -30, to: -29, status: "approved", decided: 91 },
    { from: 60, to: 61, status: "rejected", decided: 1 },
    { from: 70, to: 71, status: "withdrawn", decided: 1 },
  ]);
  const facts = await factsFor(head);
  expect(facts?.leave).toMatchObject([
    { startDate: daysFromToday(5), status: "pending" },
    { startDate: daysFromToday(40), status: "approved" },
    { startDate: daysFromToday(50), status: "cancellation_asked" },
  ]);
  expect(facts?.decided).toEqual([
    {
      leaveType: "AnnualLeave",
      ownType: null,
      startDate: daysFromToday(60),
      endDate: daysFromToday(61),
      status: "rejected",
      decidedOn: daysFromToday(-1),
    },
    {
      leaveType: "AnnualLeave",
      ownType: null,
      startDate: daysFromToday(-20),
      endDate: daysFromToday(-19),
      status: "approved",
      decidedOn: daysFromToday(-90),
    },
  ]);
  expect(facts?.annualLeave.pending).toBe(2);
  expect(JSON.stringify(facts)).not.toContain("quokka");
});

test("the pack of a finished handover stays as on its last day", async () => {
  const { owner, clerk, head, pack, addLeave, addDocument, factsFor, inTenant } = await recorded();
  await addLeave([
    { from: -5, to: -4, status: "approved", asked: 30, decided: 12 },
    { from: -3, to: -2, status: "approved", asked: 30, decided: 9 },
    { from: 5, to: 6, status: "rejected", asked: 30, decided: 2 },
    { from: 8, to: 9, status: "cancelled", asked: 30, decided: 2 },
    { from: 11, to: 12, status: "approved", asked: 9, decided: 8 },
    { from: -12, to: -11, status: "approved", asked: 30, decided: 20 },
    { from: -60, to: -59, status: "approved", asked: 101, decided: 100 },
    { from: 20, to: 21, status: "rejected", asked: 30, decided: 11 },
  ]);
  await addDocument("Work permit", 20);
  await writeNote(head, clerk, { audience: "line" });
  expect(await factsFor(owner)).toMatchObject({ asOf: today, lineNotes: 1 });

  const finishedOn = daysFromToday(-10);
  await inTenant((tx) =>
    tx
      .updateTable("handovers")
      .set({ finishedOn, confirmedById: head.employeeId })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", pack)
      .execute(),
  );
  const facts = await factsFor(owner);
  expect(facts).toMatchObject({
    asOf: finishedOn,
    lineNotes: 0,
    expiring: [],
  });
  expect(facts?.leave.map(({ startDate, status }) => [startDate, status])).toEqual([
    [daysFromToday(-5), "approved"],
    [daysFromToday(-3), "pending"],
    [daysFromToday(5), "pending"],
    [daysFromToday(8), "approved"],
  ]);
  expect(facts?.decided.map(({ startDate }) => startDate)).toEqual([
    daysFromToday(20),
    daysFromToday(-12),
    daysFromToday(-60),
  ]);
});

test("the pack lists probation, employment end and anniversary ahead", async () => {
  const { head, setPerson, factsFor, inTenant } = await recorded();
  await inTenant((tx) =>
    tx.updateTable("tenants").set({ probationMonths: 3 }).where("id", "=", tx.tenantId).execute(),
  );
  const hired = Temporal.PlainDate.from(daysFromToday(10)).subtract({ years: 2 });
  await setPerson({ startDate: hired.toString(), terminationDate: daysFromToday(200) });
  expect(await factsFor(head)).toMatchObject({
    hireDate: hired.toString(),
    anniversary: { date: daysFromToday(10), years: 2 },
    lastDay: daysFromToday(200),
    probationEnd: null,
  });
  const begun = Temporal.PlainDate.from(today).subtract({ months: 2 });
  await setPerson({
    startDate: begun.toString(),
    terminationDate: daysFromToday(-1),
    employmentStatus: "Probation",
  });
  expect(await factsFor(head)).toMatchObject({
    probationEnd: begun.add({ months: 3 }).subtract({ days: 1 }).toString(),
    lastDay: null,
  });
});

test("expiring documents are named only to people who may open them", async () => {
  const { owner, clerk, head, addDocument, factsFor } = await recorded();
  await addDocument("Work permit", 20);
  await addDocument("Driving licence", 0);
  await addDocument("Old permit", -1);
  const expiring = [
    { name: "Driving licence", expiresOn: today },
    { name: "Work permit", expiresOn: daysFromToday(20) },
  ];
  expect((await factsFor(owner))?.expiring).toEqual(expiring);
  expect((await factsFor(clerk))?.expiring).toEqual(expiring);
  const shown = await factsFor(head);
  expect(shown?.expiring).toBeNull();
  expect(JSON.stringify(shown)).not.toMatch(/permit|licence/i);
});

test("facts are hidden from the next manager until their first day", async () => {
  const { owner, clerk, head, follower, setPerson, factsFor } = await recorded();
  await setPerson({ idNumber: "9001015009087" });
  await writeNote(head, clerk, { text: "Wombat", audience: "line" });
  expect(await factsFor(follower)).toBeNull();
  for (const reader of [owner, clerk, head]) {
    const facts = await factsFor(reader);
    expect(facts).toMatchObject({ lineNotes: 1 });
    expect(JSON.stringify(facts)).not.toMatch(/Wombat|9001015009087/);
  }
});

test("a deactivated manager's draft is counted, and its text stays sealed", async () => {
  const { owner, head, clerk, follower, changeHead } = await companyOfReaders();
  await writeNote(head, clerk, { audience: "draft", text: "A quokka" });
  await writeNote(head, clerk, { audience: "line" });
  await changeHead(follower);
  const { body: packs } = await call(owner, handovers, { query: {} });
  const id = packs.find(({ employee }) => employee.id === clerk.employeeId)?.id ?? 0;
  const sealedFor = async (as: Person) => {
    const { body } = await call(as, handover, { params: { id } });
    expect(JSON.stringify(body)).not.toContain("quokka");
    return body.facts?.sealedDrafts;
  };
  expect(await sealedFor(owner)).toBe(0);
  await call(owner, api.employees.toggleStatus, {
    params: { id: head.employeeId },
    query: { activate: "false" },
  });
  expect([await sealedFor(owner), await sealedFor(follower), await sealedFor(clerk)]).toEqual([
    1, 1, 0,
  ]);
});

test("the pack takes as many statements with much recorded as with little", async () => {
  const { head, pack, addLeave, addDocument } = await recorded();
  const { database, statements } = countingDatabase();
  const server = await buildApp({ services: { ...services, database }, checkResponses: true });
  const count = async () => {
    const before = statements();
    await callOn(server, head, handover, { params: { id: pack } });
    return statements() - before;
  };
  await count();
  const little = await count();
  await addLeave(
    Array.from({ length: 60 }, (_, n) => ({ from: n, to: n, status: "pending" as const })),
  );
  for (const days of [1, 2, 3]) await addDocument(`Permit ${days}`, days);
  expect(await count()).toBe(little);
  const { body } = await callOn(server, head, handover, { params: { id: pack } });
  expect(body.facts?.leave).toHaveLength(20);
});
