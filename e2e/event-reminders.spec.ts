import { addEvent, dialog } from "./calendar.ts";
import { openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedText } from "./mail.ts";
import { newCompanyWithCook } from "./staff.ts";

test("a work event reminds each person a day before as they chose", {
  tag: "@waits",
}, async ({ page, browser, request }) => {
  // The server looks for due reminders once a minute.
  test.slow();
  const { company, owner, person } = await newCompanyWithCook(request);
  await openAs(page, person, "/settings?section=notifications");
  await page.getByRole("button", { name: "Calendar Reminders of events" }).click();
  const byMail = page.getByRole("checkbox", { name: "Events, a day before: by email" });
  await expect(byMail).not.toBeChecked();
  await byMail.click();
  await expect(byMail).toBeChecked();
  const theirs = await browser.newPage({ extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.5" } });
  await openAs(theirs, owner, "/settings?section=notifications");
  await theirs.getByRole("button", { name: "Calendar Reminders of events" }).click();
  const inApp = theirs.getByRole("checkbox", { name: "Events, a day before: in app" });
  await inApp.click();
  await expect(inApp).not.toBeChecked();

  const starts = Temporal.Now.zonedDateTimeISO("Africa/Johannesburg").add({ hours: 20 });
  await addEvent(request, company, {
    eventName: "Fire drill",
    eventDate: starts.toPlainDate().toString(),
    eventTime: starts.toPlainTime().toString().slice(0, 5),
    eventDescription: "Meet at the gate",
  });
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications, 2 unread", { timeout: 150_000 });
  await bell.click();
  await page.getByRole("link", { name: /Reminder: Fire drill/ }).click();
  await expect(dialog(page, "Event").getByLabel("Description")).toHaveValue("Meet at the gate");
  expect(await mailedText(person.email, "Reminder: Fire drill")).toContain("company time");

  await theirs.reload();
  await theirs.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expect(theirs.getByRole("link", { name: /Welcome/ })).toBeVisible();
  await expect(theirs.getByText("Fire drill")).toHaveCount(0);
  await theirs.close();
});
