import { type QueryCreator, sql } from "kysely";
import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";

type WritingLeave = QueryCreator<Tables & { written: { id: number } }>;

/** The parts of a company's total. Simultaneous decisions seldom share a part. */
export const parts = 16;

/** Changes in approved days of a locked employee; negative if they shrink. */
export interface UsedDays extends Pick<LeaveWithDuration, "leaveType" | "startDate"> {
  employeeId: number;
  days: number;
  /** 1 for newly approved leave, -1 for cancelled leave, 0 for changed leave. */
  requests: 1 | 0 | -1;
}

type Balance = Tables["leaveBalances"]["balance"];

/** Balances with a common count of users, each employee once. */
const countedTogether: Record<Tables["leaveUsers"]["taken"], Balance[]> = {
  annual: ["annual"],
  sick: ["sick"],
  other: ["familyResponsibility", "maternityPaternity", "study", "timeInLieu", "unpaid"],
};

/** A balance's statistics group, with all balances of the group. */
export function countedWith(balance: Balance) {
  const taken = balance === "annual" || balance === "sick" ? balance : "other";
  return { taken, balances: countedTogether[taken] };
}

/**
 * Adds days to the used days and the company's total of a locked employee, and corrects the user count. Returns the
 * request's id.
 */
export const withDaysUsed = (
  writing: WritingLeave,
  { tenantId }: Tx,
  { employeeId, leaveType, startDate, days, requests }: UsedDays,
) => {
  const balance = balanceOfLeaveType[leaveType] ?? "unpaid";
  const year = Number(startDate.slice(0, 4));
  const { taken, balances } = countedWith(balance);
  const part = employeeId % parts;
  const usesOthers = sql`exists (select from leave_balances where tenant_id = ${tenantId} and employee_id = ${employeeId}
    and balance = any(${balances}::text[]) and used > case when balance = ${balance} then ${Math.max(0, -days)}::numeric else 0 end)`;
  // Needed first: a sharded database runs the parts in order, and this looks for earlier use.
  return writing
    .with("joined", (db) =>
      db
        .insertInto("leaveUsers")
        .columns(["tenantId", "taken", "part", "employees"])
        .expression(
          sql`select ${tenantId}::uuid, ${taken}::text, ${part}::smallint, ${Math.sign(days)}::int
            where ${days}::numeric <> 0 and not ${usesOthers}`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(["tenantId", "taken", "part"])
            .doUpdateSet({ employees: sql<number>`leave_users.employees + excluded.employees` }),
        )
        .returning("part"),
    )
    .with("moved", (db) =>
      db
        .insertInto("leaveBalances")
        .values({ tenantId, employeeId, balance, used: days })
        .onConflict((conflict) =>
          conflict
            .columns(["tenantId", "employeeId", "balance"])
            .doUpdateSet({ used: sql<number>`leave_balances.used + excluded.used` }),
        )
        .returning("employeeId"),
    )
    .with("counted", (db) =>
      db
        .insertInto("leaveTotals")
        .values({
          tenantId,
          year,
          leaveType,
          part,
          days,
          requests,
        })
        .onConflict((conflict) =>
          conflict.columns(["tenantId", "year", "leaveType", "part"]).doUpdateSet({
            days: sql<number>`leave_totals.days + excluded.days`,
            requests: sql<number>`leave_totals.requests + excluded.requests`,
          }),
        )
        .returning("part"),
    )
    .selectFrom("written")
    .select("written.id");
};

/** Moves approved leave to the year of its new first day in the company's totals. */
export async function moveTotals(
  tx: Tx,
  before: Pick<LeaveWithDuration, "leaveType" | "startDate"> & { employeeId: number },
  after: Pick<LeaveWithDuration, "startDate" | "duration">,
): Promise<void> {
  const [from, to] = [before, after].map(({ startDate }) => Number(startDate.slice(0, 4)));
  if (from === to) return;
  const { leaveType, employeeId } = before;
  const moved = (year: number | undefined, sign: 1 | -1) => ({
    tenantId: tx.tenantId,
    year: year ?? 0,
    leaveType,
    part: employeeId % parts,
    days: sign * after.duration,
    requests: sign,
  });
  await tx
    .insertInto("leaveTotals")
    .values([moved(from, -1), moved(to, 1)])
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "year", "leaveType", "part"]).doUpdateSet({
        days: sql<number>`leave_totals.days + excluded.days`,
        requests: sql<number>`leave_totals.requests + excluded.requests`,
      }),
    )
    .execute();
}
