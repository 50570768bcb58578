import { type QueryCreator, sql } from "kysely";
import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import type { Grant } from "./balances.ts";

type WritingLeave = QueryCreator<Tables & { written: { id: number } }>;
type WritingGrants = QueryCreator<Tables & { written: Grant & { id: number; employeeId: number } }>;

/** The parts of a company's total, so that decisions made at once seldom wait for each other. */
export const parts = 16;

/** Days by which the approved leave of an employee who is locked grows, or shrinks if they are negative. */
export interface UsedDays extends Pick<LeaveWithDuration, "leaveType" | "startDate"> {
  employeeId: number;
  days: number;
  /** By how many requests: 1 for leave that becomes approved, -1 for leave that is cancelled, 0 for leave that changes. */
  requests: 1 | 0 | -1;
}

type Balance = Tables["leaveBalances"]["balance"];

/** The balances whose users statistics count together, each employee once. */
const countedTogether: Record<Tables["leaveUsers"]["taken"], Balance[]> = {
  annual: ["annual"],
  sick: ["sick"],
  other: ["familyResponsibility", "maternityPaternity", "study", "timeInLieu", "unpaid"],
};

/** What leave from a balance is counted as, with all balances that are. */
export function countedWith(balance: Balance) {
  const taken = balance === "annual" || balance === "sick" ? balance : "other";
  return { taken, balances: countedTogether[taken] };
}

/**
 * Completes a statement that has `written` leave of an employee who is locked: adds its days to those kept as used and to the
 * company's total, and counts the employee if they are their first, or no longer if they were their last. Returns the id of
 * the request.
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
  // Besides what is given back, or at all.
  const usesOthers = sql`exists (select from leave_balances where tenant_id = ${tenantId} and employee_id = ${employeeId}
    and balance = any(${balances}::text[]) and used > case when balance = ${balance} then ${Math.max(0, -days)}::numeric else 0 end)`;
  // First, as a sharded database runs one part after the other: whether they have used any before is asked before it is added.
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

/**
 * Whether a kept row (b) is that of a grant that was written to one of these employees. They are named, as well: of a company that the
 * database knows little of yet, all rows would be compared with each grant.
 */
const isOf = (tx: Tx, employeeIds: readonly number[]) => sql<boolean>`
  b.tenant_id = ${tx.tenantId} and b.employee_id = any(${employeeIds}::bigint[])
  and b.employee_id = written.employee_id and b.balance = written.balance`;

/**
 * Completes a statement that has `written` grants to these employees, at most one for each employee and balance: adds their days to what is
 * kept as granted from the day on which they take effect, and begins a row on that day. Returns the grants' ids and employees.
 */
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
