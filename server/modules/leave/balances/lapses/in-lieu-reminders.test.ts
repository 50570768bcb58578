import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type Person, services } from "#server/test/world.ts";
import { dueInLieuLapse } from "./lapse-reminders.ts";

const lapse = { days: 2, lastDay: "2026-04-07", balance: "timeInLieu" };

/** Two people with two days of time in lieu from a weekend in March 2026, valid until 7 April. */
async function newCompany() {
  const goTo = ownClock();
  goTo("2026-03-09");
  const tenant = await newTenant();
  const { owner, newEmployee, inTenant } = tenant;
  const [anna, ben] = [await newEmployee(), await newEmployee()];
  const set = async (body: object) =>
    call(await again(owner), api.tenant.updateTenant, { body: body as never });
  const again = (as: Person) => inTenant((tx) => openSession(tx, services.tokens, as));
  await set({ offersTimeInLieu: true, inLieuMonths: 1 });
  const enter = ({ employeeId }: Person, days = 1, day = "2026-03-07") =>
    call(owner, leave.addEntry, {
      body: { employeeId, balance: "timeInLieu", kind: "worked", days, day, reason: "Stocktake" },
    });
  for (const person of [anna, anna, ben, ben]) expect((await enter(person)).status).toBe(201);
  const remindOn = async (day: string, time = "12:00:00+02:00") => {
    goTo(day);
    await handleDueAt(`${day}T${time}`, dueInLieuLapse);
  };
  const noticesOf = async (person: Person) =>
    (await call(await again(person), notifications.list, { query: {} })).body
      .filter(({ kind }) => kind === "leaveLapses")
      .map(({ details }) => details);
  const mailsOn = (day: string) =>
    mailsOf(tenant.tenantId, { kind: "leaveLapses", now: new Date(`${day}T12:00:00+02:00`) });
  const take = async (person: Person, startDate: string, endDate: string) => {
    const dates = { startDate, endDate };
    const body = { leaveType: "TimeInLieu" as const, reason: "Rest", ...dates };
    const asked = await call(await again(person), leave.createRequest, { body });
    const params = { id: asked.body.id };
    expect((await call(await again(owner), leave.approve, { params })).status).toBe(200);
  };
  return { tenant, owner, anna, ben, set, remindOn, noticesOf, mailsOn, take };
}

test("time in lieu that lapses within two weeks notifies its owner", async () => {
  const { owner, anna, remindOn, noticesOf, mailsOn } = await newCompany();
  await remindOn("2026-03-23");
  expect(await noticesOf(anna)).toEqual([]);
  await Promise.all([remindOn("2026-03-24"), remindOn("2026-03-24")]);
  await remindOn("2026-03-25");
  expect(await noticesOf(anna)).toEqual([lapse]);
  expect(await noticesOf(owner)).toEqual([]);
  const mails = await mailsOn("2026-03-25");
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({
    subject: "Days of your time in lieu lapse soon",
    paragraphs: [
      expect.stringContaining(
        "2 days of your time in lieu lapse unless you take them by Apr 7, 2026",
      ),
    ],
  });
});

test("time in lieu reminds on its last day, not after it", async () => {
  const late = await newCompany();
  await late.remindOn("2026-04-08");
  expect(await late.noticesOf(late.anna)).toEqual([]);
  const { anna, remindOn, noticesOf, mailsOn } = await newCompany();
  await remindOn("2026-04-07");
  expect(await noticesOf(anna)).toEqual([lapse]);
  expect(await mailsOn("2026-04-08")).toEqual([]);
});

test("time in lieu already taken is not reminded of", async () => {
  const { anna, ben, remindOn, noticesOf, mailsOn, take } = await newCompany();
  await take(anna, "2026-03-30", "2026-03-31");
  await remindOn("2026-03-24");
  expect(await noticesOf(anna)).toEqual([]);
  expect(await noticesOf(ben)).toEqual([lapse]);
  await take(ben, "2026-03-30", "2026-03-30");
  expect((await mailsOn("2026-03-24")).map(({ paragraphs }) => paragraphs?.[0])).toEqual([
    expect.stringMatching(/^1 day of your time in lieu lapses unless you take it by/),
  ]);
  await take(ben, "2026-03-31", "2026-03-31");
  expect(await mailsOn("2026-03-24")).toEqual([]);
});

test("offering time in lieu starts its reminders for active employees", async () => {
  const { tenant, anna, ben, set, remindOn, noticesOf } = await newCompany();
  await set({ offersTimeInLieu: false });
  await remindOn("2026-03-24");
  expect(await noticesOf(ben)).toEqual([]);
  await set({ offersTimeInLieu: true });
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", anna.employeeId)
      .execute(),
  );
  await remindOn("2026-03-25");
  expect(await noticesOf(ben)).toEqual([lapse]);
  const jobs = (await tenant.jobs()).filter(({ job }) => job === "notices.leaveLapses");
  expect(jobs.map(({ payload }) => payload)).toMatchObject([{ recipientId: ben.employeeId }]);
});

test("the two weeks are those of the company's day", async () => {
  const { anna, set, remindOn, noticesOf } = await newCompany();
  await set({ timeZone: "Pacific/Auckland" });
  // Noon in Johannesburg is eleven at night there, two in the afternoon the next day.
  await remindOn("2026-03-23", "12:00:00+02:00");
  expect(await noticesOf(anna)).toEqual([]);
  await remindOn("2026-03-23", "14:00:00+02:00");
  expect(await noticesOf(anna)).toEqual([lapse]);
});
