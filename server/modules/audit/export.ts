import type { AuditEntry, AuditFilter } from "#contract/audit.ts";
import { auditLabelOf } from "#contract/codes/audit.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import { entriesAfter } from "./log.ts";

const rowsPerPart = 1_000;
const maxRows = 1_000_000;

const columns: readonly [header: string, value: (entry: AuditEntry) => string][] = [
  ["When", ({ at, isWholeDay }) => (isWholeDay ? `${at} (day)` : at)],
  ["What", (entry) => auditLabelOf(entry)],
  ["Kind", ({ source, kind }) => `${source}.${kind}`],
  ["By", ({ by, byOperator }) => by?.name ?? (byOperator ? "Operator" : "")],
  ["About", ({ subject }) => subject?.name ?? ""],
  ["Address", ({ address }) => address],
  ["Device", ({ device }) => device],
  ["Details", ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join("; ")],
];

/** The next part of the filtered log, newest first; each line is complete in itself. */
export async function exportAudit(
  context: Context,
  { format, ...filter }: AuditFilter & { format: "csv" | "jsonl" },
  after?: RowPlace,
): Promise<FilePart> {
  const [before, count] = after ?? [undefined, 0];
  const limit = Math.min(rowsPerPart, maxRows - count);
  const entries = await entriesAfter(context, filter, { before, limit });
  const last = entries.length === limit ? entries.at(-1) : undefined;
  const written = count + entries.length;
  return {
    fileName: `audit-log-${context.today}.${format}`,
    contentType: format === "csv" ? "text/csv; charset=utf-8" : "application/jsonl; charset=utf-8",
    text: format === "csv" ? csvOf(entries, !after) : jsonLinesOf(entries),
    last: last && written < maxRows ? [last.key, written] : undefined,
  };
}

function csvOf(entries: readonly AuditEntry[], isStart: boolean): string {
  const header = isStart ? [columns.map(([name]) => name)] : [];
  const lines = entries.map((entry) => columns.map(([, value]) => value(entry)));
  return csvLines([...header, ...lines], { isStart });
}

const jsonLinesOf = (entries: readonly AuditEntry[]) =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
