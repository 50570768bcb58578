import { inDays } from "./clock.ts";
import { api, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

let thandi: Person;
let thabo: Person;
let lerato: Person;
test.beforeAll(async ({ request }) => {
  ({ thandi, thabo, lerato } = await newKitchen(request));
});

const dayIn = (days: number) => Temporal.PlainDate.from(inDays(days));

test("a stand-in named by a manager finds the requests of those days", async ({
  page,
  context,
  request,
}) => {
  await openAs(page, thandi, "/staff/me");
  await page.getByRole("button", { name: "Name a stand-in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Name stand-in" }).click();
  await expect(dialog.getByText("Please choose who stands in")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Stand-in" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await dialog.getByLabel("Last Day").fill(dayIn(6).toString());
  await dialog.getByRole("button", { name: "Name stand-in" }).click();
  const list = page.getByRole("list", { name: "Stand-in" });
  await expect(list).toContainText("Lerato Nkosi stands in");

  const monday = dayIn(30 + ((8 - dayIn(30).dayOfWeek) % 7));
  await api(request, "POST", "secure/leave/create-leave-request", {
    token: thabo.token,
    body: {
      leaveType: "UnpaidLeave",
      startDate: monday.toString(),
      endDate: monday.add({ days: 4 }).toString(),
      reason: "A wedding",
    },
  });
  const deputy = await context.newPage();
  await openAs(deputy, lerato, "/staff/dashboard");
  await expect(deputy.getByText("You stand in for Thandi Nkosi")).toBeVisible();
  const cook = await context.newPage();
  await openAs(cook, thabo, "/staff/me");
  await expect(cook.getByText(/^Lerato Nkosi, until/)).toBeVisible();

  const back = await context.newPage();
  await openAs(back, thandi, "/staff/me");
  await back.getByRole("button", { name: "End that Lerato Nkosi stands in" }).click();
  await back.getByRole("button", { name: "End stand-in" }).click();
  await expect(back.getByText("No stand-in.")).toBeVisible();
});
