import { sql } from "kysely";
import type { PendingReview, TakenOver } from "#contract/leave/requests/pending-review.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { abilitiesOn, type Reader, reviewersOf } from "#server/modules/leave/access.ts";
import {
  balanceSourcesOf,
  type EmployeeSources,
} from "#server/modules/leave/balances/balance-sources.ts";
import { sumOf } from "#server/modules/leave/engine/amounts.ts";
import { shortDays, worstOf } from "#server/modules/leave/planning/day-rules/shortfall.ts";
import { staffedDaysOf } from "#server/modules/leave/planning/day-rules/staffed-days.ts";
import {
  belowZeroAfter,
  cycleBalances,
  remainingAfter,
} from "#server/modules/leave/rules/cycle-balances.ts";
import type { LeaveWithDuration } from "#server/modules/leave/rules/eligibility.ts";
import { inactiveEmployees, isOfActive } from "#server/organisation/active-employees.ts";
import {
  type ComingLeader,
  comingLeadersOf,
  nextChangeIn,
} from "#server/organisation/coming-leaders.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";
import { peopleOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { standInFor, stoodInForName } from "#server/organisation/stand-ins.ts";
import { leaveColumns } from "../request-queries.ts";
import { othersAwayRow } from "./colleague-queries.ts";

/** The actor's pending reviews by start, with decision details and the total. */
export const listPendingReviews = (context: Context, limit: number): Promise<Page<PendingReview>> =>
  readReviews(context, { limit });

/** The actor's pending reviews among these requests, by start. */
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
  const [short, sources, changes] = await Promise.all([
    shortDaysOf(tx, rows),
    balanceSourcesOf(context, [...new Set(rows.map((row) => row.employeeId))]),
    leaderChangesOf(context, rows),
  ]);
  const items = rows.map(({ employeeName, duration, leaveStatus, total, staffed: _, ...row }) => {
    const {
      departmentId,
      departmentName,
      othersAway,
      othersAwayTotal,
      requestedOn: _on,
      lastDay,
      ...leave
    } = row;
    // Visible to a super administrator, the manager or the stand-in. Other reviewers do not affect the actor's rights.
    const managerId = isSuperadmin ? null : employeeId;
    const own = sources.get(leave.employeeId);
    const requester = { id: leave.employeeId, managerId, standInId: null };
    const reviewersId = reviewersOf(requester, isSuperadmin ? [employeeId] : []);
    return {
      ...leave,
      employee: { id: leave.employeeId, name: employeeName },
      leaveDuration: duration,
      ...changesSeen(changes.get(leave.id), { ...leave, lastDay }),
      ...(own ? ifApproved({ ...leave, duration }, own, today) : withoutBalance),
      department: departmentId === null ? null : { id: departmentId, name: departmentName ?? "" },
      staffing: worstOf(short.filter(({ leaveId }) => leaveId === leave.id)),
      othersAway: { items: othersAway, total: othersAwayTotal },
      can: abilitiesOn(actor, { ...leave, leaveStatus }, reviewersId, today),
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}

type LineChanges = Pick<PendingReview, "takenOver" | "passesOn">;

/** What the reader sees of changes to come: a stand-in only what the decision needs. */
function changesSeen(
  { takenOver, passesOn }: LineChanges = { takenOver: null, passesOn: null },
  { standsInFor, lastDay }: Pick<PendingReview, "standsInFor" | "lastDay">,
) {
  const isStandIn = standsInFor !== null;
  return {
    takenOver,
    passesOn: isStandIn ? null : passesOn,
    lastDay: isStandIn ? null : lastDay,
  };
}

/** Days of these requests with too few at work, for companies that set a minimum. */
async function shortDaysOf(tx: Tx, rows: Awaited<ReturnType<typeof findPendingReviews>>) {
  const staffed = rows.flatMap(({ id, staffed: days }) =>
    days.map((one) => ({ ...one, leaveId: id })),
  );
  return staffed.length === 0 ? [] : shortDays(tx, staffed, await companyDays({ tx }));
}

const pendingOfOthers = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", actor.employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }));

/** The first to start, or these requests. */
interface ReviewsRead {
  limit: number;
  ids?: readonly number[];
}

/** Those of active employees that start first, each with the total. */
const firstPending = (tx: Tx, reader: Reader, { limit, ids }: ReviewsRead) =>
  pendingOfOthers(tx, reader)
    .$if(ids !== undefined, (asked) => asked.where("r.id", "=", sql<number>`any(${ids}::bigint[])`))
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("e.isActive", "=", true)
    .select(leaveColumns(tx))
    .select([
      "r.reason",
      "r.familyRelation",
      "r.replacesId",
      "r.version",
      "e.terminationDate as lastDay",
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

/** Other active employees' visible pending leave by start, each with the total and the decision's details. */
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
      peopleWithoutStandIn(tx).as("leads"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();

/** The active people of the employee of a request (r) on its first day; 0 with a stand-in. */
function peopleWithoutStandIn(tx: Tx) {
  const [employeeId, day] = [sql.ref<number>("r.employee_id"), sql.ref<string>("r.start_date")];
  return sql<number>`(
    select count(*) from ${peopleOf(tx, employeeId, day)} as led (id)
    where led.id not in ${inactiveEmployees(tx)} and ${standInFor(tx, employeeId, day)} is null)`;
}

interface Requested {
  id: number;
  employeeId: number;
  requestedOn: string;
  endDate: string;
}

/** For each request: the change that made the actor the manager since, and the next change until its end. One statement. */
async function leaderChangesOf(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  requests: readonly Requested[],
): Promise<ReadonlyMap<number, LineChanges>> {
  const asked = requests.map(({ employeeId, requestedOn }) => ({ employeeId, from: requestedOn }));
  const leaders = await comingLeadersOf(tx, asked);
  return new Map(
    requests.map((request) => {
      const ofOne = leaders.get(request.employeeId) ?? [];
      const takenOver = takenOverIn(
        ofOne.filter(({ day }) => day <= today),
        { readerId: actor.employeeId, requestedOn: request.requestedOn },
      );
      const passesOn = nextChangeIn(ofOne, { today, until: request.endDate });
      return [request.id, { takenOver, passesOn }];
    }),
  );
}

/** The former manager and the day of the change, for a request from before the reader became the manager. */
function takenOverIn(
  past: readonly ComingLeader[],
  { readerId, requestedOn }: { readerId: number; requestedOn: string },
): TakenOver | null {
  const others = past.findLastIndex(({ manager }) => manager?.id !== readerId);
  const [before, first] = [past[others], past[others + 1]];
  return before && first && first.day > requestedOn
    ? { from: before.manager?.name ?? null, on: first.day }
    : null;
}

const withoutBalance = { remainingAfter: null, lackingDays: 0 };

/** The balance after an approval, on the leave's last day. Ignores other undecided requests. */
function ifApproved(
  request: LeaveWithDuration & { id: number },
  {
    leave,
    grants,
    account,
    ownTypes,
  }: Pick<EmployeeSources, "grants" | "leave" | "account" | "ownTypes">,
  today: string,
): Pick<PendingReview, "remainingAfter" | "lackingDays"> {
  const approved = leave.filter(({ leaveStatus }) => leaveStatus === "approved");
  const existing = { grants, account, ownTypes, leave: approved, day: today };
  const costed = { ...request, days: account.daysOf(request.id) };
  const lacking = cycleBalances(costed, existing).find((one) => one.available < one.duration);
  if (lacking)
    return { remainingAfter: null, lackingDays: sumOf([lacking.duration, -lacking.available]) };
  const remaining = remainingAfter(costed, existing);
  if (remaining === null) return withoutBalance;
  // Later leave may take days that are still to be earned.
  const least = -belowZeroAfter(costed, existing);
  return { remainingAfter: Math.max(least, remaining), lackingDays: 0 };
}
