import type { Insertable, Updateable } from "kysely";
import { vi } from "vitest";
import { dashboard } from "#contract/dashboard.ts";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { insertLeave } from "#server/modules/leave/requests/request-queries.ts";
import type { Visibility } from "#server/story/story.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

/** The day is a Monday. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-16T09:00:00Z") });
}

export const superadmin = async (as: Person) => (await call(as, dashboard.superadmin, {})).body;
export const staff = async (as: Person) => (await call(as, dashboard.staff, {})).body;

type EmployeeRow = Updateable<Tables["employees"]>;
type LeaveRow = Partial<
  Pick<
    Insertable<Tables["leaveRequests"]>,
    "leaveType" | "leaveStatus" | "reason" | "duration" | "startHalf" | "endHalf"
  > & { ownType: OwnTypeName }
>;

const rest = {
  leaveType: "AnnualLeave",
  leaveStatus: "approved",
  duration: 1,
  reason: "Rest",
  contactNumber: "",
  decidedAt: null,
} as const;

export async function newCompany() {
  const tenant = await newTenant();
  const { inTenant, owner } = tenant;

  const change = (person: Person, row: EmployeeRow) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set(row)
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", person.employeeId)
        .execute(),
    );
  const newPerson = async ({
    departmentId,
    ...row
  }: EmployeeRow & { departmentId?: number } = {}) => {
    const person = await tenant.newEmployee({ ...(departmentId && { departmentId }) });
    await change(person, { startDate: "2024-01-08", ...row });
    return person;
  };
  const newLeave = (person: Person, startDate: string, endDate: string, row: LeaveRow = {}) =>
    inTenant(async (tx) => {
      const requestedAt = new Date().toISOString();
      const { employeeId } = person;
      const leave = { ...rest, employeeId, startDate, endDate, requestedAt, ...row };
      return (await insertLeave(tx, leave, [])).id;
    });

  const newStory = (
    { employeeId }: Person,
    kind: string,
    happenedAt: string,
    visibility: Visibility = "shared",
  ) =>
    inTenant((tx) =>
      tx
        .insertInto("story")
        .values({
          tenantId: tx.tenantId,
          subjectKind: "employee",
          subjectId: employeeId,
          byId: owner.employeeId,
          kind,
          visibility,
          day: dayOf(new Date(happenedAt), defaultTimeZone),
          happenedAt,
          recordedAt: happenedAt,
        })
        .execute(),
    );

  await change(owner, { startDate: "2020-01-06" });
  return { ...tenant, change, newPerson, newLeave, newStory };
}
