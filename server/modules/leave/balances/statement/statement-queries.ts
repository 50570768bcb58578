import { sql } from "kysely";
import {
  balanceOfLeaveType,
  documentedLeaveTypes,
  type LeaveBalance,
  type LeaveStatus,
  type LeaveType,
} from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { PersonName } from "#contract/common.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import type { Tx } from "#server/db/database.ts";
import { type Reader, visibleEmployees } from "#server/modules/leave/access.ts";
import { ownTypeOf } from "#server/modules/leave/own-types/own-type-queries.ts";
import { parentalFactsOf } from "#server/modules/leave/requests/parental/parental-queries.ts";
import { accountOf } from "#server/modules/leave/terms/account-queries.ts";
import { fullName } from "#server/organisation/names.ts";

interface RecordedGrant {
  id: number;
  cause: "default" | "corrected" | "opening" | "paid-out" | "worked" | "given";
  days: number;
  effectiveFrom: string;
  until: string | null;
  /** In the company's time zone. */
  recordedOn: string;
  reason: string | null;
  by: PersonName | null;
}

interface RecordedLeave {
  id: number;
  leaveType: LeaveType;
  ownType: OwnTypeName | null;
  duration: number;
  startDate: string;
  endDate: string;
  /** The stated reason for maternity leave. */
  parental: ParentalFacts | null;
  requestedOn: string;
  /** The cost of each day; null if not counted by day. */
  days: LeaveDay[] | null;
  /** In order; empty for leave without a decision. */
  decisions: { on: string; status: LeaveStatus; by: PersonName | null }[];
}

const decisionsOn = (tx: Tx) => sql`(
  select coalesce(json_agg(json_build_object('on', (d.decided_at at time zone t.time_zone)::date, 'status', d.status_after,
    'by', case when who.id is not null then json_build_object('id', who.id, 'name', ${fullName("who")}) end) order by d.id), '[]')
  from leave_decisions as d left join employees as who on who.tenant_id = d.tenant_id and who.id = d.decided_by_id
  where d.tenant_id = ${tx.tenantId} and d.leave_id = r.id)`;

const daysOf = (tx: Tx) => sql`(
  select json_agg(json_build_object('date', d.day, 'cost', d.cost, 'reason', d.reason, 'holiday', d.holiday) order by d.day)
  from ${countedDays(tx)} as d)`;

/** The days of a request (r) at the transaction's time of knowledge. */
const countedDays = (tx: Tx) => {
  const until = tx.recordedUntil;
  const counted = sql`select now.day, now.cost, now.reason, now.holiday from leave_days as now
    where now.tenant_id = ${tx.tenantId} and now.leave_id = r.id`;
  if (!until) return sql`(${counted})`;
  return sql`(
    ${counted} and (now.known_from is null or now.known_from < ${until})
    union all
    select was.day, was.cost, was.reason, was.holiday from leave_day_versions as was
    where was.tenant_id = ${tx.tenantId} and was.leave_id = r.id
      and (was.known_from is null or was.known_from < ${until}) and was.known_until >= ${until})`;
};

/** All sources of one balance for a permitted reader, in one statement. What is read as of then takes `known`. */
export const findStatementSources = (
  tx: Tx,
  reader: Reader,
  { employeeId, drawn, known }: { employeeId: number; drawn: LeaveBalance | number; known: Tx },
) => {
  const [balance, ownTypeId] = typeof drawn === "number" ? [null, drawn] : [drawn, null];
  const types = documentedLeaveTypes.filter((type) => balanceOfLeaveType[type] === balance);
  const draws = sql<boolean>`case when ${ownTypeId}::bigint is null then r.leave_type = any(${types}::text[])
    else r.own_type_id = ${ownTypeId}::bigint end`;
  return visibleEmployees(tx, reader)
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.id", "=", employeeId)
    .select(({ selectFrom }) => [
      "e.id",
      fullName("e").as("name"),
      "t.yearStart",
      accountOf(known),
      selectFrom("leaveGrants as g")
        .leftJoin("employees as by", (join) =>
          join.onRef("by.tenantId", "=", "g.tenantId").onRef("by.id", "=", "g.recordedById"),
        )
        .where("g.tenantId", "=", tx.tenantId)
        .where("g.employeeId", "=", employeeId)
        .where(
          sql<boolean>`case when ${ownTypeId}::bigint is null then g.balance = ${balance} else g.own_type_id = ${ownTypeId}::bigint end`,
        )
        .select(
          sql<RecordedGrant[]>`coalesce(json_agg(json_build_object(
            'id', g.id, 'cause', g.cause, 'days', g.days, 'effectiveFrom', g.effective_from, 'until', g.usable_until,
            'recordedOn', (g.recorded_at at time zone t.time_zone)::date, 'reason', g.reason,
            'by', case when by.id is not null then json_build_object('id', by.id, 'name', ${fullName("by")}) end)
            order by g.effective_from, g.id), '[]')`.as("all"),
        )
        .$asScalar()
        .$notNull()
        .as("grants"),
      selectFrom("leaveRequests as r")
        .where("r.tenantId", "=", tx.tenantId)
        .where("r.employeeId", "=", employeeId)
        .where(draws)
        .select(
          sql<RecordedLeave[]>`coalesce(json_agg(json_build_object(
            'id', r.id, 'leaveType', r.leave_type, 'ownType', ${ownTypeOf(tx, sql`r.own_type_id`)}, 'duration', r.duration,
            'startDate', r.start_date, 'endDate', r.end_date, 'startHalf', r.start_half, 'endHalf', r.end_half, 'parental', ${parentalFactsOf(tx)},
            'requestedOn', (r.requested_at at time zone t.time_zone)::date, 'days', ${daysOf(known)}, 'decisions', ${decisionsOn(tx)})
            order by r.start_date, r.id), '[]')`.as("all"),
        )
        .$asScalar()
        .$notNull()
        .as("leave"),
    ])
    .executeTakeFirst();
};
export type StatementSources = NonNullable<Awaited<ReturnType<typeof findStatementSources>>>;
