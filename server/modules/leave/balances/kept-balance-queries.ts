import { type QueryCreator, sql } from "kysely";
import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import type { Grant } from "./balances.ts";

type WritingLeave = QueryCreator<Tables & { written: { id: number } }>;
type WritingGrants = QueryCreator<Tables & { written: Grant & { id: number; employeeId: number } }>;

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
        .updateTable("leaveBalances")
        .set({ used: sql<number>`used + ${days}::numeric` })
        .where("tenantId", "=", tenantId)
        .where("employeeId", "=", employeeId)
        .where("balance", "=", balance)
        .returning("employeeId"),
    )
    .with("opened", (db) =>
      db
        .insertInto("leaveBalances")
        .columns(["tenantId", "employeeId", "balance", "dateFrom", "granted", "used"])
        .expression(
          sql`select ${tenantId}::uuid, ${employeeId}::bigint, ${balance}::text, date '-infinity', 0, ${days}::numeric
            where not exists (select from leave_balances where tenant_id = ${tenantId}
              and employee_id = ${employeeId} and balance = ${balance})`,
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

/** Whether row b belongs to a grant just written. The ids prevent a comparison of all rows before the database has statistics. */
const isOf = (tx: Tx, employeeIds: readonly number[]) => sql<boolean>`
  b.tenant_id = ${tx.tenantId} and b.employee_id = any(${employeeIds}::bigint[])
  and b.employee_id = written.employee_id and b.balance = written.balance`;

/** Adds granted days from their effective day on, with a row for that day. Allows one grant per employee and balance. */
export const withDaysGranted = (writing: WritingGrants, tx: Tx, employeeIds: readonly number[]) =>
  writing
    .with("ended", (db) =>
      db
        .updateTable("leaveBalances as b")
        .from("written")
        .set({ dateTo: sql<string>`written.effective_from - 1` })
        .where(isOf(tx, employeeIds))
        .where(sql<boolean>`b.date_from < written.effective_from`)
        .where(sql<boolean>`(b.date_to is null or b.date_to >= written.effective_from)`)
        .returning("b.employeeId"),
    )
    .with("raised", (db) =>
      db
        .updateTable("leaveBalances as b")
        .from("written")
        .set({ granted: sql<number>`b.granted + written.days` })
        .where(isOf(tx, employeeIds))
        .where(sql<boolean>`b.date_from >= written.effective_from`)
        .returning("b.employeeId"),
    )
    .with("begun", (db) =>
      db
        .insertInto("leaveBalances")
        .columns(["tenantId", "employeeId", "balance", "dateFrom", "dateTo", "granted", "used"])
        .expression(
          sql`select ${tx.tenantId}::uuid, written.employee_id, written.balance, written.effective_from,
              min(b.date_from) filter (where b.date_from > written.effective_from) - 1,
              written.days + coalesce((array_agg(b.granted order by b.date_from desc)
                filter (where b.date_from < written.effective_from))[1], 0),
              coalesce(max(b.used), 0)
            from written left join leave_balances as b on ${isOf(tx, employeeIds)}
            group by written.employee_id, written.balance, written.effective_from, written.days
            having count(*) filter (where b.date_from = written.effective_from) = 0`,
        )
        .returning("employeeId"),
    )
    .selectFrom("written")
    .select(["written.id", "written.employeeId"]);
