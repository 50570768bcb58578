import { expect, test } from "vitest";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant } from "#server/test/world.ts";

async function newCompany() {
  const { owner, newEmployee } = await newTenant();
  const anna = await newEmployee({ name: "Anna", surname: "Botha" });
  const maternity = (startDate: string, endDate: string, parental?: ParentalFacts) =>
    ({ leaveType: "MaternityLeave", startDate, endDate, ...(parental && { parental }) }) as const;
  const check = async (...given: Parameters<typeof maternity>) =>
    (await call(anna, leave.checkDates, { body: maternity(...given) })).body;
  const take = async (...given: Parameters<typeof maternity>) => {
    const body = { ...maternity(...given), reason: "Leave" };
    const { body: made } = await call(anna, leave.createRequest, { body });
    expect((await call(owner, leave.approve, { params: made })).status).toBe(200);
    return made;
  };
  return { owner, anna, check, take };
}

const pregnancy: ParentalFacts = {
  event: "birth",
  date: "2027-02-01",
  role: "first",
  hasEmployedPartner: true,
  agreedShare: { months: 4, days: 10 },
};
const loss: ParentalFacts = { event: "loss", date: "2027-08-02", role: "first" };

test("six weeks after a loss are granted, whatever the balance", async () => {
  const { check, take } = await newCompany();
  await take("2027-02-01", "2027-06-10", pregnancy);
  expect(await check("2027-08-03", "2027-09-13")).toMatchObject({ eligible: false });
  expect(await check("2027-08-03", "2027-09-13", loss)).toMatchObject({
    eligible: true,
    values: { parental: { basis: "six-weeks", source: "BCEA s 25(4)", beyondFrom: null } },
  });
  expect(await check("2027-08-03", "2027-09-14", loss)).toMatchObject({
    eligible: false,
    values: { parental: { beyondFrom: "2027-09-14" } },
  });
});

test("leave that has begun keeps six weeks from the loss", async () => {
  const { owner, anna, take } = await newCompany();
  const { id } = await take("2027-02-01", "2027-06-10", pregnancy);
  const body: ParentalFacts = { event: "loss", date: "2027-03-01", role: "first" };
  expect((await call(anna, leave.correctParental, { params: { id }, body })).status).toBe(200);
  expect((await call(owner, leave.parental, { params: { id } })).body).toMatchObject({
    facts: body,
    grant: { until: "2027-04-12", beyondFrom: "2027-04-13", earliest: null, restUntil: null },
  });
});
