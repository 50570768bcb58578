/** Who heads a department on each day, without a database: the same object on all days of one term, null where nobody does. */
export type HeadsByDay = ({ who: number } | null)[];

/**
 * Names who heads it from a day on, or nobody: until the next change that is recorded already. Anyone who has headed it until then goes on in the
 * same term, as if what follows had never been recorded.
 */
export function nameHead(days: HeadsByDay, who: number | null, from: number): void {
  const before = days[from] ?? null;
  if ((before?.who ?? null) === who) return;
  const next = days.findIndex((one, day) => day > from && one !== before);
  const last = days[from - 1] ?? null;
  const named = who === null ? null : { who };
  days.fill(last?.who === who ? last : named, from, next === -1 ? days.length : next);
}
