import { sql } from "kysely";
import { maxPlanned } from "#contract/codes/leave.ts";
import type { LeavePlan, LeavePlanQuery } from "#contract/leave/planning/planner.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { type Reader, visibleEmployees } from "#server/modules/leave/access.ts";
import { leaveColumns } from "#server/modules/leave/requests/request-queries.ts";
import { companyPattern } from "#server/modules/leave/rules/working-days.ts";
import { patternsOf } from "#server/modules/leave/terms/pattern-queries.ts";
import { type PatternRow, personSchedule } from "#server/modules/leave/terms/person-pattern.ts";
import {
  type ComingLeader,
  comingLeadersOf,
  nextChangeIn,
} from "#server/organisation/coming-leaders.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf, peopleIn } from "#server/organisation/places.ts";
import { planDayRules } from "../day-rules/planned-day-rules.ts";

/** The visible employees' leave in whole weeks, from the requested day's week on. */
export async function planLeave(context: Context, query: LeavePlanQuery): Promise<LeavePlan> {
  const { tx, actor, today } = context;
  const { departmentId, page, weeks } = query;
  const monday = mondayOf(query.from ?? today);
  const from = monday.toString();
  const to = monday.add({ weeks }).subtract({ days: 1 }).toString();
  const limit = maxPlanned.people;
  const [people, calendar] = await Promise.all([
    findPlannedPeople(tx, context, { departmentId, offset: (page - 1) * limit, limit }),
    companyDays(context),
  ]);
  const ids = people.map(({ id }) => id);
  const departmentIds = [...new Set(people.flatMap((one) => one.departmentId ?? []))];
  const [rows, leaders, dayRules] = await Promise.all([
    ids.length > 0 ? listPlannedLeave(tx, ids, { from, to }) : [],
    comingLeadersOf(
      tx,
      ids.map((employeeId) => ({ employeeId, from: today })),
    ),
    planDayRules(tx, { departmentIds, from, to }, calendar),
  ]);
  const leaveOf = Map.groupBy(rows, ({ employeeId }) => employeeId);
  const pattern = companyPattern(calendar.workMinutes);
  const days = Array.from({ length: weeks * 7 }, (_, n) => monday.add({ days: n }));
  const dates = days.map((day) => day.toString());
  return {
    today,
    from,
    to,
    freeDays: days.flatMap((day) => {
      const date = day.toString();
      const holiday = calendar.holidayOn(date) ?? null;
      return holiday === null && pattern.shareWorkedOn(day.dayOfWeek) > 0
        ? []
        : [{ date, holiday }];
    }),
    dayRules,
    people: people.map(({ id, name, departmentId: inId, departmentName, patterns }) => ({
      id,
      name,
      department: inId === null ? null : { id: inId, name: departmentName ?? "" },
      passesOn: passesOnIn(leaders.get(id) ?? [], { actor, today, from, to }),
      ...ownDays(patterns, calendar, dates),
      leave: (leaveOf.get(id) ?? []).map(({ duration, employeeId: _, ...leave }) => ({
        ...leave,
        leaveDuration: duration,
      })),
    })),
    total: people[0]?.total ?? 0,
    everyone: people[0]?.everyone ?? 0,
  };
}

interface Plan {
  actor: Context["actor"];
  today: string;
  from: string;
  to: string;
}

/** The change of manager within a plan, for the present manager and super administrators: a stand-in sees only leave. */
function passesOnIn(
  leaders: readonly ComingLeader[],
  { actor, today, from, to }: Plan,
): LeavePlan["people"][number]["passesOn"] {
  if (!actor.isSuperadmin && leaders[0]?.manager?.id !== actor.employeeId) return null;
  const next = nextChangeIn(leaders, { today, until: to });
  return next && next.on >= from ? next : null;
}

function mondayOf(date: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 });
}

interface Shown {
  departmentId: number | undefined;
  offset: number;
  limit: number;
}

const plannedPeople = (tx: Tx, reader: Reader, departmentId: number | undefined) =>
  visibleEmployees(tx, reader)
    .where("e.isActive", "=", true)
    .$if(departmentId !== undefined, (found) =>
      found.where("e.id", "in", peopleIn(tx, Number(departmentId), reader.today)),
    );

/** One page by name, each with department and patterns, with the filtered total and the overall one. */
const findPlannedPeople = (tx: Tx, reader: Reader, { departmentId, offset, limit }: Shown) => {
  const page = plannedPeople(tx, reader, departmentId)
    .select(["e.id", "e.sortName", fullName("e").as("name")])
    .select(
      plannedPeople(tx, reader, departmentId)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    )
    .select(
      plannedPeople(tx, reader, undefined)
        .select(({ fn }) => fn.countAll<number>().as("everyone"))
        .$asScalar()
        .$notNull()
        .as("everyone"),
    )
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .offset(offset);
  return tx
    .selectFrom(page.as("e"))
    .leftJoinLateral(departmentRowOf(tx, sql.ref("e.id"), reader.today).as<"d">(sql`d`), (join) =>
      join.onTrue(),
    )
    .select(["e.id", "e.name", "e.total", "e.everyone", "d.id as departmentId", "d.departmentName"])
    .select(patternsOf(tx, sql`e.id`).as("patterns"))
    .orderBy("e.sortName")
    .orderBy("e.id")
    .execute();
};

/** Approved and pending leave between two days, by start. */
const listPlannedLeave = (
  tx: Tx,
  employeeIds: readonly number[],
  { from, to }: { from: string; to: string },
) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("r.leaveStatus", "in", ["approved", "pending"])
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .select(leaveColumns(tx))
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();

/** Days with different work than the company's; holidays are free for everyone. */
function ownDays(
  patterns: readonly PatternRow[],
  { holidayOn, workMinutes }: Pick<CompanyDays, "holidayOn" | "workMinutes">,
  dates: readonly string[],
): { daysOff: string[]; daysOn: string[] } {
  if (patterns.length === 0) return { daysOff: [], daysOn: [] };
  const [own, company] = [personSchedule(patterns, workMinutes), personSchedule([], workMinutes)];
  const worked = dates.filter((date) => holidayOn(date) === undefined);
  const differing = worked.filter((date) => own.shareOn(date) > 0 !== company.shareOn(date) > 0);
  return {
    daysOff: differing.filter((date) => own.shareOn(date) === 0),
    daysOn: differing.filter((date) => own.shareOn(date) > 0),
  };
}
