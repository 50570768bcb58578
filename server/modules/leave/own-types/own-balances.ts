import { balanceOfLeaveType, type LeaveBalance } from "#contract/codes/leave.ts";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import { AppError } from "#server/app-error.ts";
import type { PastEmployment } from "#server/organisation/past-employments.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import type { BalanceSources, RequestedLeave } from "../engine/balance.ts";
import { earlier } from "../engine/day.ts";
import { documentedAccount } from "../engine/documented-account.ts";
import { type Earner, type OwnGrantOnDay, type OwnLot, ownLotsOf } from "../engine/own-lots.ts";
import { documentedTerms, type Terms } from "../engine/terms.ts";
import type { RequestedDates } from "../rules/leave-days.ts";

/** A company's own type with its grants. */
export interface OwnTypeRow extends OwnTypeName {
  needsBalance: boolean;
  hasHalfDays: boolean;
  certificateAfterDays: number | null;
  isClosed: boolean;
  grants: readonly OwnGrantOnDay[];
}

type OwnEntry = BalanceSources["entries"][number];

/** What an employee earns days of own types by. */
export interface EarnerRow {
  birthDate: string | null;
  startDate: string | null;
  endDate: string | null;
  serviceFrom: string | null;
  past: readonly PastEmployment[];
}

/** What an employee's own balances depend on. */
export interface OwnEarnerRow extends EarnerRow {
  id: number;
  /** The types that the employee may ask for. */
  askable: readonly number[];
  /** By hand, the first to count first. */
  entries: readonly (OwnEntry & { typeId: number })[];
  /** The cost of each day of open leave of own types. */
  days: readonly { leaveId: number; date: string; cost: number }[];
}

/** An own type as it is for one employee. */
export interface PersonOwnType extends OwnTypeRow {
  mayAsk: boolean;
  hasBirthDate: boolean;
  /** Null if the type needs none. */
  balance: OwnBalance | null;
}

/** The balance of an own type of one employee. */
export interface OwnBalance {
  typeId: number;
  /** The lots and entries by hand that begin until a day; the lots are `given`. */
  entriesUntil(day: string): readonly OwnEntry[];
  /** The cost of each day of a request; undefined if unknown. */
  daysOf(leaveId: number | undefined): { date: string; cost: number }[] | undefined;
}

const always = "0001-01-01";

/** The employments of an employee, with an open end if unknown. */
export function earnerOf({ birthDate, startDate, endDate, serviceFrom, past }: EarnerRow): Earner {
  const present = { from: startDate, to: endDate, serviceFrom };
  const services = [...past, present].map(({ from, to, serviceFrom: counted }) => ({
    from: from ?? always,
    to,
    serviceFrom: counted ?? from ?? always,
  }));
  return { birthDate, services };
}

/** An employee's own types, with a balance for each that needs one. */
export function personOwnTypes(
  types: readonly OwnTypeRow[],
  { askable, entries, days, ...row }: OwnEarnerRow,
): PersonOwnType[] {
  const earner = earnerOf(row);
  const entriesByType = Map.groupBy(entries, ({ typeId }) => typeId);
  const daysByLeave = Map.groupBy(days, ({ leaveId }) => leaveId);
  const daysOf = (leaveId: number | undefined) =>
    leaveId === undefined ? undefined : daysByLeave.get(leaveId);
  return types.map((type) => ({
    ...type,
    mayAsk: askable.includes(type.id),
    hasBirthDate: earner.birthDate !== null,
    balance: type.needsBalance
      ? {
          typeId: type.id,
          entriesUntil: (day) => [
            ...ownLotsOf(type.grants, earner, day).map(entryOf),
            ...(entriesByType.get(type.id) ?? []).filter((entry) => entry.day <= day),
          ],
          daysOf,
        }
      : null,
  }));
}

/** Below 0, where no entry by hand has its id. */
const entryOf = ({ days, day, until, recordedOn }: OwnLot, at: number) => ({
  id: -1 - at,
  kind: "given" as const,
  days,
  day,
  until,
  recordedOn,
});

/** A balance with another entry by hand. */
export const withOwnEntry = (balance: OwnBalance, entry: OwnEntry): OwnBalance => ({
  ...balance,
  entriesUntil: (day) => [...balance.entriesUntil(day), ...(entry.day <= day ? [entry] : [])],
});

/** Lots alone give days; these terms give none. */
const yearly: Terms = {
  ...documentedTerms,
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "year", from: "01-01" },
};

/** The account of an own balance: lots and leave by calendar year, from the first day of either. */
export function ownAccount(
  entries: BalanceSources["entries"],
  leave: readonly RequestedLeave[],
  day: string,
): Pick<BalanceSources, "services" | "terms" | "work"> {
  const from = [
    ...entries.map((entry) => entry.day),
    ...leave.flatMap(({ days }) => days.map(({ date }) => date)),
  ].reduce(earlier, day);
  return {
    work: documentedAccount.work,
    services: [{ from, to: null, serviceFrom: from }],
    terms: [{ from: always, terms: yearly }],
  };
}

type NamedDates = Pick<RequestedDates, "leaveType" | "ownType">;

/** The balance that leave draws on; null for none. */
export const drawnBalance = (
  { leaveType, ownType }: NamedDates,
  types: readonly PersonOwnType[] = [],
): LeaveBalance | OwnBalance | null =>
  ownType
    ? (types.find(({ id }) => id === ownType.id)?.balance ?? null)
    : balanceOfLeaveType[leaveType];

/** The dates with the name of their own type; throws `not_found` for a type that the company does not have. */
export function withOwnType<Dates extends object>(
  { ownTypeId, ...dates }: Dates & { ownTypeId?: number | undefined },
  types: readonly PersonOwnType[],
): Omit<Dates, "ownTypeId"> & { ownType?: OwnTypeName } {
  if (ownTypeId === undefined) return dates;
  const type = types.find(({ id }) => id === ownTypeId);
  if (!type) throw new AppError("not_found");
  const { id, name, color } = type;
  return { ...dates, ownType: { id, name, color } };
}

/** The types that concern an employee: those with leave, and open ones that they may ask for or have days of. */
export const concerning = (
  types: readonly PersonOwnType[],
  leave: readonly CountedLeave[],
  day: string,
): PersonOwnType[] =>
  types.filter(
    ({ id, isClosed, mayAsk, balance }) =>
      leave.some((one) => one.ownType?.id === id) ||
      (!isClosed &&
        (mayAsk || (balance?.entriesUntil(day) ?? []).some((lot) => (lot.until ?? day) >= day))),
  );
