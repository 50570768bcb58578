import { type RawBuilder, sql } from "kysely";
import type {
  NewOwnType,
  OwnGrantTerms,
  OwnType,
  OwnTypeChange,
  OwnTypeName,
} from "#contract/leave/own-types.ts";
import type { Tx } from "#server/db/database.ts";
import { inOrderOfName } from "#server/db/list.ts";
import { renewDue } from "#server/due/due-queries.ts";
import { placedOn } from "#server/organisation/known-places.ts";
import { fullName } from "#server/organisation/names.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { searchDays } from "../balances/lapses/lapse-queries.ts";
import type { EarnerRow } from "./own-balances.ts";

interface Recording {
  recordedAt: string;
  recordedById: number;
}

/** The name and color of an own type, as an SQL value; null without one. */
export const ownTypeOf = (tx: Tx, id: RawBuilder<unknown>) => sql<OwnTypeName | null>`(
  case when ${id} is not null then (
    select json_build_object('id', own.id, 'name', own.type_name, 'color', own.color) from leave_own_types as own
    where own.tenant_id = ${tx.tenantId} and own.id = ${id}) end)`;

/** Whether an employee may ask for a type (own) on a day. */
export const mayAsk = (tx: Tx, employeeId: RawBuilder<unknown>, day: string) => sql<boolean>`
  (case own.askers when 'everyone' then true when 'nobody' then false
    else exists (
      select from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId}
        and held.department_id = any(own.department_ids) and ${placedOn(tx, "held", day)}) end)`;

const grantsJson = (tx: Tx) => sql<OwnType["grants"]>`(
  select coalesce(json_agg(g.terms || jsonb_build_object('id', g.id, 'recordedAt', g.recorded_at, 'lastDay', g.last_day)
    order by g.id), '[]')
  from leave_own_grants as g where g.tenant_id = ${tx.tenantId} and g.own_type_id = own.id)`;

const departmentsJson = (tx: Tx) => sql<OwnType["departments"]>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'name', d.department_name) order by d.id), '[]')
  from departments as d where d.tenant_id = ${tx.tenantId} and d.id = any(own.department_ids))`;

/** The company's own types by name, as an employee sees them on a day. */
export const listOwnTypes = (
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: string },
) =>
  tx
    .selectFrom("leaveOwnTypes as own")
    .where("own.tenantId", "=", tx.tenantId)
    .select([
      "own.id",
      "own.typeName as name",
      "own.color",
      "own.isPaid",
      "own.needsBalance",
      "own.hasHalfDays",
      "own.askers",
      "own.certificateAfterDays",
      "own.isClosed",
      departmentsJson(tx).as("departments"),
      sql<boolean>`(not own.is_closed and ${mayAsk(tx, sql`${employeeId}::bigint`, today)})`.as(
        "canAsk",
      ),
      grantsJson(tx).as("grants"),
    ])
    .orderBy(inOrderOfName("own.typeName"))
    .orderBy("own.id")
    .execute();

const columnsOf = ({ name, departmentIds, ...type }: OwnTypeChange) => ({
  typeName: name,
  departmentIds: [...new Set(departmentIds)],
  ...type,
});

/** Throws a unique violation for a repeated name. */
export const insertOwnType = (
  tx: Tx,
  { isPaid, needsBalance, ...type }: NewOwnType,
  recording: Recording,
) =>
  tx
    .insertInto("leaveOwnTypes")
    .values({ tenantId: tx.tenantId, ...columnsOf(type), isPaid, needsBalance, ...recording })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Returns whether there is such a type; throws a unique violation for a repeated name. */
export async function updateOwnType(
  tx: Tx,
  id: number,
  change: OwnTypeChange | { isClosed: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("leaveOwnTypes")
    .set("name" in change ? columnsOf(change) : change)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A type with the number of its grants, locked; undefined if there is none. */
export const lockOwnType = (tx: Tx, id: number) =>
  tx
    .selectFrom("leaveOwnTypes as own")
    .where("own.tenantId", "=", tx.tenantId)
    .where("own.id", "=", id)
    .select(({ selectFrom }) => [
      "own.needsBalance",
      selectFrom("leaveOwnGrants as g")
        .where("g.tenantId", "=", tx.tenantId)
        .whereRef("g.ownTypeId", "=", "own.id")
        .select(({ fn }) => fn.countAll<number>().as("grants"))
        .$asScalar()
        .$notNull()
        .as("grants"),
    ])
    .forNoKeyUpdate("own")
    .executeTakeFirst();

export const listUnknownBirthDates = (tx: Tx, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where("e.dateOfBirth", "is", null)
    .select(["e.id", fullName("e").as("name"), sql<number>`count(*) over ()`.as("total")])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** How many of these departments there are. */
export async function countDepartments(tx: Tx, ids: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOwnTypes(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("leaveOwnTypes")
    .where("tenantId", "=", tx.tenantId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertOwnGrant(
  tx: Tx,
  { ownTypeId, grant }: { ownTypeId: number; grant: OwnGrantTerms },
  recording: Recording,
): Promise<{ id: number }> {
  const inserted = await tx
    .insertInto("leaveOwnGrants")
    .values({ tenantId: tx.tenantId, ownTypeId, terms: JSON.stringify(grant), ...recording })
    .returning("id")
    .executeTakeFirstOrThrow();
  await renewDue(tx, searchDays, [0]);
  return inserted;
}

/** A grant's first day, and its last if it is ended; undefined if there is none. */
export const lockOwnGrant = (tx: Tx, id: number) =>
  tx
    .selectFrom("leaveOwnGrants")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["lastDay", sql<OwnGrantTerms>`terms`.as("terms")])
    .forNoKeyUpdate()
    .executeTakeFirst();

export const saveGrantEnd = (
  tx: Tx,
  id: number,
  end: { lastDay: string; endedAt: string; endedById: number },
) =>
  tx
    .updateTable("leaveOwnGrants")
    .set(end)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** All active employees, with what days of own types are earned by. */
export const listEarners = (tx: Tx): Promise<EarnerRow[]> =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .select(["e.dateOfBirth as birthDate", "e.startDate", "e.terminationDate as endDate"])
    .select(["e.serviceFrom", pastEmploymentsOf(tx, sql.ref("e.id")).as("past")])
    .execute();
