import type { Circle } from "#server/organisation/line-circle.ts";
import { dayInWords } from "./day-in-words.ts";

/** `They would manage each other from 1 March 2026: Anna would report to Ben, Ben would report to Anna.` Large circles are shortened. */
export function circleInWords({
  day,
  names,
  size,
}: Pick<Circle, "day" | "names" | "size">): string {
  const steps = names.slice(1).map((name, n) => `${names[n]} would report to ${name}`);
  if (steps.length < size) steps.push(`and so on, ${size} people in all`);
  return `They would manage each other from ${dayInWords(day)}: ${steps.join(", ")}.`;
}
