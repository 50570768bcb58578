import type { AnnualTerms, BalanceTerms } from "#contract/leave/terms/terms.ts";
import { formatDays } from "#web/ui/format/counts.ts";

const count = (n: number, one: string) => `${n.toLocaleString("en")} ${n === 1 ? one : `${one}s`}`;

export function termsSentence(terms: AnnualTerms): string {
  const amount =
    "days" in terms.amount
      ? count(terms.amount.days, "day")
      : `${count(terms.amount.weeks, "week")} of working days`;
  const tiers = terms.tiers.map(({ afterYears, amount: then }) => {
    const days = "days" in then ? count(then.days, "day") : count(then.weeks, "week");
    return `${days} after ${count(afterYears, "year")}`;
  });
  if (amount === "0 days" && tiers.length === 0) return "None.";
  const steps = tiers.length > 0 ? ` (${tiers.join(", ")})` : "";
  return `${amount}${steps} ${cycleText(terms)}, ${gainText(terms)}${waitText(terms)}. ${carryText(terms)}${belowZeroText(terms)}`;
}

function cycleText({ cycle }: BalanceTerms): string {
  if (cycle.kind === "year") return cycle.from === "01-01" ? "a calendar year" : "a year";
  return cycle.months === 12
    ? "a year of service"
    : `in ${count(cycle.months, "month")} of service`;
}

function gainText({ accrual }: BalanceTerms): string {
  switch (accrual.kind) {
    case "at-once":
      return accrual.isProrated
        ? "at once, a share for part of it"
        : "at once, in full for part of it";
    case "monthly":
      return `a share at the ${accrual.at} of each month`;
    case "days-worked":
      return `one for every ${accrual.per} days worked`;
    default:
      return `in the first ${count(accrual.firstMonths, "month")} one day for every ${accrual.per} worked, then at once`;
  }
}

function waitText({ waitingMonths, minDaysPerWeek }: BalanceTerms): string {
  const after = waitingMonths > 0 ? `, after ${count(waitingMonths, "month")}` : "";
  return minDaysPerWeek > 0 ? `${after}, at ${count(minDaysPerWeek, "day")} a week or more` : after;
}

function carryText({ carryOver: { cap, months }, statutory }: BalanceTerms): string {
  if (!statutory || (cap === null && months === null))
    return restText({ cap, months }, "What is left");
  const kept =
    "days" in statutory
      ? count(statutory.days, "day")
      : `${count(statutory.weeks, "week")} of working days`;
  return `${kept} never lapse. ${restText({ cap, months }, "What is left beyond them")}`;
}

const belowZeroText = ({ belowZero }: AnnualTerms): string =>
  belowZero ? ` The balance can go down to ${formatDays(-belowZero)}.` : "";

function restText({ cap, months }: BalanceTerms["carryOver"], rest: string): string {
  if (cap === 0) return `${rest} lapses.`;
  const most = cap === null ? rest : `Up to ${count(cap, "day")}`;
  return months === null
    ? `${most} stays.`
    : `${most} can be taken for ${count(months, "month")} more.`;
}
