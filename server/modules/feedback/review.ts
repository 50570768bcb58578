import type { PersonName } from "#contract/common.ts";
import type { FeedbackReport, ReportedFeedback, ReportQuery } from "#contract/feedback.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { settle } from "#server/notices/notify.ts";
import {
  findReport,
  findReportReads,
  findReports,
  insertReportRead,
  type ReportRow,
  saveResolved,
} from "./report-queries.ts";

/** A reported message lists no more reads. */
const maxReads = 200;

/** One page of the messages that were reported, but the reviewer's own, without anything that was written. */
export async function listReports(
  { tx, actor }: Context,
  list: ReportQuery,
): Promise<Page<FeedbackReport>> {
  const { items, total } = await findReports(tx, actor.employeeId, list);
  return { items: items.map(reportOf), total };
}

/** A reported message with what was written; the read is recorded for the message, and for the records of both. */
export async function getReported({ tx, actor, today }: Context, id: number) {
  const { employeeId: readerId } = actor;
  const report = await findReport(tx, readerId, id);
  if (!report) throw new AppError("not_found");
  await insertReportRead(tx, { feedbackId: id, readerId, day: today });
  const reads = await findReportReads(tx, id, maxReads);
  const { title, message, reason } = report;
  const result: ReportedFeedback = {
    ...reportOf(report),
    title,
    message,
    reason,
    reads: reads.map(({ day, ...by }) => ({ day, by: { id: by.readerId, name: by.readerName } })),
  };
  return { ofEmployeeId: [report.senderId, report.receiverId], result };
}

/** Resolves the report of a message, and settles its notifications; a repeated call changes nothing. */
export async function resolveReport(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const { employeeId: resolvedById } = actor;
  if (!(await findReport(tx, resolvedById, id))) throw new AppError("not_found");
  await saveResolved(tx, id, { resolvedById, resolvedAt: now.toISOString() });
  await settle(context, { kind: "feedbackReported", aboutId: id });
  return { ok: true };
}

const personOf = (id: number, name: string): PersonName => ({ id, name });

const reportOf = (row: ReportRow): FeedbackReport => ({
  id: row.id,
  reportedAt: row.reportedAt,
  reportedBy: personOf(row.receiverId, row.receiverName),
  sender: personOf(row.senderId, row.senderName),
  sentAt: row.createdAt,
  resolvedAt: row.resolvedAt,
  resolvedBy:
    row.resolvedById === null ? null : personOf(row.resolvedById, row.resolvedByName ?? ""),
});
