import type { AuditEntry, AuditFilter, AuditPage, AuditQuery } from "#contract/audit.ts";
import { auditDays } from "#contract/codes/audit.ts";
import { operations } from "#contract/index.ts";
import { dayOf, plusDays, startOf } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { companyTimeZone } from "#server/jobs/job-context.ts";
import { deviceLabel } from "#server/modules/auth/index.ts";
import { findNames } from "#server/organisation/names.ts";
import {
  findPlaceNames,
  findReads,
  findSecurityEvents,
  findStoryEntries,
  type LogRow,
  type ReadRow,
} from "./log-queries.ts";
import { compareNewest, keyOf, type LogPlace, placeOf } from "./place.ts";

type Reading = Pick<Context, "tx" | "actor" | "today">;

/** One page of security events, of the history's kinds and of recorded reads, newest first. */
export async function listAudit(
  context: Reading,
  { before, pageSize, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const { from, to } = periodOf(context, filter);
  const found = await entriesAfter(context, filter, { before, limit: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  return { entries, hasMore: found.length > pageSize, from, to };
}

const periodOf = ({ today }: Pick<Context, "today">, { from, to }: AuditFilter) => {
  const last = to ?? today;
  return { from: from ?? plusDays(last, 1 - auditDays), to: last };
};

/** Each source is asked for as many, so that the newest of all are among them. */
export async function entriesAfter(
  context: Reading,
  filter: AuditFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { tx, actor } = context;
  const place = before === undefined ? undefined : placeOf(before);
  const { from, to } = periodOf(context, filter);
  const timeZone = await companyTimeZone(tx);
  const request = {
    ...filter,
    limit,
    reader: actor,
    period: {
      from: startOf(from, timeZone),
      until: startOf(plusDays(to, 1), timeZone),
      firstDay: from,
      lastDay: to,
    },
    before: place && { ...place, day: dayOf(new Date(place.at), timeZone) },
  };
  const security = await findSecurityEvents(tx, request);
  const story = await findStoryEntries(tx, request);
  const reads = await findReads(tx, request);
  const newest = [
    ...security.map((row) => ofRow("security", row)),
    ...story.map((row) => ofRow("story", row)),
    ...reads.map((row) => ofRead(row, startOf(row.day, timeZone))),
  ]
    .toSorted((one, other) => compareNewest(one.place, other.place))
    .slice(0, limit);
  return named(context, newest);
}

interface Placed {
  place: LogPlace;
  entry: Omit<AuditEntry, "by" | "subject" | "key">;
  byId: number | null;
  subject: { kind: NonNullable<LogRow["subjectKind"]>; id: number | null } | null;
}

const ofRow = (source: "security" | "story", row: LogRow): Placed => ({
  place: { at: row.at, source, ids: [row.id, 0, ""] },
  byId: row.byId,
  subject: row.subjectKind && { kind: row.subjectKind, id: row.subjectId },
  entry: {
    source,
    id: row.id,
    kind: row.kind,
    at: new Date(row.at).toISOString(),
    isWholeDay: false,
    byOperator: row.byOperator,
    address: row.address,
    device: row.device && deviceLabel(row.device),
    details: detailsOf(row.details),
  },
});

function ofRead({ employeeId, readerId, part }: ReadRow, begins: Date): Placed {
  const at = begins.toISOString();
  return {
    place: { at: at.replace("Z", "000Z"), source: "read", ids: [employeeId, readerId, part] },
    byId: readerId,
    subject: { kind: "employee", id: employeeId },
    entry: {
      ...{ source: "read", id: null, kind: part, at, isWholeDay: true, byOperator: false },
      ...{ address: "", device: "", details: [] },
    },
  };
}

const summaries = new Map(
  operations.map(({ module, name, summary }) => [`${module}.${name}`, summary]),
);

/** A call by its summary; several values of a detail one by one. */
const detailsOf = (details: LogRow["details"]): AuditEntry["details"] =>
  Object.entries(details).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: summaries.get(String(one)) ?? String(one) })),
  );

async function named({ tx }: Reading, placed: readonly Placed[]): Promise<AuditEntry[]> {
  const subjects = placed.flatMap(({ subject }) => subject ?? []);
  const idsOf = (isEmployee: boolean) =>
    subjects.flatMap(({ kind, id }) => ((kind === "employee") === isEmployee ? (id ?? []) : []));
  const people = await findNames(tx, [
    ...new Set([...placed.flatMap(({ byId }) => byId ?? []), ...idsOf(true)]),
  ]);
  const others = await findPlaceNames(tx, [...new Set(idsOf(false))]);
  return placed.map(({ place, byId, subject, entry }) => ({
    key: keyOf(place),
    ...entry,
    by: byId === null ? null : { id: byId, name: people.get(byId) ?? "" },
    subject: subject && {
      ...subject,
      name: (subject.kind === "employee" ? people : others).get(subject.id ?? 0) ?? "",
    },
  }));
}
