import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expectProgress, largePdf, limitUpload, pdfNamed, pictureNamed } from "./documents.ts";
import { expect, test } from "./journey.ts";
import { choose, field } from "./screen.ts";
import { addStaff, askForLeave, newDepartment, setHead } from "./staff.ts";

const path = "/staff/leave/my-leave";
const uploads = "**/secure/leave/files";

let company: Company;
let head: Person;
let anna: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const inKitchen = { lastName: "Botha", departmentId };
  const chef = { ...inKitchen, firstName: "Lerato", positionTitle: "Chef" };
  head = await addStaff(request, company, chef);
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, head);
  anna = await addStaff(request, company, {
    ...inKitchen,
    firstName: "Anna",
    positionTitle: "Cook",
  });
});

const form = (page: Page) => page.getByRole("dialog", { name: "Apply for Leave" });
const details = (page: Page) => page.getByRole("dialog", { name: "Leave Request Details" });
const listed = (page: Page) =>
  details(page).getByRole("list", { name: "Files" }).getByRole("listitem");
const chooser = (page: Page) => form(page).locator("input[type=file]");
const openRow = (page: Page, day: string) =>
  page
    .getByRole("table", { name: "My Leave Overview" })
    .locator("tbody tr")
    .filter({ hasText: day })
    .getByText("Sick Leave")
    .click();

async function fill(page: Page, startDate: string, endDate: string) {
  await openAs(page, anna, `${path}?apply=true`);
  await choose(page, "Leave Type", "Sick Leave", form(page));
  await field(form(page), "Start Date").fill(startDate);
  await field(form(page), "End Date").fill(endDate);
  await field(form(page), "Reason").fill("Unwell");
}

test("a certificate travels with its application and can be removed while pending", async ({
  page,
}) => {
  await fill(page, "2031-03-03", "2031-03-05");
  await chooser(page).setInputFiles({ name: "x.exe", mimeType: "", buffer: largePdf });
  await expect(form(page)).toContainText("x.exe: Only PDF, JPG and PNG files are allowed");
  await chooser(page).setInputFiles(pictureNamed("scan.png"));
  await chooser(page).setInputFiles({ ...pdfNamed("certificate.pdf"), buffer: largePdf });
  const endLimit = await limitUpload(page, 400_000);
  await form(page).getByRole("button", { name: "Submit Application" }).click();
  await expectProgress(page, "File 2");
  await endLimit();
  await expect(form(page)).toContainText("Leave application submitted successfully!");
  await expect(form(page)).toBeHidden();
  await openRow(page, "Mar 3, 2031");
  await expect(listed(page)).toContainText(["scan.png", "certificate.pdf"]);
  await details(page).getByRole("button", { name: "Show scan.png" }).click();
  const preview = page.getByRole("dialog", { name: "Sick Leave 2031-03-03" });
  await expect(preview.getByRole("img", { name: "Sick Leave" })).toBeVisible();
  await page.keyboard.press("Escape");
  await details(page).getByRole("button", { name: "Remove certificate.pdf" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove File" }).click();
  await expect(listed(page)).toContainText(["scan.png"]);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("a failed file leaves the application valid and can be retried", async ({ page }) => {
  await fill(page, "2031-04-07", "2031-04-09");
  await chooser(page).setInputFiles(pictureNamed("first.png"));
  await chooser(page).setInputFiles(pdfNamed("second.pdf"));
  let failures = 2;
  await page.route(uploads, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await form(page).getByRole("button", { name: "Submit Application" }).click();
  const failed = form(page).getByRole("alert").filter({ hasText: "not with every file" });
  for (const name of ["first.png", "second.pdf"])
    await expect(failed).toContainText(`${name}: The connection was interrupted.`);
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(form(page)).toBeHidden();
  await openRow(page, "Apr 7, 2031");
  await expect(listed(page)).toContainText(["first.png", "second.pdf"]);
});

async function addFile(
  request: APIRequestContext,
  { token }: Person,
  leaveId: number,
  file: ReturnType<typeof pdfNamed>,
) {
  const answer = await request.post("/prod/secure/leave/files", {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { LeaveId: leaveId, File: file },
  });
  expect(answer.ok()).toBe(true);
}
const reviewOf = (id: number) => `leave/management?employee=${anna.id}&request=${id}`;

test("the manager adds a certificate but sees no file's name", async ({ page, request }) => {
  const id = await askForLeave(request, anna, "2031-05-05", "2031-05-07", "SickLeave");
  await addFile(request, anna, id, pdfNamed("flu.pdf"));
  await openAs(page, head, `/staff/${reviewOf(id)}`);
  await expect(details(page)).toContainText("1 file attached");
  await expect(details(page)).toBeFocused();
  await details(page).locator("input[type=file]").setInputFiles(pictureNamed("handed.png"));
  await expect(details(page)).toContainText("2 files attached");
  for (const name of ["flu.pdf", "handed.png"]) await expect(details(page)).not.toContainText(name);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("a super administrator opens what the person and their manager have attached", async ({
  page,
  request,
}) => {
  const id = await askForLeave(request, anna, "2031-06-02", "2031-06-04", "SickLeave");
  await addFile(request, anna, id, pdfNamed("flu.pdf"));
  await addFile(request, head, id, pictureNamed("handed.png"));
  await openAs(page, company.owner, `/superadmin/${reviewOf(id)}`);
  await expect(listed(page)).toContainText(["flu.pdf", "handed.png"]);
  await expect(listed(page).last()).toContainText("by Lerato Botha");
  const saved = page.waitForEvent("download");
  await details(page).getByRole("button", { name: "Download flu.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("flu.pdf");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});
