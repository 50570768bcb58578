import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { field, press } from "./screen.ts";
import { newCompanyWithCook, newDepartment, newPosition } from "./staff.ts";

const path = "/superadmin/user-management";

let company: Company;
let cook: Person;
test.beforeEach(async ({ request }) => {
  ({ company, person: cook } = await newCompanyWithCook(request));
  const sales = await newDepartment(request, company, "Sales");
  for (const title of ["Buyer", "Cashier", "Driver", "Florist", "Guard", "Planner", "Waiter"])
    await newPosition(request, company, sales, title);
});

const edit = (page: Page) => page.getByRole("dialog", { name: "Edit User" });
const move = (page: Page) => page.getByRole("dialog", { name: "Move to Another Position" });
const position = (page: Page, name: string) => move(page).getByRole("radio", { name });

const openMove = (page: Page) =>
  openAs(page, company.owner, `${path}?edit=${cook.id}&editTab=employment&move=true`);

test("a person moves to a vacant position, and the history records it", async ({
  page,
  request,
}) => {
  await openAs(page, company.owner, `${path}?edit=${cook.id}&editTab=employment`);
  await press(edit(page), "Move to Another Position");
  await expect(page).toHaveURL(/move=true/);
  await expect(move(page)).toContainText("Thabo Mokoena leaves Cook, which becomes vacant.");
  await expect(move(page).getByRole("radio")).toHaveCount(6);
  await expect(move(page)).toContainText("6 of 7 vacant positions shown.");
  await press(move(page), "Move");
  await expect(move(page)).toContainText("Position is required");

  const search = move(page).getByRole("searchbox");
  await search.fill("wait");
  await search.press("Enter");
  await expect(move(page).getByRole("radio")).toHaveCount(1);
  await position(page, "Waiter").check();
  const sent = page.waitForRequest(`**/secure/employee/${cook.id}/move`);
  await press(move(page), "Move");
  expect((await sent).postDataJSON()).toMatchObject({ date: expect.any(String) });
  await expect(move(page)).toBeHidden();
  await expect(page.getByText("Thabo Mokoena is now Waiter")).toBeVisible();
  await expect(field(edit(page), "Position Title")).toHaveValue("Waiter");
  await expect(field(edit(page), "Department")).toHaveValue("Sales");

  const { token } = company.owner;
  const vacant = await api<{ positionTitle: string }[]>(
    request,
    "GET",
    "secure/positions/get-all-positions?status=available&search=cook",
    { token },
  );
  expect(vacant).toMatchObject([{ positionTitle: "Cook" }]);
  await page.goto(`${path}?employee=${cook.id}&tab=history`);
  const moved = page.getByRole("listitem").filter({ hasText: "Position changed" }).first();
  await expect(moved).toContainText("Cook");
  await expect(moved).toContainText("Waiter");
});

test("super administrators see and withdraw an unannounced move", async ({ page }) => {
  await openMove(page);
  await position(page, "Planner").check();
  await expect(field(move(page), "Announced From")).toBeHidden();
  await field(move(page), "Takes effect on").fill(inDays(30));
  await field(move(page), "Announced From").fill(inDays(31));
  await press(move(page), "Move");
  await expect(move(page)).toContainText("It cannot be announced after its own day");
  await field(move(page), "Announced From").fill(inDays(20));
  await press(move(page), "Move");
  await expect(page.getByText("Thabo Mokoena will be Planner on")).toBeVisible();
  await openAs(page, company.owner, `${path}?employee=${cook.id}&tab=employment`);
  const details = page.getByRole("dialog", { name: "User Details" });
  await expect(details).toContainText("Moves to Planner (Sales) on");
  await expect(details).toContainText("only super administrators can see this");
  await press(details, "Edit");
  await edit(page).getByRole("tab", { name: "Employment" }).click();
  await expect(edit(page)).toContainText("Moves to Planner (Sales) on");
  await press(edit(page), "Withdraw");
  await expect(page.getByText("The planned move was withdrawn")).toBeVisible();
  await expect(edit(page).getByText("Moves to Planner")).toBeHidden();
  await expect(field(edit(page), "Position Title")).toHaveValue("Cook");
});

test("an impossible day is refused at its field and the input stays", async ({ page }) => {
  await openMove(page);
  await position(page, "Driver").check();
  await field(move(page), "Takes effect on").fill("2020-01-06");
  await press(move(page), "Move");
  await expect(move(page)).toContainText("This is before their first day of work");
  await expect(position(page, "Driver")).toBeChecked();
  await page.keyboard.press("Escape");
  await press(page.getByRole("alertdialog", { name: "Leave without saving?" }), "Discard changes");
  await expect(move(page)).toBeHidden();
  await expect(field(edit(page), "Position Title")).toHaveValue("Cook");
});

inBothAppearances(() => {
  test("a screen reader finds its way through a move", async ({ page }) => {
    await openMove(page);
    await expect(position(page, "Buyer")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
