/** loss: a stillbirth, or a miscarriage in the third trimester (BCEA s 25(4)). */
export const parentalEvents = ["birth", "adoption", "surrogacy", "loss"] as const;
export type ParentalEventKind = (typeof parentalEvents)[number];

/** first: the parent who gives birth, or takes the longer leave for an adoption or a surrogate's birth. */
export const parentRoles = ["first", "other"] as const;
export type ParentRole = (typeof parentRoles)[number];

/** The day of the order in Van Wyk v Minister of Employment and Labour (CCT 308/23); it applies until new legislation. */
export const vanWykFrom = "2025-10-03";

export interface MonthsAndDays {
  months: number;
  days: number;
}

/** The facts about leave for parents that South African law requires. */
export interface ParentalFacts {
  event: ParentalEventKind;
  /** The actual or expected day of the birth, adoption order or placement. */
  date: string;
  role: ParentRole;
  /** Whether another parent is employed; relevant from 3 October 2025. */
  hasEmployedPartner?: boolean | undefined;
  /** The share of this parent by agreement; none without an agreement. */
  agreedShare?: MonthsAndDays | null | undefined;
  /** Whether an adopted child is under two; relevant before 3 October 2025. */
  isChildUnderTwo?: boolean | undefined;
}

export function factsThatDecide({
  event,
  date,
  hasEmployedPartner,
  isChildUnderTwo,
}: Pick<ParentalFacts, "event" | "date" | "hasEmployedPartner" | "isChildUnderTwo">) {
  if (event === "loss") return { role: false, partner: false, share: false, childAge: false };
  const isByOrder = date >= vanWykFrom;
  const childAge = event === "adoption" && !isByOrder;
  return {
    role: event === "birth" || (!isByOrder && !(childAge && isChildUnderTwo !== true)),
    partner: isByOrder,
    share: isByOrder && hasEmployedPartner === true,
    childAge,
  };
}

/** The provision that grants the leave, and its extent. */
export const parentalBases = [
  "four-months",
  "six-weeks",
  "ten-days",
  "ten-weeks",
  "older-child",
  "only-parent",
  "agreed-share",
  "half-share",
] as const;
export type ParentalBasis = (typeof parentalBases)[number];

/** The legal grant of one parent for one event, as one block of leave. */
export interface ParentalGrant {
  basis: ParentalBasis;
  source: string;
  length: MonthsAndDays;
  /** Counted from the first day of the block; null without a grant. */
  until: string | null;
  /** The first day beyond the grant; null if there is none. */
  beyondFrom: string | null;
  /** Whether other leave for the same event exists apart from this one: the law grants one block. */
  isSecondBlock: boolean;
  /** Four weeks before a birth, if the leave begins earlier. */
  earliest: string | null;
  /** The end of the six weeks after a birth, if the leave ends earlier and they concern this parent. */
  restUntil: string | null;
}
