import { inDays } from "./clock.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, newDepartment, newPosition, setHead } from "./staff.ts";

let company: Company;
let thandi: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const add = (firstName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName: "Nkosi", departmentId, positionTitle });
  thandi = await add("Thandi", "Head Chef");
  await add("Thabo", "Cook");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, thandi);
});

test("the organisation opens by branches and shows managers of another day", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/user-management?view=organisation");
  const tree = page.getByRole("tree", { name: "Organisation" });
  const head = tree.getByRole("treeitem", {
    name: /^Thandi Nkosi Head Chef · Kitchen leads 1 person$/,
  });
  await head.focus();
  await page.keyboard.press("ArrowRight");
  const cook = tree.getByRole("treeitem", { name: /^Thabo Nkosi/ });
  await expect(cook).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(cook).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(head).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cook).toBeHidden();

  await page.getByRole("textbox", { name: "As Of" }).fill("1 Jan 2020");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/day=2020-01-01/);
  await expect(page.getByText("There were no positions or managers on this day.")).toBeVisible();
  await page.getByRole("button", { name: "Today" }).click();
  await head.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thandi Nkosi", level: 1 })).toBeVisible();
});

test("the organisation is shown as known today and as known then", async ({ page, request }) => {
  const one = await newCompany(request);
  const kitchen = { departmentName: "Kitchen", id: await newDepartment(request, one, "Kitchen") };
  const add = (firstName: string, positionTitle: string) =>
    addStaff(request, one, {
      firstName,
      lastName: "Nkosi",
      departmentId: kitchen.id,
      positionTitle,
    });
  const head = await add("Thandi", "Head Chef");
  await add("Thabo", "Cook");
  await setHead(request, one, kitchen, head);
  await openAs(page, one.owner, "/superadmin/user-management?view=organisation&day=2026-01-15");
  await page.getByRole("button", { name: "as we knew it then" }).click();
  await expect(page).toHaveURL(/known=then/);
  await expect(page.getByText("There were no positions or managers on this day.")).toBeVisible();
  const known = page.getByRole("textbox", { name: "Known On" });
  await expect(known).toHaveValue("15 Jan 2026");
  expect(await problemsOf(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("organisation-2026-01-15-known-2026-01-15.csv");
  await page.getByRole("button", { name: "as we know it today" }).click();
  await expect(page).not.toHaveURL(/known=/);
});

test("the keyboard jumps between the days of manager changes", async ({ page, request }) => {
  const one = await newCompany(request);
  const kitchen = { departmentName: "Kitchen", id: await newDepartment(request, one, "Kitchen") };
  const place = { lastName: "Nkosi", departmentId: kitchen.id };
  const head = await addStaff(request, one, {
    ...place,
    firstName: "Thandi",
    positionTitle: "Head Chef",
  });
  const next = await addStaff(request, one, {
    ...place,
    firstName: "Thabo",
    positionTitle: "Cook",
  });
  await newPosition(request, one, kitchen.id, "Baker");
  await setHead(request, one, kitchen, head);
  const year = Number(inDays(0).slice(0, 4)) + 1;
  await setHead(request, one, kitchen, next, `${year}-03-01`);

  await openAs(page, one.owner, "/superadmin/user-management?view=organisation&form=chart");
  const before = page.getByRole("button", { name: "Previous change" });
  const after = page.getByRole("button", { name: "Next change" });
  const tree = page.getByRole("tree", { name: "Organisation" });
  await expect(tree.getByRole("treeitem", { name: /^Thandi Nkosi/ })).toContainText(
    `ends 28 Feb ${year}, then Thabo Nkosi1 vacant`,
  );
  await expect(page.getByRole("list", { name: "Counts of the day" })).toContainText(
    /1 leads others.*vacant position/,
  );
  await expect(page.locator(`[data-day="${year}-03-01"]`)).toBeAttached();
  expect(await problemsOf(page)).toEqual([]);
  await after.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`day=${year}-03-01`));
  await expect(tree.getByRole("treeitem", { name: /^Thabo Nkosi/ })).toContainText("1 person");
  await expect(after).toBeFocused();
  await expect(after).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`day=${year}-03-01`));
  await before.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(`day=${year}-03-01`));
});

test("vacant positions follow a branch's people and lead to Add User", async ({
  page,
  request,
}) => {
  const one = await newCompany(request);
  const kitchen = { departmentName: "Kitchen", id: await newDepartment(request, one, "Kitchen") };
  const head = await addStaff(request, one, {
    firstName: "Thandi",
    lastName: "Nkosi",
    departmentId: kitchen.id,
    positionTitle: "Head Chef",
  });
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await newPosition(request, one, kitchen.id, `Baker ${n}`);
  await setHead(request, one, kitchen, head);
  await openAs(page, one.owner, "/superadmin/user-management?view=organisation&form=chart");
  const tree = page.getByRole("tree", { name: "Organisation" });
  await tree.getByRole("treeitem", { name: /^Thandi Nkosi/ }).focus();
  await page.keyboard.press("ArrowRight");
  const vacant = tree.getByRole("treeitem", { name: /^Vacant/ });
  await expect(vacant).toHaveCount(5);
  await expect(
    tree.getByRole("link", { name: "2 more vacant positions in Kitchen" }),
  ).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("v");
  await expect(vacant.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Add New User" });
  await expect(form.getByRole("combobox", { name: "Position" })).toHaveValue("Baker 2");
  await expect(form.getByRole("textbox", { name: "Department" })).toHaveValue("Kitchen");

  await page.goto("/superadmin/user-management?view=organisation&form=list");
  await page.getByRole("button", { name: "7 vacant below Thandi Nkosi" }).click();
  await expect(page.getByRole("link", { name: "Add User as Baker 5" })).toBeVisible();
  await page.getByRole("link", { name: "2 more vacant positions in Kitchen" }).click();
  await expect(page.getByRole("table", { name: "All Positions" })).toContainText("Baker 1");
  await expect(page).toHaveURL(/status=available&departmentId=\d+/);
});

test("the organisation on a phone is a list of each manager's people", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, company.owner, "/superadmin/user-management?view=organisation");
  await expect(page.getByRole("heading", { name: "No manager" })).toBeVisible();
  await page.getByRole("button", { name: "1 person led by Thandi Nkosi" }).click();
  await expect(page.getByRole("heading", { name: "People of Thandi Nkosi" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Thabo Nkosi" })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the top" }).click();
  await expect(page.getByRole("button", { name: "1 person led by Thandi Nkosi" })).toBeVisible();
  await page.getByRole("radio", { name: "Chart" }).click();
  await expect(page).toHaveURL(/form=chart/);
  await expect(page.getByRole("tree", { name: "Organisation" })).toBeVisible();
});

