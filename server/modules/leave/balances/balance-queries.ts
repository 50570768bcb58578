import { type RawBuilder, sql } from "kysely";
import type { OfferedLeave } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import type { Tx } from "#server/db/database.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { ownTypeOf } from "../own-types/own-type-queries.ts";
import { ownTypesOf } from "../own-types/person-own-types.ts";
import { dayRulesOf } from "../planning/day-rules/person-day-rules.ts";
import { parentalFactsOf } from "../requests/parental/parental-queries.ts";
import { accountOf, employeesOf } from "../terms/account-queries.ts";
import { patternsOf } from "../terms/pattern-queries.ts";
import type { Grant } from "./balances.ts";
import type { CountedLeave } from "./counted-leave.ts";

export interface OpenLeave extends CountedLeave {
  ownType: OwnTypeName | null;
  id: number;
  startDate: string;
  endDate: string;
  /** The stated reason for maternity leave. */
  parental: ParentalFacts | null;
}

const grantsOf = (tx: Tx, employeeId: RawBuilder<unknown>) => sql<Grant[]>`(
  select coalesce(json_agg(json_build_object('balance', g.balance, 'days', g.days, 'effectiveFrom', g.effective_from, 'cause', g.cause, 'until', g.usable_until)), '[]')
  from leave_grants as g where g.tenant_id = ${tx.tenantId} and g.employee_id = ${employeeId} and g.balance is not null)`;

/** An employee's pending and approved leave, as an SQL value. */
const openLeaveOf = (tx: Tx, employeeId: RawBuilder<unknown>) => sql<OpenLeave[]>`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'leaveType', r.leave_type, 'ownType', ${ownTypeOf(tx, sql`r.own_type_id`)}, 'leaveStatus', r.leave_status, 'duration', r.duration,
    'startDate', r.start_date, 'endDate', r.end_date, 'startHalf', r.start_half, 'endHalf', r.end_half,
    'parental', ${parentalFactsOf(tx)}) order by r.start_date), '[]')
  from leave_requests as r
  where r.tenant_id = ${tx.tenantId} and r.employee_id = ${employeeId} and r.leave_status in ('pending', 'approved'))`;

/** The sources of some employees' balances, in one statement. */
export const listSources = (tx: Tx, employeeIds: readonly number[]) =>
  employeesOf(tx, employeeIds)
    .select([
      "e.id",
      accountOf(tx),
      grantsOf(tx, sql`e.id`).as("grants"),
      openLeaveOf(tx, sql`e.id`).as("leave"),
    ])
    .orderBy("e.id")
    .execute();

/** The day of notice in South Africa, where annual leave cannot be taken in notice. */
const noticeByLaw = (tx: Tx) => sql<string | null>`(
  select e.notice_given_on from tenants as company where company.id = ${tx.tenantId} and company.country = 'ZA')`;

/** All sources of an employee's balances, with the rules for the given days, in one statement. */
export const findBalanceSources = (
  { tx, today }: { tx: Tx; today: string },
  employeeId: number,
  days: { from: string; to: string } | undefined,
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select(({ selectFrom }) => [
      "e.startDate",
      "e.terminationDate as endDate",
      noticeByLaw(tx).as("noticeGivenOn"),
      pastEmploymentsOf(tx, sql`e.id`).as("past"),
      accountOf(tx),
      patternsOf(tx, sql`e.id`).as("patterns"),
      selectFrom("tenants as company")
        .where("company.id", "=", tx.tenantId)
        .select(
          sql<OfferedLeave>`json_build_object('offersStudyLeave', company.offers_study_leave,
            'offersTimeInLieu', company.offers_time_in_lieu)`.as("offered"),
        )
        .$asScalar()
        .$notNull()
        .as("offered"),
      grantsOf(tx, sql`e.id`).as("grants"),
      openLeaveOf(tx, sql`e.id`).as("leave"),
      ownTypesOf(tx, today).as("own"),
    ])
    .$if(days !== undefined, (found) =>
      found.select(dayRulesOf(tx, sql`e.id`, days as NonNullable<typeof days>).as("dayRules")),
    )
    .executeTakeFirst();
