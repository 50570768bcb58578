import { sql } from "kysely";
import type { KeyContext } from "#server/context.ts";
import { listHolidays } from "#server/modules/holidays/index.ts";
import { positionsWithHolder } from "#server/organisation/places.ts";
import { headRowOf } from "#server/organisation/reporting-line.ts";
import { ofId, type PageAsked, pageFrom } from "./page.ts";

export async function listDepartments({ tx, today }: KeyContext, query: PageAsked) {
  const rows = await tx
    .selectFrom("departments as d")
    .leftJoinLateral(headRowOf(tx, sql.ref("d.id"), today).as("head"), (join) => join.onTrue())
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.id", ">", query.cursor ?? 0)
    .select([
      "d.id",
      "d.departmentName as name",
      "d.description",
      "head.employeeId as headId",
      "d.updatedAt as changedAt",
    ])
    .orderBy("d.id")
    .limit(query.limit + 1)
    .execute();
  return pageFrom(rows, query, ofId);
}

export async function listPositions({ tx, today }: KeyContext, query: PageAsked) {
  const rows = await positionsWithHolder(tx, today)
    .where("p.id", ">", query.cursor ?? 0)
    .select([
      "p.id",
      "p.positionTitle as title",
      "p.departmentId",
      "p.jobLevel as level",
      "a.employeeId as holderId",
      "p.updatedAt as changedAt",
    ])
    .orderBy("p.id")
    .limit(query.limit + 1)
    .execute();
  return pageFrom(rows, query, ofId);
}

export async function holidaysOfYear({ tx }: KeyContext, { year }: { year: number }) {
  const items = await listHolidays({ tx }, { year });
  return { items: items.map(({ date, name, isExpected }) => ({ date, name, isExpected })) };
}

export async function listWorkPatterns({ tx }: KeyContext, query: PageAsked) {
  const rows = await tx
    .selectFrom("workPatterns as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.id", ">", query.cursor ?? 0)
    .select([
      "p.id",
      "p.patternName as name",
      sql<number[][]>`(
        select json_agg(w.minutes order by w.week) from work_pattern_weeks as w
        where w.tenant_id = ${tx.tenantId} and w.pattern_id = p.id)`.as("weeks"),
    ])
    .orderBy("p.id")
    .limit(query.limit + 1)
    .execute();
  return pageFrom(rows, query, ofId);
}
