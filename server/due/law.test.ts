import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { OwnGrantTerms } from "#contract/leave/own-types.ts";
import { currentTime } from "#server/clock.ts";
import { dueKinds } from "#server/module-jobs.ts";
import { ownClock } from "#server/test/clock.ts";
import { newOwnType } from "#server/test/company/own-types.ts";
import { newDocument } from "#server/test/documents.ts";
import { handleDueAt, lateDays, missedDays } from "#server/test/due-services.ts";
import { sized } from "#server/test/full-size.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const firstDay = Temporal.PlainDate.from("2026-03-02");
const dayAt = (days: number) => firstDay.add({ days }).toString();

/** Two numbers choose the subject and the day. */
const actions = [
  "dates",
  "lastDay",
  "event",
  "movedEvent",
  "document",
  "expiry",
  "promise",
  "renegotiated",
  "line",
  "plan",
  "handover",
  "leave",
  "sickness",
  "decision",
  "policy",
  "inLieu",
  "ownGrant",
  "ownGrantEnd",
  "ownEntry",
  "ownLeave",
  "draft",
  "timeZone",
  "addition",
] as const;

const history = fc.array(
  fc.record({
    action: fc.constantFrom(...actions),
    who: fc.nat(3),
    days: fc.integer({ min: -3, max: 70 }),
    /** Days before it, mostly none. */
    passed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 })),
  }),
  { minLength: 20, maxLength: 35 },
);
type Happening = typeof history extends fc.Arbitrary<(infer One)[]> ? One : never;

async function newCompany() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const head = await newEmployee({ name: "Hanna", surname: "Botha" });
  const departmentId = await newDepartment("Sales", head.employeeId);
  const staff = [head];
  for (const name of ["Ann", "Ben", "Cara"])
    staff.push(await newEmployee({ name, surname: "Dube", departmentId, startDate: "2024-02-29" }));
  await call(owner, api.tenant.updateTenant, {
    body: { offersTimeInLieu: true, inLieuMonths: 2 } as never,
  });
  const ownTypeId = await newOwnType(owner);
  const made = {
    events: [] as number[],
    documents: [] as number[],
    promises: [] as number[],
    grants: [] as number[],
  };
  return { ...tenant, departmentId, ownTypeId, staff, made };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** Days on dates, of a year, of a birthday or of service. */
function ownGrantOf(days: number, from: string, until: string): OwnGrantTerms {
  const kinds: readonly OwnGrantTerms[] = [
    { kind: "dated", days: 2, from, until },
    { kind: "yearly", days: 1, from, yearDay: "04-01", usableMonths: 2 },
    { kind: "birthday", days: 1, from },
    { kind: "service", days: 3, from, afterYears: 2, usableMonths: null },
  ];
  return kinds[Math.abs(days) % kinds.length] ?? { kind: "birthday", days: 1, from };
}

