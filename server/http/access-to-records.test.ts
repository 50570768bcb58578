import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api, operations } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { newKey } from "#server/test/api-keys.ts";
import { insertHandoverSteps, insertPromise } from "#server/test/company/handovers.ts";
import { newLeaveSettings } from "#server/test/company/leave-settings.ts";
import { insertNote } from "#server/test/company/notes.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { insertDomain, insertProvider } from "#server/test/company/tenant.ts";
import { continuityRequests, newcomerOf } from "#server/test/continuity-requests.ts";
import { newHook } from "#server/test/hooks.ts";
import { draftOf, drivers } from "#server/test/import.ts";
import { leaveCalls } from "#server/test/leave-calls.ts";
import { addApp } from "#server/test/signing-in.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const aboutOne = operations
  .filter(({ access, path }) => access !== "public" && path.includes(":id"))
  .map((operation) => ({ name: `${operation.module}.${operation.name}`, operation }));

const stranger = (await newTenant()).owner;

const details = { positionTitle: "Clerk", jobDescription: "Clerks" };
const kin = { firstNames: "Lerato", lastName: "M", phoneNumber: "0215550101", relationship: "Son" };
const week = { startDate: "2031-03-03", endDate: "2031-03-07" };
const leaveOfJune = { startDate: "2031-06-02", endDate: "2031-06-06" };
const event = {
  eventType: 1,
  eventName: "Stocktaking",
  eventDate: "2026-03-18",
  eventTime: "14:00",
} as const;
const days = {
  annualLeave: 1,
  sickLeave: 1,
  familyResponsibilityLeave: 1,
  maternityPaternity: 1,
  studyLeave: 1,
};

const draftColumns = Array(6).fill({ field: null, dateOrder: null });

