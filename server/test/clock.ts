import { onTestFinished } from "vitest";
import { followClock } from "#server/clock.ts";

/** Sets the server's clock until the end of the test; the returned function chooses day and time, ten o'clock by default. */
export function ownClock(): (day: string, time?: string) => void {
  onTestFinished(() => followClock(undefined));
  return (day, time = "10:00") => followClock(() => new Date(`${day}T${time}:00+02:00`));
}
