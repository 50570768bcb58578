import { sql } from "kysely";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

const factsJson = sql`json_strip_nulls(json_build_object('event', p.event_kind, 'date', p.event_date, 'role', p.parent_role,
  'hasEmployedPartner', p.has_employed_partner, 'isChildUnderTwo', p.is_child_under_two,
  'agreedShare', case when p.agreed_months is not null
    then json_build_object('months', p.agreed_months, 'days', p.agreed_days) end))`;

/** A request's (r) stated reason, as an SQL value, or null. */
export const parentalFactsOf = (tx: Tx) => sql<ParentalFacts | null>`(
  select ${factsJson} from parental_events as p
  where p.tenant_id = ${tx.tenantId} and p.leave_id = r.id and r.leave_type = 'MaternityLeave'
  order by p.id desc limit 1)`;

/** Whether a request (r) states its reason, without the reason itself. */
export const statesItsEvent = (tx: Tx) => sql<boolean>`(r.leave_type = 'MaternityLeave' and exists (
  select from parental_events as p where p.tenant_id = ${tx.tenantId} and p.leave_id = r.id))`;

/** A request's stated reason with its last author and its number of versions; undefined without one. */
export const findParentalFacts = (tx: Tx, leaveId: number) =>
  tx
    .selectFrom("parentalEvents as p")
    .innerJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "p.tenantId").onRef("by.id", "=", "p.recordedById"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.leaveId", "=", leaveId)
    .select([
      sql<ParentalFacts>`${factsJson}`.as("facts"),
      "p.recordedAt as statedAt",
      "p.recordedById as statedById",
      fullName("by").as("statedByName"),
      sql<boolean>`exists (select from parental_events as former
        where former.tenant_id = ${tx.tenantId} and former.leave_id = p.leave_id and former.id < p.id)`.as(
        "isCorrected",
      ),
    ])
    .orderBy("p.id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Earlier statements stay on record. */
export const insertParentalFacts = (
  tx: Tx,
  { event, date, role, hasEmployedPartner, agreedShare, isChildUnderTwo }: ParentalFacts,
  recorded: { leaveId: number; recordedById: number; recordedAt: string },
) =>
  tx
    .insertInto("parentalEvents")
    .values({
      tenantId: tx.tenantId,
      eventKind: event,
      eventDate: date,
      parentRole: role,
      hasEmployedPartner: hasEmployedPartner ?? null,
      agreedMonths: agreedShare?.months ?? null,
      agreedDays: agreedShare?.days ?? null,
      isChildUnderTwo: isChildUnderTwo ?? null,
      ...recorded,
    })
    .execute();

/** Raises the version, so a decision on the earlier one is refused. */
export const raiseVersion = (tx: Tx, leaveId: number) =>
  tx
    .updateTable("leaveRequests")
    .set({ version: sql<number>`version + 1` })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", leaveId)
    .execute();

/** The cost of a request's days until one of them. */
export async function sumDaysUntil(tx: Tx, leaveId: number, day: string): Promise<number> {
  const { cost } = await tx
    .selectFrom("leaveDays")
    .where("tenantId", "=", tx.tenantId)
    .where("leaveId", "=", leaveId)
    .where("day", "<=", day)
    .select(({ fn }) => fn.coalesce(fn.sum<number>("cost"), sql.lit(0)).as("cost"))
    .executeTakeFirstOrThrow();
  return cost;
}

/** The author of a correction since the last decision, in company time; undefined without one. */
export const findLastCorrection = (tx: Tx, leaveId: number) =>
  tx
    .selectFrom("parentalEvents as p")
    .innerJoin("tenants as t", "t.id", "p.tenantId")
    .innerJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "p.tenantId").onRef("by.id", "=", "p.recordedById"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.leaveId", "=", leaveId)
    .where(
      sql<boolean>`not exists (select from leave_decisions as d
        where d.tenant_id = ${tx.tenantId} and d.leave_id = p.leave_id and d.decided_at >= p.recorded_at)`,
    )
    .select([
      fullName("by").as("byName"),
      sql<string>`to_char(p.recorded_at at time zone t.time_zone, 'YYYY-MM-DD')`.as("day"),
      sql<string>`to_char(p.recorded_at at time zone t.time_zone, 'HH24:MI')`.as("time"),
    ])
    .orderBy("p.id", "desc")
    .limit(1)
    .executeTakeFirst();
