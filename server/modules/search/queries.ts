import { sql } from "kysely";
import type { Context, PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition, positionsWithHolder } from "#server/organisation/places.ts";
import { headRowOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { type Asked, bestFirst, bestOf } from "./match-queries.ts";

type Reader = Pick<Context, "tx" | "actor" | "today">;

const isPageOpen = ({ tx, actor, today }: Reader) =>
  visibleTo(tx, actor, { what: "history", column: "e.id", today });

export const findPeople = (
  reader: Reader,
  asked: Asked,
  { findsByNumber }: { findsByNumber: boolean },
) =>
  employeesWithPosition(reader.tx, reader.today)
    .innerJoin(
      bestOf(reader.tx, asked, {
        kind: "person",
        hiddenPart: findsByNumber ? undefined : "employee_number",
      }),
      (join) => join.onRef("best.recordId", "=", "e.id"),
    )
    .select([
      "e.id",
      nameOf("e").as("name"),
      "e.email",
      "e.isActive",
      "p.positionTitle",
      "d.departmentName",
      isPageOpen(reader).as("isPageOpen"),
    ])
    .orderBy(bestFirst)
    .execute();

export const findPositions = (reader: Reader, asked: Asked) =>
  positionsWithHolder(reader.tx, reader.today)
    .innerJoin(bestOf(reader.tx, asked, { kind: "position" }), "best.recordId", "p.id")
    .select([
      "p.id",
      "p.positionTitle",
      "d.departmentName",
      "e.id as holderId",
      nameOf("e").as("holderName"),
      sql<boolean | null>`${isPageOpen(reader)}`.as("isPageOpen"),
    ])
    .orderBy(bestFirst)
    .execute();

export const findDepartments = (tx: Tx, asked: Asked, today: string) =>
  tx
    .selectFrom(bestOf(tx, asked, { kind: "department" }))
    .innerJoin("departments as d", (join) =>
      join.onRef("d.id", "=", "best.recordId").on("d.tenantId", "=", tx.tenantId),
    )
    .leftJoinLateral(headRowOf(tx, sql.ref("d.id"), today).as("head"), (join) => join.onTrue())
    .leftJoin("employees as h", (join) =>
      join.on("h.tenantId", "=", tx.tenantId).onRef("h.id", "=", "head.employeeId"),
    )
    .select(["d.id", "d.departmentName", sql<string | null>`${nameOf("h")}`.as("headName")])
    .orderBy(bestFirst)
    .execute();

/** Colleagues may not see an employee number, so their searches must not reveal it. */
export const mayFindByNumber = (actor: PersonActor): boolean => actor.isSuperadmin;