/** By the product; a refused action changes nothing. */
async function happen(
  { owner, staff, made, signInAgain, inTenant, departmentId, ownTypeId, domain }: Company,
  { action, who, days }: Happening,
  today: number,
): Promise<void> {
  const person = staff[who] as Person;
  const other = staff[(who + 1) % staff.length] as Person;
  const on = dayAt(today + days);
  const [own, lead] = [await signInAgain(person), await signInAgain(owner)];
  const params = { id: person.employeeId };
  const one = { employeeId: person.employeeId };
  const oneOf = (ids: readonly number[]) => ({
    id: ids[Math.abs(days) % Math.max(1, ids.length)] ?? 0,
  });
  const idIn = (ids: number[], answer: { status: number; body: { id: number } }) => {
    if (answer.status < 300) ids.push(answer.body.id);
  };
  const line = {
    people: [{ ...one, leads: "manager" as const, managerId: other.employeeId }],
    reason: "A project",
  };
  const event = {
    eventName: "Stocktake",
    eventType: 1,
    eventDate: on,
    eventTime: "09:00:00",
  } as const;
  const steps: Record<(typeof actions)[number], () => Promise<unknown>> = {
    dates: () =>
      call(lead, api.employees.update, {
        params,
        body: days % 2 === 0 ? { dateOfBirth: "1988-02-29" } : { startDate: dayAt(-900 - days) },
      }),
    lastDay: () =>
      call(lead, api.employees.update, {
        params,
        body: { terminationDate: days % 3 === 0 ? null : on },
      }),
    event: async () =>
      idIn(made.events, await call(lead, api.calendar.createCalendarEvent, { body: event })),
    movedEvent: () =>
      call(lead, api.calendar.updateWorkEvent, {
        params: oneOf(made.events),
        body: { ...event, version: 1 } as never,
      }),
    document: async () => void made.documents.push(await newDocument(lead, person)),
    expiry: () =>
      call(lead, api.documents.updateDates, {
        params: oneOf(made.documents),
        body: { expiryDate: on },
      }),
    promise: async () =>
      idIn(
        made.promises,
        await call(lead, api.continuity.makePromise, {
          body: { ...one, promiseText: "A course", dueOn: on },
        }),
      ),
    renegotiated: () =>
      call(lead, api.continuity.renegotiatePromise, {
        params: oneOf(made.promises),
        body: { version: 1, dueOn: on, reason: "It is full" },
      }),
    line: () =>
      call(lead, api.continuity.setLines, {
        body: { ...line, from: on, ...(days > 20 && { to: dayAt(today + days + 9) }) },
      }),
    plan: () =>
      call(lead, api.continuity.setLines, {
        body: { ...line, from: on, announcedFrom: dayAt(today + Math.floor(days / 2)) },
      }),
    handover: () =>
      call(lead, api.departments.updateDepartment, {
        params: { id: departmentId },
        body: { departmentName: "Sales", departmentHeadId: person.employeeId, headFrom: on },
      }),
    leave: () =>
      call(own, api.leave.createRequest, {
        body: { leaveType: "AnnualLeave", reason: "Rest", startDate: on, endDate: on },
      }),
    sickness: () =>
      call(own, api.leave.createRequest, {
        body: {
          leaveType: "SickLeave",
          reason: "Unwell",
          startDate: dayAt(today - 4),
          endDate: dayAt(today - 1),
        },
      }),
    decision: async () => {
      const asked = await inTenant((tx) =>
        tx.selectFrom("leaveRequests").where("tenantId", "=", tx.tenantId).select("id").execute(),
      );
      const decide = days % 2 === 0 ? api.leave.approve : api.leave.reject;
      await call(lead, decide, { params: oneOf(asked.map(({ id }) => id)) });
    },
    policy: () =>
      call(lead, api.leave.assignPolicy, {
        body: { policy: "act", to: { kind: "all" }, from: on },
      }),
    inLieu: () =>
      call(lead, api.leave.addEntry, {
        body: {
          ...one,
          balance: "timeInLieu",
          kind: "worked",
          days: 1,
          day: dayAt(today - 2),
          reason: "Stocktake",
        },
      }),
    ownGrant: async () =>
      idIn(
        made.grants,
        await call(lead, api.leave.addOwnGrant, {
          body: { ownTypeId, grant: ownGrantOf(days, on, dayAt(today + days + 40)) },
        }),
      ),
    ownGrantEnd: () =>
      call(lead, api.leave.endOwnGrant, { params: oneOf(made.grants), body: { lastDay: on } }),
    ownEntry: () =>
      call(lead, api.leave.addEntry, {
        body: {
          ...{ ...one, ownTypeId, kind: "corrected", days: 2, reason: "A gift" },
          ...(days % 2 === 0 && { usableUntil: dayAt(today + Math.abs(days)) }),
        },
      }),
    ownLeave: () =>
      call(own, api.leave.createRequest, {
        body: { leaveType: "OwnLeave", ownTypeId, reason: "Rest", startDate: on, endDate: on },
      }),
    draft: () =>
      call(lead, api.notes.createNote, {
        body: {
          aboutEmployeeId: person.employeeId,
          noteDescription: "Not sure yet",
          audience: "draft",
        },
      }),
    timeZone: () =>
      call(lead, api.tenant.updateTenant, {
        body: { timeZone: days % 2 === 0 ? "Africa/Johannesburg" : "Pacific/Auckland" },
      }),
    addition: async () => {
      const position = await call(lead, api.departments.createPosition, {
        body: {
          positionTitle: "Clerk",
          jobDescription: "Counts",
          jobLevel: "Junior",
          departmentId,
          employeeId: null,
        },
      });
      return call(lead, api.onboarding.addEmployee, {
        body: {
          firstName: "Dina",
          lastName: "Zulu",
          email: `${randomUUID().slice(0, 8)}@${domain}`,
          positionId: position.body.id,
          departmentId,
          employmentStatus: "FullTime",
          employeeRole: "Employee",
          hireDate: on,
        },
      });
    },
  };
  await steps[action]();
}

test(
  "each day that falls due is recorded and handled on time",
  async () => {
    const goTo = ownClock();
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(history, async (happenings) => {
        goTo(dayAt(0));
        const company = await newCompany();
        let today = 0;
        for (const happening of happenings) {
          today += happening.passed;
          goTo(dayAt(today));
          if (happening.passed > 0) await handleDueAt(currentTime(), ...dueKinds);
          await happen(company, happening, today);
          done.set(happening.action, (done.get(happening.action) ?? 0) + 1);
          expect(await company.inTenant(missedDays)).toEqual([]);
        }
        await handleDueAt(currentTime(), ...dueKinds);
        expect(await company.inTenant((tx) => lateDays(tx, currentTime()))).toBe(0);
      }),
      { numRuns: sized({ small: 4, full: 60 }), endOnFailure: true },
    );
  },
  sized({ small: 120_000, full: 1_200_000 }),
);
