import { api } from "#contract/index.ts";
import { call, type Person } from "../world.ts";

/** A holiday that a super administrator has added, and a period that they have locked for payroll: their ids. */
export async function newLeaveSettings(superadmin: Person) {
  const holiday = await call(superadmin, api.leave.addHoliday, {
    body: { date: "2031-03-10", name: "Founders' day", reason: "Our twentieth year" },
  });
  const period = await call(superadmin, api.leave.lockPayroll, {
    body: { from: "2026-01-01", to: "2026-01-31" },
  });
  return { ownHoliday: holiday.body.id, payrollPeriod: period.body.id };
}
