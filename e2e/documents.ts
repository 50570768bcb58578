import type { APIRequestContext } from "@playwright/test";
import { api, type Person } from "./company.ts";

/** A PDF that the server accepts: nothing but a page. */
export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

export const pdfNamed = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf });

/** What the API lists of an employee's documents, by the time at which they were added. */
export const documentsOf = (request: APIRequestContext, { token }: Person, employeeId: number) =>
  api<{ id: number; documentName: string; documentCategory: string; filePath: string }[]>(
    request,
    "GET",
    `secure/documents/employee/${employeeId}`,
    { token },
  );
