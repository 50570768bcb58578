import { sql } from "kysely";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { moveTotals } from "../balances/kept-balance-queries.ts";
import { sumOf } from "../engine/amounts.ts";
import { plusDays } from "../engine/day.ts";
import { saveDecision } from "./decision-queries.ts";
import type { LeaveDecision } from "./decision-record-queries.ts";
import type { LockedLeave } from "./locked-leave.ts";
import { insertLeave, leaveColumns } from "./request-queries.ts";

interface Replacing {
  employeeId: number;
  replacesId: number | null;
  startDate: string;
  endDate: string;
}

/** Gives annual leave back whose days sick leave takes: the days before and after them stay. Its person is locked. */
export async function giveBackDays(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  { leave, reviewersId }: { leave: Replacing; reviewersId: LockedLeave["reviewersId"] },
): Promise<void> {
  const annual = leave.replacesId === null ? undefined : await findApproved(tx, leave.replacesId);
  if (!annual || annual.endDate < leave.startDate || annual.startDate > leave.endDate) return;
  const at = now.toISOString();
  const decision = {
    statusBefore: annual.leaveStatus,
    ...{ statusAfter: annual.leaveStatus, reason: "", decidedById: actor.employeeId },
    ...{ reviewersId, decidedAt: at },
  } satisfies LeaveDecision;
  const [left, rest] = partsBeside(annual, leave);
  const days = (left?.duration ?? 0) - annual.duration;
  const used = { ...annual, days, requests: left ? 0 : -1 } as const;
  if (!left) {
    const cancelled = { leaveStatus: "cancelled", cancellationAskedAt: null } as const;
    const made = { decidedById: actor.employeeId, decidedAt: at, decisionReason: "" };
    const record = { ...decision, statusAfter: "cancelled" } as const;
    return saveDecision(tx, annual.id, { ...cancelled, ...made }, record, {
      used,
      days: undefined,
    });
  }
  const { days: daysLeft, ...changes } = left;
  await saveDecision(tx, annual.id, changes, decision, { used, days: daysLeft });
  await moveTotals(tx, annual, left);
  if (rest) await insertRest(tx, annual, rest, decision);
}

type Annual = NonNullable<Awaited<ReturnType<typeof findApproved>>>;

const findApproved = (tx: Tx, id: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", id)
    .where("r.leaveStatus", "=", "approved")
    .select(leaveColumns(tx))
    .select(["r.reason", "r.contactNumber", "r.bookedById", "r.cancellationAskedAt"])
    .select(
      sql<LeaveDay[]>`(
        select coalesce(json_agg(json_build_object('date', d.day, 'cost', d.cost, 'reason', d.reason, 'holiday', d.holiday) order by d.day), '[]')
        from leave_days as d where d.tenant_id = ${tx.tenantId} and d.leave_id = r.id)`.as("days"),
    )
    .executeTakeFirst();

type Part = Pick<Annual, "startDate" | "endDate" | "startHalf" | "endHalf" | "duration" | "days">;

/** What stays before and after the sick days, at the cost it had; parts without a cost go. */
function partsBeside(annual: Annual, sick: Pick<Replacing, "startDate" | "endDate">): Part[] {
  const { startHalf, endHalf } = annual;
  const before = { from: annual.startDate, to: plusDays(sick.startDate, -1) };
  const after = { from: plusDays(sick.endDate, 1), to: annual.endDate };
  const within = (from: string, to: string) =>
    annual.days.filter(({ date }) => date >= from && date <= to);
  const parts = [
    { ...before, startHalf, endHalf: "afternoon" as const },
    { ...after, startHalf: "morning" as const, endHalf },
  ].map(({ from, to, ...halves }) => ({
    ...{ startDate: from, endDate: to, ...halves, days: within(from, to) },
    duration: sumOf(within(from, to).map(({ cost }) => cost)),
  }));
  return parts.filter(({ duration }) => duration > 0);
}

/** The second part is a request of its own, approved as the first is. */
const insertRest = (
  tx: Tx,
  { employeeId, leaveType, reason, contactNumber, bookedById, cancellationAskedAt }: Annual,
  { days, ...part }: Part,
  decision: LeaveDecision,
) =>
  insertLeave(
    tx,
    {
      ...{ employeeId, leaveType, reason, contactNumber, cancellationAskedAt, ...part },
      leaveStatus: "approved",
      requestedAt: decision.decidedAt,
      decidedAt: decision.decidedAt,
      ...(decision.decidedById !== null && { decidedById: decision.decidedById }),
      ...(bookedById !== null && { bookedById }),
    },
    days,
    { ...decision, statusBefore: "pending" },
  );
