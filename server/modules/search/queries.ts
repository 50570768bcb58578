import { sql } from "kysely";
import type { Context, PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition, positionsWithHolder } from "#server/organisation/places.ts";
import { headRowOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { type Asked, bestFirst, bestOf } from "./match-queries.ts";
import { afterEveryLetter } from "./word-queries.ts";

type Reader = Pick<Context, "tx" | "actor" | "today">;

const isOpen = ({ tx, actor, today }: Reader, what: "history" | "leave") =>
  visibleTo(tx, actor, { what, column: "e.id", today });

/** People as the search shows them. */
const people = (reader: Reader) =>
  employeesWithPosition(reader.tx, reader.today).select([
    "e.id",
    nameOf("e").as("name"),
    "e.email",
    "e.isActive",
    "p.positionTitle",
    "d.departmentName",
    isOpen(reader, "history").as("isPageOpen"),
    isOpen(reader, "leave").as("isLeaveOpen"),
  ]);
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

export const findPeople = (
  reader: Reader,
  asked: Asked,
  { findsByNumber }: { findsByNumber: boolean },
) =>
  people(reader)
    .innerJoin(
      bestOf(reader.tx, asked, {
        kind: "person",
        hiddenPart: findsByNumber ? undefined : "employee_number",
      }),
      (join) => join.onRef("best.recordId", "=", "e.id"),
    )
    .orderBy(bestFirst)
    .execute();

/** Of these ids: active colleagues, and those with a page open to the reader. */
export const findPeopleById = (reader: Reader, ids: readonly number[]) =>
  people(reader)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where(({ or, eb }) => or([eb("e.isActive", "=", true), isOpen(reader, "history")]))
    .execute();

/** The distinct words of names that start with these letters. */
export async function listNameWords(tx: Tx, start: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("searchWords as w")
    .where("w.tenantId", "=", tx.tenantId)
    .where("w.kind", "=", "person")
    .where("w.word", ">=", start)
    .where("w.word", "<", start + afterEveryLetter)
    .where("w.part", "=", "name")
    .select("w.word")
    .distinct()
    .orderBy("w.word")
    .limit(maxNameWords)
    .execute();
  return rows.map(({ word }) => word);
}

const maxNameWords = 5_000;

export const findPositions = (reader: Reader, asked: Asked) =>
  positionsWithHolder(reader.tx, reader.today)
    .innerJoin(bestOf(reader.tx, asked, { kind: "position" }), "best.recordId", "p.id")
    .select([
      "p.id",
      "p.positionTitle",
      "d.departmentName",
      "e.id as holderId",
      nameOf("e").as("holderName"),
      sql<boolean | null>`${isOpen(reader, "history")}`.as("isPageOpen"),
      sql<boolean | null>`${isOpen(reader, "leave")}`.as("isLeaveOpen"),
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
