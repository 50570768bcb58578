/** Who heads a department on each day, without a database: the same object on all days of one term, null where nobody does. */
export type HeadsByDay = ({ who: number } | null)[];

/** Names who heads it from a day on, or nobody: until the next change that is recorded already. */
export function nameHead(days: HeadsByDay, who: number | null, from: number): void {
  const before = days[from] ?? null;
  if ((before?.who ?? null) === who) return;
  const next = days.findIndex((one, day) => day > from && one !== before);
  days.fill(who === null ? null : { who }, from, next === -1 ? days.length : next);
}
