import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { leave } from "#contract/leave.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { peopleIn } from "#server/organisation/places.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { balancesOnDay } from "./balances/balance-queries.ts";

/** Who reads, and on which day. */
export type Reader = Pick<Context, "actor" | "today">;
type RecordQuery = ParsedInput<typeof leave.combinedRecords>["query"];

const isVisible = (tx: Tx, { actor, today }: Reader) =>
  visibleTo(tx, actor, { what: "leave", column: "e.id", today });

const visiblePeople = (tx: Tx, reader: Reader) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(isVisible(tx, reader));

/** The people whose leave a reader may see, each with who leads them today (h), if that is somebody active. */
export const peopleWithManager = (tx: Tx, reader: Reader) =>
  visiblePeople(tx, reader).leftJoin("employees as h", (join) =>
    join
      .on("h.tenantId", "=", tx.tenantId)
      .on("h.id", "=", managerOf(tx, sql.ref("e.id"), reader.today))
      .on("h.isActive", "=", true),
  );

/** Somebody whose leave the reader may see; undefined for anybody else. */
export const findVisiblePerson = (tx: Tx, reader: Reader, employeeId: number) =>
  peopleWithManager(tx, reader)
    .where("e.id", "=", employeeId)
    .select(["e.id", "h.id as headId"])
    .executeTakeFirst();

export async function listSuperadminIds(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeRole", "=", sql.lit("Executive"))
    .where("isActive", "=", true)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The numbers on one page of the people whose leave the reader may see, in order, and how many all pages have. */
export async function findPage(tx: Tx, reader: Reader, query: RecordQuery) {
  const { today } = reader;
  const { search, sort = "name", employeeId, departmentId, excludeSelf, pageSize } = query;
  const matching = visiblePeople(tx, reader)
    .$if(employeeId !== undefined, (people) => people.where("e.id", "=", Number(employeeId)))
    .$if(departmentId !== undefined, (people) =>
      people.where("e.id", "in", peopleIn(tx, Number(departmentId), reader.today)),
    )
    .$if(excludeSelf === true, (people) => people.where("e.id", "!=", reader.actor.employeeId))
    .$if(Boolean(search), (people) =>
      people.where(contains(["e.name", "e.surname", "e.email"], search ?? "")),
    );
  const { column, direction } = sortOf(sort);
  const sorted =
    column === "name"
      ? matching
          .orderBy(sql`lower(e.name)`, direction)
          .orderBy(sql`lower(e.surname)`, direction)
          .select("e.id")
      : matching
          .leftJoin(balancesOnDay(tx, balanceNames[column], today).as("b"), "b.employeeId", "e.id")
          .orderBy(sql`case when b.total > 0 then b.used / b.total else 0 end`, direction)
          .select("e.id");

  const [rows, { total }] = await Promise.all([
    sorted.orderBy("e.id").limit(pageSize).offset(offsetOf(query)).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** The people of these numbers, in their order, with who heads their department. */
export const listPeople = (tx: Tx, reader: Reader, ids: readonly number[]) =>
  peopleWithManager(tx, reader)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], e.id)`)
    .select([
      "e.id",
      "e.name",
      "e.surname",
      "e.email",
      "e.gender",
      "e.isActive",
      "e.employeeRole",
      "e.employeeStatus",
      "e.employmentStatus",
      "e.employeeNumber",
      "e.createdAt",
      "e.updatedAt",
      "h.id as headId",
    ])
    .execute();
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

const balanceNames = {
  annual: "annual",
  sick: "sick",
  family: "familyResponsibility",
  maternity: "maternityPaternity",
} as const satisfies Record<string, LeaveBalance>;

const leaveWithDecider = (tx: Tx) =>
  tx
    .selectFrom("leaveRequests as r")
    .leftJoin("employees as b", (join) =>
      join.onRef("b.tenantId", "=", "r.tenantId").onRef("b.id", "=", "r.decidedById"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .select([
      "r.id",
      "r.employeeId",
      "r.leaveType",
      "r.startDate",
      "r.endDate",
      "r.duration",
      "r.leaveStatus",
      "r.reason",
      "r.contactNumber",
      "r.requestedAt",
      "r.decidedAt",
      "r.decidedById",
      fullName("b").as("decidedByName"),
    ]);

export const findLeave = (tx: Tx, id: number) =>
  leaveWithDecider(tx).where("r.id", "=", id).executeTakeFirst();
export type LeaveRow = NonNullable<Awaited<ReturnType<typeof findLeave>>>;

/** All leave of some people, newest start first. */
export const listLeave = (tx: Tx, employeeIds: readonly number[]) =>
  leaveWithDecider(tx)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .orderBy("r.startDate", "desc")
    .orderBy("r.id", "desc")
    .execute();

/** Days approved and people concerned, by kind of leave, and how many people wait for a decision, as far as the reader may see. */
export const countLeave = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }))
    .select([
      sql<number>`count(distinct r.employee_id) filter (where r.leave_status = 'pending')`.as(
        "pendingLeaveRequests",
      ),
      approvedDays(["AnnualLeave"]).as("annualLeaveCount"),
      approvedPeople(["AnnualLeave"]).as("annualLeaveUsersCount"),
      approvedDays(["SickLeave"]).as("sickLeaveCount"),
      approvedPeople(["SickLeave"]).as("sickLeaveUsersCount"),
      approvedDays(otherTypes).as("otherLeaveCount"),
      approvedPeople(otherTypes).as("otherLeaveUsersCount"),
    ])
    .executeTakeFirstOrThrow();

/** How many requests of the whole company are pending. */
export async function countPendingLeave(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", tx.tenantId)
    .where("leaveStatus", "=", sql.lit("pending"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const otherTypes: LeaveType[] = ["FamilyResponsibilityLeave", "MaternityLeave", "UnpaidLeave"];

const approvedOf = (types: readonly LeaveType[]) =>
  sql`filter (where r.leave_status = 'approved' and r.leave_type = any(${types}::text[]))`;
const approvedDays = (types: readonly LeaveType[]) =>
  sql<number>`coalesce(sum(r.duration) ${approvedOf(types)}, 0)`;
const approvedPeople = (types: readonly LeaveType[]) =>
  sql<number>`count(distinct r.employee_id) ${approvedOf(types)}`;
