import { sql } from "kysely";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { NextManagerView } from "#contract/continuity/continuity.ts";
import type { Context, Tx } from "#server/context.ts";
import { readsNote } from "#server/organisation/note-readers.ts";
import { findNextManager } from "#server/organisation/person-line.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { type Sight, visibleTo } from "#server/organisation/sight.ts";
import { countReadableByBoth } from "#server/story/history.ts";

/** What the next manager, or else today's, will see of the actor's record, by the rules of any read. */
export async function getNextManagerView(context: Context): Promise<NextManagerView> {
  const { tx, actor, today } = context;
  const me = actor.employeeId;
  const [next, leaders] = await Promise.all([
    findNextManager(tx, me, today),
    managersOf(tx, [{ employeeId: me, day: today }]),
  ]);
  const isPlanned = next?.manager != null;
  const manager = next?.manager ?? leaders.get(me) ?? null;
  const from = isPlanned ? next.from : today;
  if (!manager) return { ...nothing, manager, from, isPlanned };
  const reader = {
    tx,
    today: from,
    actor: { employeeId: manager.id, isSuperadmin: await findIsSuperadmin(tx, manager.id) },
  };
  const [view, entries] = await Promise.all([
    findView(reader, me),
    countReadableByBoth(context, reader),
  ]);
  return { manager, from, isPlanned, ...view, entries };
}

const nothing = {
  sees: { history: false, leave: false, documents: false, record: false },
  entries: 0,
  promises: 0,
  sharedNotes: 0,
  lineNotes: 0,
};

/** The manager as a reader on their first day. */
type FutureReader = Pick<Context, "tx" | "today"> & {
  actor: { employeeId: number; isSuperadmin: boolean };
};

/** Super administrators see more. */
async function findIsSuperadmin(tx: Tx, employeeId: number): Promise<boolean> {
  const { employeeRole } = await tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", employeeId)
    .select("employeeRole")
    .executeTakeFirstOrThrow();
  return isSuperadmin(employeeRole);
}

/** What a reader sees on their day, and how much of it the employee also reads. */
async function findView(
  { tx, today, actor }: FutureReader,
  employeeId: number,
): Promise<Pick<NextManagerView, "sees" | "promises" | "sharedNotes" | "lineNotes">> {
  const sees = (what: Sight) => visibleTo(tx, actor, { what, column: "e.id", today });
  const notes = (audience: "shared" | "line") => sql`(
    select count(*) from notes as n
    where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id and n.deleted_at is null
      and n.audience = ${audience} and ${readsNote(tx, actor, { alias: "n", today })})`;
  const self = { employeeId, isSuperadmin: false };
  const { rows } = await sql<{
    history: boolean;
    leave: boolean;
    documents: boolean;
    record: boolean;
    promises: number;
    sharedNotes: number;
    lineNotes: number;
  }>`
    select ${sees("history")} as history, ${sees("leave")} as leave, ${sees("documents")} as documents,
      ${sees("record")} as record, ${notes("shared")} as shared_notes, ${notes("line")} as line_notes, (
        select count(*) from promises as p
        where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.state in ('proposed', 'open')
          and ${readsPromise(tx, actor, { alias: "p", today })} and ${readsPromise(tx, self, { alias: "p", today })}) as promises
    from employees as e where e.tenant_id = ${tx.tenantId} and e.id = ${employeeId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The reader is no employee.");
  const { promises, sharedNotes, lineNotes, ...parts } = row;
  return { sees: parts, promises, sharedNotes, lineNotes };
}
