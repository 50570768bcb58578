import { readFileSync } from "node:fs";
import { StartError } from "./start-error.ts";

let followed: (() => Date) | undefined;

/** What time it is: by the machine's clock, unless the server follows another. */
export const currentTime = (): Date => followed?.() ?? new Date();

/** Lets the server, its jobs and its SQL follow another clock; without one, the machine's again. */
export function followClock(clock: (() => Date) | undefined): void {
  followed = clock;
}

/** What a transaction opens with so that `app.clock()` says the same; nothing by the machine's clock. */
export const clockOpening = (): string[] =>
  followed ? [`set local app.now = '${followed().toISOString()}'`] : [];

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** A clock that shows the instant which a file holds, as `2026-03-02T08:00:00Z`, read each time; throws without one. */
export const clockIn = (file: string) => (): Date => {
  const text = textIn(file).trim();
  const shown = instant.test(text) ? new Date(text) : undefined;
  if (!shown || Number.isNaN(shown.getTime()))
    throw new StartError("CLOCK_FILE holds no instant like 2026-03-02T08:00:00Z.");
  return shown;
};

function textIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StartError("CLOCK_FILE names no file that can be read.");
  }
}
