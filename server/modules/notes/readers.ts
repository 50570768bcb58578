import type { NoteReaders } from "#contract/notes.ts";
import type { Context } from "#server/context.ts";
import { findNextManager } from "#server/organisation/person-line.ts";
import { requireSubject } from "./notes.ts";
import { countReadingSuperadmins, findReadingManager } from "./reader-queries.ts";

/**
 * Who would read a note of the actor's about an employee besides the two of them, today and from the next change of the line on.
 * A change that is not announced yet is visible to super administrators alone.
 */
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
