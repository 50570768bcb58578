import { type JoinBuilder, type QueryCreator, sql } from "kysely";
import type { FamilyRelation, LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { insertDue } from "#server/due/due-queries.ts";
import { attachmentCount } from "#server/modules/documents/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { withDaysUsed } from "../balances/kept-balance-queries.ts";
import { ownTypeOf } from "../own-types/own-type-queries.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import { type LeaveDecision, withDecision } from "./decision-record-queries.ts";
import { certificateDays, waitingSince } from "./due-day-queries.ts";
import { statesItsEvent } from "./parental/parental-queries.ts";

/** A request's (r) status: approved leave may have a requested cancellation. */
const status = sql<LeaveStatus>`
  case when r.cancellation_asked_at is null then r.leave_status else 'cancellation_asked' end`.as(
  "leaveStatus",
);

/** The columns of notifications, mails and lists, without the reason. */
const plainColumns = [
  "r.id",
  "r.employeeId",
  "r.leaveType",
  "r.startDate",
  "r.endDate",
  "r.startHalf",
  "r.endHalf",
  "r.duration",
  status,
] as const;

export const leaveColumns = (tx: Tx) =>
  [...plainColumns, ownTypeOf(tx, sql`r.own_type_id`).as("ownType")] as const;

/** The company's country, read once for all requests. */
const countryOf = (tx: Tx) => sql<string | null>`(
  select company.country from tenants as company where company.id = ${tx.tenantId})`;

const writtenColumns = [
  ...plainColumns,
  "r.reason",
  "r.familyRelation",
  "r.contactNumber",
  "r.requestedAt",
  "r.version",
  "r.bookedById",
  "r.replacesId",
  "r.decisionReason",
  "r.certificateDue",
] as const;

export const requestColumns = (tx: Tx) =>
  [
    ...writtenColumns,
    ownTypeOf(tx, sql`r.own_type_id`).as("ownType"),
    countryOf(tx).as("country"),
    statesItsEvent(tx).as("statesItsEvent"),
  ] as const;

export interface NewLeave extends LeaveWithDuration {
  employeeId: number;
  leaveStatus: Exclude<LeaveStatus, "cancellation_asked">;
  reason: string;
  familyRelation?: FamilyRelation | undefined;
  contactNumber: string;
  requestedAt: string;
  decidedAt: string | null;
  cancellationAskedAt?: string | null;
  decidedById?: number;
  /** Set if a reviewer booked it for the employee. */
  bookedById?: number;
  /** The annual leave that gives these sick days back. */
  replacesId?: number;
  /** The due date of a needed certificate. */
  certificateDue?: string;
}

export const bookerOf = <DB, From extends keyof DB>(join: JoinBuilder<DB, From>) =>
  join.on(sql<boolean>`booker.tenant_id = r.tenant_id and booker.id = r.booked_by_id`);

/**
 * Writes a request with its days and any immediate decision. Returns its id and whether policies may add days; throws
 * an exclusion violation.
 */
export async function insertLeave(
  tx: Tx,
  { ownType, ...leave }: NewLeave,
  days: readonly LeaveDay[],
  decision: LeaveDecision = decidedByItself(leave),
): Promise<{ id: number }> {
  const writing = withDueDays(
    withDays(
      tx.with("written", (db) =>
        db
          .insertInto("leaveRequests")
          .values({ tenantId: tx.tenantId, ...leave, ownTypeId: ownType?.id })
          .returning("id"),
      ),
      tx,
      days,
    ),
    tx,
    leave,
  );
  return (
    leave.leaveStatus === "approved"
      ? withDaysUsed(withDecision(writing, tx, decision), tx, {
          ...leave,
          days: leave.duration,
          requests: 1,
        })
      : writing.selectFrom("written").select("id")
  ).executeTakeFirstOrThrow();
}

/** Adds the request's due days to the statement `writing`. */
function withDueDays(
  writing: ReturnType<typeof withDays>,
  tx: Tx,
  { leaveStatus, requestedAt, certificateDue }: NewLeave,
): typeof writing {
  const heldOn = (day: string) =>
    sql`select written.id as about, ${day.slice(0, 10)}::date as on_day from written`;
  const days = [
    ...(leaveStatus === "pending" ? [{ ...waitingSince, held: heldOn(requestedAt) }] : []),
    ...(certificateDue ? [{ ...certificateDays, held: heldOn(certificateDue) }] : []),
  ];
  if (days.length === 0) return writing;
  return writing.with("due_days", () => sql`(${insertDue(tx, days)})`) as unknown as typeof writing;
}

function decidedByItself({ requestedAt }: NewLeave): LeaveDecision {
  return {
    statusBefore: "pending",
    statusAfter: "approved",
    reason: "",
    decidedById: null,
    reviewersId: [],
    decidedAt: requestedAt,
  };
}

/** All leave of some employees, newest start first, with the reviewer's name. */
export const listLeave = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .leftJoin("employees as booker", bookerOf)
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .select(requestColumns(tx))
    .select(["r.decidedAt", "r.decidedById", fullName("by").as("decidedByName")])
    .select(fullName("booker").as("bookedByName"))
    .select(attachmentCount(tx, sql.ref("r.id")).as("fileCount"))
    .orderBy("r.startDate", "desc")
    .orderBy("r.id", "desc")
    .execute();
export type LeaveRow = Awaited<ReturnType<typeof listLeave>>[number];

type Writing = QueryCreator<Tables & { written: { id: number } }>;

const dayRows = (days: readonly LeaveDay[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (date date, cost numeric, reason text, holiday text)`;

/**
 * Replaces the cost of each day in the statement `writing`. What a day cost before stays known until now; without a
 * time, the request is new.
 */
export const withDays = (
  writing: Writing,
  { tenantId }: Tx,
  days: readonly LeaveDay[],
  knownFrom: string | null = null,
) =>
  (knownFrom === null ? writing : withFormerDays(writing, tenantId, { days, until: knownFrom }))
    .with("left", (db) =>
      db
        .deleteFrom("leaveDays")
        .using("written")
        .where("leaveDays.tenantId", "=", tenantId)
        .whereRef("leaveDays.leaveId", "=", "written.id")
        .where(sql<boolean>`leave_days.day not in (select day.date from ${dayRows(days)})`)
        .returning("leaveDays.day"),
    )
    .with("counted_days", (db) =>
      db
        .insertInto("leaveDays")
        .columns(["tenantId", "leaveId", "day", "cost", "reason", "holiday", "knownFrom"])
        .expression(
          sql`select ${tenantId}::uuid, written.id, day.date, day.cost, day.reason, day.holiday, ${knownFrom}::timestamptz
            from written cross join ${dayRows(days)}`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(["tenantId", "leaveId", "day"])
            .doUpdateSet({
              cost: sql<number>`excluded.cost`,
              reason: sql<LeaveDay["reason"]>`excluded.reason`,
              holiday: sql<string | null>`excluded.holiday`,
              knownFrom: sql<string | null>`excluded.known_from`,
            })
            .where(
              sql<boolean>`(leave_days.cost, leave_days.reason, leave_days.holiday)
                is distinct from (excluded.cost, excluded.reason, excluded.holiday)`,
            ),
        )
        .returning("day"),
    ) as unknown as Writing;

/** Stores the days that change or go, as they were counted until then. */
const withFormerDays = (
  writing: Writing,
  tenantId: string,
  { days, until }: { days: readonly LeaveDay[]; until: string },
) =>
  writing.with("former_days", (db) =>
    db
      .insertInto("leaveDayVersions")
      .columns([
        "tenantId",
        "leaveId",
        "day",
        "cost",
        "reason",
        "holiday",
        "knownFrom",
        "knownUntil",
      ])
      .expression(
        sql`select ${tenantId}::uuid, was.leave_id, was.day, was.cost, was.reason, was.holiday, was.known_from, ${until}::timestamptz
          from written join leave_days as was on was.tenant_id = ${tenantId} and was.leave_id = written.id
            left join ${dayRows(days)} on day.date = was.day
          where day.date is null or (was.cost, was.reason, was.holiday) is distinct from (day.cost, day.reason, day.holiday)`,
      )
      .returning("id"),
  ) as unknown as Writing;
