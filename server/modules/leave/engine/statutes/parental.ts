import {
  type MonthsAndDays,
  type ParentalBasis,
  type ParentalFacts,
  vanWykFrom,
} from "#contract/codes/parental-event.ts";
import { earlier, lastDayOfMonths, later, lengthOf, type Period, plusDays } from "../day.ts";

/** Leave as one block by calendar days; ends before it starts without a grant. */
export interface ParentalLeave extends Period {
  basis: ParentalBasis;
  /** The legal source. */
  source: string;
}

/** The law's parental leave from a day. Events before 3 October 2025 follow BCEA ss 25 to 25C, later ones the interim order. */
export function parentalLeave(facts: ParentalFacts, from: string): ParentalLeave {
  if (facts.event === "loss") return afterLoss(facts, from);
  return facts.date < vanWykFrom ? byTheAct(facts, from) : byTheOrder(facts, from);
}

/** Six weeks after a stillbirth or a miscarriage in the third trimester, even if leave has begun before it (s 25(4)). */
const afterLoss = ({ date }: ParentalFacts, from: string): ParentalLeave => ({
  from,
  to: later(plusDays(from, 41), plusDays(date, 42)),
  basis: "six-weeks",
  source: "BCEA s 25(4)",
});

function byTheAct({ event, role, isChildUnderTwo }: ParentalFacts, from: string): ParentalLeave {
  const leave = (basis: ParentalBasis, days: number, section: string) => ({
    from,
    to: plusDays(from, days - 1),
    basis,
    source: `BCEA s ${section}`,
  });
  // The ten weeks of s 25B are for a child under two. Section 25A names no age.
  if (event === "adoption" && !isChildUnderTwo) return leave("older-child", 10, "25A");
  if (role === "other") return leave("ten-days", 10, "25A");
  if (event !== "birth") return leave("ten-weeks", 70, event === "adoption" ? "25B" : "25C");
  return { ...leave("four-months", 0, "25"), to: lastDayOfMonths(from, 4) };
}

/** The Court also struck down the age limit of two years. Without an Act of Parliament, adopted children of any age count. */
function byTheOrder(facts: ParentalFacts, from: string): ParentalLeave {
  const source = "interim order in Van Wyk";
  const { role, hasEmployedPartner, agreedShare } = facts;
  if (!hasEmployedPartner)
    return { from, to: lastDayOfMonths(from, 4), basis: "only-parent", source };
  if (agreedShare) {
    const to = earlier(lastDayOfShare(from, agreedShare), lastDayOfPool(from));
    return { from, to, basis: "agreed-share", source };
  }
  const pool = daysOfPool(from);
  // The parent who gives birth or comes first has the odd day.
  const half = role === "first" ? Math.ceil(pool / 2) : Math.floor(pool / 2);
  return { from, to: plusDays(from, half - 1), basis: "half-share", source };
}

/** The earliest day of leave before a birth (s 25(2)), and the last of six weeks after it (s 25(3)). */
export const weeksAround = (birth: string): { earliest: string; restUntil: string } => ({
  earliest: plusDays(birth, -28),
  restUntil: plusDays(birth, 42),
});

const lastDayOfShare = (from: string, { months, days }: MonthsAndDays): string =>
  plusDays(lastDayOfMonths(from, months), days);

const lastDayOfPool = (from: string): string => lastDayOfShare(from, { months: 4, days: 10 });

/** The days of four months and ten days, from the pool's first day. */
export const daysOfPool = (from: string): number => lengthOf({ from, to: lastDayOfPool(from) });
