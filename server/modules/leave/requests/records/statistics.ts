import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { EmployeeStatistics } from "#contract/employees/employee-lists.ts";
import type { LeaveStatistics } from "#contract/leave/leave.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { countUsers } from "#server/modules/employees/index.ts";
import type { Reader } from "#server/modules/leave/access.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { seesEveryone, visibleTo } from "#server/organisation/sight.ts";

/** Pending and taken leave among visible employees (AMB-137). */
export const leaveStatistics = (context: Context): Promise<LeaveStatistics> =>
  countLeave(context.tx, context);

/** All users, pending users, and pending users with pending leave (AMB-171, AMB-172). */
export async function employeeStatistics(context: Context): Promise<EmployeeStatistics> {
  const [users, pendingLeave] = await Promise.all([
    countUsers(context),
    countPendingLeave(context.tx),
  ]);
  return { ...users, actionItems: users.usersPending + pendingLeave };
}

/** Approved days and users by type, and employees with pending leave, among visible ones. Reads stored totals, not all leave. */
const countLeave = (tx: Tx, reader: Reader) =>
  seesEveryone(reader.actor, "leave") ? countOfCompany(tx, reader) : countOfVisible(tx, reader);

const countOfCompany = (tx: Tx, reader: Reader) =>
  tx
    .selectFrom(waiting(tx, reader).as("waiting"))
    .select([
      "waiting.employees as pendingLeaveRequests",
      daysOfCompany(tx, isOneOf(annual)).as("annualLeaveCount"),
      usersOfCompany(tx, "annual").as("annualLeaveUsersCount"),
      daysOfCompany(tx, isOneOf(sick)).as("sickLeaveCount"),
      usersOfCompany(tx, "sick").as("sickLeaveUsersCount"),
      daysOfCompany(tx, sql`not ${isOneOf(annual, sick)}`).as("otherLeaveCount"),
      usersOfCompany(tx, "other").as("otherLeaveUsersCount"),
    ])
    .executeTakeFirstOrThrow();

const countOfVisible = (tx: Tx, reader: Reader) =>
  tx
    .selectFrom(sumOf(tx, taken(tx, reader, "annual").select("b.used")).as("annual"))
    .crossJoin(sumOf(tx, taken(tx, reader, "sick").select("b.used")).as("sick"))
    .crossJoin(sumOf(tx, takenOfOthers(tx, reader)).as("other"))
    .crossJoin(waiting(tx, reader).as("waiting"))
    .select([
      "waiting.employees as pendingLeaveRequests",
      "annual.days as annualLeaveCount",
      "annual.employees as annualLeaveUsersCount",
      "sick.days as sickLeaveCount",
      "sick.employees as sickLeaveUsersCount",
      "other.days as otherLeaveCount",
      "other.employees as otherLeaveUsersCount",
    ])
    .executeTakeFirstOrThrow();

const [annual, sick] = ["AnnualLeave", "SickLeave"] as const;
const isOneOf = (...types: LeaveType[]) => sql<boolean>`leave_type = any(${types}::text[])`;

const daysOfCompany = (tx: Tx, isCounted: RawBuilder<boolean>) =>
  tx
    .selectFrom("leaveTotals")
    .where("tenantId", "=", tx.tenantId)
    .where(isCounted)
    .select(({ fn }) => fn.coalesce(fn.sum<number>("days"), sql.lit(0)).as("days"))
    .$asScalar()
    .$notNull();

const usersOfCompany = (tx: Tx, taken: Tables["leaveUsers"]["taken"]) =>
  tx
    .selectFrom("leaveUsers")
    .where("tenantId", "=", tx.tenantId)
    .where("taken", "=", taken)
    .select(({ fn }) => fn.coalesce(fn.sum<number>("employees"), sql.lit(0)).as("employees"))
    .$asScalar()
    .$notNull();

const sumOf = <DB, From extends keyof DB>(
  tx: Tx,
  employees: SelectQueryBuilder<DB, From, { used: number }>,
) =>
  tx
    .selectFrom(employees.as("each"))
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("each.used"), sql.lit(0)).as("days"),
      fn.countAll<number>().as("employees"),
    ]);

type Balance = Tables["leaveBalances"]["balance"];

/** The users of a balance. */
const taken = (tx: Tx, { actor, today }: Reader, balance: Balance) =>
  tx
    .selectFrom("leaveBalances as b")
    .where("b.tenantId", "=", tx.tenantId)
    .where("b.balance", "=", sql.lit(balance))
    .where("b.used", ">", sql.lit(0))
    .where(visibleTo(tx, actor, { what: "leave", column: "b.employee_id", today }));

/** The users of any other balance, each once. */
const takenOfOthers = (tx: Tx, reader: Reader) =>
  tx
    .selectFrom(
      taken(tx, reader, "familyResponsibility")
        .select(["b.employeeId", "b.used"])
        .unionAll(taken(tx, reader, "maternityPaternity").select(["b.employeeId", "b.used"]))
        .unionAll(taken(tx, reader, "study").select(["b.employeeId", "b.used"]))
        .unionAll(taken(tx, reader, "timeInLieu").select(["b.employeeId", "b.used"]))
        .unionAll(taken(tx, reader, "unpaid").select(["b.employeeId", "b.used"]))
        .as("each"),
    )
    .groupBy("each.employeeId")
    .select(({ fn }) => fn.sum<number>("each.used").as("used"));

/** Active employees with pending leave. */
const waiting = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where(isOfActive(tx, "r.employee_id"))
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }))
    .select(({ fn }) => fn.count<number>("r.employeeId").distinct().as("employees"));

/** Pending requests of active employees. */
async function countPendingLeave(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where(isOfActive(tx, "r.employee_id"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
