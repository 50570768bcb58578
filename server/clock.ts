import { readFileSync } from "node:fs";
import { StartError } from "./start-error.ts";

let followed: (() => Date) | undefined;

/** The machine's clock, unless the server follows another. */
export const currentTime = (): Date => followed?.() ?? new Date();

/** For the server, its jobs and its SQL; without a clock, back to the machine's. */
export function followClock(clock: (() => Date) | undefined): void {
  followed = clock;
}

/** Makes `app.clock()` agree within a transaction; empty for the machine's clock. */
export const clockOpening = (): string[] =>
  followed ? [`set local app.now = '${followed().toISOString()}'`] : [];

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Reads the file's instant each time, as `2026-03-02T08:00:00Z`; throws without one. */
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
