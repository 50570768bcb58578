import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { seesEveryone, visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "../access-queries.ts";

export const countLeave = (tx: Tx, reader: Reader) =>
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
    .selectFrom(sumOf(tx, taken(tx, reader, "annual").select("u.used")).as("annual"))
    .crossJoin(sumOf(tx, taken(tx, reader, "sick").select("u.used")).as("sick"))
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

type Balance = Tables["leaveUsed"]["balance"];

const taken = (tx: Tx, { actor, today }: Reader, balance: Balance) =>
  tx
    .selectFrom("leaveUsed as u")
    .where("u.tenantId", "=", tx.tenantId)
    .where("u.balance", "=", sql.lit(balance))
    .where("u.used", ">", sql.lit(0))
    .where(visibleTo(tx, actor, { what: "leave", column: "u.employee_id", today }));

const takenOfOthers = (tx: Tx, reader: Reader) =>
  tx
    .selectFrom(
      taken(tx, reader, "familyResponsibility")
        .select(["u.employeeId", "u.used"])
        .unionAll(taken(tx, reader, "maternityPaternity").select(["u.employeeId", "u.used"]))
        .unionAll(taken(tx, reader, "study").select(["u.employeeId", "u.used"]))
        .unionAll(taken(tx, reader, "timeInLieu").select(["u.employeeId", "u.used"]))
        .unionAll(taken(tx, reader, "unpaid").select(["u.employeeId", "u.used"]))
        .as("each"),
    )
    .groupBy("each.employeeId")
    .select(({ fn }) => fn.sum<number>("each.used").as("used"));

/** The employees who wait for a decision; no one decides for those who have been deactivated. */
const waiting = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where(isOfActive(tx, "r.employee_id"))
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }))
    .select(({ fn }) => fn.count<number>("r.employeeId").distinct().as("employees"));

export async function countPendingLeave(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where(isOfActive(tx, "r.employee_id"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
