import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

let company: Company;
let departmentId: number;
let thandi: Person;
let thabo: Person;
let lerato: Person;
test.beforeAll(async ({ request }) => {
  ({ company, departmentId, thandi, thabo, lerato } = await newKitchen(request));
});

test("a planned handover is written, commented and confirmed, with every promise answered", async ({
  page,
  browser,
  extraHTTPHeaders: headers = {},
  request,
}) => {
  const newPage = async () => (await browser.newContext({ extraHTTPHeaders: headers })).newPage();
  await api(request, "POST", "secure/continuity/promises", {
    token: thandi.token,
    body: { employeeId: thabo.id, promiseText: "The forklift licence" },
  });
  await api(request, "PUT", `secure/departments/update-department/${departmentId}`, {
    token: company.owner.token,
    body: { departmentName: "Kitchen", departmentHeadId: lerato.id, headFrom: inDays(30) },
  });

  await openAs(page, thandi, "/staff/dashboard");
  await page.getByRole("link", { name: "Write: handover of Thabo Nkosi" }).click();
  await expect(
    page.getByRole("heading", { name: "You hand over to Lerato Nkosi", level: 1 }),
  ).toBeVisible();
  await expect(page.getByText("Nothing is written yet: a line is enough.")).toBeVisible();
  await page.getByLabel("What matters now").fill("The new oven comes in January");
  await expect(page.getByText("Saved. Only you can see it")).toBeVisible();
  await page.route("**/handovers/*/write", (route) => route.abort());
  await page.getByLabel("What I would do next").fill("A week of planning");
  await expect(page.getByText("Not saved yet. It is kept on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("What I would do next")).toHaveValue("A week of planning");
  await page.unroute("**/handovers/*/write");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("Saved. Only you can see it")).toBeVisible();
  await page.getByRole("button", { name: /^Insert: Promise of/ }).click();
  await expect(page.getByLabel("What we agreed")).toHaveValue("The forklift licence");
  await expect(page.getByRole("button", { name: /^Insert: Promise of/ })).toBeHidden();
  await expect(page.getByLabel("What we agreed")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("What matters now")).toHaveValue("The new oven comes in January");
  await page.getByRole("button", { name: "Finish and give it to Thabo Nkosi" }).click();
  await expect(
    page.getByRole("button", { name: "Finish and give it to Thabo Nkosi" }),
  ).toBeHidden();
  await expect(page.getByText("Thabo Nkosi comments now")).toBeVisible();
  await expect(page.getByRole("group", { name: "Handover" })).toBeFocused();
  const address = new URL(page.url()).pathname;

  const second = await newPage();
  await openAs(second, thabo, address);
  await expect(second.getByText("The new oven comes in January")).toBeVisible();
  await expect(second.getByRole("textbox")).toHaveCount(3);
  const more = second.getByRole("button", { name: "Add something about “How you work best”" });
  await more.click();
  await expect(second.getByLabel("Your comment on “How you work best”")).toBeFocused();
  await expect(more).toBeHidden();
  await second.getByLabel("Your comment on “What matters now”").fill("And the old one goes");
  await second.getByRole("button", { name: /Send to Lerato Nkosi|Nothing to add/ }).click();
  await expect(second.getByText("And the old one goes")).toBeVisible();
  await expect(
    second.getByRole("button", { name: /Send to Lerato Nkosi|Nothing to add/ }),
  ).toBeHidden();

  const third = await newPage();
  await openAs(third, lerato, address);
  await expect(third.getByText("And the old one goes")).toBeVisible();
  const confirm = third.getByRole("button", { name: "Confirm and take over" });
  await expect(third.getByText("1 promise has no answer yet.")).toBeVisible();
  await expect(confirm).toBeDisabled();
  const answered = third.waitForResponse(/handovers\/\d+\/promise$/);
  await third.getByRole("radio", { name: "Accept", exact: true }).check();
  await answered;
  await confirm.click();
  await expect(third.getByText(/Confirmed and finished/)).toBeVisible();
  await expect(third.getByText("Accepted")).toBeVisible();
});