/** For each operation on one record: the kind of record, and the rest of a valid request. */
const records: Record<string, { about: keyof Records; more?: (ids: Records) => object }> = {
  "auth.endSession": { about: "session" },
  "auth.resetFactors": { about: "protectedPerson", more: () => ({ body: { reason: "Lost" } }) },
  "auth.renamePasskey": { about: "passkey", more: () => ({ body: { name: "Desk" } }) },
  "auth.removePasskey": { about: "passkey" },
  "keys.updateKey": { about: "key", more: () => ({ body: { name: "Wages", addresses: [] } }) },
  "keys.rotateKey": { about: "key", more: () => ({ body: { overlapDays: 1, days: 90 } }) },
  "keys.revokeKey": { about: "key" },
  "hooks.updateHook": {
    about: "hook",
    more: () => ({
      body: { name: "Sync", address: "https://example.com", types: ["person.changed"] },
    }),
  },
  "hooks.rotateHookSecret": { about: "hook" },
  "hooks.startHook": { about: "hook" },
  "hooks.removeHook": { about: "hook" },
  "hooks.listDeliveries": { about: "hook", more: () => ({ query: {} }) },
  "hooks.redeliver": {
    about: "hook",
    more: () => ({ body: { from: "2020-01-01", to: "2020-01-02" } }),
  },
  "hooks.sendTest": { about: "hook" },
  "sso.checkDomain": { about: "domain" },
  "sso.removeDomain": { about: "domain" },
  "sso.removeProvider": { about: "provider" },
  "departments.getDepartment": { about: "department" },
  "departments.updateDepartment": {
    about: "department",
    more: () => ({ body: { departmentName: "Revenue" } }),
  },
  "departments.deleteDepartment": { about: "emptyDepartment" },
  "departments.getPosition": { about: "position" },
  "departments.deletePosition": { about: "vacancy" },
  "departments.updatePosition": {
    about: "position",
    more: ({ department }) => ({ body: { ...details, departmentId: department } }),
  },
  "employees.update": { about: "employee", more: () => ({ body: { name: "Themba" } }) },
  "employees.move": {
    about: "employee",
    more: ({ vacancy }) => ({
      body: { positionId: vacancy, date: dayOf(new Date(), defaultTimeZone) },
    }),
  },
  "employees.rehire": {
    about: "former",
    more: () => ({ body: { firstDay: dayOf(new Date(), defaultTimeZone) } }),
  },
  "employees.toggleStatus": { about: "employee", more: () => ({ query: { activate: false } }) },
  "employees.approveStatus": { about: "employee" },
  "employees.plannedMove": { about: "employee" },
  "employees.withdrawMove": { about: "moving" },
  "employees.rejectStatus": { about: "completed", more: () => ({ body: { reason: "A typo" } }) },
  "employees.history": { about: "employee" },
  "employees.historyCounts": { about: "employee" },
  "employees.updateNextOfKin": { about: "nextOfKin", more: () => ({ body: kin }) },
  "import.get": { about: "draft" },
  "import.listRows": { about: "draft" },
  "import.check": {
    about: "draft",
    more: () => ({ body: { columns: draftColumns, createsMissing: true } }),
  },
  "import.correctRow": {
    about: "draft",
    more: () => ({ body: { row: 2, field: "name", value: "Anna" } }),
  },
  "import.start": {
    about: "draft",
    more: () => ({ body: { mode: "good", sendsInvitations: true } }),
  },
  "import.stop": { about: "draft" },
  "import.discard": { about: "draft" },
  "import.invite": { about: "draft" },
  "import.exportFaults": { about: "draft" },
  "import.exportReport": { about: "draft" },
  "onboarding.resendInvitation": { about: "invited" },
  "onboarding.withdrawInvitation": { about: "invited" },
  ...leaveCalls,
  "notifications.markAsRead": { about: "notification" },
  "calendar.updateWorkEvent": { about: "event", more: () => ({ body: event }) },
  "calendar.deleteWorkEvent": { about: "event" },
  "documents.listForEmployee": { about: "employee" },
  "documents.updateRecord": {
    about: "document",
    more: () => ({ body: { documentName: "ID", documentCategory: "Personal" } }),
  },
  "documents.remove": { about: "document" },
  "feedback.markAsRead": { about: "feedback" },
  "feedback.report": { about: "feedback", more: () => ({ body: {} }) },
  "feedback.getReported": { about: "reported" },
  "feedback.resolveReport": { about: "reported" },
  "documents.listVersions": { about: "document" },
  "documents.listReads": { about: "document" },
  "documents.updateDates": { about: "document", more: () => ({ body: { expiryDate: null } }) },
  ...continuityRequests,
  "notes.listAbout": { about: "employee" },
  "notes.readers": { about: "employee" },
  "notes.updateNote": { about: "note", more: () => ({ body: { description: "Met" } }) },
  "notes.listVersions": { about: "note" },
  "notes.replyToNote": { about: "sharedNote", more: () => ({ body: { reply: "Agreed" } }) },
  "notes.listReplyVersions": { about: "note" },
  "notes.deleteNote": { about: "note" },
  "payroll.unlockPeriod": {
    about: "payrollPeriod",
    more: () => ({ body: { reason: "Mistaken" } }),
  },
  "payroll.certificate": { about: "former" },
  "payroll.removeProfile": { about: "payrollProfile" },
  "leave.revokeHoliday": { about: "ownHoliday", more: () => ({ body: { reason: "Mistaken" } }) },
  "leave.updateAllocation": {
    about: "allocation",
    more: ({ employee }) => ({ body: { employeeId: employee, ...days } }),
  },
};

test("the list of operations about one record is complete", () => {
  expect(Object.keys(records).sort()).toEqual(aboutOne.map(({ name }) => name).sort());
});

const newRecords = () => newTenant().then(async (of) => ({ ...of, ids: await recordsOf(of) }));
const forReading = newRecords();

test.each(aboutOne)(
  "$name finds nothing in another company, whatever the number",
  async ({ name, operation }) => {
    const { owner, ids } = operation.method === "GET" ? await forReading : await newRecords();
    const { about, more } = records[name] ?? { about: "employee" };
    const request = { params: { id: ids[about] ?? 1 }, ...more?.(ids) };
    const refused = await call(stranger, operation, request);
    expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
    const own = await call(owner, operation, request);
    expect(own.status).toBe(operation.creates ? 201 : 200);
  },
);

