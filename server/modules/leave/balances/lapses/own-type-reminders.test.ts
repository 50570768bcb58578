import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { ownClock } from "#server/test/clock.ts";
import { newOwnType } from "#server/test/company/own-types.ts";
import { openSession } from "#server/test/company/people.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person, services } from "#server/test/world.ts";
import { dueLapseSearch, dueOwnTypeLapse } from "./lapse-reminders.ts";

/** Two days of Volunteering for anybody employed in the first half of 2027. */
const spring = { kind: "dated", days: 2, from: "2027-01-01", until: "2027-06-30" } as const;

async function newCompany() {
  const goTo = ownClock();
  goTo("2027-01-05");
  const tenant = await newTenant();
  const { owner, newEmployee, inTenant } = tenant;
  const anna = await newEmployee({ startDate: "2026-01-05" });
  const ownTypeId = await newOwnType(owner, {}, spring);
  const again = (as: Person) => inTenant((tx) => openSession(tx, services.tokens, as));
  const remindOn = async (day: string) => {
    goTo(day);
    await handleDueAt(`${day}T12:00:00+02:00`, dueLapseSearch);
    await handleDueAt(`${day}T12:00:00+02:00`, dueOwnTypeLapse);
  };
  const noticesOf = async (person: Person) =>
    (await call(await again(person), notifications.list, { query: {} })).body
      .filter(({ kind }) => kind === "leaveLapses")
      .map(({ details }) => details);
  const mailsOn = async (day: string) => {
    const now = new Date(`${day}T12:00:00+02:00`);
    const mails = await mailsOf(tenant.tenantId, { kind: "leaveLapses", now });
    return mails.filter(({ to }) => to === anna.email);
  };
  const lapses = async () => (await call(await again(anna), leave.ownLapses, {})).body;
  const take = async (startDate: string) => {
    const dates = { startDate, endDate: startDate };
    const body = { leaveType: "OwnLeave", ownTypeId, reason: "Helping", ...dates } as const;
    return (await call(await again(anna), leave.createRequest, { body })).body;
  };
  const type = { id: ownTypeId, name: "Volunteering", color: "green" };
  return { ...tenant, anna, type, again, goTo, remindOn, noticesOf, mailsOn, lapses, take };
}

test("days of an own type that lapse within two weeks notify their owner once", async () => {
  const { anna, type, remindOn, noticesOf, mailsOn } = await newCompany();
  await remindOn("2027-06-14");
  expect(await noticesOf(anna)).toEqual([]);
  await remindOn("2027-06-16");
  await remindOn("2027-06-21");
  expect(await noticesOf(anna)).toEqual([{ days: 2, lastDay: "2027-06-30", ownType: type }]);
  expect(await mailsOn("2027-06-21")).toMatchObject([
    {
      subject: "Days of your Volunteering lapse soon",
      paragraphs: [expect.stringContaining("2 days of your Volunteering lapse unless")],
    },
  ]);
});

test("days of an own type that are asked for are not reminded of", async () => {
  const { anna, remindOn, noticesOf, mailsOn, take, lapses, goTo } = await newCompany();
  goTo("2027-06-10");
  await take("2027-06-24");
  await remindOn("2027-06-14");
  await remindOn("2027-06-16");
  expect(await noticesOf(anna)).toMatchObject([{ days: 1 }]);
  expect(await lapses()).toMatchObject([{ balance: null, days: 1, lastDay: "2027-06-30" }]);
  await take("2027-06-25");
  expect(await mailsOn("2027-06-16")).toEqual([]);
  expect(await lapses()).toEqual([]);
});

test("days of a closed type lapse without a reminder", async () => {
  const { owner, again, anna, type, remindOn, noticesOf, lapses } = await newCompany();
  const body = { isClosed: true };
  await call(await again(owner), leave.closeOwnType, { params: { id: type.id }, body });
  await remindOn("2027-06-14");
  await remindOn("2027-06-16");
  expect([await noticesOf(anna), await lapses()]).toEqual([[], []]);
});

test("days that begin later are not among those that lapse soon", async () => {
  const { owner, again, goTo, lapses } = await newCompany();
  const summer = { kind: "dated", days: 1, from: "2027-07-10", until: "2027-07-20" } as const;
  goTo("2027-06-28");
  await newOwnType(await again(owner), { name: "Moving" }, summer);
  expect((await lapses()).map(({ lastDay }) => lastDay)).toEqual(["2027-06-30"]);
  goTo("2027-07-10");
  expect((await lapses()).map(({ lastDay }) => lastDay)).toEqual(["2027-07-20"]);
});

test("entered days with a last day are reminded of", async () => {
  const { owner, again, anna, type, remindOn, noticesOf } = await newCompany();
  const usableUntil = "2027-03-31";
  await call(await again(owner), leave.addEntry, {
    body: {
      ...{ employeeId: anna.employeeId, ownTypeId: type.id, kind: "opening", days: 1.5 },
      ...{ usableUntil, reason: "From before" },
    },
  });
  await remindOn("2027-03-17");
  expect(await noticesOf(anna)).toEqual([{ days: 1.5, lastDay: usableUntil, ownType: type }]);
});
