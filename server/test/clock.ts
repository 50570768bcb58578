import { onTestFinished } from "vitest";
import { followClock } from "#server/clock.ts";

/** Lets the server under test follow a clock until the test ends; the returned function sets it to ten o'clock of a day. */
export function ownClock(): (day: string) => void {
  onTestFinished(() => followClock(undefined));
  return (day) => followClock(() => new Date(`${day}T10:00:00+02:00`));
}
