import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs, registerCompany } from "./company.ts";
import { documentsOf, expectProgress, largePdf, limitUpload, pdfNamed } from "./documents.ts";
import { expect, test } from "./journey.ts";
import { ownerWizardPath as path, toDocuments } from "./owner-wizard.ts";
import { problemsOf } from "./problems.ts";
import { field, press, step } from "./screen.ts";

const slot = (page: Page, label: string) =>
  page.locator(`[id^=document-]`).filter({ hasText: label });
const put = (page: Page, label: string, file: ReturnType<typeof pdfNamed>) =>
  slot(page, label).locator("input[type=file]").setInputFiles(file);

test("the documents step takes one file in each of four slots [OWNWIZ-37, OWNWIZ-38, OWNWIZ-39, OWNWIZ-40, OWNWIZ-41, OWNWIZ-42, OWNWIZ-43, OWNWIZ-44, OWNWIZ-45, OWNWIZ-46, OWNWIZ-47, OWNWIZ-48]", async ({
  page,
  request,
}) => {
  const { owner } = await registerCompany(request);
  await openAs(page, owner, path);
  await toDocuments(page);
  for (const label of [
    "ID Document",
    "Proof of Residence",
    "Bank Account Details",
    "CIPC Registration",
  ])
    await expect(slot(page, label)).toContainText("No file selected");

  const idDocument = slot(page, "ID Document");
  await put(page, "ID Document", { ...pdfNamed("passport.docx"), mimeType: "text/plain" });
  await expect(idDocument).toContainText("Only PDF, JPG and PNG files are allowed");
  await put(page, "ID Document", { ...pdfNamed("id.pdf"), buffer: Buffer.alloc(5_242_881) });
  await expect(idDocument).toContainText("File size should be less than 5MB");
  await put(page, "ID Document", { ...pdfNamed("id.pdf"), buffer: Buffer.alloc(5_242_880) });
  await expect(page.getByText("id.pdf selected successfully")).toBeVisible();
  await expect(idDocument).toContainText("5 MB");
  await expect(idDocument).not.toContainText("File size");
  await expect(idDocument.locator("input[type=file]")).toHaveCount(0);
  await press(idDocument, "Remove id.pdf");
  await expect(idDocument).toContainText("No file selected");
  await expect(idDocument.locator("input[type=file]")).toBeFocused();

  await put(page, "CIPC Registration", pdfNamed("cipc-registration-2026.pdf"));
  const card = slot(page, "CIPC Registration");
  await expect(card.getByText("cipc-registr...")).toHaveAttribute(
    "title",
    "cipc-registration-2026.pdf",
  );
  await press(page, "Back");
  await press(page, "Next");
  await expect(card).toContainText("cipc-registr...");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await press(page, "Next");
  await expect(step(page, "Configure Theme")).toBeVisible();
  await press(page, "Next");
  await expect(page.getByText("cipc-registr...")).toBeVisible();
  await expect(page.getByText("No file selected")).toHaveCount(3);

  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(step(page, "Summary")).toBeVisible();
  await expect(
    page.getByText("Reloading the page cleared your ID Number and CIPC Registration:"),
  ).toBeVisible();
  await put(page, "CIPC Registration", pdfNamed("cipc.pdf"));
  await expect(slot(page, "CIPC Registration")).toContainText("cipc.pdf");
});

