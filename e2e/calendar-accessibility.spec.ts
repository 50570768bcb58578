import { problemsInEveryAppearance } from "./appearances.ts";
import { addEvent } from "./calendar.ts";
import { type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  for (const eventTime of ["08:00", "11:00", "16:30"])
    await addEvent(request, company, {
      eventName: `At ${eventTime}`,
      eventDate: "2027-03-17",
      eventTime,
      eventDescription: "Quarterly figures",
    });
});

const states = {
  "the month": "month=2027-03",
  "the list of a day": "month=2027-03&day=2027-03-17",
  "the form of an event": "month=2027-03&add=2027-03-17",
};

for (const [state, search] of Object.entries(states))
  test(`${state} has no problem in four appearances`, async ({ page }) => {
    await openAs(page, company.owner, `/superadmin/calendar?${search}`);
    await expect(page.getByText("At 08:00").first()).toBeAttached();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
  });
