import { sql } from "kysely";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { type Asked, bestFirst, bestOf } from "./match-queries.ts";

/** The best of the notes: of all, or of those about the people of the departments that somebody heads. */
export const findNotes = (tx: Tx, asked: Asked, readBy: "all" | { headId: number }) =>
  tx
    .selectFrom(
      bestOf(tx, asked, {
        kind: "note",
        among: readBy === "all" ? undefined : notesAboutPeopleOf(tx, readBy.headId),
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

const notesAboutPeopleOf = (tx: Tx, headId: number) =>
  sql`select n.id from departments as d
    join positions as p on p.tenant_id = d.tenant_id and p.department_id = d.id
    join position_assignments as a on a.tenant_id = p.tenant_id and a.position_id = p.id and not a.is_released
    join notes as n on n.tenant_id = a.tenant_id and n.about_employee_id = a.employee_id
    where d.tenant_id = ${tx.tenantId} and d.department_head_id = ${headId} and n.about_employee_id <> ${headId}`;

/** The best of the documents: of all, or of those about one person. */
export const findDocuments = (tx: Tx, asked: Asked, about: "all" | { id: number }) =>
  tx
    .selectFrom(
      bestOf(tx, asked, {
        kind: "document",
        among:
          about === "all"
            ? undefined
            : sql`select id from documents where tenant_id = ${tx.tenantId} and employee_id = ${about.id}`,
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
