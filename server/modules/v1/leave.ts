import { sql } from "kysely";
import { documentedLeaveTypes, isOffered, leaveBalances } from "#contract/codes/leave.ts";
import type { V1Query } from "#contract/v1/v1.ts";
import { AppError } from "#server/app-error.ts";
import type { KeyContext, Tx } from "#server/context.ts";
import { balancesOn } from "#server/modules/leave/index.ts";
import { ofId, pageFrom } from "./page.ts";

export async function listLeaveTypes({ tx }: KeyContext) {
  const offered = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["offersStudyLeave", "offersTimeInLieu"])
    .executeTakeFirstOrThrow();
  const own = await tx
    .selectFrom("leaveOwnTypes as own")
    .where("own.tenantId", "=", tx.tenantId)
    .where("own.isClosed", "=", false)
    .select(["own.id", "own.typeName as name"])
    .orderBy("own.id")
    .execute();
  const documented = documentedLeaveTypes.filter((type) => isOffered(type, offered));
  return {
    items: [
      ...documented.map((type) => ({ type, ownTypeId: null, name: null })),
      ...own.map(({ id, name }) => ({ type: "OwnLeave" as const, ownTypeId: id, name })),
    ],
  };
}

const requests = (tx: Tx) =>
  tx.selectFrom("leaveRequests as r").where("r.tenantId", "=", tx.tenantId);

/** Neither the reason nor who decided. */
const columns = [
  sql<boolean>`r.cancellation_asked_at is not null`.as("isCancellationAsked"),
  "r.id",
  "r.employeeId as personId",
  "r.leaveType as type",
  "r.ownTypeId",
  "r.startDate",
  "r.endDate",
  "r.startHalf",
  "r.endHalf",
  "r.duration as days",
  "r.leaveStatus as status",
  "r.requestedAt",
  "r.decidedAt",
  "r.version",
] as const;

export async function listLeaveRequests({ tx }: KeyContext, query: V1Query<"listLeaveRequests">) {
  const { limit, cursor = 0, personId, status, from, to } = query;
  const rows = await requests(tx)
    .where("r.id", ">", cursor)
    .$if(personId !== undefined, (found) => found.where("r.employeeId", "=", Number(personId)))
    .$if(status !== undefined, (found) => found.where("r.leaveStatus", "=", status ?? "pending"))
    .$if(from !== undefined, (found) => found.where("r.endDate", ">=", String(from)))
    .$if(to !== undefined, (found) => found.where("r.startDate", "<=", String(to)))
    .select(columns)
    .orderBy("r.id")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, query, ofId);
}

/** Throws `not_found`. */
export async function getLeaveRequest({ tx }: KeyContext, id: number) {
  const request = await requests(tx).where("r.id", "=", id).select(columns).executeTakeFirst();
  if (!request) throw new AppError("not_found");
  return request;
}

interface Day {
  date: string;
  cost: number;
}

export async function listLeaveDays({ tx }: KeyContext, query: V1Query<"listLeaveDays">) {
  const { limit, cursor = 0, from, to } = query;
  const days = sql<Day[]>`(
    select coalesce(json_agg(json_build_object('date', d.day, 'cost', d.cost) order by d.day), '[]')
    from leave_days as d
    where d.tenant_id = ${tx.tenantId} and d.leave_id = r.id and d.day between ${from}::date and ${to}::date)`;
  const rows = await requests(tx)
    .where("r.id", ">", cursor)
    .where("r.leaveStatus", "=", "approved")
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .select([
      "r.id as requestId",
      "r.employeeId as personId",
      "r.leaveType as type",
      "r.ownTypeId",
      days.as("days"),
    ])
    .orderBy("r.id")
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, query, ({ requestId }) => requestId);
}

const maxDaysAhead = 731;
const dayMs = 86_400_000;

/** Throws `not_found`. A balance is computed ahead, so not for any day. */
export async function listLeaveBalances(
  context: KeyContext,
  id: number,
  { on = context.today }: V1Query<"listLeaveBalances">,
) {
  if (Date.parse(on) > Date.parse(context.today) + maxDaysAhead * dayMs)
    throw new AppError("invalid_request", {
      fields: { on: "Please give a day within the next two years" },
    });
  const { documented, own } = await balancesOn(context, id, on);
  const figures = [
    ...leaveBalances.map((balance) => ({ balance, ownTypeId: null, ...documented[balance] })),
    ...own.map(({ typeId, balance }) => ({
      ...{ balance: "own" as const, ownTypeId: typeId },
      ...balance,
    })),
  ];
  const items = figures.map(({ balance, ownTypeId, total, used, pending, remaining }) => ({
    ...{ balance, ownTypeId, granted: total, taken: used, requested: pending, remaining },
  }));
  return { on, items };
}
