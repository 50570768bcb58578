import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

const seats = (tx: Tx) =>
  tx
    .selectFrom("positionAssignments as sa")
    .innerJoin("positions as sp", (join) =>
      join.onRef("sp.tenantId", "=", "sa.tenantId").onRef("sp.id", "=", "sa.positionId"),
    )
    .where("sa.tenantId", "=", tx.tenantId)
    .where("sa.isReleased", "=", sql.lit(false));

/** The numbers of the others in the department somebody is in, and in those they head. */
export const teammateIds = (tx: Tx, employeeId: number) =>
  seats(tx)
    .where("sa.employeeId", "!=", employeeId)
    .where(
      "sp.departmentId",
      "in",
      seats(tx)
        .where("sa.employeeId", "=", employeeId)
        .select("sp.departmentId")
        .unionAll(
          tx
            .selectFrom("departments as hd")
            .where("hd.tenantId", "=", tx.tenantId)
            .where("hd.departmentHeadId", "=", employeeId)
            .select("hd.id as departmentId"),
        ),
    )
    .select("sa.employeeId as id");
