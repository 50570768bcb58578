import { sql } from "kysely";
import type { StoryKind, StoryLinkKind } from "#contract/codes/story-kind.ts";
import type { FieldChange } from "#contract/history.ts";
import type { Context } from "#server/context.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";

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

type Teller = Pick<Context, "tx" | "now"> & { actor: { employeeId: number } | null };

/** Adds to an employee's story, in the transaction of the change it tells, with who managed the employee at that moment. */
export const tell = (teller: Teller, { employeeId, ...entry }: StoryEntry): Promise<void> =>
  tellEach(teller, [employeeId], entry);

/** Adds the same to the story of several employees at once. */
export async function tellEach(
  { tx, actor, now }: Teller,
  employeeIds: readonly number[],
  entry: Omit<StoryEntry, "employeeId">,
): Promise<void> {
  if (employeeIds.length === 0) return;
  const { kind, visibility = "shared", changes = [], reason, link, happenedAt } = entry;
  await tx
    .insertInto("story")
    .columns([
      "tenantId",
      "employeeId",
      "kind",
      "visibility",
      "happenedAt",
      "recordedAt",
      "byId",
      "managerThenId",
      "changes",
      "reason",
      "linkKind",
      "linkId",
    ])
    .expression(
      employeesWithPosition(tx)
        .where("e.id", "=", sql<number>`any(${employeeIds}::bigint[])`)
        .select([
          "e.tenantId",
          "e.id",
          sql<string>`${kind}::text`.as("kind"),
          sql<Visibility>`${visibility}::text`.as("visibility"),
          sql<string>`${(happenedAt ?? now).toISOString()}::timestamptz`.as("happenedAt"),
          sql<string>`${now.toISOString()}::timestamptz`.as("recordedAt"),
          sql<number | null>`${actor?.employeeId ?? null}::bigint`.as("byId"),
          // The head reports to no one in the department.
          sql<number | null>`nullif(d.department_head_id, e.id)`.as("managerThenId"),
          sql<string>`${JSON.stringify(changes)}::jsonb`.as("changes"),
          sql<string | null>`${reason ?? null}::text`.as("reason"),
          sql<string | null>`${link?.kind ?? null}::text`.as("linkKind"),
          sql<number | null>`${link?.id ?? null}::bigint`.as("linkId"),
        ]),
    )
    // A sharded database takes the rows of a query only from a statement that answers something.
    .returning("id")
    .execute();
}
