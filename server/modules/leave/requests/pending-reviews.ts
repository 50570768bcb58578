import { sql } from "kysely";
import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { PendingReview, TakenOver } from "#contract/leave/requests/pending-review.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { comingLeadersOf } from "#server/organisation/coming-leaders.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { stoodInForName } from "#server/organisation/stand-ins.ts";
import { abilitiesOn, type Reader, reviewersOf } from "../access.ts";
import { balanceSourcesOf, type EmployeeSources } from "../balances/balance-sources.ts";
import { balanceOf } from "../balances/balances.ts";
import { inLieuFor } from "../balances/time-in-lieu.ts";
import { sumOf } from "../engine/amounts.ts";
import { shortDays, worstOf } from "../planning/day-rules/shortfall.ts";
import { staffedDaysOf } from "../planning/day-rules/staffed-days.ts";
import { cycleBalances } from "../rules/cycle-balances.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import { othersAwayRow } from "./colleague-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** The pending leave that the actor may decide on, the earliest start first, with what the decision needs and the total. */
export const listPendingReviews = (context: Context, limit: number): Promise<Page<PendingReview>> =>
  readReviews(context, { limit });

/** Those of these requests that are pending and that the actor may decide on, the earliest start first. */
export async function listReviews(
  context: Context,
  ids: readonly number[],
): Promise<PendingReview[]> {
  const { items } = await readReviews(context, { limit: ids.length, ids });
  return items;
}

async function readReviews(context: Context, read: ReviewsRead): Promise<Page<PendingReview>> {
  const { tx, actor, today } = context;
  const { employeeId, isSuperadmin } = actor;
  const rows = await findPendingReviews(tx, context, read);
  const [short, sources, takenOver] = await Promise.all([
    shortDaysOf(tx, rows),
    balanceSourcesOf(context, [...new Set(rows.map((row) => row.employeeId))]),
    takenOverOf(context, rows),
  ]);
  const items = rows.map(({ employeeName, duration, leaveStatus, total, staffed: _, ...row }) => {
    const {
      departmentId,
      departmentName,
      othersAway,
      othersAwayTotal,
      requestedOn: _on,
      ...leave
    } = row;
    // Visible to the actor as a super administrator, as the manager or as who stands in for them; other reviewers do not affect what the actor may do.
    const managerId = isSuperadmin ? null : employeeId;
    const own = sources.get(leave.employeeId);
    const requester = { id: leave.employeeId, managerId, standInId: null };
    const reviewersId = reviewersOf(requester, isSuperadmin ? [employeeId] : []);
    return {
      ...leave,
      employee: { id: leave.employeeId, name: employeeName },
      leaveDuration: duration,
      takenOver: takenOver.get(leave.id) ?? null,
      remainingAfter: own ? remainingAfter({ ...leave, duration }, own, today) : null,
      department: departmentId === null ? null : { id: departmentId, name: departmentName ?? "" },
      staffing: worstOf(short.filter(({ leaveId }) => leaveId === leave.id)),
      othersAway: { items: othersAway, total: othersAwayTotal },
      can: abilitiesOn(actor, { ...leave, leaveStatus }, reviewersId, today),
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}

/** The days of some requests on which too few would be at work; asked only in a company that wants a number at work on them. */
async function shortDaysOf(tx: Tx, rows: Awaited<ReturnType<typeof findPendingReviews>>) {
  const staffed = rows.flatMap(({ id, staffed: days }) =>
    days.map((one) => ({ ...one, leaveId: id })),
  );
  return staffed.length === 0 ? [] : shortDays(tx, staffed, await companyDays({ tx }));
}

/** The pending leave of others that is visible to the reader. */
const pendingOfOthers = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", actor.employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }));

/** Which of them are read: the first to start, or these. */
interface ReviewsRead {
  limit: number;
  ids?: readonly number[];
}

/** Those of them that are of active employees and start first, each with the total. */
const firstPending = (tx: Tx, reader: Reader, { limit, ids }: ReviewsRead) =>
  pendingOfOthers(tx, reader)
    .$if(ids !== undefined, (asked) => asked.where("r.id", "=", sql<number>`any(${ids}::bigint[])`))
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("e.isActive", "=", true)
    .select(leaveColumns)
    .select([
      "r.reason",
      "r.version",
      dayOf(tx, "r.requested_at").as("requestedOn"),
      fullName("e").as("employeeName"),
      pendingOfOthers(tx, reader)
        .where(isOfActive(tx, "r.employee_id"))
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(limit);

/**
 * The pending leave of other active employees that is visible to the reader, the earliest start first, each with the total
 * and with what the decision needs, which is read for these alone.
 */
const findPendingReviews = (tx: Tx, reader: Reader, read: ReviewsRead) =>
  tx
    .selectFrom(firstPending(tx, reader, read).as("r"))
    .leftJoinLateral(
      departmentRowOf(tx, sql.ref("r.employee_id"), sql.ref("r.start_date")).as<"d">(sql`d`),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(othersAwayRow(tx, reader, sql.ref("d.id")).as("away"), (join) =>
      join.onTrue(),
    )
    .selectAll("r")
    .select([
      "d.id as departmentId",
      "d.departmentName",
      stoodInForName(tx, {
        readerId: reader.actor.employeeId,
        employeeId: sql.ref("r.employee_id"),
        day: reader.today,
      }).as("standsInFor"),
      "away.items as othersAway",
      "away.total as othersAwayTotal",
      staffedDaysOf(tx).as("staffed"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();

interface Requested {
  id: number;
  employeeId: number;
  requestedOn: string;
}

/**
 * From whom and since when requests are the actor's to decide, by request: those of people whom they lead by now, and did not lead when it
 * was made. One statement, however many there are.
 */
async function takenOverOf(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  requests: readonly Requested[],
): Promise<ReadonlyMap<number, TakenOver>> {
  const asked = requests.map(({ employeeId, requestedOn }) => ({ employeeId, from: requestedOn }));
  const leaders = await comingLeadersOf(tx, asked);
  return new Map(
    requests.flatMap(({ id, employeeId, requestedOn }) => {
      const past = (leaders.get(employeeId) ?? []).filter(({ day }) => day <= today);
      const others = past.findLastIndex(({ manager }) => manager?.id !== actor.employeeId);
      const [before, first] = [past[others], past[others + 1]];
      return before && first && first.day > requestedOn
        ? [[id, { from: before.manager?.name ?? null, on: first.day }] as const]
        : [];
    }),
  );
}

/**
 * How many days of its balance are left once a pending request is approved, of those that there are on its first day; below 0 if it does
 * not fit, null if it draws on no balance. Other requests that are not decided yet take none.
 */
function remainingAfter(
  request: LeaveWithDuration & { id: number },
  { leave, grants, account }: Pick<EmployeeSources, "grants" | "leave" | "account">,
  today: string,
): number | null {
  const name = balanceOfLeaveType[request.leaveType];
  if (name === null) return null;
  const approved = leave.filter(({ leaveStatus }) => leaveStatus === "approved");
  const sources = { grants, account, leave: approved };
  const { duration } = request;
  if (name === "timeInLieu") return sumOf([inLieuFor(request, sources).available, -duration]);
  if (!account) return sumOf([balanceOf(name, sources, today).remaining, -duration]);
  const days = account.daysOf(request.id);
  const last = cycleBalances({ ...request, days }, { ...sources, day: today }).at(-1);
  return last ? sumOf([last.available, -last.duration]) : null;
}
