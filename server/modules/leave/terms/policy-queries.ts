import { sql } from "kysely";
import type { PolicyTarget } from "#contract/leave/terms/policies.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import type { Tx } from "#server/db/database.ts";
import { inOrderOfName } from "#server/db/list.ts";
import { renewDue } from "#server/due/due-queries.ts";
import { fullName } from "#server/organisation/names.ts";
import { peopleIn } from "#server/organisation/places.ts";
import { searchDays } from "../balances/lapses/lapse-queries.ts";
import type { AssignedPolicy } from "./policy-timeline.ts";

/** The newest assignments listed per policy. */
const maxAssignments = 100;

interface Recording {
  recordedAt: string;
  recordedById: number;
}

/** The company's policies by name, one row per version, the newest first. */
export const listVersions = (tx: Tx) =>
  tx
    .selectFrom("leavePolicies as p")
    .innerJoin("leavePolicyVersions as v", (join) =>
      join.on("v.tenantId", "=", tx.tenantId).onRef("v.policyId", "=", "p.id"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "v.recordedById"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .select([
      "p.id",
      "p.policyName as name",
      "v.validFrom",
      sql<PolicyTerms>`v.terms`.as("terms"),
      "v.recordedAt",
      "by.id as byId",
      fullName("by").as("byName"),
    ])
    .orderBy(inOrderOfName("p.policyName"))
    .orderBy("p.id")
    .orderBy("v.validFrom", "desc")
    .execute();

/** Assignments of each policy, latest start first, at most a hundred, with their number. */
export async function listAssignments(tx: Tx) {
  const { rows } = await sql<AssignmentRow>`
    select a.id, a.ready, a.policy_id, a.employee_id, a.department_id, a.date_from as "from", a.date_to as "to", a.recorded_at,
      a.assigned, a.recorded_by_id, ${fullName("by")} as recorded_by_name,
      coalesce(d.department_name, case when e.id is not null then ${fullName("e")} end) as target_name
    from (
      select one.*, count(*) over same as assigned, row_number() over (same order by one.date_from desc, one.id desc) as place
      from leave_policy_assignments as one
      where one.tenant_id = ${tx.tenantId} and one.withdrawn_at is null
      window same as (partition by one.ready, one.policy_id)
    ) as a
      join employees as by on by.tenant_id = ${tx.tenantId} and by.id = a.recorded_by_id
      left join employees as e on e.tenant_id = ${tx.tenantId} and e.id = a.employee_id
      left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = a.department_id
    where a.place <= ${maxAssignments}
    order by a.place`.execute(tx);
  return rows;
}

export interface AssignmentRow extends AssignedPolicy {
  id: number;
  recordedAt: string;
  recordedById: number;
  recordedByName: string;
  /** Null for everyone or a removed department. */
  targetName: string | null;
  assigned: number;
}

/** Throws a unique violation for a repeated name. */
export const insertPolicy = (
  tx: Tx,
  { name, from, terms }: { name: string; from: string; terms: PolicyTerms },
  recording: Recording,
) =>
  tx
    .with("added", (db) =>
      db
        .insertInto("leavePolicies")
        .values({ tenantId: tx.tenantId, policyName: name, ...recording })
        .returning("id"),
    )
    .with("version", (db) =>
      db
        .insertInto("leavePolicyVersions")
        .columns(["tenantId", "policyId", "validFrom", "terms", "recordedAt", "recordedById"])
        .expression(
          sql`select ${tx.tenantId}::uuid, id, ${from}::date, ${JSON.stringify(terms)}::jsonb,
            ${recording.recordedAt}::timestamptz, ${recording.recordedById}::bigint from added`,
        )
        .returning("policyId"),
    )
    .selectFrom("added")
    .select("added.id")
    .executeTakeFirstOrThrow();

/** Throws a unique violation for a repeated day. */
export async function insertVersion(
  tx: Tx,
  { policyId, from, terms }: { policyId: number; from: string; terms: PolicyTerms },
  recording: Recording,
): Promise<void> {
  await tx
    .insertInto("leavePolicyVersions")
    .values({
      tenantId: tx.tenantId,
      policyId,
      validFrom: from,
      terms: JSON.stringify(terms),
      ...recording,
    })
    .execute();
  await renewDue(tx, searchDays, [0]);
}

export const findPolicy = (tx: Tx, id: number) =>
  tx
    .selectFrom("leavePolicyVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("policyId", "=", id)
    .groupBy("policyId")
    .select(({ fn }) => [
      "policyId",
      fn.min("validFrom").as("validFrom"),
      fn.countAll<number>().as("versions"),
    ])
    .executeTakeFirst();

export async function countPolicies(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("leavePolicies")
    .where("tenantId", "=", tx.tenantId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export const columnsOf = (to: PolicyTarget) => ({
  employeeId: to.kind === "employee" ? to.employeeId : null,
  departmentId: to.kind === "department" ? to.departmentId : null,
});

export async function targetExists(tx: Tx, to: PolicyTarget): Promise<boolean> {
  if (to.kind === "all") return true;
  const found =
    to.kind === "employee"
      ? tx
          .selectFrom("employees")
          .where("tenantId", "=", tx.tenantId)
          .where("id", "=", to.employeeId)
          .select("id")
      : tx
          .selectFrom("departments")
          .where("tenantId", "=", tx.tenantId)
          .where("id", "=", to.departmentId)
          .select("id");
  return (await found.executeTakeFirst()) !== undefined;
}

/** Assigns a policy from a day on. It ends the target's current assignment and replaces planned ones. */
export async function saveAssignment(
  tx: Tx,
  given: Pick<AssignedPolicy, "ready" | "policyId" | "from" | "employeeId" | "departmentId">,
  { recordedAt, recordedById }: Recording,
): Promise<{ id: number }> {
  const { from, ...assigned } = given;
  const ofSame = () =>
    tx
      .updateTable("leavePolicyAssignments")
      .where("tenantId", "=", tx.tenantId)
      .where("withdrawnAt", "is", null)
      .where(sql<boolean>`employee_id is not distinct from ${assigned.employeeId}::bigint`)
      .where(sql<boolean>`department_id is not distinct from ${assigned.departmentId}::bigint`);
  await ofSame()
    .where("dateFrom", ">=", from)
    .set({ withdrawnAt: recordedAt, withdrawnById: recordedById })
    .execute();
  await ofSame()
    .where("dateFrom", "<", from)
    .where(sql<boolean>`(date_to is null or date_to >= ${from}::date)`)
    .set({ dateTo: sql<string>`${from}::date - 1` })
    .execute();
  const assignment = await tx
    .insertInto("leavePolicyAssignments")
    .values({ tenantId: tx.tenantId, ...assigned, dateFrom: from, recordedAt, recordedById })
    .returning("id")
    .executeTakeFirstOrThrow();
  await renewDue(tx, searchDays, [0]);
  return assignment;
}

/** The first active people by name under an assignment on a day, and their number. */
export async function findAssigned(
  tx: Tx,
  to: PolicyTarget,
  { day, limit }: { day: string; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .$if(to.kind === "employee", (found) =>
      found.where("e.id", "=", to.kind === "employee" ? to.employeeId : 0),
    )
    .$if(to.kind === "department", (found) =>
      found.where("e.id", "in", peopleIn(tx, to.kind === "department" ? to.departmentId : 0, day)),
    )
    .select(["e.id", sql<number>`count(*) over ()`.as("total")])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
