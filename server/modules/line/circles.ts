import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { type Circle, findCircle } from "#server/organisation/line-circle.ts";
import { dayInWords } from "./day-in-words.ts";

/**
 * Throws `circle_of_managers` if any of these employees is led by someone whom they lead, over any number of steps, on any day
 * from theirs on. To be called after each change of the line, by calls that change it one at a time.
 */
export async function refuseCircles(
  tx: Tx,
  affected: readonly { employeeId: number; from: string }[],
): Promise<void> {
  if (affected.length === 0) return;
  const circle = await findCircle(tx, affected);
  if (circle) throw new AppError("circle_of_managers", { message: circleInWords(circle) });
}

/**
 * `They would lead each other from 1 March 2026: Anna would be led by Ben, Ben would be led by Anna.` Of a large circle only its
 * beginning is told.
 */
export function circleInWords({
  day,
  names,
  size,
}: Pick<Circle, "day" | "names" | "size">): string {
  const steps = names.slice(1).map((name, n) => `${names[n]} would be led by ${name}`);
  if (steps.length < size) steps.push(`and so on, ${size} people in all`);
  return `They would lead each other from ${dayInWords(day)}: ${steps.join(", ")}.`;
}
