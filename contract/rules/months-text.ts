import type { MonthsOfLeave } from "../codes/leave-eligibility.ts";
import { daysText, dayText } from "./leave-text.ts";

export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? "month" : "months"}`;

/** "4 months", "4 months and 1 day", "10 days". */
export function lengthText({ months, days }: Pick<MonthsOfLeave, "months" | "days">): string {
  if (months === 0) return daysText(days);
  return days === 0 ? monthsText(months) : `${monthsText(months)} and ${daysText(days)}`;
}

/** How long leave is that the law counts in months, with the section. */
export const lengthBySection = ({
  section,
  ...length
}: Pick<MonthsOfLeave, "months" | "days" | "section">): string =>
  section === null ? lengthText(length) : `${lengthText(length)} (${section})`;

/** The sentence on how long leave is that the law counts in months. */
export function inMonthsText(leave: MonthsOfLeave): string {
  const { granted, section, beyondFrom } = leave;
  if (beyondFrom === null) return `It lasts ${lengthBySection(leave)}.`;
  const months = `the ${monthsText(granted)}${section === null ? "" : ` of ${section}`}`;
  return `It lasts ${lengthText(leave)}; from ${dayText(beyondFrom)} on it is beyond ${months}.`;
}
