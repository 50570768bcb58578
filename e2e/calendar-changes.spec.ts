import { addButton, cell, dialog, grid, listEvents, newSetting, type Setting } from "./calendar.ts";
import { api, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

const march = "?month=2027-03";

let mine: Setting;
test.beforeEach(async ({ page, request }) => {
  mine = await newSetting(request);
  await openAs(page, mine.company.owner, `/superadmin/calendar${march}`);
  await expect(grid(page)).toBeVisible();
});

test("a super administrator adds an event, by default work at nine [CAL-17, CAL-25, CAL-29, CAL-30, SHELL-18, ROUTE-05]", async ({
  page,
  request,
}) => {
  await cell(page, "2027-03-04").focus();
  await addButton(page).click();
  const form = dialog(page, "Add Event");
  await expect(form.getByLabel("Time")).toHaveValue("09:00");
  await expect(form.getByLabel("Type")).toHaveText("Work event");
  await form.getByLabel("Title").fill("Kitchen inspection");
  await form.getByLabel("Description").fill("All of it");
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(form).toBeHidden();
  await expect(cell(page, "2027-03-04")).toContainText("Kitchen inspection");
  expect((await listEvents(request, mine.company))[0]).toMatchObject({
    eventName: "Kitchen inspection",
    eventDate: "2027-03-04",
    eventTime: "09:00:00",
    eventType: 1,
  });
});

test("an alert asks for the missing title and keeps the input [CAL-26]", async ({ page }) => {
  await addButton(page).click();
  const form = dialog(page, "Add Event");
  await form.getByLabel("Description").fill("Typed");
  const said = page.waitForEvent("dialog");
  const submitted = form.getByRole("button", { name: "Add Event" }).click();
  const alert = await said;
  expect([alert.type(), alert.message()]).toEqual(["alert", "Please fill in all required fields"]);
  await alert.accept();
  await submitted;
  await expect(form.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Description")).toHaveValue("Typed");
});

test("a failed save of an event says so and keeps the input [CAL-35, CAL-36, APICAL-05, AMB-169]", async ({
  page,
}) => {
  await page.route("**/calendarEvents/*-work-event/*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.route("**/calendarEvents/create-calender-event", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await addButton(page).click();
  const form = dialog(page, "Add Event");
  await form.getByLabel("Title").fill("Lunch");
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(form.getByText("Failed to add event")).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("Lunch");
  await form.getByLabel("Title").fill("");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("button", { name: /discard|leave/i })
    .or(form)
    .first()
    .click();
  await openAs(page, mine.company.owner, `/superadmin/calendar${march}`);
  await grid(page)
    .getByRole("button", { name: /Board meeting/ })
    .click();
  const edit = dialog(page, "Edit Event");
  await edit.getByLabel("Title").fill("Bored meeting");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit.getByText("Failed to update event")).toBeVisible();
  await expect(edit.getByLabel("Title")).toHaveValue("Bored meeting");
});

test("a dialog changes an event, and deletes it only after a confirmation [CAL-11, CAL-19, AMB-166]", async ({
  page,
  request,
}) => {
  const entry = () => grid(page).getByRole("button", { name: /Board meeting|Budget/ });
  await entry().click();
  const form = dialog(page, "Edit Event");
  await form.getByLabel("Title").fill("Budget meeting");
  await form.getByLabel("Time").fill("15:45");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(cell(page, "2027-03-10")).toContainText("Budget meeting");
  await entry().click();
  await expect(form.getByLabel("Time")).toHaveValue("15:45");
  await form.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Budget meeting?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await listEvents(request, mine.company)).toHaveLength(4);
  await form.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete event" }).click();
  await expect(form).toBeHidden();
  await expect(cell(page, "2027-03-10")).not.toContainText("meeting");
  expect(await listEvents(request, mine.company)).toHaveLength(3);
});

test("a change over another person's edit takes a second save", async ({ page, request }) => {
  await grid(page)
    .getByRole("button", { name: /Board meeting/ })
    .click();
  const form = dialog(page, "Edit Event");
  await form.getByLabel("Title").fill("My meeting");
  const [{ id = 0, version = 0 } = {}] = await listEvents(request, mine.company);
  await api(request, "PUT", `secure/calendarEvents/update-work-event/${id}`, {
    token: mine.company.owner.token,
    body: {
      eventType: 1,
      eventName: "Theirs",
      eventDate: "2027-03-10",
      eventTime: "14:00",
      version,
    },
  });
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByText(/Someone else has changed this event/)).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("My meeting");
  expect((await listEvents(request, mine.company))[0]?.eventName).toBe("Theirs");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form).toBeHidden();
  expect((await listEvents(request, mine.company))[0]?.eventName).toBe("My meeting");
});

test("an event is dragged to another day, or moved there by keyboard", async ({
  page,
  request,
}) => {
  const dayOf = async (name: string) =>
    (await listEvents(request, mine.company)).find(({ eventName }) => eventName === name)
      ?.eventDate;
  await grid(page)
    .getByRole("button", { name: /Board meeting/ })
    .dragTo(cell(page, "2027-03-12"));
  await expect(cell(page, "2027-03-12")).toContainText("Board meeting");
  expect(await dayOf("Board meeting")).toBe("2027-03-12");
  await cell(page, "2027-03-12").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog(page, "Edit Event").getByRole("button", { name: "Move to…" }).press("Enter");
  const move = dialog(page, "Move Board meeting");
  await move.getByLabel("New date").fill("19 Mar 2027");
  await page.keyboard.press("Enter");
  await expect(move).toBeHidden();
  await expect(cell(page, "2027-03-19")).toContainText("Board meeting");
  expect(await dayOf("Board meeting")).toBe("2027-03-19");
});
