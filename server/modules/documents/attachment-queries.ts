import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import type { FileColumns } from "./stored-file.ts";

interface NewAttachment {
  leaveRequestId: number;
  employeeId: number;
  uploadedById: number;
  documentName: string;
  at: string;
}

export const insertAttachment = (
  tx: Tx,
  { at, ...attachment }: NewAttachment,
  file: FileColumns,
): Promise<{ id: number }> =>
  tx
    .insertInto("documents")
    .values({
      tenantId: tx.tenantId,
      documentCategory: "Leave",
      createdAt: at,
      addedAt: at,
      ...attachment,
      ...file,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const findAttachments = (tx: Tx, leaveRequestId: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.uploadedById"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.leaveRequestId", "=", leaveRequestId)
    .where("f.removedAt", "is", null)
    .select(["f.id", "f.documentName", "f.fileName", "f.fileSizeBytes", "f.version", "f.sha256"])
    .select(["f.createdAt", "f.uploadedById", fullName("by").as("uploadedByName")])
    .orderBy("f.id")
    .execute();

/** The request of a file; undefined for any other document. */
export async function findLeaveOf(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("documents")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .select("leaveRequestId")
    .executeTakeFirst();
  return row?.leaveRequestId ?? undefined;
}

/** Removes a file, which is deleted after 30 days like a document. Returns whether it existed. */
export async function removeAttachment(tx: Tx, id: number, at: string): Promise<boolean> {
  const removed = await tx
    .updateTable("documents")
    .set({ removedAt: at })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** The number of a request's files, as an SQL value. */
export const attachmentCount = (tx: Tx, leaveRequestId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from documents as f
  where f.tenant_id = ${tx.tenantId} and f.leave_request_id = ${leaveRequestId} and f.removed_at is null)`;
