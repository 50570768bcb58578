import { sql } from "kysely";
import type { PersonName } from "#contract/common.ts";
import type { NoteReaders } from "#contract/notes.ts";
import type { Context, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { findNextManager } from "#server/organisation/person-line.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import type { Reader } from "./note-queries.ts";
import { requireSubject } from "./notes.ts";

/** The other readers of a note by the actor, today and after the next change of manager, if visible to them. */
export async function getReaders(context: Context, employeeId: number): Promise<NoteReaders> {
  const { tx, actor, today } = context;
  const { id, name } = await requireSubject(context, employeeId);
  const manager = await findReadingManager(context, id);
  const others = [id, actor.employeeId, manager?.id ?? 0];
  const superadmins = await countReadingSuperadmins(tx, others);
  const next = await findNextManager(tx, id, today);
  return {
    about: { id, name },
    manager: manager?.id === actor.employeeId ? null : manager,
    superadmins,
    next,
  };
}

/** Today's manager, if able to sign in. */
async function findReadingManager(
  { tx, today }: Reader,
  employeeId: number,
): Promise<PersonName | null> {
  const found = await tx
    .selectFrom("employees as manager")
    .where("manager.tenantId", "=", tx.tenantId)
    .where("manager.id", "=", sql<number>`${managerOf(tx, employeeId, today)}`)
    .where("manager.isActive", "=", true)
    .where("manager.employeeStatus", "=", "approved")
    .select(["manager.id", fullName("manager").as("name")])
    .executeTakeFirst();
  return found ?? null;
}

/** The number of super administrators able to sign in, without some employees. */
async function countReadingSuperadmins(tx: Tx, without: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeRole", "=", "Executive")
    .where("e.employeeStatus", "=", "approved")
    .where("e.isActive", "=", true)
    .where("e.id", "!=", sql<number>`all(${without}::bigint[])`)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