test("the organisation opens the people of its only manager at once", async ({ page, request }) => {
  const one = await newCompany(request);
  const kitchen = { departmentName: "Kitchen", id: await newDepartment(request, one, "Kitchen") };
  const cook = { firstName: "Thabo", lastName: "Nkosi", positionTitle: "Cook" };
  await addStaff(request, one, { ...cook, departmentId: kitchen.id });
  await setHead(request, one, kitchen, one.owner);
  await openAs(page, one.owner, "/superadmin/user-management?view=organisation");
  const top = page.getByRole("treeitem", { name: /leads 1 person$/ });
  const under = page.getByRole("treeitem", { name: /^Thabo Nkosi/ });
  await expect(under).toBeVisible();
  await top.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(under).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(under).toBeVisible();
  await page.getByRole("radio", { name: "List" }).click();
  await expect(page.getByRole("link", { name: "Thabo Nkosi" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the top" }).click();
  await expect(page.getByRole("heading", { name: "No manager" })).toBeFocused();
});

test("deactivating a manager asks for the next manager and head", async ({ page, request }) => {
  const departmentId = await newDepartment(request, company, "Bakery");
  const add = (firstName: string) =>
    addStaff(request, company, {
      firstName,
      lastName: "Dube",
      departmentId,
      positionTitle: `Baker ${firstName}`,
    });
  const [anna] = [await add("Anna"), await add("Ben")];
  await setHead(request, company, { id: departmentId, departmentName: "Bakery" }, anna);
  await openAs(page, company.owner, "/superadmin/user-management?search=Anna");
  await page.getByRole("button", { name: "Actions for Anna Dube" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  const ask = page.getByRole("dialog", { name: "Deactivate Anna Dube?" });
  await expect(ask).toContainText("Anna Dube leads 1 person, and heads Bakery.");
  await ask.getByRole("button", { name: "Deactivate" }).click();
  await expect(ask).toContainText("Please choose their next manager");
  await ask.getByRole("combobox", { name: "Manager" }).fill("Ben");
  await page.getByRole("option", { name: "Ben Dube" }).click();
  await ask.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Anna Dube has been deactivated")).toBeVisible();
  await expect(ask).toBeHidden();

  await page.goto(`/superadmin/tenant-settings?section=departments&edit=${departmentId}`);
  const edit = page.getByRole("dialog", { name: "Edit Department" });
  await expect(edit.getByRole("combobox", { name: "Head" })).toHaveValue("Ben Dube");
  await edit.getByRole("combobox", { name: "Head" }).fill("Thabo");
  await page.getByRole("option", { name: "Thabo Nkosi" }).click();
  await edit.getByRole("combobox", { name: "And who is their manager?" }).fill("Thandi");
  await page.getByRole("option", { name: "Thandi Nkosi" }).click();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit).toBeHidden();
  await page.goto("/superadmin/user-management?view=organisation");
  await page.getByRole("treeitem", { name: /^Thandi Nkosi/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("treeitem", { name: /^Thabo Nkosi Cook · Kitchen leads 2 people$/ }),
  ).toBeVisible();
});

test("User Management shows users, organisation and gaps as tabs [UMLIST-01] [UMLIST-04] [AMB-216]", async ({
  page,
}) => {
  await openAs(page, company.owner, "/superadmin/user-management");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const users = page.getByRole("table", { name: "All Users" });
  await expect(tab("Users")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Total Users on System")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search users..." }).fill("Thabo");
  await expect(page).toHaveURL(/search=Thabo/);

  await tab("Organisation").click();
  await expect(page).toHaveURL(/view=organisation/);
  await expect(page.getByRole("tree", { name: "Organisation" })).toBeVisible();
  await expect(users).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=gaps/);
  await expect(page.getByRole("navigation", { name: "Kinds of gap" })).toBeVisible();
  await tab("Users").click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(users.getByRole("row").nth(1)).toContainText("Thabo Nkosi");
  await expect(users.getByRole("row")).toHaveCount(2);

  await page.goto("/superadmin/gaps?kind=noHead");
  await expect(page).toHaveURL("/superadmin/user-management?kind=noHead&view=gaps");
  await page.goto("/superadmin/organisation?day=2020-01-01");
  await expect(page).toHaveURL("/superadmin/user-management?day=2020-01-01&view=organisation");
  await expect(page.getByText("There were no positions or managers on this day.")).toBeVisible();
});
