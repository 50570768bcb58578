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

export const findSubjectToTell = (tx: Tx, employeeId: number) =>
  signingIn(tx).where("e.id", "=", employeeId).select("e.id").execute();

/** Who leads the employee, and the note's author if they are a super administrator, as far as they can sign in. */
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

const recipients = (tx: Tx, employeeId: number) =>
  signingIn(tx)
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.id", "=", employeeId)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"]);

/** What the mail about a note that is shared, or no longer, says to the employee; undefined if that has changed since. */
export const findSharedForMail = (
  tx: Tx,
  { noteId, employeeId, isShared }: { noteId: number; employeeId: number; isShared: boolean },
) =>
  recipients(tx, employeeId)
    .innerJoin("notes as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).on("n.id", "=", noteId),
    )
    .where(sql<boolean>`(n.audience = 'shared' and n.deleted_at is null) = ${isShared}`)
    .executeTakeFirst();

/** What the mail about a reply says to a reader of the note; undefined once they may not read it. */
export const findReplyForMail = (
  tx: Tx,
  { noteId, readerId, today }: { noteId: number; readerId: number; today: string },
) =>
  recipients(tx, readerId)
    .innerJoin("notes as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).on("n.id", "=", noteId),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "n.aboutEmployeeId"),
    )
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
