import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs, type Person } from "./company.ts";
import {
  addDocument,
  documentsOf,
  expectProgress,
  largePdf,
  limitUpload,
  pdf,
  pdfNamed,
} from "./documents.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const incomplete = "Please fill in all required fields: Document Name, Category, and File.";
const uploadFailed = "Failed to upload document. Please try again.";

const profile = (page: Page) => page.getByRole("dialog", { name: "My Profile" });
const fileField = (page: Page) => profile(page).locator("input[type=file]");
const list = (page: Page) => profile(page).getByRole("region", { name: "Documents" });
const row = (page: Page, name: string) =>
  list(page).getByRole("listitem").filter({ hasText: name });

async function act(page: Page, name: string, action: string) {
  await press(list(page), `Actions for ${name}`);
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

async function openOwn(page: Page, person: Person) {
  await openAs(page, person, "/staff/dashboard?profile=overview");
  await expect(field(profile(page), "Document Name")).toBeVisible();
}

async function fill(page: Page, name: string, file = pdfNamed("contract.pdf")) {
  await field(profile(page), "Document Name").fill(name);
  await choose(page, "Category", "Employment", profile(page));
  await fileField(page).setInputFiles(file);
}

test("a document is uploaded in three steps, listed, downloaded and removed [UMDOC-01, UMDOC-02, UMDOC-03, UMDOC-05, UMDOC-06, UMDOC-09]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openOwn(page, person);
  await expect(profile(page).getByText("No documents yet")).toBeVisible();
  await profile(page).getByRole("combobox", { name: "Category" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Company",
    "Personal",
    "Employment",
    "Payslips",
    "Performance",
    "Leave",
    "Benefits",
    "Other",
  ]);
  await page.keyboard.press("Escape");

  const calls: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() !== "GET") calls.push(`${sent.method()} ${sent.url().split("/secure/")[1]}`);
  });
  await fill(page, "Signed contract");
  await press(profile(page), "Upload");
  await expect(page.getByText("“Signed contract” has been uploaded")).toBeVisible();
  await expect(row(page, "Signed contract")).toContainText(`Employment · ${pdf.length} Bytes`);
  const [stored] = await documentsOf(request, person, person.id);
  expect(calls).toEqual(["POST documents", "POST storage/upload", `PUT documents/${stored?.id}`]);
  await expect(field(profile(page), "Document Name")).toHaveValue("");

  const saving = page.waitForEvent("download");
  await press(list(page), "Download Signed contract");
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("contract.pdf");
  expect(await readFile(await saved.path())).toEqual(pdf);

  await act(page, "Signed contract", "Remove");
  const asking = page.getByRole("alertdialog", { name: "Remove “Signed contract”?" });
  await expect(asking).toContainText("kept for 30 days");
  await press(asking, "Cancel");
  await expect(row(page, "Signed contract")).toBeVisible();
  await act(page, "Signed contract", "Remove");
  await press(asking, "Remove Document");
  await expect(page.getByText("“Signed contract” has been removed")).toBeVisible();
  await expect(profile(page).getByText("No documents yet")).toBeVisible();
  expect(await documentsOf(request, person, person.id)).toEqual([]);
});

