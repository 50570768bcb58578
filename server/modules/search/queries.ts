import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { employeesWithPosition } from "#server/db/employees-with-position.ts";
import { type Asked, matches } from "./match-queries.ts";

/** What somebody is called; blank until they have given it. */
export const nameOf = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.surname`)})`;

/** The best of the people, found before what is shown of them is joined; one more than asked tells that there are more. */
export function findPeople(tx: Tx, { words, limit }: Asked, findsByNumber: boolean) {
  const byName = sql`lower(e.surname || ' ' || e.name)`;
  const best = tx
    .selectFrom(matches(tx, "person", words, findsByNumber ? undefined : "employee_number"))
    .innerJoin("employees as e", (join) =>
      join.onRef("e.id", "=", "match.recordId").on("e.tenantId", "=", tx.tenantId),
    )
    .select(["e.id", "match.distance"])
    .orderBy("match.distance")
    .orderBy(byName)
    .orderBy("e.id")
    .limit(limit + 1);
  return employeesWithPosition(tx)
    .innerJoin(best.as("best"), (join) => join.onRef("best.id", "=", "e.id"))
    .select([
      "e.id",
      nameOf("e").as("name"),
      "e.email",
      "e.isActive",
      "p.positionTitle",
      "d.departmentName",
    ])
    .orderBy("best.distance")
    .orderBy(byName)
    .orderBy("e.id")
    .execute();
}

/** The best of the positions, each with whoever holds it now. */
export const findPositions = (tx: Tx, { words, limit }: Asked) =>
  tx
    .selectFrom(matches(tx, "position", words))
    .innerJoin("positions as p", (join) =>
      join.onRef("p.id", "=", "match.recordId").on("p.tenantId", "=", tx.tenantId),
    )
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
    .select([
      "p.id",
      "p.positionTitle",
      "d.departmentName",
      "e.id as holderId",
      nameOf("e").as("holderName"),
    ])
    .orderBy("match.distance")
    .orderBy(sql`lower(p.position_title)`)
    .orderBy("p.id")
    .limit(limit + 1)
    .execute();

/** The best of the departments, each with its head. */
export const findDepartments = (tx: Tx, { words, limit }: Asked) =>
  tx
    .selectFrom(matches(tx, "department", words))
    .innerJoin("departments as d", (join) =>
      join.onRef("d.id", "=", "match.recordId").on("d.tenantId", "=", tx.tenantId),
    )
    .leftJoin("employees as h", (join) =>
      join.onRef("h.tenantId", "=", "d.tenantId").onRef("h.id", "=", "d.departmentHeadId"),
    )
    .select(["d.id", "d.departmentName", sql<string | null>`${nameOf("h")}`.as("headName")])
    .orderBy("match.distance")
    .orderBy(sql`lower(d.department_name)`)
    .orderBy("d.id")
    .limit(limit + 1)
    .execute();
