import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person, password } from "./company.ts";
import { sendFeedback } from "./feedback.ts";
import { expect, test } from "./journey.ts";
import { mailedText } from "./mail.ts";
import { field, press } from "./screen.ts";
import { addStaff, deactivate, newDepartment } from "./staff.ts";

const path = "/staff/feedback/send-feedback";
const form = `${path}?send=true`;
const sentList = "**/secure/feedback/get-sent-feedback?*";
const people = "**/secure/employee/all?*";
const send = "**/secure/feedback/send-feedback";

const rows = (page: Page) =>
  page.getByRole("table", { name: "Sent Feedback History" }).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Send Feedback" });
const recipient = (page: Page) => dialog(page).getByRole("combobox", { name: "Recipient" });

interface Pair {
  company: Company;
  anna: Person;
  thabo: Person;
}

async function newPair(request: APIRequestContext): Promise<Pair> {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const anna = await addStaff(request, company, {
    firstName: "Anna",
    lastName: "Botha",
    departmentId,
    positionTitle: "Cook",
  });
  const thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    departmentId,
    positionTitle: "Baker",
  });
  return { company, anna, thabo };
}

async function pick(page: Page, text: string, option: RegExp) {
  await recipient(page).fill(text);
  await page.getByRole("option", { name: option }).click();
}

async function write(page: Page) {
  await field(dialog(page), "Subject").fill("  Well done ");
  await pick(page, "Thabo", /Thabo Nkosi/);
  await field(dialog(page), "Message").fill("The bread was wonderful.\nThank you!");
}

test("feedback to a colleague is written, sent and listed [FBSEND-01, FBSEND-02, FBSEND-03, FBSEND-04, FBSEND-06, FBSEND-07, FBSEND-08, FBSEND-14, FBSENT-02, APIFB-04, ROUTE-17]", async ({
  page,
  request,
}) => {
  const { anna, thabo } = await newPair(request);
  await openAs(page, anna, path);
  await press(page, "Send New Feedback");
  await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeVisible();
  await recipient(page).fill("anna");
  await expect(page.getByText("No Employees Right Now")).toBeVisible();
  for (const text of ["Baker", "kitch", "nko"]) {
    await recipient(page).fill(text);
    await expect(page.getByRole("option")).toHaveText([new RegExp(`Thabo Nkosi${thabo.email}`)]);
  }
  await page.keyboard.press("Escape");
  await write(page);
  const held = Promise.withResolvers<void>();
  await page.route(send, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(send);
  await press(dialog(page), "Submit Feedback");
  await expect(dialog(page).getByRole("button", { name: "Submitting..." })).toBeVisible();
  expect((await asked).postDataJSON()).toEqual({
    messageTitle: "  Well done ",
    message: "The bread was wonderful.\nThank you!",
    receiverId: thabo.id,
  });
  held.resolve();
  await expect(page.getByText("Feedback sent successfully")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Well done");
  await expect(rows(page).first()).toContainText("Unread");
  await press(page, "Send New Feedback");
  await expect(field(dialog(page), "Subject")).toHaveValue("");
});

test("the mail opens the message, and the sender sees it was read [FBSENT-13]", async ({
  page,
  request,
}) => {
  const { anna, thabo } = await newPair(request);
  await sendFeedback(request, anna, thabo);
  const text = await mailedText(thabo.email, "You have new feedback");
  expect(text).toContain("Anna Botha sent you feedback.");
  expect(text).not.toContain("stocktake");
  await page.goto(/https?:\/\/\S+feedback=\d+/.exec(text)?.[0] ?? "");
  await page.getByLabel("Email").fill(thabo.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign In");
  await expect(page.getByRole("dialog", { name: "Well done" })).toBeVisible();
  const other = await page.context().newPage();
  await openAs(other, anna, path);
  await expect(rows(other).getByText("Read", { exact: true })).toBeVisible();
});

test("each missing field is reported, and the first is focused [FBSEND-10, FBSEND-11, FBSEND-12, FBSEND-13]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.cook, form);
  await field(dialog(page), "Subject").fill("   ");
  await press(dialog(page), "Submit Feedback");
  for (const problem of ["Subject is required", "Recipient is required", "Message is required"])
    await expect(dialog(page).getByText(problem)).toBeVisible();
  await expect(field(dialog(page), "Subject")).toBeFocused();
  await field(dialog(page), "Subject").fill("Hi");
  await expect(dialog(page).getByText("Subject is required")).toHaveCount(0);
  await pick(page, "Naledi", /Naledi Khumalo/);
  await expect(dialog(page).getByText("Recipient is required")).toHaveCount(0);
  await field(dialog(page), "Message").fill("Hi");
  await expect(dialog(page).getByText("Message is required")).toHaveCount(0);
});

test("a draft survives a reload and ends with its discard or sign-out", async ({
  page,
  request,
}) => {
  const { anna } = await newPair(request);
  await openAs(page, anna, form);
  await write(page);
  await page.reload();
  await expect(dialog(page).getByText("Your draft is back as you left it.")).toBeVisible();
  await expect(field(dialog(page), "Subject")).toHaveValue("  Well done ");
  await expect(recipient(page)).toHaveValue("Thabo Nkosi");
  await expect(field(dialog(page), "Message")).toHaveValue(/^The bread was wonderful/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await press(page, "Send New Feedback");
  await expect(field(dialog(page), "Message")).toHaveValue(/^The bread was wonderful/);
  await press(dialog(page), "Discard draft");
  await expect(field(dialog(page), "Message")).toHaveValue("");
  await field(dialog(page), "Message").fill("Once more");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /account/i }).click();
  await page.getByRole("menuitem", { name: /^(Sign out|Log out|Logout)$/i }).click();
  await page.waitForURL(/signin/);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("draft");
});

test("a message that failed to send stays until the next attempt succeeds [FBSEND-16, FBSEND-17]", async ({
  page,
  request,
}) => {
  const { anna } = await newPair(request);
  await openAs(page, anna, form);
  await write(page);
  await page.route(send, (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } }),
  );
  await press(dialog(page), "Submit Feedback");
  await expect(page.getByText("Failed to load employees: Not now.")).toBeVisible();
  await expect(dialog(page).getByText("Your feedback was not sent")).toBeVisible();
  await expect(field(dialog(page), "Message")).toHaveValue(/^The bread was wonderful/);
  await page.unroute(send);
  await press(dialog(page), "Submit Feedback");
  await expect(page.getByText("Feedback sent successfully")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("a recipient deactivated meanwhile gets no message, and the form says why", async ({
  page,
  request,
}) => {
  const { company, anna, thabo } = await newPair(request);
  await openAs(page, anna, form);
  await write(page);
  await deactivate(request, company, thabo);
  await press(dialog(page), "Submit Feedback");
  await expect(
    dialog(page).getByText("This person is deactivated and cannot receive feedback at the moment."),
  ).toBeVisible();
  await recipient(page).fill("Thabo N");
  await expect(page.getByText("No Employees Right Now")).toBeVisible();
});

test("a failed list of colleagues is reported and can be retried [FBSEND-05, FBSEND-15]", async ({
  page,
  shared,
}) => {
  await page.route(people, (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "A fuse blew." } }),
  );
  await openAs(page, shared.cook, form);
  await expect(page.getByText("Failed to load employees: A fuse blew.").first()).toBeVisible();
  await page.unroute(people);
  await press(dialog(page), "Retry");
  await pick(page, "Naledi", /Naledi Khumalo/);
});

