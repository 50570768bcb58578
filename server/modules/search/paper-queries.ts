import { sql } from "kysely";
import type { DocumentCategory } from "#contract/codes/document-category.ts";
import type { Tx } from "#server/db/database.ts";
import { type Asked, matches } from "./match-queries.ts";
import { nameOf } from "./queries.ts";

/** The best of the notes, the latest first: all of them, or those about the people of the departments that somebody heads. */
export function findNotes(tx: Tx, { words, limit }: Asked, readBy: "all" | { headId: number }) {
  const notes = tx
    .selectFrom(matches(tx, "note", words))
    .innerJoin("notes as n", (join) =>
      join.onRef("n.id", "=", "match.recordId").on("n.tenantId", "=", tx.tenantId),
    )
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "n.tenantId").onRef("e.id", "=", "n.aboutEmployeeId"),
    );
  const readable = readBy === "all" ? notes : notes.where(isAboutPeopleOf(readBy.headId));
  return readable
    .select(["n.id", "n.noteDescription", "e.id as aboutId", nameOf("e").as("aboutName")])
    .orderBy("match.distance")
    .orderBy("n.updatedAt", "desc")
    .orderBy("n.id")
    .limit(limit + 1)
    .execute();
}

const isAboutPeopleOf = (headId: number) =>
  sql<boolean>`n.about_employee_id <> ${headId} and exists (select from position_assignments as a
    join positions as p on p.tenant_id = a.tenant_id and p.id = a.position_id
    join departments as d on d.tenant_id = p.tenant_id and d.id = p.department_id
    where a.tenant_id = n.tenant_id and a.employee_id = n.about_employee_id and not a.is_released
      and d.department_head_id = ${headId})`;

/** The best of the documents, the latest first: all of them, or those about one person. */
export function findDocuments(tx: Tx, { words, limit }: Asked, about: "all" | { id: number }) {
  const documents = tx
    .selectFrom(matches(tx, "document", words))
    .innerJoin("documents as f", (join) =>
      join.onRef("f.id", "=", "match.recordId").on("f.tenantId", "=", tx.tenantId),
    )
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "f.tenantId").onRef("e.id", "=", "f.employeeId"),
    );
  const readable = about === "all" ? documents : documents.where("f.employeeId", "=", about.id);
  return readable
    .select([
      "f.id",
      "f.documentName",
      sql<DocumentCategory>`f.document_category`.as("documentCategory"),
      "e.id as aboutId",
      nameOf("e").as("aboutName"),
    ])
    .orderBy("match.distance")
    .orderBy("f.createdAt", "desc")
    .orderBy("f.id")
    .limit(limit + 1)
    .execute();
}
