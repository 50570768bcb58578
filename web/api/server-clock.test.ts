import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, serverTimeAt } from "./server-clock.ts";

afterEach(() => vi.useRealTimers());

test.each([
  ["ahead", "2026-03-02T08:05:00Z"],
  ["behind", "2026-03-02T07:40:00Z"],
])(
  "on a device whose clock is %s, the server's time is that of its last response",
  (_, deviceTime) => {
    vi.useFakeTimers({ now: Date.parse(deviceTime) });
    noteServerTime(new Response(null, { headers: { Date: "Mon, 02 Mar 2026 08:00:00 GMT" } }));
    vi.advanceTimersByTime(3_000);
    expect(serverTimeAt(Date.now())).toBe(Date.parse("2026-03-02T08:00:03Z"));
    noteServerTime(new Response(null));
    expect(serverTimeAt(Date.now())).toBe(Date.parse("2026-03-02T08:00:03Z"));
  },
);
