import type { AuditSource } from "#contract/codes/audit.ts";
import { AppError } from "#server/app-error.ts";

/** An entry's place in the log: its moment to the microsecond, then its source and its ids there. */
export interface LogPlace {
  at: string;
  source: AuditSource;
  ids: readonly [number, number, string];
}

/** At the same moment, the later source comes first in the log. */
const ranks: Record<AuditSource, number> = { read: 1, story: 2, security: 3 };

const written =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(security|story|read)_(\d{1,15})_(\d{1,15})_([A-Za-z]*)$/;

export const keyOf = ({ at, source, ids }: LogPlace): string => [at, source, ...ids].join("_");

/** Throws `invalid_request` unless the key is an entry's. */
export function placeOf(key: string): LogPlace {
  const [, at = "", source, first, second, part = ""] = written.exec(key) ?? [];
  if (!at) throw new AppError("invalid_request", { fields: { before: "This is no entry" } });
  return { at, source: source as AuditSource, ids: [Number(first), Number(second), part] };
}

/** Greater the later a place is in time, and so the earlier in the log. */
const orderOf = ({ at, source, ids: [first, second, part] }: LogPlace) =>
  [at, ranks[source], ...[first, second].map((id) => String(id).padStart(15, "0")), part].join();

/** Negative if one comes first, newest first. */
export const compareNewest = (one: LogPlace, other: LogPlace): number =>
  orderOf(one) > orderOf(other) ? -1 : 1;

/** Where another source continues: entries of the same moment, too, if they come after. */
export const isSameMomentLeft = (source: AuditSource, { source: last }: LogPlace): boolean =>
  ranks[source] < ranks[last];
