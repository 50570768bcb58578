import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote } from "#server/organisation/note-readers.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

const isSuperadministrator = sql<boolean>`e.employee_role = 'Executive'`;

const signingIn = (tx: Tx) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where("e.employeeStatus", "=", "approved");

/** Undefined if unable to sign in. */
export const findSubjectToTell = (tx: Tx, employeeId: number) =>
  signingIn(tx).where("e.id", "=", employeeId).select("e.id").execute();

/** The manager and, if a super administrator, the author, as far as able to sign in. */
export const findReadersToTell = (
  tx: Tx,
  { authorId, aboutEmployeeId }: { authorId: number; aboutEmployeeId: number },
  today: string,
) =>
  signingIn(tx)
    .where("e.id", "!=", aboutEmployeeId)
    .where(({ and, eb, or }) =>
      or([
        and([eb("e.id", "=", authorId), isSuperadministrator]),
        eb("e.id", "=", sql<number>`${managerOf(tx, aboutEmployeeId, today)}`),
      ]),
    )
    .select("e.id")
    .execute();

/** Undefined if the employee cannot sign in. */
export const findIsShared = (
  tx: Tx,
  { noteId, employeeId }: { noteId: number; employeeId: number },
) =>
  signingIn(tx)
    .innerJoin("notes as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).on("n.id", "=", noteId),
    )
    .where("e.id", "=", employeeId)
    .select(sql<boolean>`n.audience = 'shared' and n.deleted_at is null`.as("isShared"))
    .executeTakeFirst();

/** Undefined once the reader may not read the note. */
export const findReplyForMail = (
  tx: Tx,
  { noteId, readerId, today }: { noteId: number; readerId: number; today: string },
) =>
  signingIn(tx)
    .innerJoin("notes as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).on("n.id", "=", noteId),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "n.aboutEmployeeId"),
    )
    .where("e.id", "=", readerId)
    .where("n.deletedAt", "is", null)
    .where(readsNote(tx, { employeeId: readerId, isSuperadmin: false }, { alias: "n", today }))
    .where(({ eb, or }) =>
      or([
        isSuperadministrator,
        eb("e.id", "=", sql<number>`${managerOf(tx, sql.ref("n.about_employee_id"), today)}`),
      ]),
    )
    .select(["n.aboutEmployeeId", fullName("by").as("replierName")])
    .executeTakeFirst();
