import { type Period, plusDays, plusMonths } from "../day.ts";

/** A birth, an adoption of a child under two, or the birth of a child by a surrogate. */
export interface ParentalEvent {
  kind: "birth" | "adoption" | "surrogacy";
  /** The day of the birth, or of the adoption order or placement. */
  date: string;
}

export interface Parent {
  /** The parent who gives birth, the adoptive or commissioning parent who takes the longer leave, or the other one. */
  role: "first" | "other";
  /** Whether there is another parent who is employed. */
  hasEmployedPartner: boolean;
  /** The days of the pool that the two parents agreed on for this one; null if they did not agree. */
  agreedDays: number | null;
}

/** Leave that the law counts by the calendar, as one block from its first day. */
export interface ParentalLeave extends Period {
  /** Where it says so. */
  source: string;
}

/** The day of the order in Van Wyk v Minister of Employment and Labour (CCT 308/23), which applies until Parliament has legislated. */
export const vanWykFrom = "2025-10-03";

/**
 * The parental leave that the law grants for an event, if it begins on a day. Events before 3 October 2025 are governed by
 * ss 25 to 25C of the BCEA; for later ones the interim order applies, whatever the parent's sex and however they became a parent.
 */
export function parentalLeave(event: ParentalEvent, parent: Parent, from: string): ParentalLeave {
  return event.date < vanWykFrom ? byTheAct(event, parent, from) : byTheOrder(event, parent, from);
}

function byTheAct({ kind }: ParentalEvent, { role }: Parent, from: string): ParentalLeave {
  if (role === "other") return { from, to: plusDays(from, 9), source: "BCEA s 25A" };
  if (kind === "birth") return { from, to: monthsFrom(from, 4), source: "BCEA s 25" };
  const source = kind === "adoption" ? "BCEA s 25B" : "BCEA s 25C";
  return { from, to: plusDays(from, 69), source };
}

function byTheOrder(_: ParentalEvent, parent: Parent, from: string): ParentalLeave {
  const source = "Van Wyk, interim order";
  if (!parent.hasEmployedPartner) return { from, to: monthsFrom(from, 4), source };
  const pool = daysOfPool(from);
  // As near to a half as can be: of an odd day the parent who gives birth or comes first has it.
  const half = parent.role === "first" ? Math.ceil(pool / 2) : Math.floor(pool / 2);
  const days = parent.agreedDays === null ? half : Math.min(parent.agreedDays, pool);
  return { from, to: plusDays(from, days - 1), source };
}

/** Four months and ten days, in days, of a pool that is first used on a day. */
export const daysOfPool = (from: string): number =>
  Temporal.PlainDate.from(from).until(plusDays(plusMonths(from, 4), 10)).days;

const monthsFrom = (from: string, months: number): string => plusDays(plusMonths(from, months), -1);
