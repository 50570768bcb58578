import type { APIRequestContext, Page } from "@playwright/test";
import type { EmployeeDocument } from "#contract/documents.ts";
import { api, type Person } from "./company.ts";
import { expect } from "./journey.ts";

/** A valid PDF of one page, with a comment of the given length. */
const pdfWith = (comment: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n%${comment}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
export const pdf = pdfWith("");
export const largePdf = pdfWith("x".repeat(2_000_000));

export const pdfNamed = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf });

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const pictureNamed = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(pixel, "base64"),
});

/** Adds a document about a person as themselves, by the documented calls; returns its number. */
export async function addDocument(
  request: APIRequestContext,
  { token, id: employeeId }: Person,
  documentName: string,
  file: ReturnType<typeof pdfNamed>,
): Promise<number> {
  const { id } = await api<{ id: number }>(request, "POST", "secure/documents", {
    token,
    body: { documentName, filePath: "", documentCategory: "Personal", employeeId },
  });
  const answer = await request.post("/prod/secure/storage/upload", {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      EmployeeId: employeeId,
      DocumentId: id,
      DocumentCategory: "Personal",
      File: file,
    },
  });
  expect(answer.ok()).toBe(true);
  return id;
}

/** The API's list of an employee's documents, oldest first. */
export const documentsOf = (request: APIRequestContext, { token }: Person, employeeId: number) =>
  api<EmployeeDocument[]>(request, "GET", `secure/documents/employee/${employeeId}`, { token });

/** Slows down the page's upload to show its progress; returns what ends that. */
export async function limitUpload(
  page: Page,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const limit = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytesPerSecond);
  return async () => {
    await limit(-1);
    await network.detach();
  };
}

/** Waits until some of a file's bytes are sent, but not all. */
export const expectProgress = (page: Page, label: string) =>
  expect
    .poll(async () => {
      const bar = page.getByRole("progressbar", { name: `Upload of ${label}` });
      const percent = await bar.evaluate((element: HTMLProgressElement) => element.value);
      return percent > 0 && percent < 100;
    })
    .toBe(true);
