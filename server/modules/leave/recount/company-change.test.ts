import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { payroll } from "#contract/payroll/payroll.ts";
import { tenant as company, type TenantUpdate } from "#contract/tenant.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";
import { recountLeave } from "./recount.ts";

const fridaysOff = [480, 480, 480, 480, 0, 0, 0];
// A Wednesday to the Tuesday after next, without a public holiday.
const leaveOf = { startDate: "2027-09-08", endDate: "2027-09-21" } as const;

async function newCompany(today = "2027-08-02") {
  ownClock()(today);
  const tenant = await newTenant();
  const { owner } = tenant;
  const person = await tenant.newEmployee();
  const ask = async (as: Person = person, dates: object = {}) => {
    const body = { leaveType: "UnpaidLeave", reason: "Rest", ...leaveOf, ...dates } as const;
    return (await call(as, leave.createRequest, { body })).body.id;
  };
  const approve = (id: number) => call(owner, leave.approve, { params: { id } });
  const change = (body: TenantUpdate) => call(owner, company.updateTenant, { body });
  /** Runs the enqueued recounts, and returns their number. */
  const recount = async () => {
    const jobs = (await tenant.jobs()).filter(({ job }) => job === recountLeave.name);
    for (const { payload } of jobs)
      await tenant.inTenant(async (tx) =>
        recountLeave.run(await jobContext(services, tx, currentTime()), payload as never),
      );
    return jobs.length;
  };
  const costs = (id: number) =>
    tenant.inTenant(async (tx) => {
      const days = await tx
        .selectFrom("leaveDays")
        .where("tenantId", "=", tx.tenantId)
        .where("leaveId", "=", id)
        .where("cost", ">", 0)
        .select("day")
        .orderBy("day")
        .execute();
      return days.map(({ day }) => day.slice(5)).join(" ");
    });
  return { tenant, owner, person, ask, approve, change, recount, costs };
}

const whole = "09-08 09-09 09-10 09-13 09-14 09-15 09-16 09-17 09-20 09-21";

test("new working days of the company recount pending and approved leave", async () => {
  const { tenant, owner, person, ask, approve, change, recount, costs } = await newCompany();
  const colleague = await tenant.newEmployee();
  const [approved, pending] = [await ask(), await ask(colleague)];
  await approve(approved);
  expect((await change({ workMinutes: fridaysOff })).status).toBe(200);
  await recount();
  const withoutFridays = "09-08 09-09 09-13 09-14 09-15 09-16 09-20 09-21";
  expect([await costs(approved), await costs(pending)]).toEqual([withoutFridays, withoutFridays]);
  const entry = (await tenant.storyOf(person)).find(({ kind }) => kind === "leave_recounted");
  expect(entry).toMatchObject({
    byId: owner.employeeId,
    reason: { by: "product", code: "workingDays" },
    changes: expect.arrayContaining([
      expect.objectContaining({ field: "leaveDuration", before: "10", after: "8" }),
    ]),
  });
  const { body: told } = await call(person, notifications.list, { query: {} });
  expect(told[0]).toMatchObject({ details: { leaveStatus: "recounted", leaveDuration: 8 } });
});

test("past leave and the days before the change stay as counted", async () => {
  const { ask, approve, change, recount, costs } = await newCompany("2027-09-13");
  const ended = await ask(undefined, { startDate: "2027-08-23", endDate: "2027-08-27" });
  const running = await ask();
  await approve(ended);
  await approve(running);
  expect((await change({ workMinutes: fridaysOff })).status).toBe(200);
  await recount();
  expect(await costs(ended)).toBe("08-23 08-24 08-25 08-26 08-27");
  expect(await costs(running)).toBe("09-08 09-09 09-10 09-13 09-14 09-15 09-16 09-20 09-21");
});

test("days of a period that payroll has locked keep their count", async () => {
  const { owner, ask, approve, change, recount, costs } = await newCompany();
  const id = await ask();
  await approve(id);
  await call(owner, payroll.lockPeriod, { body: { from: "2027-09-01", to: "2027-09-15" } });
  await change({ workMinutes: fridaysOff });
  await recount();
  expect(await costs(id)).toBe("09-08 09-09 09-10 09-13 09-14 09-15 09-16 09-20 09-21");
});

test("a person with their own pattern has their days unchanged", async () => {
  const { owner, person, ask, change, recount, costs } = await newCompany();
  const week = { name: "Office", weeks: [[480, 480, 480, 480, 480, 0, 0]] };
  const { body } = await call(owner, leave.addPattern, { body: week });
  const assigned = { patternId: body.id, employeeId: person.employeeId, from: "2027-08-02" };
  await call(owner, leave.assignPattern, { body: assigned });
  const id = await ask();
  await change({ workMinutes: fridaysOff });
  await recount();
  expect(await costs(id)).toBe(whole);
});

test("another region's holidays recount leave, an unchanged company recounts none", async () => {
  const { owner, ask, change, recount, costs } = await newCompany();
  const id = await ask(undefined, { startDate: "2027-09-23", endDate: "2027-09-27" });
  expect(await costs(id)).toBe("09-23 09-27");
  const { body } = await call(owner, company.getTenant, {});
  await change({ workMinutes: body.workMinutes, holidayRegion: "ZA", tenantName: "Protea" });
  expect(await recount()).toBe(0);
  await change({ holidayRegion: "none" });
  await recount();
  expect(await costs(id)).toBe("09-23 09-24 09-27");
});
