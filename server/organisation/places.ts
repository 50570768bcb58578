import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** The tenant's employees (e), each with the assignment (a), position (p) and department (d) they hold now, if any. */
export const employeesWithPosition = (tx: Tx) =>
  tx
    .selectFrom("employees as e")
    .leftJoin("positionAssignments as a", (join) =>
      join
        .onRef("a.tenantId", "=", "e.tenantId")
        .onRef("a.employeeId", "=", "e.id")
        .on("a.isReleased", "=", sql.lit(false)),
    )
    .leftJoin("positions as p", (join) =>
      join.onRef("p.tenantId", "=", "a.tenantId").onRef("p.id", "=", "a.positionId"),
    )
    .leftJoin("departments as d", (join) =>
      join.onRef("d.tenantId", "=", "p.tenantId").onRef("d.id", "=", "p.departmentId"),
    )
    .where("e.tenantId", "=", tx.tenantId);

/** The tenant's positions (p) with their department (d), each with the assignment (a) and employee (e) that hold it now, if any. */
export const positionsWithHolder = (tx: Tx) =>
  tx
    .selectFrom("positions as p")
    .innerJoin("departments as d", (join) =>
      join.onRef("d.tenantId", "=", "p.tenantId").onRef("d.id", "=", "p.departmentId"),
    )
    .leftJoin("positionAssignments as a", (join) =>
      join
        .onRef("a.tenantId", "=", "p.tenantId")
        .onRef("a.positionId", "=", "p.id")
        .on("a.isReleased", "=", sql.lit(false)),
    )
    .leftJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "a.tenantId").onRef("e.id", "=", "a.employeeId"),
    )
    .where("p.tenantId", "=", tx.tenantId);