type Records = Awaited<ReturnType<typeof recordsOf>>;

async function recordsOf(tenant: TestTenant) {
  const { tenantId, owner, newEmployee, newDepartment, inTenant, domain } = tenant;
  const { key } = await newKey(tenant);
  const { hook } = await newHook(tenant);
  const department = await newDepartment("Sales");
  const emptyDepartment = await newDepartment("Research");
  const { employeeId: employee } = await newEmployee({ departmentId: department });
  const { employeeId: completed } = await newEmployee({
    phone: "+27215550100",
    idNumber: "8001015009087",
    taxNumber: "1234567890",
    employeeNumber: "E-17",
    homeAddress: "1 Long Street",
  });
  await call(owner, api.employees.createNextOfKin, { body: { ...kin, employeeId: completed } });
  const { employeeId: former } = await newEmployee({
    startDate: "2024-02-01",
    terminationDate: "2026-01-30",
  });
  const stores = await newDepartment("Stores", owner.employeeId);
  const led: number[] = [];
  for (let n = 0; n < 4; n++) led.push((await newEmployee({ departmentId: stores })).employeeId);
  const { employeeId: moving } = await newEmployee({ departmentId: department });
  const { body: next } = await call(owner, api.departments.createPosition, {
    body: { ...details, departmentId: department },
  });
  await call(owner, api.employees.move, {
    params: { id: moving },
    body: { positionId: next.id, date: Temporal.Now.plainDateISO().add({ days: 9 }).toString() },
  });
  await call(owner, api.continuity.setLines, {
    body: {
      people: [{ employeeId: employee, leads: "nobody" }],
      from: "2026-03-02",
      reason: "A gap",
    },
  });
  const protectedPerson = await newEmployee();
  await addApp(protectedPerson);
  const newcomers = await newcomerOf(tenant, department);
  const [line] = (await call(owner, api.continuity.lines, { params: { id: employee } })).body;
  const { id: draft } = await draftOf(tenant, drivers("Dube"));
  const { body: held } = await call(owner, api.calendar.createCalendarEvent, { body: event });
  const leaveSettings = await newLeaveSettings(tenant);
  return inTenant(async (tx) => {
    const mine = { tenantId, employeeId: employee };
    const effectiveFrom = "2026-01-05";
    const recordedAt = `${effectiveFrom}T08:00:00Z`;
    const leave = { startDate: "2026-03-02", endDate: "2026-03-02", duration: 1, reason: "Rest" };
    const { accountId } = owner;
    const session = await tx
      .insertInto("sessions")
      .values({
        tenantId,
        id: randomUUID(),
        accountId,
        employeeId: owner.employeeId,
        expiresAt: "2999-01-01T00:00:00Z",
      })
      .returning("id")
      .executeTakeFirst();
    const passkey = await tx
      .insertInto("passkeys")
      .values({
        ...{ tenantId, id: randomUUID(), accountId, name: "Laptop" },
        ...{ credentialId: randomUUID(), publicKey: "key" },
      })
      .returning("id")
      .executeTakeFirst();
    const nextOfKin = await tx
      .insertInto("nextOfKin")
      .values({ ...mine, ...kin })
      .returning("id")
      .executeTakeFirst();
    const allocation = await tx
      .insertInto("leaveGrants")
      .values({ ...mine, balance: "annual", days: 15, cause: "default", effectiveFrom, recordedAt })
      .returning("id")
      .executeTakeFirst();
    const leaveRequest = await tx
      .insertInto("leaveRequests")
      .values({ ...mine, ...leave, leaveType: "AnnualLeave" })
      .returning("id")
      .executeTakeFirst();
    const newLeave = async (employeeId: number, leaveStatus: "pending" | "approved", of = week) =>
      (
        await tx
          .insertInto("leaveRequests")
          .values({
            ...mine,
            ...leave,
            ...of,
            employeeId,
            leaveStatus,
            leaveType: "MaternityLeave",
          })
          .returning("id")
          .executeTakeFirst()
      )?.id;
    const undoable = await newLeave(employee, "approved", leaveOfJune);
    await tx
      .insertInto("leaveDecisions")
      .values({
        tenantId,
        leaveId: undoable ?? 0,
        statusBefore: "pending",
        statusAfter: "approved",
        decidedById: owner.employeeId,
        reviewersId: "[]",
        decidedAt: recordedAt,
        undoUntil: "2100-01-01T00:00:00Z",
      })
      .execute();
    const notification = await tx
      .insertInto("notifications")
      .values({ tenantId, employeeId: owner.employeeId, kind: "welcome" })
      .returning("id")
      .executeTakeFirst();
    const document = await tx
      .insertInto("documents")
      .values({
        ...mine,
        uploadedById: owner.employeeId,
        documentName: "ID",
        documentCategory: "Other",
      })
      .returning("id")
      .executeTakeFirst();
    const leaveFile = await tx
      .insertInto("documents")
      .values({
        ...mine,
        uploadedById: owner.employeeId,
        documentName: "Certificate",
        documentCategory: "Leave",
        leaveRequestId: leaveRequest?.id ?? null,
        storageKey: randomUUID(),
        sha256: "x",
        addedAt: recordedAt,
      })
      .returning("id")
      .executeTakeFirst();
    const sender = { tenantId, senderId: employee, title: "Well done", message: "Thank you" };
    const feedback = await tx
      .insertInto("feedback")
      .values({ ...sender, receiverId: owner.employeeId })
      .returning("id")
      .executeTakeFirst();
    const reported = await tx
      .insertInto("feedback")
      .values({ ...sender, receiverId: completed })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("feedbackReports")
      .values({ tenantId, feedbackId: reported.id, reason: "", reportedAt: recordedAt })
      .execute();
    const note = await insertNote(tx, {
      aboutEmployeeId: employee,
      authorId: owner.employeeId,
      noteDescription: "Met today",
    });
    const newPromise = (employeeId: number, state: "open" | "proposed" = "open") =>
      insertPromise(tx, { employeeId, madeById: owner.employeeId, state });
    const sharedNote = await insertNote(tx, {
      aboutEmployeeId: owner.employeeId,
      authorId: employee,
      noteDescription: "Met today",
      audience: "shared",
    });
    const email = `ann@${domain}`;
    const [invited = 0] = await insertEmployees(tx, [{ name: "Ann", surname: "Dube", email }]);
    await tx
      .insertInto("accounts")
      .values({ tenantId, id: randomUUID(), employeeId: invited, email })
      .execute();
    const position = await tx
      .selectFrom("positions")
      .where("tenantId", "=", tenantId)
      .select("id")
      .executeTakeFirst();
    const vacancy = await tx
      .insertInto("positions")
      .values({ tenantId, ...details, departmentId: department })
      .returning("id")
      .executeTakeFirst();
    return {
      ...{ draft, department, emptyDepartment, employee, invited, completed, former, moving },
      line: line?.id,
      vacancy: vacancy?.id,
      domain: await insertDomain(tx, domain),
      provider: await insertProvider(tx),
      key: key.id,
      hook: hook.id,
      session: session?.id,
      protectedPerson: protectedPerson.employeeId,
      passkey: passkey?.id,
      nextOfKin: nextOfKin?.id,
      allocation: allocation?.id,
      leaveRequest: leaveRequest?.id,
      leave: await newLeave(employee, "approved"),
      undoable,
      ownLeave: await newLeave(owner.employeeId, "approved"),
      ownRequest: await newLeave(owner.employeeId, "pending", leave),
      notification: notification?.id,
      position: position?.id,
      document: document?.id,
      leaveFile: leaveFile?.id,
      feedback: feedback?.id,
      reported: reported.id,
      note,
      promise: await newPromise(employee),
      proposal: await newPromise(employee, "proposed"),
      passing: await newPromise(led[2] ?? 0),
      ...(await insertHandoverSteps(tx, led, { ownerId: owner.employeeId, otherId: employee })),
      sharedNote,
      ...newcomers,
      event: held.id,
      ...leaveSettings,
    };
  });
}
