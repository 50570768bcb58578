import type { Tx } from "#server/db/database.ts";
import type { Day } from "./dated.ts";
import { employeesWithPosition } from "./places.ts";

export const signedInEmployees = (tx: Tx, today: Day) =>
  employeesWithPosition(tx, today)
    .innerJoin("accounts as c", (join) =>
      join.onRef("c.tenantId", "=", "e.tenantId").onRef("c.employeeId", "=", "e.id"),
    )
    .select([
      "e.id",
      "e.email",
      "e.employeeRole",
      "e.employeeStatus",
      "e.isActive",
      "c.id as authId",
      "e.createdAt",
      "e.name",
      "e.surname",
      "a.positionId",
      "p.departmentId",
      "e.idNumber",
      "e.phone",
      "e.taxNumber",
    ]);
