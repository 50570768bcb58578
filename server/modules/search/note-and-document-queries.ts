import { sql } from "kysely";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { readsNote, readsPresentText } from "#server/organisation/note-readers.ts";
import { seesEveryone, visibleTo } from "#server/organisation/sight.ts";
import { type Asked, bestFirst, bestOf } from "./match-queries.ts";

type Reader = Pick<Context, "actor" | "today">;

export const findNotes = (tx: Tx, asked: Asked, { actor, today }: Reader) =>
  tx
    .selectFrom(
      bestOf(tx, asked, {
        kind: "note",
        among: sql`select n.id from notes as n where n.tenant_id = ${tx.tenantId}
          and ${readsNote(tx, actor, { alias: "n", today })} and ${readsPresentText(tx, actor, { alias: "n", today })}`,
      }),
    )
    .innerJoin("notes as n", (join) =>
      join.onRef("n.id", "=", "best.recordId").on("n.tenantId", "=", tx.tenantId),
    )
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "n.tenantId").onRef("e.id", "=", "n.aboutEmployeeId"),
    )
    .select(["n.id", "n.noteDescription", "e.id as aboutId", nameOf("e").as("aboutName")])
    .orderBy(bestFirst)
    .execute();

export const findDocuments = (tx: Tx, asked: Asked, { actor, today }: Reader) =>
  tx
    .selectFrom(
      bestOf(tx, asked, {
        kind: "document",
        among: seesEveryone(actor, "documents")
          ? undefined
          : sql`select f.id from documents as f where f.tenant_id = ${tx.tenantId}
              and ${visibleTo(tx, actor, { what: "documents", column: "f.employee_id", today })}`,
      }),
    )
    .innerJoin("documents as f", (join) =>
      join.onRef("f.id", "=", "best.recordId").on("f.tenantId", "=", tx.tenantId),
    )
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "f.tenantId").onRef("e.id", "=", "f.employeeId"),
    )
    .select([
      "f.id",
      "f.documentName",
      sql<DocumentCategory>`f.document_category`.as("documentCategory"),
      "e.id as aboutId",
      nameOf("e").as("aboutName"),
    ])
    .orderBy(bestFirst)
    .execute();
