/** Heads by day, without a database: one object per term, null for none. */
export type HeadsByDay = ({ who: number } | null)[];

/** A new head or none until the next recorded change. The present head continues in the same term. */
export function nameHead(days: HeadsByDay, who: number | null, from: number): void {
  const before = days[from] ?? null;
  if ((before?.who ?? null) === who) return;
  const next = days.findIndex((one, day) => day > from && one !== before);
  const last = days[from - 1] ?? null;
  const named = who === null ? null : { who };
  days.fill(last?.who === who ? last : named, from, next === -1 ? days.length : next);
}