test("an incomplete form names its required fields and calls nothing [UMDOC-04, CONST-08]", async ({
  page,
  shared,
}) => {
  await openOwn(page, shared.cook);
  await press(profile(page), "Upload");
  await expect(profile(page).getByRole("alert")).toContainText(incomplete);
  for (const message of ["Enter a name for the document", "Choose a category", "No file selected"])
    await expect(profile(page).getByText(message)).toBeVisible();
  await expect(field(profile(page), "Document Name")).toBeFocused();

  await fileField(page).setInputFiles({ ...pdfNamed("notes.txt"), mimeType: "text/plain" });
  await expect(profile(page).getByText("Only PDF, JPG and PNG files are allowed")).toBeVisible();
  const tooLarge = { ...pdfNamed("scan.pdf"), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await fileField(page).setInputFiles(tooLarge);
  await expect(profile(page).getByText("File size should be less than 5MB")).toBeVisible();
  await fileField(page).setInputFiles({ ...tooLarge, buffer: Buffer.alloc(5 * 1024 * 1024) });
  await expect(profile(page).getByText("5 MB", { exact: true })).toBeVisible();
  await expect(profile(page).getByText("File size should be less than 5MB")).toBeHidden();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("a failed upload names its file, and Retry finishes it once [UMDOC-07]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openOwn(page, person);
  const records: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/documents")) records.push(sent.url());
  });
  await fill(page, "Driver's licence", pdfNamed("licence.pdf"));
  await page.route("**/storage/upload", (route) => route.abort());
  await press(profile(page), "Upload");
  const alert = profile(page).getByRole("alert").filter({ hasText: uploadFailed });
  await expect(alert).toContainText("licence.pdf: The connection was interrupted.");
  await expect(field(profile(page), "Document Name")).toHaveValue("Driver's licence");
  await page.unroute("**/storage/upload");
  await page.route("**/secure/documents/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } })
      : route.fallback(),
  );
  await press(alert, "Retry");
  await expect(alert).toContainText("licence.pdf: Something went wrong on our side.");
  await page.unroute("**/secure/documents/*");
  await press(alert, "Retry");
  await expect(page.getByText("“Driver's licence” has been uploaded")).toBeVisible();
  expect(records).toHaveLength(1);
  await expect(alert).toBeHidden();
  const stored = await documentsOf(request, person, person.id);
  expect(stored.map(({ documentName }) => documentName)).toEqual(["Driver's licence"]);
});

test("the server refuses a file with a false ending at the field [UMDOC-07]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openOwn(page, person);
  const disguised = Buffer.from("<html><script>alert(1)</script></html>");
  await fill(page, "Certificate", { ...pdfNamed("certificate.pdf"), buffer: disguised });
  await press(profile(page), "Upload");
  await expect(profile(page).getByRole("alert")).toContainText(uploadFailed);
  await expect(
    profile(page).getByText("Only PDF, JPG and PNG files are allowed", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  await press(profile(page), "Remove certificate.pdf");
  await fileField(page).setInputFiles(pdfNamed("certificate.pdf"));
  await press(profile(page), "Upload");
  await expect(row(page, "Certificate")).toBeVisible();
});

test("a download that fails says so and names the document [UMDOC-08]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openOwn(page, person);
  await fill(page, "Payslip May");
  await press(profile(page), "Upload");
  await page.route("**/storage/download*", (route) => route.abort());
  await press(list(page), "Download Payslip May");
  await expect(list(page).getByRole("alert")).toContainText(
    "Failed to download document. Please try again.",
  );
  await expect(list(page).getByRole("alert")).toContainText("Payslip May");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("an upload's progress counts bytes, and its page asks before closing [AMB-098]", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openOwn(page, person);
  await fill(page, "Scan", { ...pdfNamed("scan.pdf"), buffer: largePdf });
  await limitUpload(page, 200_000);
  await press(profile(page), "Upload");
  await expectProgress(page, "File");
  await page.keyboard.press("Escape");
  await press(page.getByRole("alertdialog", { name: "Leave without saving?" }), "Discard changes");
  await expect(profile(page)).toBeHidden();
  expect(await documentsOf(request, person, person.id)).toEqual([]);
});

test("a long list shows the newest twenty documents first, all on request", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  for (let number = 1; number <= 21; number += 1)
    await addDocument(request, person, `Payslip ${number}`, pdfNamed("payslip.pdf"));
  await openOwn(page, person);
  await expect(list(page).getByRole("listitem")).toHaveCount(20);
  await expect(list(page).getByRole("listitem").first()).toContainText("Payslip 21");
  await press(list(page), "Show all 21 documents");
  await expect(list(page).getByRole("listitem")).toHaveCount(21);
  await expect(list(page).getByRole("button", { name: /^Show all/ })).toBeHidden();
});
