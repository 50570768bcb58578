import type { Tx } from "#server/db/database.ts";

/** In order of recording. */
export const listStory = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("story as s")
    .leftJoin("storyValues as v", (join) =>
      join.on("v.tenantId", "=", tx.tenantId).onRef("v.id", "=", "s.id"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.subjectKind", "=", "employee")
    .where("s.subjectId", "=", employeeId)
    .select(["s.kind", "s.day", "s.happenedAt", "s.byId", "s.managerThenId"])
    .select(["v.changes", "v.reason", "s.linkKind", "s.linkId"])
    .orderBy("s.id")
    .execute();
