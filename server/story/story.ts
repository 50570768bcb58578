import type { StoryKind, StoryLinkKind } from "#contract/codes/story-kind.ts";
import type { FieldChange } from "#contract/history.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/**
 * Who may read an entry besides super administrators: `shared` the person and their managers, `personal` the person only,
 * `management` the person's managers only.
 */
export type Visibility = "shared" | "personal" | "management";

export interface StoryEntry {
  employeeId: number;
  kind: StoryKind;
  visibility?: Visibility;
  changes?: FieldChange[];
  reason?: string;
  link?: { kind: StoryLinkKind; id: number };
  /** When it happened, if not now. */
  happenedAt?: Date;
}

/** Adds to an employee's story, in the transaction of the change it tells, with who managed the employee at that moment. */
export async function tell(
  { tx, actor, now }: Pick<Context, "tx" | "now"> & { actor: { employeeId: number } | null },
  { employeeId, kind, visibility = "shared", changes = [], reason, link, happenedAt }: StoryEntry,
): Promise<void> {
  await tx
    .insertInto("story")
    .values({
      tenantId: tx.tenantId,
      employeeId,
      kind,
      visibility,
      happenedAt: (happenedAt ?? now).toISOString(),
      recordedAt: now.toISOString(),
      byId: actor?.employeeId ?? null,
      managerThenId: await managerOf(tx, employeeId),
      changes: JSON.stringify(changes),
      reason: reason ?? null,
      linkKind: link?.kind ?? null,
      linkId: link?.id ?? null,
    })
    .execute();
}

/** The head of the department in which the employee holds a position; nobody for the head, who reports to no one in it. */
async function managerOf(tx: Tx, employeeId: number): Promise<number | null> {
  const row = await tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.onRef("p.tenantId", "=", "a.tenantId").onRef("p.id", "=", "a.positionId"),
    )
    .innerJoin("departments as d", (join) =>
      join.onRef("d.tenantId", "=", "p.tenantId").onRef("d.id", "=", "p.departmentId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", employeeId)
    .where("a.isReleased", "=", false)
    .select("d.departmentHeadId")
    .executeTakeFirst();
  const headId = row?.departmentHeadId ?? null;
  return headId === employeeId ? null : headId;
}
