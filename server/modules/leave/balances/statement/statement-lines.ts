import type { StatementLine } from "#contract/leave/balances/statement.ts";
import type { CycleAccount, Entry } from "#server/modules/leave/engine/account.ts";
import { sumOf } from "#server/modules/leave/engine/amounts.ts";
import type { BalanceOnDay } from "#server/modules/leave/engine/balance.ts";
import { compareDays, earlier, type Period, plusDays } from "#server/modules/leave/engine/day.ts";

export interface Details {
  entryOf(
    id: number,
  ): Pick<StatementLine, "by" | "recordedOn" | "reason" | "usableUntil"> | undefined;
  leaveOf(id: number): Pick<StatementLine, "by" | "recordedOn" | "leave"> | undefined;
}

/** A line before its running total. */
type Row = Omit<StatementLine, "left">;

const nothing = { by: null, recordedOn: null, reason: null, usableUntil: null, leave: null };
const kindOf: Record<Entry["kind"], StatementLine["kind"]> = {
  default: "granted",
  corrected: "corrected",
  opening: "opening",
  "paid-out": "paid-out",
  worked: "worked",
  given: "gained",
};

interface Asked {
  asOf: string;
  yearStart: string;
  /** The remainder with some pending leave approved. */
  remainingWith: (approved: ReadonlySet<number>) => number;
}

/**
 * Lines of a balance with running totals: past, booked, then pending as if approved one after another. Each year begins
 * with its carried days.
 */
export function linesOf(
  balance: BalanceOnDay,
  { asOf, yearStart, remainingWith }: Asked,
  details: Details,
): StatementLine[] {
  const past = balance.cycles.flatMap((cycle) => takenAndEntered(cycle, asOf, details));
  const ahead = (state: "approved" | "pending") => aheadRows(balance, { state, asOf }, details);
  const approved = new Set<number>();
  let left = 0;
  return withYears([...past.sort(byDay), ...ahead("approved"), ...ahead("pending")], yearStart).map(
    (row) => {
      if (row.kind === "carried") return { ...row, days: left, left };
      if (row.kind === "pending" && row.leave) {
        approved.add(row.leave.id);
        left = remainingWith(approved);
      } else left = sumOf([left, row.days]);
      return { ...row, left };
    },
  );
}

const byDay = (one: Row, other: Row): number => compareDays(dayOf(one), dayOf(other));

const isOnFirstDay = ({ leaveType }: Pick<NonNullable<Row["leave"]>, "leaveType">): boolean =>
  leaveType === "TimeInLieu";
const dayOf = ({ leave, from, to }: Row): string => (leave && isOnFirstDay(leave) ? from : to);

type Movements = BalanceOnDay["cycle"]["movements"];

/** One line per entry, gain and loss of a cycle, and one per request. */
function takenAndEntered({ movements, ...cycle }: CycleAccount, asOf: string, details: Details) {
  const period = { from: cycle.from, to: earlier(cycle.to, asOf) };
  const requests = new Set<number>();
  return movements.flatMap((movement): Row[] => {
    const { day, days } = movement;
    if (movement.kind === "entered") {
      const { id, kind } = movement.entry;
      const row = { ...nothing, ...details.entryOf(id), from: day, to: day, days };
      return [{ ...row, kind: kindOf[kind] }];
    }
    if (movement.kind !== "used")
      return [{ ...nothing, kind: movement.kind, from: day, to: day, days }];
    if (requests.has(movement.leaveId)) return [];
    requests.add(movement.leaveId);
    return leaveRow("taken", details.leaveOf(movement.leaveId), period);
  });
}

/** Approved leave after the day, or all pending leave of the cycle, by first day. */
function aheadRows(
  { leave, cycle }: BalanceOnDay,
  { state, asOf }: { state: "approved" | "pending"; asOf: string },
  details: Details,
): Row[] {
  const isPending = state === "pending";
  const period = { from: isPending ? cycle.from : plusDays(asOf, 1), to: cycle.to };
  return leave
    .filter((one) => one.state === state && one.since <= asOf)
    .flatMap(({ id }) => leaveRow(isPending ? "pending" : "booked", details.leaveOf(id), period))
    .sort((one, other) => compareDays(one.from, other.from));
}

/** A request's line for its days in a period; none without a cost. */
function leaveRow(
  kind: "taken" | "booked" | "pending",
  about: ReturnType<Details["leaveOf"]>,
  { from, to }: Period,
): Row[] {
  const isIn = ({ date }: { date: string }) => date >= from && date <= to;
  const all = about?.leave?.days ?? [];
  const days =
    about?.leave && isOnFirstDay(about.leave)
      ? all.filter(() => all.slice(0, 1).some(isIn))
      : all.filter(isIn);
  const [first, last] = [days[0], days.at(-1)];
  const cost = sumOf(days.map((day) => day.cost));
  if (!about?.leave || !first || !last || cost === 0) return [];
  const leave = { ...about.leave, days };
  return [{ ...nothing, ...about, kind, from: first.date, to: last.date, days: -cost, leave }];
}

/** Adds a line before each year that has earlier lines. */
function withYears(rows: readonly Row[], yearStart: string): Row[] {
  return rows.flatMap((row, at): Row[] => {
    const before = rows[at - 1];
    const from = yearFrom(row.from, yearStart);
    const begins =
      before !== undefined && isCounted(row) && yearFrom(before.from, yearStart) < from;
    return begins ? [{ ...nothing, kind: "carried", from, to: from, days: 0 }, row] : [row];
  });
}

/** Undecided leave comes last, whatever its year. */
const isCounted = ({ kind }: Row): boolean => kind !== "pending" && kind !== "booked";

/** The first day of a day's year, which begins on a date such as 03-01. */
export function yearFrom(day: string, yearStart: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < yearStart ? 1 : 0);
  return `${String(year).padStart(4, "0")}-${yearStart}`;
}

/** The movements in a day's company year, and the balance before it. */
export function yearOf(
  { cycles }: Pick<BalanceOnDay, "cycles">,
  from: string,
): { carried: number; added: number; lapsed: number; taken: number } {
  const before = plusDays(from, -1);
  const sumWhere = (isCountedIn: (one: Movements[number]) => boolean) =>
    sumOf(cycles.flatMap(({ movements }) => movements.filter(isCountedIn).map(({ days }) => days)));
  const inYear = (kinds: readonly string[]) =>
    sumWhere(({ kind, day }) => day > before && kinds.includes(kind));
  return {
    carried: sumWhere(({ day }) => day <= before),
    added: inYear(["gained", "entered"]),
    lapsed: -inYear(["lapsed"]),
    taken: -inYear(["used"]),
  };
}