test("sent messages are listed seven to a page, searched and opened [FBSENT-01, FBSENT-03, FBSENT-04, FBSENT-06, FBSENT-07, FBSENT-08, FBSENT-09, FBSENT-10, FBSENT-11, FBSENT-12, CONST-18]", async ({
  page,
  request,
}) => {
  const { anna, thabo } = await newPair(request);
  for (let i = 1; i <= 15; i++)
    await sendFeedback(request, anna, thabo, {
      messageTitle: `Message ${i}`,
      message: i === 3 ? "Cinnamon" : "Bread",
    });
  await openAs(page, anna, path);
  await expect(
    page.getByRole("heading", { level: 1, name: "Sent Feedback History" }),
  ).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Sent Feedback History" }).getByRole("columnheader"),
  ).toHaveText(["Date", "Title", "To", "Status", "Actions"]);
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText("Message 15");
  await expect(page.getByText("Showing 1 - 7 of 15 feedback items")).toBeVisible();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await press(page, "Last page");
  await expect(page.getByText("Showing 15 - 15 of 15 feedback items")).toBeVisible();
  await press(page, "Previous page");
  await expect(page.getByText("Page 2 of 3")).toBeVisible();
  for (const name of ["First page", "Next page"])
    await expect(page.getByRole("button", { name })).toBeEnabled();
  await page.getByRole("searchbox").fill("CINNAMON");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await rows(page)
    .getByRole("button", { name: /^View Details/ })
    .click();
  const details = page.getByRole("dialog", { name: "Message 3" });
  for (const text of ["To", "Thabo Nkosi", "Department", "Kitchen", "Message", "Cinnamon"])
    await expect(details.getByText(text, { exact: true }).first()).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("a failed sent list is logged and can be retried, without toast [FBSENT-15]", async ({
  page,
  shared,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route(sentList, (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "A fuse blew." } }),
  );
  await openAs(page, shared.cook, path);
  await expect(page.getByText("What you have sent could not be loaded.")).toBeVisible();
  expect(logged.join()).toContain("The sent feedback could not be loaded.");
  await expect(page.getByText("A fuse blew.")).toHaveCount(0);
  await page.unroute(sentList);
  await press(page, "Retry");
  await expect(page.getByText("You have not sent any feedback yet")).toBeVisible();
});

test("the form, empty and faulty, has no accessibility problem in any appearance [GEN-10, GEN-11]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.cook, form);
  await expect(dialog(page)).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await press(dialog(page), "Submit Feedback");
  await expect(dialog(page).getByText("Message is required")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});
