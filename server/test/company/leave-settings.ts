import { api } from "#contract/index.ts";
import { call, type TestTenant } from "../world.ts";
import { addOwnGrant, addOwnType } from "./own-types.ts";

/** A super administrator's settings: a holiday, a locked period, a payroll profile, blocked days, an own type, two counted shutdowns and a booked one. */
export async function newLeaveSettings({ owner, inTenant }: TestTenant) {
  const holiday = await call(owner, api.leave.addHoliday, {
    body: { date: "2031-03-10", name: "Founders' day", reason: "Our twentieth year" },
  });
  const period = await call(owner, api.payroll.lockPeriod, {
    body: { from: "2026-01-01", to: "2026-01-31" },
  });
  const profile = await call(owner, api.payroll.saveProfile, {
    body: {
      ...{ name: "Wages", separator: "comma", decimal: "point", dayStyle: "YYYY-MM-DD" },
      columns: [{ column: "days", heading: "Days" }],
      typeCodes: [],
    },
  });
  const blocked = { kind: "blocked" as const, departmentId: null, minimum: null };
  const dayRule = await call(owner, api.leave.addDayRule, {
    body: { ...blocked, from: "2031-03-10", to: "2031-03-11", reason: "Stocktake" },
  });
  const ownType = await addOwnType(owner);
  const birthday = { kind: "birthday", days: 1, from: "2026-01-01" } as const;
  const ownGrant = await addOwnGrant(owner, ownType.body.id, birthday);
  const newShutdown = async (state: "ready" | "booked") => {
    const dates = { from: "2031-12-22", to: "2031-12-31" };
    const { body } = await call(owner, api.leave.planShutdown, {
      body: { name: "Shutdown", ...dates, departmentId: null, ifLacking: "skip" },
    });
    await inTenant((tx) =>
      tx
        .updateTable("leaveShutdowns")
        .set({ state })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", body.id)
        .execute(),
    );
    return body.id;
  };
  return {
    ownHoliday: holiday.body.id,
    payrollPeriod: period.body.id,
    payrollProfile: profile.body.id,
    dayRule: dayRule.body.id,
    ownType: ownType.body.id,
    ownGrant: ownGrant.body.id,
    countedShutdown: await newShutdown("ready"),
    discardedShutdown: await newShutdown("ready"),
    bookedShutdown: await newShutdown("booked"),
  };
}
