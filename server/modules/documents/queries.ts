import { sql } from "kysely";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import type { Context, Tx } from "#server/context.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { nameOf } from "#server/organisation/names.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { expiryDays } from "./reminders.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today">;

const category = (alias: string) => sql<DocumentCategory>`${sql.ref(`${alias}.document_category`)}`;

export const findEmployee = ({ tx, actor, today }: Reader, id: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .where(visibleTo(tx, actor, { what: "documents", column: "e.id", today }))
    .select("e.id")
    .executeTakeFirst();

/** Counts removed and unfinished documents, but no files of leave requests. */
export async function countDocuments(tx: Tx, employeeId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("documents")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("leaveRequestId", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewRecord {
  employeeId: number;
  uploadedById: number;
  documentName: string;
  documentCategory: DocumentCategory;
  createdAt: string;
}

export const insertDocument = (tx: Tx, record: NewRecord) =>
  tx
    .insertInto("documents")
    .values({ tenantId: tx.tenantId, ...record })
    .returning("id")
    .executeTakeFirstOrThrow();

/** The reader's visible documents with a file, and their own unfinished ones. */
export const visibleDocuments = ({ tx, actor, today }: Reader) =>
  tx
    .selectFrom("documents as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.removedAt", "is", null)
    .where(visibleTo(tx, actor, { what: "documents", column: "f.employeeId", today }))
    .where(({ or, eb }) =>
      or([eb("f.storageKey", "is not", null), eb("f.uploadedById", "=", actor.employeeId)]),
    );

/** Locks a visible document. Files of leave requests are excluded, as only their own operations change them. */
export const lockDocument = (reader: Reader, id: number) =>
  visibleDocuments(reader)
    .where("f.id", "=", id)
    .where("f.leaveRequestId", "is", null)
    .select(["f.id", "f.employeeId", "f.uploadedById", "f.documentName"])
    .select(["f.expiresOn", "f.retainedUntil", category("f").as("documentCategory")])
    .select(["f.version", "f.storageKey", "f.sha256", "f.fileName", "f.fileSizeBytes"])
    .select(["f.contentType", "f.addedAt", "f.fileById"])
    .forUpdate("f")
    .executeTakeFirst();

/** Newest first, without the files of leave requests. */
export const findDocuments = (tx: Tx, employeeId: number, limit: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.uploadedById"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.employeeId", "=", employeeId)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .where("f.leaveRequestId", "is", null)
    .select(["f.id", "f.documentName", category("f").as("documentCategory"), "f.employeeId"])
    .select(["f.fileName", "f.fileSizeBytes", "f.addedAt", "f.createdAt", "f.uploadedById"])
    .select(["f.version", "f.expiresOn", "f.retainedUntil"])
    .select(nameOf("by").as("uploadedByName"))
    .orderBy("f.addedAt", "desc")
    .orderBy("f.id", "desc")
    .limit(limit)
    .execute();

export interface DocumentColumns {
  employeeId?: number;
  documentName?: string;
  documentCategory?: DocumentCategory;
  fileName?: string;
  fileSizeBytes?: number;
  contentType?: string;
  storageKey?: string;
  sha256?: string;
  addedAt?: string;
  fileById?: number;
  version?: number;
  expiresOn?: string | null;
  retainedUntil?: string | null;
  removedAt?: string;
}

export async function saveDocument(tx: Tx, id: number, columns: DocumentColumns): Promise<void> {
  await tx
    .updateTable("documents")
    .set(columns)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
  if (columns.expiresOn || columns.storageKey) await keepDue(tx, expiryDays, [id]);
}
