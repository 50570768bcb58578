/** What leave for parents is for. */
export const parentalEvents = ["birth", "adoption", "surrogacy"] as const;
export type ParentalEventKind = (typeof parentalEvents)[number];

/** The parent who gives birth, or takes the longer leave for an adoption or a surrogate's birth, and the other one. */
export const parentRoles = ["first", "other"] as const;
export type ParentRole = (typeof parentRoles)[number];

/** The day of the order in Van Wyk v Minister of Employment and Labour (CCT 308/23), which applies until Parliament has legislated. */
export const vanWykFrom = "2025-10-03";

/** A length as the law counts it. */
export interface MonthsAndDays {
  months: number;
  days: number;
}

/** What leave for parents is for, as far as the law of South Africa asks. */
export interface ParentalFacts {
  event: ParentalEventKind;
  /** The day, or the expected day, of the birth, or of the adoption order or placement. */
  date: string;
  role: ParentRole;
  /** Whether another parent is employed; it decides from 3 October 2025 on. */
  hasEmployedPartner?: boolean | undefined;
  /** What the two parents agreed on for this one; none if they did not agree. */
  agreedShare?: MonthsAndDays | null | undefined;
  /** Whether an adopted child is under two; it decides before 3 October 2025. */
  isChildUnderTwo?: boolean | undefined;
}

/** Which of the facts decide; the others are not asked for. */
export function factsThatDecide({
  event,
  date,
  hasEmployedPartner,
  isChildUnderTwo,
}: Pick<ParentalFacts, "event" | "date" | "hasEmployedPartner" | "isChildUnderTwo">) {
  const isByOrder = date >= vanWykFrom;
  const childAge = event === "adoption" && !isByOrder;
  return {
    role: event === "birth" || (!isByOrder && !(childAge && isChildUnderTwo !== true)),
    partner: isByOrder,
    share: isByOrder && hasEmployedPartner === true,
    childAge,
  };
}

/** By which provision leave is granted, and how much of it. */
export const parentalBases = [
  "four-months",
  "ten-days",
  "ten-weeks",
  "older-child",
  "only-parent",
  "agreed-share",
  "half-share",
] as const;
export type ParentalBasis = (typeof parentalBases)[number];

/** What the law grants for an event to one parent, as one block of leave. */
export interface ParentalGrant {
  basis: ParentalBasis;
  /** Where the law says so. */
  source: string;
  /** How long it is: none if the law grants nothing. */
  length: MonthsAndDays;
  /** Its last day, counted from the first day of the block; null if it grants nothing. */
  until: string | null;
  /** The first day of the leave that is beyond it; null if there is none. */
  beyondFrom: string | null;
  /** Whether there is other leave for the same event that this one does not follow on: the law grants one block. */
  isSecondBlock: boolean;
  /** The day four weeks before a birth, if the leave begins before it. */
  earliest: string | null;
  /** The last day of the six weeks after a birth, if the leave ends before it and they concern this parent. */
  restUntil: string | null;
}
