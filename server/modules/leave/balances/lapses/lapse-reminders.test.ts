import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { BalanceTerms, PolicyTerms } from "#contract/leave/terms/terms.ts";
import { notifications } from "#contract/notifications.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person, services } from "#server/test/world.ts";
import { dueAnnualLapse, dueLapseSearch } from "./lapse-reminders.ts";

const yearly: BalanceTerms = {
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: null, months: 6 },
  statutory: { weeks: 3 },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
const { statutory: _, ...granted } = yearly;
const kept = { ...granted, carryOver: { cap: 0, months: null } };
const terms: PolicyTerms = {
  annual: yearly,
  sick: { ...kept, amount: { weeks: 6 }, cycle: { kind: "service", months: 36 } },
  familyResponsibility: { ...kept, amount: { days: 5 } },
  study: kept,
};

const at = (day: string) => new Date(`${day}T12:00:00+02:00`);

/** Two people since 5 January 2026, with 20 days a year, carried for six months until 4 July 2027. */
async function newCompany() {
  const goTo = ownClock();
  goTo("2026-01-05");
  const tenant = await newTenant();
  const { owner, newEmployee, inTenant } = tenant;
  const [anna, ben] = [
    await newEmployee({ startDate: "2026-01-05" }),
    await newEmployee({ startDate: "2026-01-05" }),
  ];
  for (const person of [anna, ben]) await call(person, leave.initializeLeave, {});
  const from = "2026-01-05";
  const { body } = await call(owner, leave.addPolicy, { body: { name: "Drivers", from, terms } });
  for (const { employeeId } of [anna, ben])
    await call(owner, leave.assignPolicy, {
      body: { policy: body.id, to: { kind: "employee", employeeId }, from },
    });
  const remindOn = async (day: string) => {
    goTo(day);
    // The second round processes the rows of the first.
    for (const kind of [dueLapseSearch, dueAnnualLapse]) await handleDueAt(at(day), kind);
  };
  const signedInAgain = (as: Person) => inTenant((tx) => openSession(tx, services.tokens, as));
  const noticesOf = async (person: Person) =>
    (await call(await signedInAgain(person), notifications.list, { query: {} })).body
      .filter(({ kind }) => kind === "leaveLapses")
      .map(({ details }) => details);
  const mailsOn = (day: string) => mailsOf(tenant.tenantId, { kind: "leaveLapses", now: at(day) });
  return { tenant, goTo, owner, anna, ben, remindOn, noticesOf, mailsOn, signedInAgain };
}

const lapse = { days: 5, lastDay: "2027-07-04" };

test("days that lapse within six weeks notify the employee once", async () => {
  const { anna, owner, remindOn, noticesOf, mailsOn } = await newCompany();
  await remindOn("2027-05-22");
  expect(await noticesOf(anna)).toEqual([]);
  await Promise.all([remindOn("2027-05-23"), remindOn("2027-05-23")]);
  await remindOn("2027-05-24");
  expect(await noticesOf(anna)).toEqual([lapse]);
  expect(await noticesOf(owner)).toEqual([]);
  const mails = await mailsOn("2027-05-24");
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({
    subject: "Days of your annual leave lapse soon",
    paragraphs: [
      expect.stringContaining(
        "5 days of your annual leave lapse unless you take them by Jul 4, 2027",
      ),
    ],
  });
  await remindOn("2028-05-24");
  expect(await noticesOf(anna)).toHaveLength(2);
});

test("statutory days that should be taken notify the employee", async () => {
  const { owner, anna, ben, remindOn, noticesOf, mailsOn } = await newCompany();
  const employeeId = anna.employeeId;
  const body = { policy: "act", to: { kind: "employee", employeeId }, from: "2026-01-06" } as const;
  await call(owner, leave.assignPolicy, { body });
  await remindOn("2027-05-24");
  const due = { days: 15, lastDay: "2027-07-04", isStatutory: true };
  expect(await noticesOf(anna)).toEqual([due]);
  expect(await noticesOf(ben)).toEqual([lapse]);
  const [first] = (await mailsOn("2027-05-24")).filter(({ to }) => to === anna.email);
  expect(first).toMatchObject({
    subject: "Days of your annual leave should be taken soon",
    paragraphs: [expect.stringContaining("should be taken by Jul 4, 2027. They do not lapse")],
  });
});

test("days taken in time are not reminded of", async () => {
  const { tenant, goTo, owner, anna, ben, remindOn, noticesOf, mailsOn, signedInAgain } =
    await newCompany();
  const take = async (person: Person, dates: { startDate: string; endDate: string }) => {
    const asked = { leaveType: "AnnualLeave" as const, reason: "Rest", ...dates };
    const { body } = await call(await signedInAgain(person), leave.createRequest, { body: asked });
    const params = { id: body.id };
    expect((await call(await signedInAgain(owner), leave.approve, { params })).status).toBe(200);
  };
  const allTwenty = { startDate: "2027-06-01", endDate: "2027-06-29" };
  goTo("2027-05-01");
  await take(anna, allTwenty);
  await remindOn("2027-05-23");
  expect(await noticesOf(anna)).toEqual([]);
  expect(await noticesOf(ben)).toEqual([lapse]);
  await take(ben, allTwenty);
  expect(await mailsOn("2027-05-23")).toEqual([]);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", ben.employeeId)
      .execute(),
  );
  const before = (await tenant.jobs()).length;
  await remindOn("2028-05-24");
  expect((await tenant.jobs()).slice(before)).toHaveLength(1);
});
