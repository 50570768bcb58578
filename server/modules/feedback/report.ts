import { sql } from "kysely";
import type { NewReport, ReportQuery } from "#contract/feedback.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { feedbackReported } from "./notices.ts";

/** Reports a received message to super administrators other than its sender. Only the first report counts. */
export async function reportFeedback(
  context: Context,
  id: number,
  { reason = "" }: NewReport,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const parties = await findParties(tx, id);
  if (parties?.receiverId !== actor.employeeId) throw new AppError("not_found");
  const isNew = await insertReport(tx, { feedbackId: id, reason, reportedAt: now.toISOString() });
  if (!isNew) return { ok: true };
  const reviewers = await findReviewers(tx, [parties.senderId, parties.receiverId]);
  await notify(context, feedbackReported, {
    to: reviewers,
    details: {},
    byId: actor.employeeId,
    aboutId: id,
  });
  return { ok: true };
}

const findParties = (tx: Tx, id: number) =>
  tx
    .selectFrom("feedback")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["senderId", "receiverId"])
    .executeTakeFirst();

/** False if it has been reported already. */
async function insertReport(
  tx: Tx,
  report: { feedbackId: number; reason: string; reportedAt: string },
): Promise<boolean> {
  const added = await tx
    .insertInto("feedbackReports")
    .values({ tenantId: tx.tenantId, ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning("feedbackId")
    .executeTakeFirst();
  return added !== undefined;
}

/** Other super administrators are not notified of a report. */
const maxNotified = 100;

/** The active super administrators who are neither sender nor recipient. */
async function findReviewers(tx: Tx, partyIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from employees
    where tenant_id = ${tx.tenantId} and employee_role = 'Executive' and is_active and employee_status = 'approved'
      and id <> all(${partyIds}::bigint[])
    order by id limit ${maxNotified}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Reported messages (r, f) with sender (s), recipient (by) and resolver (x), without the reviewer's own. */
const reports = (tx: Tx, reviewerId: number) =>
  tx
    .selectFrom("feedbackReports as r")
    .innerJoin("feedback as f", (join) =>
      join.on("f.tenantId", "=", tx.tenantId).onRef("f.id", "=", "r.feedbackId"),
    )
    .innerJoin("employees as s", (join) =>
      join.on("s.tenantId", "=", tx.tenantId).onRef("s.id", "=", "f.senderId"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.receiverId"),
    )
    .leftJoin("employees as x", (join) =>
      join.on("x.tenantId", "=", tx.tenantId).onRef("x.id", "=", "r.resolvedById"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("f.senderId", "!=", reviewerId);

const withColumns = (query: ReturnType<typeof reports>) =>
  query
    .select(["f.id", "f.createdAt", "f.senderId", "f.receiverId"])
    .select(["r.reportedAt", "r.resolvedAt", "r.resolvedById"])
    .select([
      fullName("s").as("senderName"),
      fullName("by").as("receiverName"),
      sql<string | null>`${fullName("x")}`.as("resolvedByName"),
    ]);
export type ReportRow = Awaited<ReturnType<ReturnType<typeof withColumns>["execute"]>>[number];

export async function findReports(tx: Tx, reviewerId: number, { resolved, ...list }: ReportQuery) {
  const matching = reports(tx, reviewerId).$if(resolved !== undefined, (query) =>
    query.where("r.resolvedAt", resolved ? "is not" : "is", null),
  );
  const [items, { total }] = await Promise.all([
    withColumns(matching)
      .orderBy("r.reportedAt", "desc")
      .orderBy("r.feedbackId", "desc")
      .limit(list.pageSize)
      .offset(offsetOf(list))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** A reported message with its text, if the reviewer may see it. */
export const findReport = (tx: Tx, reviewerId: number, id: number) =>
  withColumns(reports(tx, reviewerId))
    .where("r.feedbackId", "=", id)
    .select(["f.title", "f.message", "r.reason"])
    .executeTakeFirst();

/** A resolved report stays as it is. */
export const saveResolved = (
  tx: Tx,
  id: number,
  { resolvedById, resolvedAt }: { resolvedById: number; resolvedAt: string },
) =>
  tx
    .updateTable("feedbackReports")
    .set({ resolvedById, resolvedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("feedbackId", "=", id)
    .where("resolvedAt", "is", null)
    .execute();

/** At most once a day. */
export const insertReportRead = (
  tx: Tx,
  read: { feedbackId: number; readerId: number; day: string },
) =>
  tx
    .insertInto("feedbackReportReads")
    .values({ tenantId: tx.tenantId, ...read })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The readers of a reported message by day, latest first. */
export const findReportReads = (tx: Tx, feedbackId: number, limit: number) =>
  tx
    .selectFrom("feedbackReportReads as r")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "r.readerId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.feedbackId", "=", feedbackId)
    .select(["r.day", "r.readerId", fullName("by").as("readerName")])
    .orderBy("r.day", "desc")
    .orderBy("r.readerId")
    .limit(limit)
    .execute();
