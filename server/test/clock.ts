import { onTestFinished } from "vitest";
import { followClock } from "#server/clock.ts";

/** Lets the server under test follow a clock until the test ends; the returned function sets it to an hour of a day, ten o'clock by default. */
export function ownClock(): (day: string, time?: string) => void {
  onTestFinished(() => followClock(undefined));
  return (day, time = "10:00") => followClock(() => new Date(`${day}T${time}:00+02:00`));
}
