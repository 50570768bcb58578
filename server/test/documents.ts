import path from "node:path";
import { expect } from "vitest";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import { api } from "#contract/index.ts";
import { pdf } from "./sample-files.ts";
import { app, call, dataDir, type Person, services } from "./world.ts";

interface Sent {
  about?: Person;
  id: number;
  category?: DocumentCategory;
  file?: Buffer;
  fileName?: string;
}

export async function sendForm(as: Person, url: string, parts: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const answer = await app.inject({
    method: "POST",
    url: `/prod/secure/${url}`,
    headers: { authorization: `Bearer ${as.token}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const fileOf = ({ file = pdf, fileName = "id.pdf" }: Sent) =>
  new File([new Uint8Array(file)], fileName);

/** The person's own document by default. */
export const upload = (as: Person, sent: Sent) =>
  sendForm(as, "storage/upload", {
    EmployeeId: String((sent.about ?? as).employeeId),
    DocumentId: String(sent.id),
    DocumentCategory: sent.category ?? "Personal",
    File: fileOf(sent),
  });

export const uploadVersion = (as: Person, sent: Sent) =>
  sendForm(as, "storage/version", { DocumentId: String(sent.id), File: fileOf(sent) });

const fetchFile = (as: Person, address: string) =>
  app.inject({
    method: "GET",
    url: `/prod/secure/storage/${address}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

const versionQuery = (version: number | undefined) => (version ? `&version=${version}` : "");

export const download = (as: Person, id: number, version?: number) =>
  fetchFile(
    as,
    `download?DocumentId=${id}&documentCategory=Personal&fileName=id.pdf${versionQuery(version)}`,
  );

export const preview = (as: Person, id: number, version?: number) =>
  fetchFile(as, `preview?DocumentId=${id}${versionQuery(version)}`);

/** A document's record without a file. */
export const newRecord = async (as: Person, documentName = "ID Document") => {
  const body = { documentName, filePath: "", documentCategory: "Personal" as const };
  const created = await call(as, api.documents.createRecord, { body: { ...body, uploadedBy: 1 } });
  expect(created.status).toBe(201);
  return created.body.id;
};

export async function newDocument(as: Person, about: Person, documentName?: string) {
  const id = await newRecord(as, documentName);
  expect((await upload(as, { about, id })).status).toBe(200);
  return id;
}

/** The keys of the company's stored files. */
export async function filesOf({ tenantId }: Person): Promise<string[]> {
  const keys: string[] = [];
  const later = new Date(Date.now() + 60_000);
  for await (const key of services.storage.storedBefore(tenantId, later)) keys.push(key);
  return keys;
}

/** For overwriting a stored file, like a failing disk. */
export const pathOfFile = ({ tenantId }: Person, key: string) =>
  path.join(dataDir, "files", tenantId, key);
