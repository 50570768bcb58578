import type { Page } from "@playwright/test";

const stoppedAfterMs = 30_000;

/** Gives a page a clock that can be stopped. Call it before the page is opened: the clock runs until `stop`. */
export async function stoppableClock({ clock }: Page) {
  const startedAt = Date.now();
  await clock.install({ time: startedAt });
  return {
    /** Time passes only by `pass` from here on. The clock jumps to 30 s after its start. */
    stop: () => clock.pauseAt(startedAt + stoppedAfterMs),
    pass: (ms: number) => clock.runFor(ms),
    resume: () => clock.resume(),
  };
}

/** The day n days after today, or before it, in South African time. */
export function inDays(days: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Johannesburg" }).format();
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
