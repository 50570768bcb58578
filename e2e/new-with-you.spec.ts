import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen, setHead } from "./staff.ts";

let company: Company;
let departmentId: number;
let thandi: Person;
let thabo: Person;
let lerato: Person;
test.beforeAll(async ({ request }) => {
  ({ company, departmentId, thandi, thabo, lerato } = await newKitchen(request));
  const kitchen = { id: departmentId, departmentName: "Kitchen" };
  await api(request, "POST", "secure/notes/create-note", {
    token: thandi.token,
    body: { aboutEmployeeId: thabo.id, noteDescription: "Ready for the night shift" },
  });
  await setHead(request, company, kitchen, lerato);
});

test("a new manager reads the handover, plans a talk and finishes it", async ({ page }) => {
  await openAs(page, lerato, "/staff/dashboard");
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "New with you", level: 2 }),
  });
  const row = card.getByRole("button", { name: /Thabo Nkosi/ });
  await expect(row).toContainText("0 of 1 read, not talked yet");
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await card.getByRole("checkbox", { name: /Note by Thandi Nkosi/ }).check();
  await expect(row).toContainText("1 of 1 read");
  await card.getByRole("button", { name: "Save the day" }).click();
  await expect(row).toContainText("talk on");
  await page.reload();
  await expect(row).toContainText("1 of 1 read, talk on");
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await card.getByRole("button", { name: "We have talked" }).click();
  await card.getByRole("textbox", { name: "In one line" }).fill("The night shift is settled");
  await card.getByRole("button", { name: "Record the talk" }).click();
  await expect(page.getByText("The first thirty days with Thabo Nkosi are finished")).toBeVisible();
  await expect(row).toBeHidden();
});