test("a failed document is named on submitting and finished by Retry [OWNWIZ-49, OWNWIZ-50, OWNWIZ-56, OWNWIZ-68]", async ({
  page,
  request,
}) => {
  const { owner } = await registerCompany(request);
  await openAs(page, owner, path);
  await toDocuments(page);
  await put(page, "ID Document", { ...pdfNamed("id.pdf"), buffer: largePdf });
  await put(page, "Bank Account Details", pdfNamed("bank.pdf"));
  await put(page, "CIPC Registration", pdfNamed("cipc.pdf"));
  await press(page, "Next");
  await press(page, "Next");

  const unlimit = await limitUpload(page, 300_000);
  await page.route("**/storage/upload", (route) =>
    route.request().postDataBuffer()?.includes("bank.pdf") ? route.abort() : route.continue(),
  );
  const calls: string[] = [];
  page.on("request", (sent) => {
    const [, call] = sent.url().split("/prod/secure/");
    if (call && sent.method() !== "GET")
      calls.push(`${sent.method()} ${call}`.replaceAll(/\d+/g, "…"));
  });
  await press(page, "Submit");
  await expectProgress(page, "ID Document");
  await unlimit();
  await expect(
    page.getByText("Failed to upload Bank Account Details: Unknown error"),
  ).toBeVisible();
  await expect(page.getByText("· Uploaded")).toHaveCount(2);
  expect(calls).toEqual([
    "PUT tenant/update-tenant",
    "POST next-of-kin",
    "PUT employee/…",
    ...["POST documents", "POST storage/upload", "PUT documents/…"],
    ...["POST documents", "POST storage/upload"],
    ...["POST documents", "POST storage/upload", "PUT documents/…"],
  ]);
  expect(await problemsOf(page)).toEqual([]);

  await page.unroute("**/storage/upload");
  await press(page, "Retry");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  const stored = await documentsOf(request, owner, owner.id);
  expect(stored.map((one) => [one.documentName, one.documentCategory])).toEqual([
    ["Bank Account Details", "Personal"],
    ["CIPC Registration", "Business"],
    ["ID Document", "Personal"],
  ]);
  expect(stored.every(({ id, filePath }) => filePath.endsWith(`/${id}`))).toBe(true);
});

test("a refused file is named at its slot, and the rest stored [OWNWIZ-68]", async ({
  page,
  request,
}) => {
  const { owner } = await registerCompany(request);
  await openAs(page, owner, path);
  await toDocuments(page);
  const disguised = Buffer.from("<svg onload='alert(1)'/>");
  await put(page, "ID Document", { ...pdfNamed("id.png"), buffer: disguised });
  await put(page, "Proof of Residence", pdfNamed("residence.pdf"));
  await press(page, "Next");
  await press(page, "Next");
  await press(page, "Submit");
  await expect(
    page.getByText("Failed to upload ID Document: Only PDF, JPG and PNG files are allowed"),
  ).toBeVisible();
  await expect(step(page, "Upload Documents")).toBeVisible();
  await expect(slot(page, "ID Document")).toContainText("Only PDF, JPG and PNG files are allowed");
  await expect(slot(page, "ID Document").locator("input[type=file]")).toBeFocused();
  await expect(slot(page, "Proof of Residence")).toContainText("Uploaded");
  await expect(
    slot(page, "Proof of Residence").getByRole("button", { name: /^Remove/ }),
  ).toHaveCount(0);

  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Reloading the page cleared your ID Number:")).toBeVisible();
  await field(page, "ID Number").fill("800101 5009 087");
  const residence = slot(page, "Proof of Residence");
  await expect(residence).toContainText("residence.pdf");
  await expect(residence).toContainText("Uploaded");
  expect(await problemsOf(page)).toEqual([]);
  await residence.getByRole("button", { name: "Replace residence.pdf" }).press("Enter");
  await expect(residence.locator("input[type=file]")).toBeFocused();
  await expect(residence).toContainText("residence.pdf stays until the new file is uploaded");
  await put(page, "Proof of Residence", { ...pdfNamed("empty.pdf"), buffer: Buffer.alloc(0) });
  await expect(residence).toContainText("This file is empty");
  const newer = { ...pdfNamed("residence-2026.pdf"), buffer: largePdf };
  await put(page, "Proof of Residence", newer);
  await put(page, "ID Document", pdfNamed("id.pdf"));
  await press(page, "Next");
  await press(page, "Next");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  const stored = await documentsOf(request, owner, owner.id);
  const files = stored.map(({ documentName, fileName }) => [documentName, fileName]);
  expect(files.toSorted()).toEqual([
    ["ID Document", "id.pdf"],
    ["Proof of Residence", "residence-2026.pdf"],
  ]);
});
