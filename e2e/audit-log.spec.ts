import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { press } from "./screen.ts";
import { addStaff, newDepartment } from "./staff.ts";

test("a super administrator finds in the audit log who did what, and exports it", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  await addStaff(request, company, {
    firstName: "Anna",
    lastName: "Botha",
    departmentId,
    positionTitle: "Cook",
  });
  await openAs(
    page,
    company.owner,
    "/superadmin/tenant-settings?section=configuration&tab=security",
  );
  await expect(page.getByText(/^Recording\. The newest entry is of /)).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Open the audit log" }).click();

  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
  const table = page.getByRole("table", { name: "Audit log" });
  await expect(table).toContainText("Approved");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The keyboard alone chooses a filter and opens an entry.
  const what = page.getByRole("combobox", { name: "What" });
  await what.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "History of people and records" }).press("Enter");
  await expect(page).toHaveURL(/group=history/);
  await expect(table).not.toContainText("Signed in");
  await table
    .getByRole("button", { name: /^Open: Approved/ })
    .first()
    .press("Enter");
  const entry = page.getByRole("dialog", { name: "Approved" });
  await expect(entry).toContainText("Anna Botha");
  await expect(entry.getByRole("link", { name: "Show in the history" })).toHaveAttribute(
    "href",
    /\/superadmin\/people\/\d+\?entry=\d+/,
  );
  await press(entry, "Only entries with Anna Botha");
  await expect(page.getByRole("combobox", { name: "Person" })).toHaveValue("Anna Botha");
  await expect(page).toHaveURL(/person=\d+/);

  await press(page, "Export");
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "As CSV for spreadsheets" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  await press(page, "Anyone");
  await what.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Exported files" }).press("Enter");
  await expect(table).toContainText("File exported");
  await expect(table).toContainText("Export the audit log");
});
