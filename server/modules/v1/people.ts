import { sql } from "kysely";
import type { V1Query } from "#contract/v1/v1.ts";
import { AppError } from "#server/app-error.ts";
import type { KeyContext, Tx } from "#server/context.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { hadLeft } from "#server/organisation/known-then.ts";
import { employeesWithPosition, peopleShownIn } from "#server/organisation/places.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { ofId, pageFrom } from "./page.ts";

const people = (tx: Tx, today: string) =>
  employeesWithPosition(tx, today).select([
    "e.id",
    "e.employeeNumber",
    "e.name as firstName",
    "e.surname as lastName",
    "e.email",
    "e.phone",
    "e.employeeRole as role",
    "e.employmentStatus",
    "e.isActive",
    "e.startDate",
    "e.terminationDate as lastDay",
    "a.positionId",
    "p.departmentId",
    "e.createdAt",
    "e.updatedAt as changedAt",
  ]);

export async function listPeople({ tx, today }: KeyContext, query: V1Query<"listPeople">) {
  const { limit, cursor = 0, departmentId, status, changedSince } = query;
  const rows = await people(tx, today)
    .where("e.id", ">", cursor)
    .$if(status !== undefined, (found) => found.where("e.isActive", "=", status === "active"))
    .$if(changedSince !== undefined, (found) =>
      found.where("e.updatedAt", ">=", String(changedSince)),
    )
    .$if(departmentId !== undefined, (found) =>
      found.where(
        sql<boolean>`e.id in (${peopleShownIn(tx, "department_id", sql`select ${departmentId}::bigint`, today)})`,
      ),
    )
    .orderBy("e.id")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, query, ofId);
}

/** Throws `not_found`. */
export async function getPerson({ tx, today }: KeyContext, id: number) {
  const person = await people(tx, today).where("e.id", "=", id).executeTakeFirst();
  if (!person) throw new AppError("not_found");
  return person;
}

const maxPositions = 1_000;

export async function listPositionsOf({ tx }: KeyContext, id: number) {
  await requirePerson(tx, id);
  const to = lastDayKnown(tx, "a");
  const items = await tx
    .selectFrom("positionAssignments as a")
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", id)
    .where("a.retractedAt", "is", null)
    .where(isKnownToBegin(tx, "a"))
    .where(sql<boolean>`(${to} is null or ${to} >= a.date_from)`)
    .select(["a.positionId", "a.departmentId", "a.dateFrom as from", to.as("to")])
    .orderBy("a.dateFrom")
    .limit(maxPositions)
    .execute();
  return { items };
}

export async function getLineOf(
  { tx, today }: KeyContext,
  id: number,
  { on = today }: V1Query<"getLineOf">,
) {
  const person = await employees(tx)
    .where("e.id", "=", id)
    .select(managerOf(tx, id, on).as("managerId"))
    .executeTakeFirst();
  if (!person) throw new AppError("not_found");
  return { personId: id, managerId: person.managerId, on };
}

/** Everyone employed on the day, as far as it is announced. */
export async function listLines({ tx, today }: KeyContext, query: V1Query<"listLines">) {
  const { limit, cursor = 0, on = today } = query;
  const rows = await employees(tx)
    .where("e.id", ">", cursor)
    .where(sql<boolean>`${hadLeft(tx, "e", on)} is not true`)
    .where(({ eb, or }) => or([eb("e.startDate", "is", null), eb("e.startDate", "<=", on)]))
    .select(["e.id as personId", managerOf(tx, sql.ref("e.id"), on).as("managerId")])
    .orderBy("e.id")
    .limit(limit + 1)
    .execute();
  return { ...pageFrom(rows, query, ({ personId }) => personId), on };
}

const employees = (tx: Tx) => tx.selectFrom("employees as e").where("e.tenantId", "=", tx.tenantId);

/** Throws `not_found`. */
async function requirePerson(tx: Tx, id: number): Promise<void> {
  const person = await employees(tx).where("e.id", "=", id).select("e.id").executeTakeFirst();
  if (!person) throw new AppError("not_found");
}
