import type { Page } from "@playwright/test";

const stoppedAfterMs = 30_000;

/**
 * Gives a page a clock that can be stopped; call it before the page is opened. The clock runs by itself until then, so
 * that the page loads as usual.
 */
export async function stoppableClock({ clock }: Page) {
  const startedAt = Date.now();
  await clock.install({ time: startedAt });
  return {
    /** From here on time passes only by `pass`, however fast the machine is. The clock jumps to 30 s after its start. */
    stop: () => clock.pauseAt(startedAt + stoppedAfterMs),
    pass: (ms: number) => clock.runFor(ms),
    resume: () => clock.resume(),
  };
}

/** The day that is n days after today, or before it, as a company in South Africa counts them. */
export function inDays(days: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Johannesburg" }).format();
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
