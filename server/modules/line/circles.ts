import type { Circle } from "#server/organisation/line-circle.ts";
import { dayInWords } from "./day-in-words.ts";

/** `They would lead each other from 1 March 2026: Anna would be led by Ben, Ben would be led by Anna.` Large circles are shortened. */
export function circleInWords({
  day,
  names,
  size,
}: Pick<Circle, "day" | "names" | "size">): string {
  const steps = names.slice(1).map((name, n) => `${names[n]} would be led by ${name}`);
  if (steps.length < size) steps.push(`and so on, ${size} people in all`);
  return `They would lead each other from ${dayInWords(day)}: ${steps.join(", ")}.`;
}
